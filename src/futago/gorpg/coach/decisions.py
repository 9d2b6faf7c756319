"""The decisions of a game: moves that are decided together are one decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from futago.game import CHANCE
from futago.gorpg.rules.actions import Equip, GorpgAction, Lay, Pass, Retreat, Trade
from futago.gorpg.rules.board import (
    ATTACK,
    HUNTERS,
    LAY,
    MERCENARIES,
    QUESTS,
    READY,
    STAND,
    STRIKE,
)
from futago.gorpg.state import GorpgState
from futago.record import Record, replay

Moves = tuple[GorpgAction, ...]

_TOGETHER: Final = {ATTACK: ATTACK, STAND: ATTACK, STRIKE: STRIKE, LAY: LAY}
"""Phases whose moves belong together: a party's go, the Overlord's strikes, what he lays out."""
_PREPARED: Final = (QUESTS, READY, HUNTERS, MERCENARIES)
"""Phases in which heroes are equipped before the move itself."""


@dataclass(frozen=True)
class Decision:
    """What a seat decided, or what chance dealt until the next decision: the moves, the number of
    the first one (from 1), the state before, and those after each move."""

    seat: str
    moves: Moves
    first: int
    before: GorpgState
    states: tuple[GorpgState, ...]

    @property
    def after(self) -> GorpgState:
        return self.states[-1]

    @property
    def revealed(self) -> bool:
        """Whether something hidden came to light."""
        return any(state.revealed for state in self.states)

    @property
    def last(self) -> int:
        return self.first + len(self.moves) - 1

    @property
    def main(self) -> GorpgAction:
        """The move itself, after all preparations."""
        return self.moves[-1]


def decisions_of(record: Record, start: GorpgState) -> Iterator[Decision]:
    """The decisions of a record and the draws between them, in order."""
    before, moves, states, first = start, list[GorpgAction](), list[GorpgState](), 1
    seat = ""
    for number, (by, action, state) in enumerate(replay(record), 1):
        assert isinstance(state, GorpgState)
        if moves and not (by == seat and _goes_on(seat, moves[-1], before, states[-1])):
            yield Decision(seat, tuple(moves), first, before, tuple(states))
            before, moves, states, first = states[-1], [], [], number
        seat = by
        moves.append(action)  # type: ignore[arg-type]
        states.append(state.copy())
    if moves:
        yield Decision(seat, tuple(moves), first, before, tuple(states))


def _goes_on(seat: str, move: GorpgAction, before: GorpgState, now: GorpgState) -> bool:
    """Whether a decision is not complete after this move of it."""
    if seat == CHANCE:
        return True
    if before.phase in _PREPARED:
        return isinstance(move, Equip) and now.phase == before.phase
    if isinstance(move, Pass | Retreat | Trade):
        return False
    family = _TOGETHER.get(before.phase)
    if family is None or _TOGETHER.get(now.phase) != family or now.slot != before.slot:
        return False
    return family != LAY or isinstance(move, Lay)
