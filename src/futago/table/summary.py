"""What lists show of a table, and when the server itself has to act."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from futago.bots import character_of, level_of
from futago.games import GAMES
from futago.table import clocks
from futago.table.journal import Index
from futago.table.messages import LocalizedText, localized
from futago.table.setup import ClockKind
from futago.table.table import Table
from futago.texts import Text


class SeatSummary(Struct, frozen=True, omit_defaults=True):
    """A seat and its holder."""

    seat: str
    name: str
    bot: str | None
    taken: bool
    mine: bool = False
    guest: str | None = None
    """The holder's id: stored with the table, never shown."""
    character: str | None = None
    """Who the bot is; not stored."""


class Summary(Struct, frozen=True):
    """A table in a list: public information only."""

    game: str
    title: str
    options: dict[str, Any]
    """Options that differ from the defaults."""
    seats: list[SeatSummary]
    movers: list[str]
    clock: ClockKind
    made: int
    imported: bool
    rematch: str | None
    winners: list[str] = []
    """The winning seats, once the game is over."""
    stage: LocalizedText | None = None
    """How far the game has come, if the game says so."""
    forked: bool = False
    """Goes on from a position of another game, or tries it out."""


_decode = msgspec.json.Decoder(Summary).decode


def summary_for(stored: bytes, guests: Collection[str]) -> Summary:
    """A summary for one person, who may have been several guests: marks their seats and removes the
    holders' ids."""
    summary = _decode(stored)
    game = GAMES.get(summary.game)
    seats = [
        replace(
            seat,
            mine=seat.guest in guests,
            guest=None,
            bot=level_of(seat.bot) if seat.bot is not None else None,
            character=character_of(game, seat.bot, seat.seat) if game is not None else None,
        )
        for seat in summary.seats
    ]
    return replace(summary, seats=seats)


def changed_options(table: Table) -> dict[str, Any]:
    """The options that differ from the defaults of their edition or mode, as far as a list can show
    them; the same as long as the table exists."""
    if table.listed_options is None:
        table.listed_options = _changed_options(table)
    return table.listed_options


def _changed_options(table: Table) -> dict[str, Any]:
    match = table.match
    defaults = {spec.name: spec.default for spec in match.game.specs_with(match.options)}
    # Records have null where the option is called none.
    named = {name: "none" if v is None else v for name, v in table.setup.options.items()}
    return {
        name: value
        for name, value in named.items()
        if name in defaults and value != defaults[name] and isinstance(value, str | int)
    }


def index_of(table: Table, started_at: int, now: int) -> Index:
    """The index of a table, for lists and timers."""
    setup, outcome, stage = table.setup, table.state.outcome, table.state.stage()
    summary = Summary(
        game=setup.game,
        title=setup.title,
        options=changed_options(table),
        seats=[
            SeatSummary(seat, held.name, held.bot, held.taken, guest=held.guest)
            for seat, held in table.seats.items()
        ],
        movers=list(table.movers),
        clock=setup.clock.kind,
        made=table.made,
        imported=setup.imported is not None,
        rematch=table.progress.rematch,
        winners=list(outcome.winners) if outcome is not None else [],
        stage=localized(stage) if stage is not None else None,
        forked=setup.origin is not None,
    )
    return Index(
        status=table.status,
        listed=setup.public,
        due=next_due(table, started_at, now),
        changed=now,
        summary=msgspec.json.encode(summary),
    )


Listed: TypeAlias = tuple[str, tuple[str, ...], int | None, Text | None]
"""Status, movers, due time and stage of a stored index."""


def changed_index(
    table: Table, stored: Index | None, listed: Listed | None, started_at: int, time: int
) -> Index | None:
    """The new index, or None if lists and timers need no update. After a move nothing else than
    what is `listed` can have changed."""
    if listed is not None and stored is not None:
        due = next_due(table, started_at, time)
        if listed == (table.status, table.movers, due, table.state.stage()):
            return None
    index = index_of(table, started_at, time)
    if stored and (stored.status, stored.due, stored.summary) == (
        index.status,
        index.due,
        index.summary,
    ):
        return None
    return index


def is_abandoned(table: Table) -> bool:
    """Whether all people who sat here have given up, so that only bots are left."""
    return not table.people() and any(held.conceded for held in table.seats.values())


def next_due(table: Table, started_at: int, now: int) -> int | None:
    """When the server has to act next: at once for a bot, or when a person's time runs out."""
    if table.status != "running" or is_abandoned(table):
        return None
    moments = list[int]()
    for seat in table.movers:
        if not table.seats[seat].person:
            moments.append(table.progress.turns.get(seat, now))
        else:
            end = clocks.deadline(table, seat, started_at)
            if end is not None:
                moments.append(end)
    return min(moments, default=None)
