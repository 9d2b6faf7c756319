"""The values of all her plans against the Samurai of the solved round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from futago.goryo.puzzles.ideas import idea_text
from futago.goryo.puzzles.mining.moments import played_round
from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import NOBODY
from futago.goryo.solver.equilibrium import Equilibrium
from futago.goryo.solver.hypotheses import NO_TRICK, Floats
from futago.goryo.solver.kernel import Questioning
from futago.goryo.solver.plans import cell_of, plan_for
from futago.goryo.state import GoryoState

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
            row = min(own, key=lambda row: hypotheses.items[row].owned)
            plain = plan_for(hypotheses, row, NO_TRICK, colours[blinded] if blinded >= 0 else None)
            paths.append(PathValue(plain, float(np.nanmax(chances)), float(np.nanmin(chances))))
    return sorted(paths, key=lambda path: (-path.best, str(path.plan)))


def harshest_replies(
    board: GoryoState, found: Equilibrium, paths: Sequence[PathValue]
) -> dict[str, str]:
    """By plan, what the Samurai does against it with the policy of his mix that it suits least."""
    hypotheses = found.hypotheses
    asking = [
        Questioning(hypotheses, found.payoff, hypotheses.situation.board, who)
        for who in found.blinded
    ]
    used = [
        (policy, block, asking[block].worth(policy))
        for policy, block, share in zip(found.policies, found.blocks, found.shares, strict=True)
        if share > 0
    ]
    colours, replies = hypotheses.situation.setup.colours, dict[str, str]()
    for path in paths:
        illusion = path.plan.illusion
        blinded = colours.index(illusion) if illusion is not None else NOBODY
        cell = cell_of(hypotheses, path.plan)
        own = [(worth[cell], policy) for policy, b, worth in used if found.blinded[b] == blinded]
        if own:
            _, policy = max(own, key=lambda one: float(one[0]))
            moves = [move for _, move in played_round(board, path.plan, policy)]
            replies[str(path.plan)] = idea_text(moves)
    return replies
