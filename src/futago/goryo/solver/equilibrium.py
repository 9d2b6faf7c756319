"""A round as a zero-sum game, solved by cutting planes.

Her mix is a point, and every policy of the Samurai is a plane that bounds its value from below. A
linear program minimises the value over all planes found so far (a lower bound); the best response
to a mix near the minimum is a new plane and an upper bound. The gap between the bounds limits the
error of the solution.

An Illusion is placed openly, so the Samurai responds to each one separately: her mix has a block
for no Illusion and one for each samurai, and the value is the sum over the blocks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

import highspy
import numpy as np

from futago.goryo.rules.board import NOBODY
from futago.goryo.solver.book import known_opening
from futago.goryo.solver.hypotheses import Floats, Hypotheses
from futago.goryo.solver.kernel import Policy, Questioning
from futago.goryo.solver.payoff import Payoff, payoffs_for
from futago.goryo.solver.situation import Situation
from futago.goryo.solver.values import Values

WIDTHS: Final = (4, 8, 14)  # questions per node in quick searches
EXACT: Final = 0  # the width of the exact search
LEANS: Final = (0.5, 0.2, 0.8, 0.0, 1.0)  # in turn, since each is blind to some mixes
CENTRE_WEIGHT: Final = 0.7
"""The weight in a query of the best mix so far, as opposed to the vertex that minimises the LP."""
MAX_QUICK_COST: Final = 0.25
"""A quick search is skipped if it costs more than this share of an exact one."""
RECHECK_SHARE: Final = 0.25
"""A mix is rejected if a wider search finds that its value is higher by this share of the gap."""
STALE: Final = 0.01  # a step that raises the lower bound by less of the gap makes no progress
PATIENCE: Final = 4  # so many such steps in a row, before wider searches are tried
EXACT_SHARE: Final = 0.3
"""The exact search is used once quick ones have narrowed the gap to this share."""
LAST_EXACT_SHARE: Final = 0.6  # in the last round, where places do not count and it costs far less
SMOOTHING: Final = 0.05  # the most of a query that is spread evenly over all hypotheses
LEAST_SEARCH: Final = 5_000
"""Nodes that any search may take."""
TINY: Final = 1e-300


@dataclass(frozen=True)
class Effort:
    """When to stop: at a gap, or after a number of best responses, nodes or seconds. A single
    search may take what is left of the nodes, or half of them all; one that needs more makes the
    upper bound an estimate. Without `certify` only quick searches are used, and it always is."""

    gap: float = 1e-4
    rounds: int = 10_000
    nodes: int = 10**12
    seconds: float = float("inf")
    certify: bool = True


@dataclass
class Equilibrium:
    """Her mix, the Samurai's mix of policies, and the bounds of the value."""

    hypotheses: Hypotheses
    payoffs: tuple[Payoff, ...]
    """What the round is worth, by block."""
    mixes: Floats
    """By block, item and place; without an Illusion to choose there is one block."""
    upper: float
    lower: float
    blinded: tuple[int, ...] = (NOBODY,)
    """The samurai of each block who may not ask."""
    policies: list[Policy] = field(default_factory=list)
    blocks: list[int] = field(default_factory=list)
    """The block of each policy."""
    shares: list[float] = field(default_factory=list)
    rounds: int = 0
    nodes: int = 0
    seconds: float = 0.0

    @property
    def payoff(self) -> Payoff:
        """What the round is worth if she blinds nobody."""
        return self.payoffs[0]

    @property
    def mix(self) -> Floats:
        """Her mix, whatever the Illusion."""
        mix: Floats = self.mixes.sum(axis=0)
        return mix

    @property
    def gap(self) -> float:
        return max(0.0, self.upper - self.lower)


class _Program:
    """The linear program: minimise the value over mixes, given the planes found so far."""

    def __init__(self, hypotheses: Hypotheses, blocks: int) -> None:
        self.shape = (blocks, *hypotheses.possible.shape)
        self.flat = np.flatnonzero(np.broadcast_to(hypotheses.possible, self.shape))
        self.hypotheses = hypotheses
        count = self.count = len(self.flat)
        self.size = count // blocks
        highs = self.highs = highspy.Highs()  # type: ignore[no-untyped-call]
        highs.setOptionValue("output_flag", False)
        highs.setOptionValue("threads", 1)
        highs.setOptionValue("presolve", "off")
        highs.setOptionValue("solver", "simplex")
        inf = highspy.kHighsInf
        lp = highspy.HighsLp()
        lp.num_col_ = count + blocks
        lp.col_cost_ = np.append(np.zeros(count), np.ones(blocks))
        lp.col_lower_ = np.append(np.zeros(count), np.full(blocks, -inf))
        lp.col_upper_ = np.full(count + blocks, inf)
        items = np.unravel_index(self.flat, self.shape)[1]
        kinds = hypotheses.kinds[items]
        rows = [(np.arange(count), 1.0, 1.0)]
        for kind, most in enumerate(hypotheses.most_aimed):
            if 0 < most < 1:
                rows.append((np.flatnonzero(kinds == kind), -inf, most))
        lp.num_row_ = len(rows)
        lp.row_lower_ = np.array([low for _, low, _ in rows])
        lp.row_upper_ = np.array([high for _, _, high in rows])
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = np.cumsum([0, *(len(cells) for cells, _, _ in rows)])
        lp.a_matrix_.index_ = np.concatenate([cells for cells, _, _ in rows])
        lp.a_matrix_.value_ = np.ones(len(lp.a_matrix_.index_))
        highs.passModel(lp)
        self.first_plane = len(rows)
        self.planes = [np.zeros((0, self.size)) for _ in range(blocks)]

    def add(self, worth: Floats, block: int) -> None:
        """Add a plane: the block's value is at least what this policy wins."""
        begin = block * self.size
        own = np.append(np.arange(begin, begin + self.size), self.count + block).astype(np.int32)
        plane = worth.ravel()[self.flat[: self.size]]
        self.highs.addRow(0.0, highspy.kHighsInf, self.size + 1, own, np.append(-plane, 1.0))
        self.planes[block] = np.vstack([self.planes[block], plane])

    def best_known(self, mix: Floats, block: int) -> float:
        """What the best policy found so far wins against a block of a mix."""
        known = self.planes[block] @ mix.ravel()[self.flat[: self.size]]
        return float(known.max(initial=0.0))

    def solve(self) -> tuple[Floats, float, list[float]]:
        """The optimal mix, its value, and the dual value of each plane."""
        self.highs.run()
        solution = self.highs.getSolution()
        found = np.array(solution.col_value)
        mixes = np.zeros(self.shape)
        mixes.ravel()[self.flat] = np.maximum(found[: self.count], 0.0)
        shares = [max(0.0, dual) for dual in solution.row_dual[self.first_plane :]]
        return make_feasible(self.hypotheses, mixes), float(found[self.count :].sum()), shares


def solve_situation(
    hypotheses: Hypotheses,
    effort: Effort,
    values: Values | None = None,
    progress: Callable[[Equilibrium], object] | None = None,
) -> Equilibrium:
    """Solve a round with all her options within the given effort. `values` are the values of later
    rounds; by default those that are shipped."""
    payoffs = payoffs_for(hypotheses, values)
    return solve_round(hypotheses, payoffs.pop(NOBODY), effort, progress, payoffs)


def solve_round(
    hypotheses: Hypotheses,
    payoff: Payoff,
    effort: Effort,
    progress: Callable[[Equilibrium], object] | None = None,
    illusions: Mapping[int, Payoff] | None = None,
) -> Equilibrium:
    """Solve a round for the mixes of both sides, within the given effort.

    `illusions` are the samurai whom she may blind now, each with the pay-off of the round. A first
    round starts from its page in the book.

    Planes come from a quick search that tries few questions per node, as long as it makes progress.
    The best mix by its estimate is then verified by wider searches and finally by the exact one,
    which alone gives an upper bound.
    """
    began = perf_counter()
    choices = {NOBODY: payoff, **(illusions or {})}
    now = hypotheses.situation.board
    questionings = [Questioning(hypotheses, worth, now, who) for who, worth in choices.items()]
    program = _Program(hypotheses, len(questionings))
    evenly = np.broadcast_to(hypotheses.uniform / len(questionings), program.shape)
    everything = make_feasible(hypotheses, evenly)
    found = Equilibrium(hypotheses, tuple(choices.values()), everything, 1.0, 0.0, tuple(choices))
    query, opening = everything, known_opening(hypotheses)
    centre, estimate = query, 1.0  # the best mix, and its value by quick searches
    usual = stale = 0
    exact_share = EXACT_SHARE if payoff.positional else LAST_EXACT_SHARE
    last = (EXACT,) if effort.certify else ()
    costs = dict[int, int]()

    def learn(policy: Policy, block: int) -> None:
        found.policies.append(policy)
        found.blocks.append(block)
        program.add(questionings[block].worth(policy), block)

    def respond(mixes: Floats, width: int) -> float:
        found.rounds += 1
        value, before = 0.0, found.nodes
        for block, questioning in enumerate(questionings):
            lean = LEANS[found.rounds % len(LEANS)]
            # A last search may begin when the nodes are used up.
            share = max(effort.nodes // (2 * len(questionings)), LEAST_SEARCH)
            left = max(effort.nodes - found.nodes, share)
            best = questioning.best(mixes[block], width, lean, left)
            value += max(best.value, program.best_known(mixes[block], block))
            found.nodes += best.nodes
            learn(best.policy, block)
        costs[width] = found.nodes - before
        return value

    def accept(value: float) -> None:
        """Use the verified value of the centre as an upper bound."""
        nonlocal estimate, centre
        if value < found.upper:
            found.upper, found.mixes = value, centre
        estimate, centre = found.upper, found.mixes

    if opening is not None and opening.mix.shape == query.shape:
        centre = query = make_feasible(hypotheses, opening.mix)
        for policy in opening.policies:
            learn(policy, 0)

    while True:
        value = respond(query, WIDTHS[usual])
        if value < estimate:
            estimate, centre = value, query
        before = found.lower
        lowest, found.lower, found.shares = program.solve()
        stale = 0 if found.lower - before > STALE * found.gap else stale + 1
        sure = effort.gap if not effort.certify else max(effort.gap, exact_share * found.gap)
        if estimate - found.lower <= sure or stale > PATIENCE:
            stale = 0
            for width in WIDTHS[usual + 1 :] + last:
                if width and costs.get(width, 0) > MAX_QUICK_COST * costs.get(EXACT, float("inf")):
                    continue
                value, unsure = respond(centre, width), estimate - found.lower
                if width == EXACT:
                    blind = value > estimate + unsure / 2
                    usual = min(usual + blind, len(WIDTHS) - 2)
                    estimate = value
                elif value > estimate + max(effort.gap / 2, RECHECK_SHARE * unsure):
                    estimate = value
                    break
                else:
                    estimate = max(estimate, value)
            else:
                accept(estimate)
            lowest, found.lower, found.shares = program.solve()
        found.seconds = perf_counter() - began
        if progress:
            progress(found)
        spent = (
            found.rounds >= effort.rounds
            or found.nodes >= effort.nodes
            or found.seconds >= effort.seconds
        )
        if spent and centre is not found.mixes:
            accept(respond(centre, EXACT) if effort.certify else estimate)
            lowest, found.lower, found.shares = program.solve()
        if found.gap <= effort.gap or spent:
            return found
        smoothing = min(SMOOTHING, max(estimate - found.lower, 0.0) / 10)
        inner = CENTRE_WEIGHT * centre + (1 - CENTRE_WEIGHT) * lowest
        query = (1 - smoothing) * inner + smoothing * everything


def win_chance(situation: Situation, found: Equilibrium) -> float:
    """The Samurai's chance to win a solved situation: midway between the bounds, and certain if
    she is cornered."""
    cornered = situation.cornered
    return cornered + (1 - cornered) * (found.lower + found.upper) / 2


def make_feasible(hypotheses: Hypotheses, mix: Floats) -> Floats:
    """The nearest feasible mix: it adds up to one, and no type is aimed at too often.

    The excess of types aimed at too often goes to the others in proportion to their slack.
    """
    most = hypotheses.most_aimed
    aimed = hypotheses.by_kind(mix.sum(axis=(0, 2)))
    wanted = np.minimum(aimed, most)
    missing = 1 - wanted.sum()
    if missing > 0:
        room = most - wanted
        wanted += room * (missing / max(float(room.sum()), TINY))
    else:
        wanted /= wanted.sum()
    kept = np.minimum(wanted / np.maximum(aimed, TINY), 1.0)
    evenly = hypotheses.uniform / len(mix)
    added = (wanted - aimed * kept) / np.maximum(hypotheses.by_kind(evenly.sum(axis=1)), TINY)
    made: Floats = mix * kept[hypotheses.kinds][:, np.newaxis]
    if added.max() > 0:
        made += evenly * added[hypotheses.kinds][:, np.newaxis]
    return made
