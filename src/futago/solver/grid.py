"""Everything the Goryō may hide in a round, as arrays, and what she would answer with each of it.

A cell is an item (her cubes and her target) with a trick: none, a False Trail or Shadow that she
lies about, or one that she is honest about. `hypotheses` leaves out what no sensible question
could find; here nothing is left out, since people also ask other questions.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from futago.goryo.board import NOBODY, PHASES, POWERS, SHADOW, SPRINT, TRAIL, Board, Setup
from futago.goryo.palace import Walk
from futago.goryo.view import GoryoView
from futago.solver.hypotheses import NO_TRICK, SPACES, Item
from futago.solver.situation import Situation

HONEST: Final = NO_TRICK + 1
"""The columns: first a place each for a trick with a lie, then `NO_TRICK`, then from here on a
place each for a trick without."""
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
        """The grid of a round; the same one again while the round goes on."""
        return _grid(situation)

    @cached_property
    def walks(self) -> tuple[Walk, ...]:
        """Her walks that some bound type allows: to objects neither broken nor sealed."""
        known, setup = self.situation, self.situation.setup
        floor, sprint = setup.floor, known.left & SPRINT != 0
        closed = floor.mask(known.broken)
        for kind in known.sealed:
            closed |= floor.spaces_of_type[kind]
        walks = floor.walks(known.start, known.cursed, sprint, setup.move_cubes)
        return tuple(walk for walk in walks if not closed >> walk.target & 1)

    @cached_property
    def orders(self) -> Counter[Item]:
        """The items, and in how many orders she can lay the cubes of each."""
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
        """The cubes of each item, with the target."""
        return np.array([item.mask for item in self.items], dtype=np.uint32)

    @cached_property
    def targets(self) -> Numbers:
        return np.array([item.target for item in self.items], dtype=np.int64)

    @cached_property
    def covers(self) -> Bools:
        """Whether a space is one of an item's."""
        covers: Bools = (self.masks[:, np.newaxis] & BITS) != 0
        return covers

    @cached_property
    def allowed(self) -> Bools:
        """By bound type and item, whether she may have this way if she is bound so. A type
        without any would have cornered her."""
        floor, intact = self.situation.setup.floor, self.situation.intact
        aimed = np.array([floor.type_of[item.target] for item in self.items], dtype=np.int64)
        kinds = np.arange(len(floor.types))
        may_be = np.array([kind in intact for kind in kinds])
        allowed: Bools = may_be[:, np.newaxis] & (kinds[:, np.newaxis] != aimed)
        return allowed

    @cached_property
    def legal(self) -> Bools:
        """Which cells there are: a trail outside her cubes, a shadow on a move cube."""
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
        """The spaces on which she says yes, for each cell."""
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
class Seen:
    """What the Samurai has seen of a round: how it began, and what was shown and answered since."""

    situation: Situation
    asked: int
    yes: int
    blinded: int | None
    """The samurai under an Illusion, or NOBODY; None while she still plans."""

    @classmethod
    def on(cls, board: Board) -> Seen:
        """What lies open on a board."""
        _check(PHASES[board.phase])
        blinded = None if PHASES[board.phase] == "plan" else board.blinded
        return cls(Situation.of(board), board.asked, board.yes, blinded)

    @classmethod
    def by(cls, view: GoryoView, setup: Setup) -> Seen:
        """The same by what a seat is shown."""
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
            known.believing(None),
            floor.mask(floor.numbers(view.prints)),
            floor.mask(floor.index[space] for space, yes in view.prints.items() if yes),
            None if view.phase == "plan" else blinded,
        )


def _check(phase: str) -> None:
    if phase not in ("plan", "act", "answer"):
        raise ValueError(f"nothing of hers is behind the screen in the phase {phase!r}")
