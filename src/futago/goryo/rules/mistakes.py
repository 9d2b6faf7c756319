"""The mistakes of the Goryō under honour, found in Discovery."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import (
    ILLUSION,
    SHADOW,
    SPRINT,
    TRAIL,
    Board,
    GoryoSetup,
    Mistake,
)

RULES = ("start", "step", "twice", "cubes", "target", "power", "answer")
"""The rules that she can break, by their names in records."""


def mistakes_of(board: Board) -> tuple[Mistake, ...]:
    """All mistakes of this round, in the order of the rules."""
    return tuple(Mistake(board.round, rule) for rule in _broken_rules(board))


def _broken_rules(board: Board) -> Iterator[str]:
    plan, floor = board.plan, board.setup.floor
    assert plan is not None
    cubes = floor.numbers((*plan.path, plan.target))
    path, target = cubes[:-1], cubes[-1]
    if path and path[0] != board.start:
        yield "start"
    for here, there in pairwise(cubes):
        if there not in floor.next_to(here, board.cursed):
            yield "step"
    yield from ["twice"] * (len(cubes) - len(set(cubes)))
    yield from ["cubes"] * _wrong_number_of_cubes(board.setup, plan)
    sealed = floor.type_of[target] in board.sealed
    if board.broken_mask >> target & 1 or sealed:
        yield "target"
    if board.setup.sprints(plan) and not board.left & SPRINT:
        yield "power"
    if plan.trail is not None and (not board.left & TRAIL or floor.index[plan.trail] in cubes):
        yield "power"
    if plan.shadow is not None:
        shadow = floor.index[plan.shadow]
        if not board.left & SHADOW or shadow not in path or shadow == target:
            yield "power"
    if plan.illusion is not None and not board.left & ILLUSION:
        yield "power"
    yield from ["answer"] * _wrong_answers(board).bit_count()


def _wrong_number_of_cubes(setup: GoryoSetup, plan: Plan) -> int:
    """The mistakes for too few or too many move cubes."""
    given, due = len(plan.path), setup.move_cubes
    if setup.options.rules.sprint_by_cubes:  # one for each cube; one more than due is the Sprint
        return max(due - given, 0, given - (due + 1))
    return int(given != due + plan.sprint)


def _wrong_answers(board: Board) -> int:
    """The spaces on which she gave a wrong answer."""
    plan, index = board.plan, board.setup.floor.index
    assert plan is not None
    placed = board.setup.floor.mask(index[space] for space in (*plan.path, plan.target))
    free = 0  # where either answer is allowed
    if plan.trail is not None and not placed >> index[plan.trail] & 1:
        placed |= 1 << index[plan.trail]
        if board.setup.options.trail_may_be_denied:
            free |= 1 << index[plan.trail]
    if plan.shadow is not None and plan.shadow in plan.path and plan.shadow != plan.target:
        free |= 1 << index[plan.shadow]
    return (board.yes ^ placed) & board.asked & ~free
