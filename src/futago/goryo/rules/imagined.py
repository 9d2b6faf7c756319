"""A random board among those that a seat cannot distinguish from the true one (determinization).

It is built from public information only. Every consistent combination of bound type and plan is
equally likely; `hidden` enumerates them all, slowly.
"""

from __future__ import annotations

import random
from itertools import accumulate
from typing import Final, TypeVar

from futago.goryo.rules.board import ACT, ANSWER, SHADOW, TRAIL, Board
from futago.goryo.rules.hidden import possible_bound_types, with_bound, with_plan
from futago.goryo.rules.palace import Walk
from futago.goryo.rules.plans import HonourPlans, StrictPlans, legal_walks
from futago.goryo.rules.view import knows_all

B = TypeVar("B", bound=Board)

# The public fields of a board; everything else may be hidden from the seat.
_PUBLIC: Final = (
    *("movers", "phase", "automatic", "outcome", "round", "first", "start", "broken"),
    *("broken_mask", "sealed", "flipped", "draws", "gong", "spirits", "left", "cursed"),
    *("blinded", "at", "began", "cubes", "used", "acting", "asked", "yes", "question", "mistakes"),
)


def imagined(board: B, seat: str, rng: random.Random) -> B:
    """A board that looks the same to this seat."""
    if knows_all(board, seat):
        return board.copy()
    known = type(board)(board.setup)
    for name in _PUBLIC:
        setattr(known, name, getattr(board, name))
    types = possible_bound_types(known)
    if known.phase not in (ACT, ANSWER):
        return with_bound(known, rng.choice(types))
    if known.setup.strict:
        return _with_strict_plan(known, types, rng)
    return _with_any_plan(with_bound(known, rng.choice(types)), rng)


def _with_strict_plan(board: B, types: list[int], rng: random.Random) -> B:
    """A bound type and a legal plan that gives her answers, by rejection sampling."""
    boards = [with_bound(board, kind) for kind in types]
    plans = [StrictPlans(b, [w for w in legal_walks(b) if _may_fit(b, w)]) for b in boards]
    ends = list(accumulate(map(len, plans)))
    while True:
        (number,) = rng.choices(range(len(plans)), cum_weights=ends)
        plan = plans[number].at(rng.randrange(len(plans[number])))
        found = with_plan(boards[number], plan)
        if found is not None:
            return found


def _may_fit(board: Board, walk: Walk) -> bool:
    """Whether some use of her powers on this walk gives the answers that she gave: a trail outside
    her cubes may say yes, a shadow on a move cube no. So every sampled walk can succeed."""
    wrong_yes = board.yes & ~walk.mask
    wrong_no = board.asked & ~board.yes & walk.mask
    if board.left & TRAIL:
        return not wrong_no and wrong_yes.bit_count() <= 1
    if board.left & SHADOW:
        return not wrong_yes and wrong_no.bit_count() <= 1 and not wrong_no >> walk.target & 1
    return not wrong_yes and not wrong_no


def _with_any_plan(board: B, rng: random.Random) -> B:
    """Under honour any cubes anywhere, whatever she answered; only an Illusion is public."""
    plans = HonourPlans(board)
    while True:
        found = with_plan(board, plans.at(rng.randrange(len(plans))))
        if found is not None:
            return found
