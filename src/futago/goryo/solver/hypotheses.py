"""The hypotheses about the Goryō's plan in a round: items, and places for her trick.

An item is a set of cubes with its target. Neither the order of the cubes nor the bound type is
part of it, since answers and pay-off do not depend on them. Her trick is a False Trail outside her
cubes, or a Shadow on one of them. Plans that no question can tell apart are one hypothesis: no
trail, a trail that she denies, and one where nobody would ever ask. A Shadow that she does not
deny hides nothing, but its print does not count: it makes a separate item.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from futago.game import BadInput
from futago.goryo.rules.board import SHADOW, TRAIL
from futago.goryo.solver.situation import Situation
from futago.texts import Text

SPACES: Final = 32
MAX_ITEMS: Final = 1024
"""The limit of the kernel; palaces with few bridges have a tenth of that."""
NO_TRICK: Final = SPACES
"""The column of hypotheses without a trick."""

Floats = npt.NDArray[np.float64]
"""Weights or pay-offs: a row per item, a column per place of the trick, the last for none."""


class Item(NamedTuple):
    """Her cubes and her target."""

    mask: int
    target: int
    sprint: bool
    owned: int = 0
    """The cube under a Shadow that she does not deny, as a mask."""

    @property
    def prints(self) -> int:
        """The spaces whose prints count."""
        return self.mask & ~self.owned


@dataclass(frozen=True)
class Hypotheses:
    """All hypotheses in a situation, for all bound types."""

    situation: Situation
    items: tuple[Item, ...]
    places: tuple[int, ...]
    """For each item the spaces where a trick makes a difference."""

    @classmethod
    def of(cls, situation: Situation, owning: bool = True) -> Hypotheses:
        """All hypotheses. Without `owning`, she denies every Shadow that she uses, which leaves a
        quarter of the items and costs her little."""
        steps = situation.setup.scale.move_cubes
        found = dict[Item, None]()
        for kind, belief in enumerate(situation.bound):
            if belief:
                for walk in situation.walks(kind):
                    found[Item(walk.mask, walk.target, len(walk.cubes) > steps)] = None
        items = tuple(found)
        ever = 0
        for item in items:
            ever |= item.mask
        ever &= ~(1 << situation.start)
        if situation.left & TRAIL:
            places = tuple(ever & ~item.mask for item in items)
        elif situation.left & SHADOW:
            inside = [item.mask & ever & ~(1 << item.target) for item in items]
            if owning:
                items = (*items, *_owned(items, inside))
            places = (*inside, *(0,) * (len(items) - len(inside)))
        else:
            places = (0,) * len(items)
        assert len(situation.setup.floor.ids) <= SPACES
        if len(items) > MAX_ITEMS:
            raise BadInput(Text("solve-too-many", count=len(items), most=MAX_ITEMS))
        return cls(situation, items, places)

    @cached_property
    def row_of(self) -> dict[tuple[int, int, int], int]:
        """The row of an item by its mask, target and `owned` cube."""
        return {(item.mask, item.target, item.owned): k for k, item in enumerate(self.items)}

    @cached_property
    def possible(self) -> npt.NDArray[np.bool_]:
        """Which cells are hypotheses."""
        grid = np.zeros((len(self.items), SPACES + 1), dtype=bool)
        for row, places in enumerate(self.places):
            grid[row, NO_TRICK] = True
            for space in range(SPACES):
                grid[row, space] = places >> space & 1
        return grid

    @cached_property
    def kinds(self) -> npt.NDArray[np.int32]:
        """The type of each item's target."""
        type_of = self.situation.setup.floor.type_of
        return np.array([type_of[item.target] for item in self.items], dtype=np.int32)

    def by_kind(self, weights: Floats) -> Floats:
        """Weights of items, summed by the type of their target."""
        return np.bincount(self.kinds, weights, len(self.situation.bound)).astype(np.float64)

    @cached_property
    def most_aimed(self) -> Floats:
        """How often each type can be aimed at: never if it is the bound type."""
        situation = self.situation
        most = np.zeros(len(situation.bound))
        for kind in set(self.kinds.tolist()):
            belief = situation.bound[kind]
            own = belief if belief and situation.walks(kind) else 0.0
            most[kind] = 1 - own / (1 - situation.cornered)
        return most

    @cached_property
    def uniform(self) -> Floats:
        """Equal weights for all items, divided equally among their tricks."""
        grid = self.possible.astype(np.float64)
        grid /= grid.sum(axis=1, keepdims=True)
        return grid / len(self.items)


def _owned(items: Iterable[Item], places: Iterable[int]) -> Iterator[Item]:
    """Each item with each Shadow that she does not deny."""
    for item, cubes in zip(items, places, strict=True):
        for space in range(SPACES):
            if cubes >> space & 1:
                yield item._replace(owned=1 << space)
