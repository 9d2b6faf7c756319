"""A position solved: her plans with their weights, the value, and how wrong it may be at most."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from futago.game import Json
from futago.goryo.actions import Plan
from futago.goryo.board import ILLUSION, NOBODY
from futago.solver.equilibrium import Effort, Equilibrium, solve_round
from futago.solver.hypotheses import Floats, Hypotheses
from futago.solver.payoff import payoff_for
from futago.solver.plans import plan_for
from futago.solver.situation import Situation
from futago.solver.split import beliefs, shares

NEVER: Final = 1e-12
"""A plan that is made less often is not written down."""


@dataclass(frozen=True)
class Weighted:
    """One of her plans if she is bound to a type, and how often it comes with that type."""

    bound: int
    plan: Plan
    weight: float


@dataclass(frozen=True)
class Solution:
    """What `solve` found. `equilibrium` is None if she is cornered whatever her bound type is."""

    situation: Situation
    value: float
    """The Samurai's chance to win against this mix when he answers it best."""
    gap: float
    seconds: float
    mix: tuple[Weighted, ...]
    equilibrium: Equilibrium | None

    def as_json(self) -> dict[str, Json]:
        """The position with its solution, as files have it."""
        types = self.situation.setup.floor.types
        mix = [
            {"bound": types[one.bound], "plan": _written(one.plan), "weight": one.weight}
            for one in self.mix
        ]
        return {
            **self.situation.as_json(),
            "value": self.value,
            "gap": self.gap,
            "seconds": round(self.seconds, 3),
            "mix": mix,
        }


def check(position: Json) -> None:
    """Whether a position, as files have it, can be solved; `BadInput` says why not."""
    hypotheses = Hypotheses.of(Situation.read(position))
    if hypotheses.items:
        payoff_for(hypotheses)


def solve(
    situation: Situation,
    effort: Effort,
    progress: Callable[[Equilibrium], object] | None = None,
) -> Solution:
    """Solve the round that begins here."""
    hypotheses = Hypotheses.of(situation)
    if not hypotheses.items:
        return Solution(situation, 1.0, 0.0, 0.0, (), None)
    staying = 1 - situation.cornered
    illusions = None
    if situation.left & ILLUSION:
        spent = payoff_for(hypotheses, illusion=True)
        illusions = dict.fromkeys(range(len(situation.setup.colours)), spent)
    found = solve_round(
        hypotheses,
        payoff_for(hypotheses),
        replace(effort, gap=effort.gap / staying),
        progress,
        illusions,
    )
    return Solution(
        situation,
        situation.cornered + staying * found.upper,
        staying * found.gap,
        found.seconds,
        tuple(_weighted(found)),
        found,
    )


def _weighted(found: Equilibrium) -> list[Weighted]:
    """The mix as plans by bound type; the weights of each type add up to its belief."""
    hypotheses = found.hypotheses
    situation = hypotheses.situation
    factors = shares(situation, hypotheses, found.mixes)
    staying = 1 - situation.cornered
    plans = dict[tuple[int, ...], Plan]()
    weighted = list[Weighted]()
    for bound, belief in enumerate(beliefs(situation) * staying):
        if not belief:
            continue
        own: Floats = found.mixes * factors[bound][hypotheses.kinds][:, np.newaxis]
        own = np.where(own * staying < NEVER, 0.0, own)
        own *= belief / own.sum()
        for cell in map(tuple, np.argwhere(own).tolist()):
            if cell not in plans:
                plans[cell] = _plan(found, *cell)
            weighted.append(Weighted(bound, plans[cell], float(own[cell])))
    return weighted


def _plan(found: Equilibrium, block: int, row: int, column: int) -> Plan:
    samurai = found.blinded[block]
    colours = found.hypotheses.situation.setup.colours
    illusion = colours[samurai] if samurai != NOBODY else None
    return plan_for(found.hypotheses, row, column, illusion)


def _written(plan: Plan) -> dict[str, Any]:
    """The fields of a plan as records have them, without the word that says it is one."""
    return {name: value for name, value in plan.as_json().items() if name != "do"}
