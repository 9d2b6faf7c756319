"""The Samurai's exact belief about what is behind the screen.

All hypotheses form one grid (see `grid`); a model of her play gives each cell a prior weight, and
each answer rules out the cells that contradict it. There is no sampling, and only what the Samurai
can see is used.

When answers are on her honour, they may contradict every legal plan. The belief is then empty: it
has no ways and a total of zero.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Literal, NamedTuple

import numpy as np

from futago.goryo.rules.board import Board, GoryoSetup
from futago.goryo.rules.view import GoryoView
from futago.goryo.solver.grid import HONEST, Bools, Grid, Observation
from futago.goryo.solver.hypotheses import NO_TRICK, SPACES, Floats, Item
from futago.goryo.solver.models import Model

About = Literal["everything", "way", "target", "bound"]
"""What an entropy is about: everything hidden, her way (cubes and target), or one thing alone."""

_ALL: Final[About] = "everything"


class Hypothesis(NamedTuple):
    """One hypothesis, and how likely it is after the answers so far."""

    bound: int
    item: Item
    trick: int | None
    """The space of her False Trail or Shadow."""
    lie: bool
    """Whether she lies about it; never without a trick."""
    weight: float


class Split(NamedTuple):
    """The result of a question: how likely each answer is, and how many ways remain after it."""

    yes: float
    no: float
    ways_if_yes: int
    ways_if_no: int


@dataclass(frozen=True, eq=False)
class Belief:
    """A probability for each hypothesis. Spaces and types are numbers of the palace's floor."""

    grid: Grid
    prior: Floats
    """The prior by bound type, item and trick; adds up to one."""
    cells: Floats
    """The prior summed over bound types."""
    fits: Bools
    """The cells that are consistent with the answers."""

    @classmethod
    def of(cls, board: Board, model: Model) -> Belief:
        """The belief from the public information of a board. While she plans, it is about the plan
        that she will make. ValueError in phases without a plan."""
        return cls.from_observation(Observation.of_board(board), model)

    @classmethod
    def of_view(cls, view: GoryoView, setup: GoryoSetup, model: Model) -> Belief:
        """The same from a seat's view, with the setup, since a view does not name the palace."""
        return cls.from_observation(Observation.of_view(view, setup), model)

    @classmethod
    def from_observation(cls, seen: Observation, model: Model) -> Belief:
        grid = Grid.of(seen.situation)
        weights = model.weigh(grid, seen.blinded)
        total = weights.sum()
        prior = weights / total if total else weights
        fits = (grid.answers ^ np.uint32(seen.yes)) & np.uint32(seen.asked) == 0
        return cls(grid, prior, prior.sum(axis=0), fits)

    # ------------------------------------------------------------ updates

    def after(self, space: int, yes: bool) -> Belief:
        """The belief after an answer."""
        return replace(self, fits=self.fits & (self._says_yes(space) == yes))

    def given(self, item: Item) -> Belief:
        """The belief given her cubes and target, which Discovery reveals."""
        only = np.zeros_like(self.fits)
        only[self.grid.row_of[item]] = True
        return replace(self, fits=self.fits & only)

    def _says_yes(self, space: int) -> Bools:
        said: Bools = (self.grid.answers & np.uint32(1 << space)) != 0
        return said

    # ------------------------------------------------------------ probabilities

    @cached_property
    def _left(self) -> Floats:
        return self.cells * self.fits

    @cached_property
    def _shares(self) -> Floats:
        """How likely each cell is now."""
        return self._left / self.total if self.total else self._left

    @cached_property
    def _of_items(self) -> Floats:
        shares: Floats = self._shares.sum(axis=1)
        return shares

    @cached_property
    def total(self) -> float:
        """How likely the answers so far were."""
        return float(self._left.sum())

    @property
    def empty(self) -> bool:
        """Whether the answers contradict every plan: she made a mistake, on her honour."""
        return not self.total

    @cached_property
    def ways(self) -> int:
        """How many sets of cubes with their target are still possible."""
        return int(np.count_nonzero(self._of_items))

    def hypotheses(self) -> Iterator[Hypothesis]:
        """All possible hypotheses; the weights add up to one."""
        for bound, row, column in np.argwhere((self.prior > 0) & self.fits).tolist():
            weight = float(self.prior[bound, row, column]) / self.total
            trick = None if column == NO_TRICK else column % HONEST
            yield Hypothesis(bound, self.grid.items[row], trick, column < NO_TRICK, weight)

    def cubes(self) -> dict[int, float]:
        """How likely each space has a cube of hers, counting her start and the target."""
        return _nonzero(self._of_items @ self.grid.covers)

    def targets(self) -> dict[int, float]:
        """How likely each space is her target."""
        return _nonzero(self._by_target())

    def bound(self) -> dict[int, float]:
        """How likely each type is the bound type."""
        return _nonzero(self._by_bound())

    def trick(self, lie: bool | None = None) -> dict[int, float]:
        """How likely her False Trail or Shadow is on each space; with `lie`, only one that she lies
        about (or only one that she is honest about)."""
        lies, honest = self._shares[:, :SPACES], self._shares[:, HONEST:]
        shown = {None: (lies, honest), True: (lies,), False: (honest,)}[lie]
        return _nonzero(np.sum([part.sum(axis=0) for part in shown], axis=0))

    def tricked(self, lie: bool | None = None) -> float:
        """How likely there is such a trick on any space."""
        return sum(self.trick(lie).values())

    # ------------------------------------------------------------ questions

    def split(self, space: int) -> Split:
        """How a question splits the belief; both probabilities add up to one."""
        yes = np.where(self._says_yes(space), self._shares, 0.0).sum(axis=1)
        no = np.where(self._says_yes(space), 0.0, self._shares).sum(axis=1)
        ways = int(np.count_nonzero(yes)), int(np.count_nonzero(no))
        return Split(float(yes.sum()), float(no.sum()), *ways)

    def green(self, space: int) -> float:
        """How likely a question finds a print that moves the mallet: a yes that is no trick."""
        on_it = self.grid.covers[:, space]
        counts = self._of_items - self._shares[:, space] - self._shares[:, HONEST + space]
        return max(0.0, float(counts[on_it].sum()))

    def entropy(self, about: About = _ALL) -> float:
        """The uncertainty in bits."""
        shares = self._chances(about)
        shares = shares[shares > 0]
        return max(0.0, float(-(shares * np.log2(shares)).sum()))

    def bits(self, space: int, about: About = _ALL) -> float:
        """The expected information gain of a question, in bits."""
        yes, no, _, _ = self.split(space)
        if not yes or not no:
            return 0.0
        if about == _ALL:  # the answer is a function of the hypothesis: its entropy is the gain
            return float(-(yes * np.log2(yes) + no * np.log2(no)))
        left = yes * self.after(space, True).entropy(about)
        left += no * self.after(space, False).entropy(about)
        return max(0.0, self.entropy(about) - left)

    def _chances(self, about: About) -> Floats:
        if about == "way":
            return self._of_items
        if about == "target":
            return self._by_target()
        if about == "bound":
            return self._by_bound()
        return (self.prior * self.fits).ravel() / (self.total or 1.0)

    def _by_target(self) -> Floats:
        shares = np.zeros(SPACES)
        np.add.at(shares, self.grid.targets, self._of_items)
        return shares

    def _by_bound(self) -> Floats:
        flat = self.prior.reshape(len(self.prior), -1)
        shares: Floats = flat @ self.fits.ravel().astype(np.float64) / (self.total or 1.0)
        return shares


def _nonzero(shares: Floats) -> dict[int, float]:
    """The entries that are not zero, by index."""
    return {int(number): float(shares[number]) for number in np.flatnonzero(shares)}
