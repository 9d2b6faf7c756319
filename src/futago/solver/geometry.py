"""What a palace looks like to somebody who plans from a space, or who stands on one: plain counts.

Values between rounds know a palace only through these, so that they hold on any palace.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from futago.goryo.board import Setup
from futago.goryo.palace import Floor
from futago.solver.hypotheses import SPACES, Floats

STEPS = 2  # a samurai moves twice at most


@dataclass(frozen=True)
class Geometry:
    """Arrays by her start (first) and another space (second)."""

    ends: Floats  # how many of her ways end there
    paths: Floats  # which share of her ways leads over it
    goals: Floats  # which share of her ways ends there
    prints: Floats  # prints a samurai from there can expect with his cubes, knowing nothing
    near: Floats  # share of her targets he can walk to
    apart: Floats  # his steps to her start


@lru_cache(maxsize=256)
def geometry_of(setup: Setup, cursed: tuple[int, ...], sprint: bool) -> Geometry:
    """The counts for a palace; the two cursed spaces are next to each other for her."""
    floor, count = setup.floor, len(setup.floor.ids)
    ends, paths = np.zeros((SPACES, SPACES)), np.zeros((SPACES, SPACES))
    for start in range(count):
        ways = {(w.mask, w.target) for w in floor.walks(start, cursed, sprint, setup.move_cubes)}
        for mask, target in ways:
            ends[start, target] += 1
            for space in range(count):
                if mask >> space & 1 and space != start:
                    paths[start, space] += 1
    total = np.maximum(ends.sum(axis=1, keepdims=True), 1)
    paths, goals = paths / total, ends / total
    apart = steps_between(floor)
    reach = apart <= STEPS
    near = goals[:, :count] @ reach.T
    prints = np.zeros((SPACES, SPACES))
    for at in range(count):
        for start in range(count):
            prints[start, at] = _prints(floor, setup.cap, apart, paths[start], at, start)
    wide = np.zeros((SPACES, SPACES))
    wide[:, :count] = near
    far = np.full((SPACES, SPACES), 9.0)
    far[:count, :count] = apart
    return Geometry(ends, paths, goals, prints, wide, far)


def steps_between(floor: Floor) -> Floats:
    """Steps from any space to any other, for samurai."""
    count = len(floor.ids)
    apart = np.full((count, count), 99.0)
    for start in range(count):
        apart[start, start] = 0
        queue = [start]
        for here in queue:
            for there in floor.neighbours[here]:
                if apart[start, there] > 90:
                    apart[start, there] = apart[start, here] + 1
                    queue.append(there)
    return apart


def _prints(floor: Floor, cap: int, apart: Floats, paths: Floats, at: int, start: int) -> float:
    """The most prints to be expected of one samurai: a walk, then his questions."""
    best = 0.0
    for place in range(len(floor.ids)):
        steps = int(apart[at, place])
        asks = min(2, cap - steps)
        if steps > STEPS or asks <= 0:
            continue
        here = 0.0 if place == start else paths[place]
        around = max((paths[s] for s in floor.neighbours[place] if s != start), default=0.0)
        best = max(best, here + around if asks == 2 else max(here, around))
    return float(best)


