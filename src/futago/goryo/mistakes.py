"""Under honour: what the Goryō did wrong in a round, found in Discovery."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from futago.goryo.board import ILLUSION, SHADOW, SPRINT, TRAIL, Board, Mistake

RULES = ("start", "step", "twice", "cubes", "target", "power", "answer")
"""The names of the rules that can be broken, as records have them."""


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
    if len(path) != board.setup.move_cubes + plan.sprint:
        yield "cubes"
    sealed = floor.type_of[target] in board.sealed
    if board.broken_mask >> target & 1 or sealed:
        yield "target"
    if plan.sprint and not board.left & SPRINT:
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


def _wrong_answers(board: Board) -> int:
    """The spaces on which she did not answer as she must."""
    plan, index = board.plan, board.setup.floor.index
    assert plan is not None
    placed = board.setup.floor.mask(index[space] for space in (*plan.path, plan.target))
    free = 0  # where either answer is right
    if plan.trail is not None and not placed >> index[plan.trail] & 1:
        placed |= 1 << index[plan.trail]
        if board.setup.options.trail_may_be_denied:
            free |= 1 << index[plan.trail]
    if plan.shadow is not None and plan.shadow in plan.path and plan.shadow != plan.target:
        free |= 1 << index[plan.shadow]
    return (board.yes ^ placed) & board.asked & ~free
