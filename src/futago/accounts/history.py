"""The games that somebody played, from what lists of tables show: searched, filtered, told."""

from __future__ import annotations

import csv
import io
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from futago.bots import character_of, level_of
from futago.errors import FutagoError
from futago.games import GAMES
from futago.table.journal import Index
from futago.table.summary import SeatSummary, Summary

Result = Literal["won", "lost", "drawn", "unfinished"]
KINDS_OF_GAME: Final = "first"
"""The group of the options that say what kind of game it is, such as its edition."""
DANGEROUS: Final = ("=", "+", "-", "@", "\t", "\r")
"""What spreadsheets take for a formula at the beginning of a cell."""


class Opponent(Struct, frozen=True):
    """Somebody else at a table: a person by name, or a bot by its level."""

    seat: str
    name: str
    bot: str | None
    character: str | None


class GamePlayed(Struct, frozen=True):
    """A game that I played, or am playing."""

    id: str
    game: str
    title: str
    begun: int
    changed: int
    result: Result
    seats: list[str]
    """Mine."""
    place: int
    """Of the first of them among the seats of the table, from 0."""
    roles: list[str]
    """What they are in statistics."""
    opponents: list[Opponent]
    kind: dict[str, Any]
    """The options that say what kind of game it is, such as the edition."""
    options: dict[str, Any]
    """All options that differ from the defaults."""
    counted: bool
    """Whether it counts in statistics: finished, from the beginning, and with one seat of mine."""


class GameFilter(Struct, frozen=True):
    """Which games to show; without a value, all."""

    search: str = ""
    game: str = ""
    role: str = ""
    opponent: str = ""
    """The level of a bot, or the name of a person."""
    result: str = ""

    def fits(self, played: GamePlayed) -> bool:
        called = {one.bot or one.name for one in played.opponents}
        text = " ".join([played.title, *(one.name for one in played.opponents)])
        return (
            self.game in ("", played.game)
            and (not self.role or self.role in played.roles)
            and (not self.opponent or self.opponent in called)
            and self.result in ("", played.result)
            and all(word in text.casefold() for word in self.search.casefold().split())
        )


_decode = msgspec.json.Decoder(Summary).decode


def games_played(
    rows: Iterable[tuple[str, int, Index]], guests: Collection[str]
) -> list[GamePlayed]:
    """The games at these tables in which one of the guests, who are one person, has a seat; in the
    order of the tables. What cannot be read is left out."""
    found = list[GamePlayed]()
    for id, created, index in rows:
        try:
            played = _played(id, created, index, _decode(index.summary), guests)
        except (msgspec.MsgspecError, FutagoError):
            continue
        if played is not None:
            found.append(played)
    return found


def _played(
    id: str, created: int, index: Index, summary: Summary, guests: Collection[str]
) -> GamePlayed | None:
    mine = [seat for seat in summary.seats if seat.guest in guests]
    if not mine or summary.imported:
        return None
    game = GAMES.get(summary.game)
    role = game.role if game is not None else str
    opponents = [
        Opponent(
            seat.seat,
            seat.name,
            level_of(seat.bot) if seat.bot is not None else None,
            character_of(game, seat.bot, seat.seat) if game is not None else None,
        )
        for seat in summary.seats
        if seat.taken and seat not in mine
    ]
    specs = game.option_specs if game is not None else ()
    kind = {
        spec.name: summary.options.get(spec.name, spec.default)
        for spec in specs
        if spec.group == KINDS_OF_GAME
    }
    return GamePlayed(
        id=id,
        game=summary.game,
        title=summary.title,
        begun=created,
        changed=index.changed,
        result=_result(index, summary, mine),
        seats=[seat.seat for seat in mine],
        place=summary.seats.index(mine[0]),
        roles=list(dict.fromkeys(role(seat.seat) for seat in mine)),
        opponents=opponents,
        kind=kind,
        options=summary.options,
        counted=index.status == "over" and not summary.forked and len(mine) == 1,
    )


def _result(index: Index, summary: Summary, mine: Sequence[SeatSummary]) -> Result:
    if index.status != "over":
        return "unfinished"
    if not summary.winners:
        return "drawn"
    # Whoever gave up has lost, even if the bot that took over has won.
    won = any(seat.seat in summary.winners and seat.bot is None for seat in mine)
    return "won" if won else "lost"


def as_csv(games: Iterable[GamePlayed]) -> str:
    """Games as a table for a spreadsheet, times in milliseconds since 1970."""
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow(
        ["id", "game", "title", "begun", "changed", "result", "seats", "opponents", "options"]
    )
    for one in games:
        against = (f"{other.seat}: {other.bot or other.name}" for other in one.opponents)
        options = {**one.kind, **one.options}
        row = [
            *(one.id, one.game, one.title, one.begun, one.changed, one.result),
            " ".join(one.seats),
            "; ".join(against),
            "; ".join(f"{name}={value}" for name, value in options.items()),
        ]
        table.writerow([_harmless(cell) for cell in row])
    return out.getvalue()


def _harmless(cell: object) -> object:
    is_formula = isinstance(cell, str) and cell.startswith(DANGEROUS)
    return f"'{cell}" if is_formula else cell
