"""Past games: replayed move by move from any seat or from above, exported, imported, forked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from futago.bots import BeliefSummary, belief_of
from futago.chance import commitment, draw
from futago.game import ABOVE, CHANCE, Action, BadInput, IllegalAction, Json, State, listed
from futago.recap import recap
from futago.record import CONCEDED, Record, game_of, move_as_json, replay, verify
from futago.table.creation import clean
from futago.table.entries import Conceded, EntryData, MoveData, Sat, Started
from futago.table.messages import LocalizedText, LogLine, localized, log_line
from futago.table.setup import Origin, TableSetup
from futago.table.table import Table
from futago.texts import Text

MAX_FRAMES: Final = 100


class Frame(Struct, frozen=True):
    """The game after a number of moves, as one viewer saw it."""

    move: int
    by: str | None
    played: str | None
    """The move itself, if the viewer may know it."""
    log: list[LogLine]
    view: dict[str, Any]


class Verdict(Struct, frozen=True):
    """Whether every draw follows from the seed; the seed matches the commitment."""

    commitment: str
    seed: str
    draws: int
    verified: bool


def states(table: Table) -> Iterator[tuple[str | None, Action | None, State]]:
    """The game at its beginning and after each move that was not undone."""
    match = table.setup.match()
    yield None, None, match.state
    for seat, action in table.match.moves:
        match.play(seat, action)
        yield seat, action, match.state


def frames(
    table: Table, viewer: str, first: int, last: int, language: str | None
) -> Iterator[Frame]:
    """The game after `first` to `last` moves. Everything comes from a view; moves are shown only
    after the end, or to the mover."""
    for number, (seat, action, state) in enumerate(states(table)):
        if number > last:
            return
        if number < first:
            continue
        known = seat is not None and (table.over or seat == viewer)
        log = [log_line(event, language) for event in state.events(viewer)] if number else []
        played = str(action) if known else None
        yield Frame(number, seat, played, log, state.view(viewer).as_json())


class HighlightShown(Struct, frozen=True):
    """Something that a seat did best, or that befell nobody worse."""

    title: LocalizedText
    seat: str
    text: LocalizedText


class RecapShown(Struct, frozen=True):
    """A finished game in figures."""

    title: LocalizedText
    """What the curves show."""
    curves: dict[str, list[int]]
    """What each seat had at the beginning and after each round."""
    places: dict[str, int]
    """The place of each seat, from 1; empty where nobody is ranked."""
    highlights: list[HighlightShown]


def recap_of(table: Table, language: str | None) -> RecapShown:
    """A finished game in figures."""
    if not table.over:
        raise IllegalAction(Text("table-not-over"))
    found = recap(table.match.game, ((seat, state) for seat, _, state in states(table)))
    highlights = [
        HighlightShown(localized(one.title, language), one.seat, localized(one.text, language))
        for one in found.highlights
    ]
    return RecapShown(localized(found.title, language), found.curves, found.places, highlights)


def believed(table: Table, seat: str, move: int) -> BeliefSummary | None:
    """A seat's belief about what was hidden from it after a number of moves, from what it saw then;
    None if nothing is hidden from it."""
    for number, (_, _, state) in enumerate(states(table)):
        if number == move:
            match = table.match
            return belief_of(match.game, match.options, seat, state.view(seat))
    raise _no_such_move(table, move)


def record_of(table: Table) -> dict[str, Json]:
    """The record of a finished game."""
    if not table.over:
        raise IllegalAction(Text("table-not-over"))
    origin = table.setup.origin
    if origin is not None and origin.position is not None:
        raise IllegalAction(Text("table-no-record"))
    record = table.match.record()
    if origin is not None:
        record["moves"] = [*origin.moves, *record["moves"]]
    return record


def checked(table: Table) -> Verdict:
    """Verify every draw made at this table against its seed."""
    if not table.over:
        raise IllegalAction(Text("table-seed-later"))
    match, draws, right = table.setup.match(), 0, True
    for seat, action in table.match.moves:
        if seat == CHANCE:
            outcomes, weights = (
                listed(match.state.legal_actions(CHANCE)),
                match.state.chance_weights(),
            )
            right = right and draw(table.setup.seed, draws, outcomes, weights) == action
            draws += 1
        match.play(seat, action)
    seed = table.setup.seed
    return Verdict(commitment(seed), seed, draws, right)


def imported(record: Record) -> tuple[TableSetup, list[EntryData]]:
    """The setup and entries of a finished table for a record, which is validated strictly."""
    verify(record)
    game, options = game_of(record)
    last = game.new(options)
    moves: list[MoveData] = []
    for seat, action, state in replay(record):
        moves.append(move_as_json(seat, action))
        last = state
    names = {seat: clean(name)[:40] for seat, name in record["seats"].items()}
    setup = TableSetup(
        game=game.name,
        version=game.version,
        options=game.options_as_json(options),
        seed=record["seed"],
        chat=False,
        imported=names,
    )
    entries: list[EntryData] = [Sat(seat, name) for seat, name in names.items()]
    entries.append(Started(moves))
    reason = record["result"]["reason"]
    if last.outcome is None and reason in CONCEDED:
        loser = next(seat for seat in names if seat != record["result"].get("winner"))
        entries.append(Conceded(loser, reason))
    return setup, entries


def fork_of(table: Table, move: int) -> Origin:
    """The origin of a new table that continues a finished game after a number of moves."""
    if not table.over:
        raise IllegalAction(Text("table-not-over"))
    if not 0 <= move <= len(table.match.moves):
        raise _no_such_move(table, move)
    played = [move_as_json(seat, action) for seat, action in table.match.moves[:move]]
    origin = table.setup.origin
    if origin is not None and origin.position is not None:
        position = next(s for n, (_, _, s) in enumerate(states(table)) if n == move).position(ABOVE)
        return Origin(table.id, position=position, move=move)
    return Origin(table.id, [*(origin.moves if origin else ()), *played], move=move)


def tried_out(table: Table, seat: str, rng: random.Random) -> Origin:
    """The current position with everything that a seat cannot know drawn at random."""
    if table.status not in ("running", "paused"):
        raise IllegalAction(Text("table-not-running"))
    return Origin(table.id, position=table.state.imagined(seat, rng).position(ABOVE))


def _no_such_move(table: Table, move: int) -> BadInput:
    return BadInput(Text("table-move-unknown", move=move, moves=len(table.match.moves)))
