"""States of random games, and all hypotheses about them, listed by brute force."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any
from zlib import crc32

import numpy as np

from futago.goryo import GoryoState
from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import ACT, ANSWER, PLAN, Board
from futago.goryo.rules.hidden import possible_boards, possible_bound_types, with_bound
from futago.goryo.rules.plans import StrictPlans
from futago.goryo.solver.belief import Belief

from ..helpers import random_game

Secret = tuple[int, int, int, int | None, bool]
"""Bound type, cubes, target, place of the trick, and whether she lies about it."""
Weight = Callable[[int, Plan], float]


def moments(seed: int, count: int, **options: Any) -> list[GoryoState]:
    """States in which she plans or the Samurai asks, from games played at random."""
    rng, found = random.Random(f"{seed} {options}"), list[GoryoState]()
    while len(found) < count:
        phase = rng.choice((PLAN, ACT, ANSWER))
        game = random_game(rng.randrange(10**6), **options)
        states = [state.copy() for state, _, _ in game if state.phase == phase]
        found += rng.sample(states, min(1, len(states)))
    return found


def equal(bound: int, plan: Plan) -> float:
    return 1.0


def arbitrary(bound: int, plan: Plan) -> float:
    """An arbitrary weight for every plan and bound type, often zero."""
    return float(crc32(f"{bound} {plan}".encode()) % 7)


def secret_of(board: Board, bound: int, plan: Plan) -> Secret:
    floor = board.setup.floor
    mask = floor.mask(floor.numbers((*plan.path, plan.target)))
    trick = plan.trail or plan.shadow
    place = floor.index[trick] if trick else None
    return bound, mask, floor.index[plan.target], place, plan.lie and trick is not None


def listed(board: Board, weight: Weight) -> dict[Secret, float]:
    """All consistent secrets with their weights, listed by the rules."""
    found = defaultdict[Secret, float](float)
    for bound, plan in _plans(board):
        found[secret_of(board, bound, plan)] += weight(bound, plan)
    return {secret: share for secret, share in found.items() if share}


def _plans(board: Board) -> Iterator[tuple[int, Plan]]:
    if board.phase == PLAN:
        for kind in possible_bound_types(board):
            for plan in StrictPlans(with_bound(board, kind)):
                assert isinstance(plan, Plan)
                yield kind, plan
    else:
        for other in possible_boards(board):
            assert other.plan is not None
            yield other.bound, other.plan


def unasked(board: GoryoState) -> GoryoState:
    """The same state before any question."""
    other = board.copy()
    other.asked = other.yes = 0
    return other


def held(belief: Belief) -> dict[Secret, float]:
    """The secrets of a belief, in the same form."""
    return {
        (one.bound, one.item.mask, one.item.target, one.trick, one.lie): one.weight
        for one in belief.hypotheses()
    }


def same(one: Belief, other: Belief) -> bool:
    """Whether two beliefs are identical to the last digit."""
    shares = np.array_equal(one.prior * one.fits, other.prior * other.fits)
    return shares and one.grid.items == other.grid.items and one.total == other.total
