"""What could be hidden: every bound type and plan that fits what the Samurai knows.

The slow and obvious way, plan by plan, from the rules themselves. Positions are completed with it
and the quicker reckoning of the bots is checked against it.
"""

from __future__ import annotations

from collections.abc import Iterator

from futago.goryo.actions import Plan
from futago.goryo.board import ACT, ANSWER, BOUND, FIRST, NOBODY, NOWHERE, PLAN, Board
from futago.goryo.plans import HonourPlans, StrictPlans, legal_walks
from futago.goryo.rules import place_plan


def possible_bound_types(board: Board) -> list[int]:
    """Types the Samurai cannot exclude: tile intact, and some plan possible when she is to plan."""
    if board.phase == BOUND:
        return [NOWHERE]
    types = range(len(board.setup.floor.types))
    intact = [kind for kind in types if not board.flipped >> kind & 1]
    if board.phase == PLAN:
        return [kind for kind in intact if legal_walks(_with_bound(board, kind))]
    return intact


def possible_boards(board: Board) -> Iterator[Board]:
    """Every board that the Samurai could not tell from this one, as long as the game goes on."""
    for kind in possible_bound_types(board):
        other = _with_bound(board, kind)
        if board.phase in (ACT, ANSWER):
            yield from _with_plans(other)
        else:
            yield other


def _with_bound(board: Board, kind: int) -> Board:
    other = board.copy()
    other._legal = None
    other.bound = kind
    if kind != NOWHERE:
        gone = 1 << kind
        for drawn in (*board.sealed, *(() if board.phase == FIRST else (board.first,))):
            gone |= 1 << drawn
        other.bag = (1 << len(board.setup.floor.types)) - 1 & ~gone
    return other


def _with_plans(board: Board) -> Iterator[Board]:
    plans = StrictPlans(board) if board.setup.strict else HonourPlans(board)
    illusion = board.setup.colours[board.blinded] if board.blinded != NOBODY else None
    for plan in plans:
        assert isinstance(plan, Plan)
        if plan.illusion != illusion:
            continue
        other = board.copy()
        place_plan(other, plan)
        if not board.setup.strict or (other.answers ^ board.yes) & board.asked == 0:
            yield other
