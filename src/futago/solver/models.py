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
from futago.solver.grid import COLUMNS, HONEST, Grid
from futago.solver.hypotheses import NO_TRICK, Floats, Hypotheses
from futago.solver.situation import Situation
from futago.solver.split import shares


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
    """A solved mix with the belief of the bound type in the situation it was solved for, split by
    bound type as her bot splits it. Tricks that no question could find are none in it. An
    Illusion that the mix never places leaves nothing to believe."""

    hypotheses: Hypotheses
    mixes: Floats
    """By Illusion, item and place, as in `Equilibrium`."""
    blinded: tuple[int, ...] = (NOBODY,)
    """The samurai of each Illusion, which the mixes stand for."""

    @cached_property
    def _shares(self) -> Floats:
        return shares(self.hypotheses.situation, self.hypotheses, self.mixes)

    def weigh(self, grid: Grid, blinded: int | None) -> Floats:
        if _ground(self.hypotheses.situation) != _ground(grid.situation):
            raise ValueError("the mix was solved for another situation")
        shown = [blinded in (None, samurai) for samurai in self.blinded]
        mix = self.mixes[shown].sum(axis=0)
        split = self._shares[:, self.hypotheses.kinds, np.newaxis] * mix
        weights = np.zeros((*grid.allowed.shape, COLUMNS))
        for row, item in enumerate(self.hypotheses.items):
            own = weights[:, grid.row_of[item._replace(owned=0)]]
            if item.owned:  # a Shadow that she is honest about is an item of its own there
                own[:, HONEST + item.owned.bit_length() - 1] = split[:, row, NO_TRICK]
            else:
                own[:, : NO_TRICK + 1] = split[:, row]
        return weights


def _ground(situation: Situation) -> tuple[object, ...]:
    """All on which it depends what she may hide."""
    known = situation
    return known.start, known.broken, known.sealed, known.left, known.cursed
