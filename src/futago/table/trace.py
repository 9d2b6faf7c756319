"""The moves of an entry, with the state of the game after each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from futago.game import Action, State
from futago.match import Match
from futago.record import move_as_json
from futago.table.entries import MoveData

Trace = list[tuple[str, Action, State]]
"""The moves of an entry with the state after each."""


def settled(match: Match) -> Iterator[tuple[str, Action, State]]:
    """Play the moves that nobody decides, with the state after each."""
    for seat, action in match.settle():
        yield seat, action, match.state.copy()


def moves_as_json(trace: Iterable[tuple[str, Action, State]]) -> list[MoveData]:
    return [move_as_json(seat, action) for seat, action, _ in trace]


def replayed(match: Match, moves: Sequence[MoveData]) -> Trace:
    """Replay moves from the journal."""
    trace: Trace = []
    for move in moves:
        fields = dict(move)
        seat = fields.pop("by")
        action = match.game.action_from_json(fields)
        match.play(seat, action)
        trace.append((seat, action, match.state.copy()))
    return trace
