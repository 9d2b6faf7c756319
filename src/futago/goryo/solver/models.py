"""Models of the Goryō's play: the prior probability of each plan."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

import numpy as np

from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import NOBODY
from futago.goryo.rules.plans import Use, legal_uses, plan_of
from futago.goryo.solver.grid import COLUMNS, HONEST, Grid
from futago.goryo.solver.hypotheses import NO_TRICK, Floats, Hypotheses
from futago.goryo.solver.situation import Situation
from futago.goryo.solver.split import shares


class Model(Protocol):
    """A model of her play."""

    def weigh(self, grid: Grid, blinded: int | None) -> Floats:
        """A weight for each bound type, item and trick (see `Grid`). They need not add up to one;
        illegal combinations have weight zero. `blinded` is the samurai under an Illusion (NOBODY:
        she placed none; None: she has not planned yet)."""
        ...


@dataclass(frozen=True)
class UniformModel:
    """All pairs of a bound type and a legal plan are equally likely. With a belief of the bound
    type, the legal plans of each type are."""

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
    """Any function that weighs a plan by bound type. Slow, since it is called for every plan."""

    weight: Callable[[int, Plan], float]

    def weigh(self, grid: Grid, blinded: int | None) -> Floats:
        setup, left = grid.situation.setup, grid.situation.left
        index = setup.floor.index
        weights = np.zeros((*grid.allowed.shape, COLUMNS))
        for walk in grid.walks:
            row = grid.row_of[grid.item_of(walk)]
            uses = legal_uses(setup, left, walk)
            if blinded is not None:  # taken as given, even if it is illegal
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
    """A solved mix, split by bound type as her bot does, with the belief of the bound type in the
    situation it was solved for. It has no tricks that no question could find. After an Illusion
    that the mix never places, all weights are zero."""

    hypotheses: Hypotheses
    mixes: Floats
    """By Illusion, item and place, as in `Equilibrium`."""
    blinded: tuple[int, ...] = (NOBODY,)
    """The samurai under the Illusion of each mix."""

    @cached_property
    def _shares(self) -> Floats:
        return shares(self.hypotheses.situation, self.hypotheses, self.mixes)

    def weigh(self, grid: Grid, blinded: int | None) -> Floats:
        if _plan_basis(self.hypotheses.situation) != _plan_basis(grid.situation):
            raise ValueError("the mix was solved for another situation")
        shown = [blinded in (None, samurai) for samurai in self.blinded]
        mix = self.mixes[shown].sum(axis=0)
        split = self._shares[:, self.hypotheses.kinds, np.newaxis] * mix
        weights = np.zeros((*grid.allowed.shape, COLUMNS))
        for row, item in enumerate(self.hypotheses.items):
            own = weights[:, grid.row_of[item._replace(owned=0)]]
            if item.owned:  # a Shadow that she is honest about is a separate item there
                own[:, HONEST + item.owned.bit_length() - 1] = split[:, row, NO_TRICK]
            else:
                own[:, : NO_TRICK + 1] = split[:, row]
        return weights


def _plan_basis(situation: Situation) -> tuple[object, ...]:
    """All that determines her legal plans."""
    known = situation
    return known.start, known.broken, known.sealed, known.left, known.cursed
