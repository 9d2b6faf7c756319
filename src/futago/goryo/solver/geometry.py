"""Counts of walks and distances in a palace.

They are all that the values between rounds know of a palace, so that these apply to any palace.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from futago.goryo.rules.board import GoryoSetup
from futago.goryo.rules.palace import Floor
from futago.goryo.solver.hypotheses import SPACES, Floats

STEPS = 2  # a samurai moves twice at most
FAR = 99.0


@dataclass(frozen=True)
class Geometry:
    """Her walks in a palace, and the distances for samurai."""

    ways: Floats  # her start x target x space: how many walks cross it (except the start)
    ends: Floats  # her start x target: how many walks end there
    apart: Floats  # distance between spaces for a samurai
    near: Floats  # space x space: 1 where they are neighbours
    crowds: Floats  # her start: how much her walks overlap
    cap: int

    def prints(self, paths: Floats) -> Floats:
        """The most prints that one samurai can expect from each space by moving and asking, where
        `paths` is how likely she crosses each space."""
        around = (self.near * paths).max(axis=1)
        both, either = paths + around, np.maximum(paths, around)
        best = np.zeros(SPACES)
        for steps in range(min(STEPS, self.cap - 1) + 1):
            worth = both if self.cap - steps >= 2 else either
            best = np.maximum(best, np.where(self.apart <= steps, worth, 0.0).max(axis=1))
        return best


@lru_cache(maxsize=256)
def geometry_of(setup: GoryoSetup, cursed: tuple[int, ...], sprint: bool) -> Geometry:
    """The counts for a palace; for her the two cursed spaces are adjacent."""
    floor = setup.floor
    ways, ends = np.zeros((SPACES, SPACES, SPACES)), np.zeros((SPACES, SPACES))
    for start in range(len(floor.ids)):
        walks = floor.walks(start, cursed, sprint, setup.move_cubes)
        for mask, target in {(walk.mask, walk.target) for walk in walks}:
            ends[start, target] += 1
            for space in range(len(floor.ids)):
                ways[start, target, space] += mask >> space & 1 and space != start
    near = np.zeros((SPACES, SPACES))
    for space, neighbours in enumerate(floor.neighbours):
        near[space, list(neighbours)] = 1.0
    paths = ways.sum(axis=1) / np.maximum(ends.sum(axis=1, keepdims=True), 1)
    crowds = (paths**2).sum(axis=1)
    return Geometry(ways, ends, steps_between(floor), near, crowds, setup.cap)


def steps_between(floor: Floor) -> Floats:
    """The distances between all spaces, for samurai."""
    apart = np.full((SPACES, SPACES), FAR)
    for start in range(len(floor.ids)):
        apart[start, start] = 0
        queue = [start]
        for here in queue:
            for there in floor.neighbours[here]:
                if apart[start, there] == FAR:
                    apart[start, there] = apart[start, here] + 1
                    queue.append(there)
    return apart
