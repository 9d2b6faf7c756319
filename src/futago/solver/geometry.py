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
FAR = 99.0


@dataclass(frozen=True)
class Geometry:
    """Her ways on a palace, and the samurai's steps."""

    ways: Floats  # her start x target x space: how many ways there lead over it (the start apart)
    ends: Floats  # her start x target: how many ways end there
    apart: Floats  # steps of a samurai from space to space
    near: Floats  # space x space: 1 where they are neighbours
    crowds: Floats  # her start: how much her ways share their spaces
    cap: int

    def prints(self, paths: Floats) -> Floats:
        """The most prints one samurai can expect from each space, by a walk and his questions, if
        she crosses every space as likely as `paths` says."""
        around = (self.near * paths).max(axis=1)
        both, either = paths + around, np.maximum(paths, around)
        best = np.zeros(SPACES)
        for steps in range(min(STEPS, self.cap - 1) + 1):
            worth = both if self.cap - steps >= 2 else either
            best = np.maximum(best, np.where(self.apart <= steps, worth, 0.0).max(axis=1))
        return best


@lru_cache(maxsize=256)
def geometry_of(setup: Setup, cursed: tuple[int, ...], sprint: bool) -> Geometry:
    """The counts for a palace; the two cursed spaces are next to each other for her."""
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
    """Steps from any space to any other, for samurai."""
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
