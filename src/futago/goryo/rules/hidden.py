"""Every bound type and plan that is consistent with what the Samurai knows.

A slow and obvious enumeration, plan by plan, from the rules themselves. It fills in the hidden part
of positions, and the tests check the faster code of the solver and the bots against it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import ACT, ANSWER, BOUND, FIRST, NOBODY, NOWHERE, PLAN, Board
from futago.goryo.rules.moves import place_plan
from futago.goryo.rules.plans import HonourPlans, StrictPlans, legal_walks

B = TypeVar("B", bound=Board)


def possible_bound_types(board: Board) -> list[int]:
    """The types that the Samurai cannot rule out: those with an intact tile and, once a round has
    begun, with some legal plan (without one she would have been cornered)."""
    if board.phase == BOUND:
        return [NOWHERE]
    types = range(len(board.setup.floor.types))
    intact = [kind for kind in types if not board.flipped >> kind & 1]
    if board.phase in (PLAN, ACT, ANSWER):
        return [kind for kind in intact if legal_walks(with_bound(board, kind))]
    return intact


def possible_boards(board: Board) -> Iterator[Board]:
    """Every board that the Samurai cannot distinguish from this one, while the game lasts."""
    for kind in possible_bound_types(board):
        other = with_bound(board, kind)
        if board.phase in (ACT, ANSWER):
            yield from _with_plans(other)
        else:
            yield other


def with_bound(board: B, kind: int) -> B:
    """The same board with this bound type, and the other tokens in the bag."""
    other = board.copy()
    other._legal = None
    other.bound = kind
    if kind != NOWHERE:
        gone = 1 << kind
        for drawn in (*board.sealed, *(() if board.phase == FIRST else (board.first,))):
            gone |= 1 << drawn
        other.bag = (1 << len(board.setup.floor.types)) - 1 & ~gone
    return other


def with_plan(board: B, plan: Plan) -> B | None:
    """The same board with this plan; None if it contradicts what she has shown and answered."""
    illusion = board.setup.colours[board.blinded] if board.blinded != NOBODY else None
    if plan.illusion != illusion:
        return None
    other = board.copy()
    place_plan(other, plan)
    fits = not board.setup.strict or (other.answers ^ board.yes) & board.asked == 0
    return other if fits else None


def _with_plans(board: Board) -> Iterator[Board]:
    plans = StrictPlans(board) if board.setup.strict else HonourPlans(board)
    for plan in plans:
        assert isinstance(plan, Plan)
        other = with_plan(board, plan)
        if other is not None:
            yield other
