"""The values of all her plans against the Samurai of the solved round."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from futago.goryo.rules.actions import Plan
from futago.goryo.solver.equilibrium import Equilibrium
from futago.goryo.solver.hypotheses import NO_TRICK, Floats
from futago.goryo.solver.kernel import Questioning
from futago.goryo.solver.plans import plan_for

IMPOSSIBLE = np.nan


class PathValue(NamedTuple):
    """Cubes and target, with the Illusion she places, and her winning chance with the best and the
    worst use of her trick."""

    plan: Plan
    best: float
    worst: float


def plan_values(found: Equilibrium) -> Floats:
    """The Samurai's winning chance by block, item and trick; NaN where there is no such plan."""
    hypotheses = found.hypotheses
    asking = [
        Questioning(hypotheses, found.payoff, hypotheses.situation.board, who)
        for who in found.blinded
    ]
    worth = np.zeros((len(asking), *hypotheses.possible.shape))
    shares = np.zeros(len(asking))
    for policy, block, share in zip(found.policies, found.blocks, found.shares, strict=True):
        if share > 0:
            worth[block] += share * asking[block].worth(policy)
            shares[block] += share
    worth /= np.maximum(shares, 1e-300)[:, np.newaxis, np.newaxis]
    return np.where(hypotheses.possible, worth, IMPOSSIBLE)


def path_values(found: Equilibrium, worth: Floats, bound: int) -> list[PathValue]:
    """Her paths with a bound type, best first."""
    hypotheses = found.hypotheses
    colours = hypotheses.situation.setup.colours
    rows = dict[tuple[int, int], list[int]]()
    for row, item in enumerate(hypotheses.items):
        if hypotheses.kinds[row] != bound:
            rows.setdefault((item.mask, item.target), []).append(row)
    paths = list[PathValue]()
    for block, blinded in enumerate(found.blinded):
        for own in rows.values():
            chances = 1 - worth[block, own]
            plain = plan_for(
                hypotheses, own[0], NO_TRICK, colours[blinded] if blinded >= 0 else None
            )
            paths.append(PathValue(plain, float(np.nanmax(chances)), float(np.nanmin(chances))))
    return sorted(paths, key=lambda path: (-path.best, str(path.plan)))
