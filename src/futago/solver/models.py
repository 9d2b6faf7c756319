"""How she may be thought to play: how likely each plan is before anything was asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

import numpy as np

from futago.goryo.actions import Plan
from futago.goryo.board import NOBODY
from futago.goryo.plans import Use, legal_uses, plan_of
from futago.solver.coupling import coupled
from futago.solver.grid import COLUMNS, HONEST, Grid
from futago.solver.hypotheses import NO_TRICK, Floats, Hypotheses
from futago.solver.situation import Situation


class Model(Protocol):
    """What is thought of her play."""

    def weigh(self, grid: Grid, blinded: int | None) -> Floats:
        """A weight for each bound type, item and trick (see `Grid`): how likely she is bound so
        and plans so. They need not add up to one; what is not legal has none. An Illusion that
        lies open is given (NOBODY: she placed none; None: she has not planned yet)."""
        ...


@dataclass(frozen=True)
class UniformModel:
    """Every bound type with every plan it allows is as likely as the other. With a belief of the
    bound type, all plans that a type allows share what that type has."""

    bound: Mapping[int, float] | None = None

    def weigh(self, grid: Grid, blinded: int | None) -> Floats:
        orders = np.array(list(grid.orders.values()), dtype=np.float64)
        plans = orders[:, np.newaxis] * grid.legal
        weights: Floats = grid.allowed[:, :, np.newaxis] * plans
        if self.bound is None:
            return weights
        shares = np.array([self.bound.get(kind, 0.0) for kind in range(len(weights))])
        sums = weights.sum(axis=(1, 2))
        factors = np.divide(shares, sums, out=np.zeros_like(sums), where=sums > 0)
        weights *= factors[:, np.newaxis, np.newaxis]
        return weights


@dataclass(frozen=True)
class PlanModel:
    """Any way to weigh a plan by the bound type, asked plan by plan: slow, and open to all."""

    weight: Callable[[int, Plan], float]

    def weigh(self, grid: Grid, blinded: int | None) -> Floats:
        setup, left = grid.situation.setup, grid.situation.left
        index = setup.floor.index
        weights = np.zeros((*grid.allowed.shape, COLUMNS))
        for walk in grid.walks:
            row = grid.row_of[grid.item_of(walk)]
            uses = legal_uses(setup, left, walk)
            if blinded is not None:  # what lies open is so, were it against the rules
                shown = setup.colours[blinded] if blinded != NOBODY else None
                uses = [u._replace(illusion=shown) for u in uses if u.illusion is None]
            for use in uses:
                plan, column = plan_of(setup, walk, use), _column(index, use)
                for kind in np.flatnonzero(grid.allowed[:, row]):
                    weights[kind, row, column] += self.weight(int(kind), plan)
        return weights


def _column(index: Mapping[str, int], use: Use) -> int:
    trick = use.trail if use.trail is not None else use.shadow
    if trick is None:
        return NO_TRICK
    return index[trick] if use.lie else HONEST + index[trick]


@dataclass(frozen=True, eq=False)
class MixModel:
    """A solved mix, and the belief of the bound type in the situation it was solved for.

    A mix by items and places holds for all bound types together; what each type has of it is the
    table nearest to independence. A mix with a bound type before that is taken as it is: it says
    how likely she is bound so and plans so. Tricks that no question could find are none in it.
    """

    hypotheses: Hypotheses
    mix: Floats

    @cached_property
    def by_bound(self) -> Floats:
        """The mix with a bound type before items and places."""
        if self.mix.ndim == 3:
            return self.mix
        situation, kinds = self.hypotheses.situation, self.hypotheses.kinds
        bound = np.array(
            [p if p and situation.walks(kind) else 0.0 for kind, p in enumerate(situation.bound)]
        )
        aimed = np.bincount(kinds, weights=self.mix.sum(axis=1), minlength=len(bound))
        table = coupled(bound / bound.sum(), aimed / aimed.sum())
        sums = table.sum(axis=0)
        shares = np.divide(table, sums, out=np.zeros_like(table), where=sums > 0)
        split: Floats = shares[:, kinds, np.newaxis] * self.mix
        return split

    def weigh(self, grid: Grid, blinded: int | None) -> Floats:
        if _ground(self.hypotheses.situation) != _ground(grid.situation):
            raise ValueError("the mix was solved for another situation")
        rows = [grid.row_of[item] for item in self.hypotheses.items]
        weights = np.zeros((*grid.allowed.shape, COLUMNS))
        weights[:, rows, : NO_TRICK + 1] = self.by_bound
        return weights


def _ground(situation: Situation) -> tuple[object, ...]:
    """All on which it depends what she may hide."""
    known = situation
    return known.start, known.broken, known.sealed, known.left, known.cursed
