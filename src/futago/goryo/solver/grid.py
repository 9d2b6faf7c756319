"""All hypotheses about the Goryō's plan in a round, as arrays, with the answers each would give.

A cell is an item (her cubes and her target) with a trick: none, a False Trail or Shadow that she
lies about, or one that she is honest about. Unlike `hypotheses`, it includes tricks that no
sensible question could find, since people ask other questions too.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from futago.goryo.rules.board import (
    NOBODY,
    PHASES,
    POWERS,
    SHADOW,
    SPRINT,
    TRAIL,
    Board,
    GoryoSetup,
)
from futago.goryo.rules.palace import Walk
from futago.goryo.rules.view import GoryoView
from futago.goryo.solver.hypotheses import NO_TRICK, SPACES, Item
from futago.goryo.solver.situation import Situation

HONEST: Final = NO_TRICK + 1
"""The first column of tricks without a lie. Before it are a column for each place of a trick with
a lie, and `NO_TRICK`."""
COLUMNS: Final = HONEST + SPACES

Masks = npt.NDArray[np.uint32]
Bools = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.int64]

BITS: Final[Masks] = np.left_shift(np.uint32(1), np.arange(SPACES, dtype=np.uint32))


@dataclass(frozen=True)
class Grid:
    """The cells of a round: a row for each item, a column for each trick."""

    situation: Situation

    @classmethod
    def of(cls, situation: Situation) -> Grid:
        """The grid of a round; cached, so that it is the same throughout the round."""
        return _grid(situation)

    @cached_property
    def walks(self) -> tuple[Walk, ...]:
        """Her walks that are legal for some bound type: to objects neither broken nor sealed."""
        known, setup = self.situation, self.situation.setup
        floor, sprint = setup.floor, known.left & SPRINT != 0
        closed = floor.mask(known.broken)
        for kind in known.sealed:
            closed |= floor.spaces_of_type[kind]
        walks = floor.walks(known.start, known.cursed, sprint, setup.move_cubes)
        return tuple(walk for walk in walks if not closed >> walk.target & 1)

    @cached_property
    def orders(self) -> Counter[Item]:
        """The items, with the number of orders in which she can place the cubes of each."""
        return Counter(map(self.item_of, self.walks))

    def item_of(self, walk: Walk) -> Item:
        return Item(walk.mask, walk.target, len(walk.cubes) > self.situation.setup.move_cubes)

    @cached_property
    def items(self) -> tuple[Item, ...]:
        return tuple(self.orders)

    @cached_property
    def row_of(self) -> dict[Item, int]:
        return {item: row for row, item in enumerate(self.items)}

    @cached_property
    def masks(self) -> Masks:
        """The cubes of each item, including the target."""
        return np.array([item.mask for item in self.items], dtype=np.uint32)

    @cached_property
    def targets(self) -> Numbers:
        return np.array([item.target for item in self.items], dtype=np.int64)

    @cached_property
    def covers(self) -> Bools:
        """By item and space, whether the item has a cube there."""
        covers: Bools = (self.masks[:, np.newaxis] & BITS) != 0
        return covers

    @cached_property
    def allowed(self) -> Bools:
        """By bound type and item, whether the item is legal with this bound type. She would be
        cornered with a type that has none."""
        floor, intact = self.situation.setup.floor, self.situation.intact
        aimed = np.array([floor.type_of[item.target] for item in self.items], dtype=np.int64)
        kinds = np.arange(len(floor.types))
        may_be = np.array([kind in intact for kind in kinds])
        allowed: Bools = may_be[:, np.newaxis] & (kinds[:, np.newaxis] != aimed)
        return allowed

    @cached_property
    def legal(self) -> Bools:
        """Which cells are legal: a trail outside her cubes, a shadow on a move cube."""
        known, setup = self.situation, self.situation.setup
        cells = np.zeros((len(self.items), COLUMNS), dtype=bool)
        cells[:, NO_TRICK] = True
        if known.left & TRAIL:
            places = ~self.covers
            places[:, len(setup.floor.ids) :] = False
            cells[:, :SPACES] = places
            if setup.options.trail_may_be_denied:
                cells[:, HONEST:] = places
        elif known.left & SHADOW:
            places = self.covers.copy()
            places[np.arange(len(self.items)), self.targets] = False
            cells[:, :SPACES] = cells[:, HONEST:] = places
        return cells

    @cached_property
    def answers(self) -> Masks:
        """For each cell, the spaces for which she answers yes."""
        said = np.repeat(self.masks[:, np.newaxis], COLUMNS, axis=1)
        if self.situation.left & TRAIL:
            said[:, :SPACES] |= BITS
        elif self.situation.left & SHADOW:
            said[:, :SPACES] &= ~BITS
        return said


@lru_cache(maxsize=64)
def _grid(situation: Situation) -> Grid:
    return Grid(situation)


@dataclass(frozen=True)
class Observation:
    """What the Samurai knows of a round: how it started, and the answers and Illusion since."""

    situation: Situation
    asked: int
    yes: int
    blinded: int | None
    """The samurai under an Illusion, or NOBODY; None while she still plans."""

    @classmethod
    def of_board(cls, board: Board) -> Observation:
        """The public information of a board."""
        _check(PHASES[board.phase])
        blinded = None if PHASES[board.phase] == "plan" else board.blinded
        return cls(Situation.of(board), board.asked, board.yes, blinded)

    @classmethod
    def of_view(cls, view: GoryoView, setup: GoryoSetup) -> Observation:
        """The same from a seat's view."""
        _check(view.phase)
        floor = setup.floor
        assert view.start is not None
        assert view.first is not None
        known = Situation(
            setup=setup,
            round=view.round,
            start=floor.index[view.start],
            at=floor.numbers(view.began[colour] for colour in setup.colours),
            broken=floor.numbers(view.broken),
            first=floor.type_index[view.first],
            sealed=tuple(floor.type_index[kind] for kind in view.sealed),
            gong=view.gong,
            spirits=view.spirits,
            left=sum(POWERS[power] for power in view.left),
            cursed=floor.numbers(view.cursed),
            bound=(),
        )
        blinded = setup.colour_index[view.illusion] if view.illusion is not None else NOBODY
        return cls(
            known.with_belief(None),
            floor.mask(floor.numbers(view.prints)),
            floor.mask(floor.index[space] for space, yes in view.prints.items() if yes),
            None if view.phase == "plan" else blinded,
        )


def _check(phase: str) -> None:
    if phase not in ("plan", "act", "answer"):
        raise ValueError(f"there is no plan behind the screen in the phase {phase!r}")
