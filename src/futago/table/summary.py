"""What lists show of a table, and when the server itself has to act at it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from futago.table import clocks
from futago.table.journal import Index
from futago.table.table import Table


class SeatSummary(Struct, frozen=True, omit_defaults=True):
    """Who sits where."""

    seat: str
    name: str
    bot: str | None
    taken: bool
    mine: bool = False
    guest: str | None = None
    """Whose seat it is: kept with the table, never shown."""


class Summary(Struct, frozen=True):
    """A table in a list. It says what is public and nothing more."""

    game: str
    title: str
    options: dict[str, Any]
    """Those that are not as usual."""
    seats: list[SeatSummary]
    movers: list[str]
    clock: str
    made: int
    imported: bool
    rematch: str | None
    winners: list[str] = []
    """The seats that have won, once the game is over."""


_decode = msgspec.json.Decoder(Summary).decode


def summary_for(kept: bytes, guest: str | None) -> Summary:
    """A table in the list of one person: which seats are theirs, and nothing of the others."""
    summary = _decode(kept)
    seats = [
        replace(seat, mine=guest is not None and seat.guest == guest, guest=None)
        for seat in summary.seats
    ]
    return replace(summary, seats=seats)


def chosen(table: Table) -> dict[str, Any]:
    """The options that somebody chose, as far as a list can show them."""
    usual = {spec.name: spec.default for spec in table.match.game.option_specs}
    return {
        name: value
        for name, value in table.setup.options.items()
        if name in usual and value != usual[name] and isinstance(value, str | int | None)
    }


def index_of(table: Table, woken: int, now: int) -> Index:
    """The table as lists and wake-ups need it."""
    setup, outcome = table.setup, table.state.outcome
    summary = Summary(
        game=setup.game,
        title=setup.title,
        options=chosen(table),
        seats=[
            SeatSummary(seat, held.name, held.bot, held.taken, guest=held.guest)
            for seat, held in table.seats.items()
        ],
        movers=list(table.movers),
        clock=setup.clock.kind,
        made=table.made,
        imported=setup.imported is not None,
        rematch=table.standing.rematch,
        winners=list(outcome.winners) if outcome is not None else [],
    )
    return Index(
        status=table.status,
        listed=setup.public,
        due=next_due(table, woken, now),
        changed=now,
        summary=msgspec.json.encode(summary),
    )


def next_due(table: Table, woken: int, now: int) -> int | None:
    """When a bot has to move (at once) or a person's time runs out, if nobody does anything."""
    if table.status != "running":
        return None
    moments = list[int]()
    for seat in table.movers:
        if not table.seats[seat].person:
            moments.append(table.standing.turns.get(seat, now))
        else:
            end = clocks.deadline(table, seat, woken)
            if end is not None:
                moments.append(end)
    return min(moments, default=None)
