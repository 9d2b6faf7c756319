"""What every plan of hers is worth against a Samurai who plays the solved round."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from futago.goryo.actions import Plan
from futago.solver.equilibrium import Equilibrium
from futago.solver.hypotheses import NO_TRICK, Floats
from futago.solver.kernel import Questioning
from futago.solver.plans import plan_for

IMPOSSIBLE = np.nan


class Way(NamedTuple):
    """Cubes and target of hers, with the Illusion she places; her chance to win at best, and at
    worst, by how she uses her trick."""

    plan: Plan
    best: float
    worst: float


def worths(found: Equilibrium) -> Floats:
    """The Samurai's chance to win by block, item and trick; NaN where there is no such plan."""
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


def ways_of(found: Equilibrium, worth: Floats, bound: int) -> list[Way]:
    """Her ways if she is bound to a type, the best first."""
    hypotheses = found.hypotheses
    colours = hypotheses.situation.setup.colours
    rows = dict[tuple[int, int], list[int]]()
    for row, item in enumerate(hypotheses.items):
        if hypotheses.kinds[row] != bound:
            rows.setdefault((item.mask, item.target), []).append(row)
    ways = list[Way]()
    for block, blinded in enumerate(found.blinded):
        for own in rows.values():
            chances = 1 - worth[block, own]
            plain = plan_for(
                hypotheses, own[0], NO_TRICK, colours[blinded] if blinded >= 0 else None
            )
            ways.append(Way(plain, float(np.nanmax(chances)), float(np.nanmin(chances))))
    return sorted(ways, key=lambda way: (-way.best, str(way.plan)))
