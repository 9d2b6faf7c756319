"""The solution of a position: her plans with their weights, the value, and its error bound."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from futago.game import Json
from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import NOBODY
from futago.goryo.solver.equilibrium import Effort, Equilibrium, solve_situation
from futago.goryo.solver.hypotheses import Floats, Hypotheses
from futago.goryo.solver.payoff import payoff_for
from futago.goryo.solver.plans import plan_for
from futago.goryo.solver.situation import Situation
from futago.goryo.solver.split import beliefs, shares

MIN_WEIGHT: Final = 1e-12
"""Plans with a smaller weight are left out."""


@dataclass(frozen=True)
class WeightedPlan:
    """A plan with a bound type, and their joint probability."""

    bound: int
    plan: Plan
    weight: float


@dataclass(frozen=True)
class Solution:
    """The result of `solve`; `equilibrium` is None if she is cornered with every bound type."""

    situation: Situation
    value: float
    """The chance to win of the Samurai's best response to this mix."""
    gap: float
    seconds: float
    mix: tuple[WeightedPlan, ...]
    equilibrium: Equilibrium | None

    def as_json(self) -> dict[str, Json]:
        """The position with its solution, as stored in files."""
        types = self.situation.setup.floor.types
        mix = [
            {"bound": types[one.bound], "plan": _plan_fields(one.plan), "weight": one.weight}
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
    """Raise `BadInput` if a position from a file cannot be solved."""
    hypotheses = Hypotheses.of(Situation.read(position))
    if hypotheses.items:
        payoff_for(hypotheses)


def solve(
    situation: Situation,
    effort: Effort,
    progress: Callable[[Equilibrium], object] | None = None,
) -> Solution:
    """Solve the round that starts here."""
    hypotheses = Hypotheses.of(situation)
    if not hypotheses.items:
        return Solution(situation, 1.0, 0.0, 0.0, (), None)
    staying = 1 - situation.cornered
    fine = replace(effort, gap=effort.gap / staying)
    found = solve_situation(hypotheses, fine, progress=progress)
    return Solution(
        situation,
        situation.cornered + staying * found.upper,
        staying * found.gap,
        found.seconds,
        tuple(_weighted(found)),
        found,
    )


def _weighted(found: Equilibrium) -> list[WeightedPlan]:
    """The mix as plans by bound type; the weights of each type add up to its probability."""
    hypotheses = found.hypotheses
    situation = hypotheses.situation
    factors = shares(situation, hypotheses, found.mixes)
    staying = 1 - situation.cornered
    plans = dict[tuple[int, ...], Plan]()
    weighted = list[WeightedPlan]()
    for bound, belief in enumerate(beliefs(situation) * staying):
        if not belief:
            continue
        own: Floats = found.mixes * factors[bound][hypotheses.kinds][:, np.newaxis]
        own = np.where(own * staying < MIN_WEIGHT, 0.0, own)
        own *= belief / own.sum()
        for cell in map(tuple, np.argwhere(own).tolist()):
            if cell not in plans:
                plans[cell] = _plan(found, *cell)
            weighted.append(WeightedPlan(bound, plans[cell], float(own[cell])))
    return weighted


def _plan(found: Equilibrium, block: int, row: int, column: int) -> Plan:
    samurai = found.blinded[block]
    colours = found.hypotheses.situation.setup.colours
    illusion = colours[samurai] if samurai != NOBODY else None
    return plan_for(found.hypotheses, row, column, illusion)


def _plan_fields(plan: Plan) -> dict[str, Any]:
    """The fields of a plan as in records, without the name of the action."""
    return {name: value for name, value in plan.as_json().items() if name != "do"}
