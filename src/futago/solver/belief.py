"""What the Samurai may believe of what is behind the screen: exactly, and quickly.

All that she may hide is one grid (see `grid`); a model of her play gives each cell its weight, and
each answer leaves those cells that would have given it. Nothing is drawn at random, and nothing
is read that the Samurai cannot see.

On her honour she may answer what fits no legal plan. Then the belief is empty: it has no ways, a
total of zero, and nothing in any of its answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Literal, NamedTuple

import numpy as np

from futago.goryo.board import Board, Setup
from futago.goryo.view import GoryoView
from futago.solver.grid import HONEST, Bools, Grid, Seen
from futago.solver.hypotheses import NO_TRICK, SPACES, Floats, Item
from futago.solver.models import Model

About = Literal["everything", "way", "target", "bound"]
"""Of what one may be unsure: of all that is hidden, of cubes and target, or of one thing alone."""

_ALL: Final[About] = "everything"


class Hypothesis(NamedTuple):
    """One thing she may hide, and how likely it is after the answers so far."""

    bound: int
    item: Item
    trick: int | None
    """The space of her False Trail or Shadow."""
    lie: bool
    """Whether she lies about it; never without a trick."""
    weight: float


class Split(NamedTuple):
    """What a question would tell: how likely each answer is, and how many ways it would leave."""

    yes: float
    no: float
    ways_if_yes: int
    ways_if_no: int


@dataclass(frozen=True, eq=False)
class Belief:
    """A share for everything she may hide. Spaces and types are numbers of the palace's floor."""

    grid: Grid
    prior: Floats
    """By bound type, item and trick, before any answer; adds up to one."""
    cells: Floats
    """The same for all bound types together."""
    fits: Bools
    """The cells that would have answered as she did."""

    @classmethod
    def of(cls, board: Board, model: Model) -> Belief:
        """The belief by what lies open on a board. At the beginning of a round, while she plans,
        it is what she may be going to hide; in phases without a plan, ValueError."""
        return cls.by(Seen.on(board), model)

    @classmethod
    def of_view(cls, view: GoryoView, setup: Setup, model: Model) -> Belief:
        """The same by what a seat is shown; a view does not say on which palace."""
        return cls.by(Seen.by(view, setup), model)

    @classmethod
    def by(cls, seen: Seen, model: Model) -> Belief:
        grid = Grid.of(seen.situation)
        weights = model.weigh(grid, seen.blinded)
        total = weights.sum()
        prior = weights / total if total else weights
        fits = (grid.answers ^ np.uint32(seen.yes)) & np.uint32(seen.asked) == 0
        return cls(grid, prior, prior.sum(axis=0), fits)

    # ------------------------------------------------------------ what was told

    def after(self, space: int, yes: bool) -> Belief:
        """The belief when she has answered so."""
        return replace(self, fits=self.fits & (self._says_yes(space) == yes))

    def given(self, item: Item) -> Belief:
        """The belief of the rest if this is her way: what Discovery shows."""
        only = np.zeros_like(self.fits)
        only[self.grid.row_of[item]] = True
        return replace(self, fits=self.fits & only)

    def _says_yes(self, space: int) -> Bools:
        said: Bools = (self.grid.answers & np.uint32(1 << space)) != 0
        return said

    # ------------------------------------------------------------ what is believed

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
        """Whether nothing fits: she must have erred, on her honour."""
        return not self.total

    @cached_property
    def ways(self) -> int:
        """How many sets of cubes with their target are still possible."""
        return int(np.count_nonzero(self._of_items))

    def hypotheses(self) -> Iterator[Hypothesis]:
        """All that is possible, one by one; the weights add up to one."""
        for bound, row, column in np.argwhere((self.prior > 0) & self.fits).tolist():
            weight = float(self.prior[bound, row, column]) / self.total
            trick = None if column == NO_TRICK else column % HONEST
            yield Hypothesis(bound, self.grid.items[row], trick, column < NO_TRICK, weight)

    def cubes(self) -> dict[int, float]:
        """How likely a cube of hers lies on each space; her start and the target count too."""
        return _told(self._of_items @ self.grid.covers)

    def targets(self) -> dict[int, float]:
        """How likely each space is her target."""
        return _told(self._by_target())

    def bound(self) -> dict[int, float]:
        """How likely each type is the bound one."""
        return _told(self._by_bound())

    def trick(self, lie: bool | None = None) -> dict[int, float]:
        """How likely her False Trail or Shadow lies on each space; with `lie` only one that she
        lies about, or only one that she is honest about."""
        lies, honest = self._shares[:, :SPACES], self._shares[:, HONEST:]
        shown = {None: (lies, honest), True: (lies,), False: (honest,)}[lie]
        return _told(np.sum([part.sum(axis=0) for part in shown], axis=0))

    def tricked(self, lie: bool | None = None) -> float:
        """How likely there is such a trick at all."""
        return sum(self.trick(lie).values())

    # ------------------------------------------------------------ what a question would tell

    def split(self, space: int) -> Split:
        """How a question would part the belief; both chances add up to one."""
        yes = np.where(self._says_yes(space), self._shares, 0.0).sum(axis=1)
        no = np.where(self._says_yes(space), 0.0, self._shares).sum(axis=1)
        ways = int(np.count_nonzero(yes)), int(np.count_nonzero(no))
        return Split(float(yes.sum()), float(no.sum()), *ways)

    def green(self, space: int) -> float:
        """How likely a question brings a print that moves the mallet: a yes that is no trick's."""
        on_it = self.grid.covers[:, space]
        counts = self._of_items - self._shares[:, space] - self._shares[:, HONEST + space]
        return max(0.0, float(counts[on_it].sum()))

    def entropy(self, about: About = _ALL) -> float:
        """How unsure one is, in bits."""
        shares = self._chances(about)
        shares = shares[shares > 0]
        return max(0.0, float(-(shares * np.log2(shares)).sum()))

    def bits(self, space: int, about: About = _ALL) -> float:
        """How many bits surer one will be after asking, on average."""
        yes, no, _, _ = self.split(space)
        if not yes or not no:
            return 0.0
        if about == _ALL:  # the answer follows from what is hidden: it tells all that it is
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


def _told(shares: Floats) -> dict[int, float]:
    """What is possible at all, by its number."""
    return {int(number): float(shares[number]) for number in np.flatnonzero(shares)}
