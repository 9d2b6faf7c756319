"""A round as a zero-sum game, solved by cutting planes.

Her mix is a point; every questioning the Samurai could choose is a plane above which her value
lies. A linear program finds the mix that is lowest over all planes known so far (a lower bound);
the best response to a mix near it is a new plane and an upper bound. The gap between the bounds
is what the answer can be wrong by at most, and it is told with it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

import highspy
import numpy as np

from futago.solver.hypotheses import Floats, Hypotheses
from futago.solver.kernel import Policy, Questioning
from futago.solver.payoff import Payoff

INWARD: Final = 0.5  # how far a query leans to the best mix known, away from the program's corner
NARROW: Final = 4  # questions that the quick search tries at a point
EXACT: Final = 0
WIDER: Final = 2
WIDEST: Final = 6
STALE: Final = 0.01
PATIENCE: Final = 4
HOPE: Final = 0.3  # the exact search is asked when this part of the gap is left to the quick one
BLUR: Final = 0.05  # at most this much of a query is spread over everything


@dataclass(frozen=True)
class Effort:
    """When to stop: at this gap, after so many best responses, nodes of search or seconds. Without
    `certify` the quick search alone judges, and the upper bound is its estimate."""

    gap: float = 1e-4
    rounds: int = 10_000
    nodes: int = 10**12
    seconds: float = float("inf")
    certify: bool = True


@dataclass
class Equilibrium:
    """Her mix, the Samurai's mix of policies, and the bounds of the value."""

    hypotheses: Hypotheses
    payoff: Payoff
    mix: Floats
    upper: float
    lower: float
    policies: list[Policy] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    rounds: int = 0
    nodes: int = 0
    seconds: float = 0.0

    @property
    def gap(self) -> float:
        return max(0.0, self.upper - self.lower)


class _Program:
    """The linear program: minimise the value over mixes and the planes known so far."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        situation = hypotheses.situation
        self.cells = np.argwhere(hypotheses.possible)
        self.flat = np.flatnonzero(hypotheses.possible)
        self.count = len(self.flat)
        highs = self.highs = highspy.Highs()  # type: ignore[no-untyped-call]
        highs.setOptionValue("output_flag", False)
        highs.setOptionValue("threads", 1)
        highs.setOptionValue("presolve", "off")
        highs.setOptionValue("solver", "simplex")
        inf = highspy.kHighsInf
        lp = highspy.HighsLp()
        lp.num_col_ = self.count + 1
        lp.col_cost_ = np.append(np.zeros(self.count), 1.0)
        lp.col_lower_ = np.append(np.zeros(self.count), -inf)
        lp.col_upper_ = np.full(self.count + 1, inf)
        kinds = hypotheses.kinds[self.cells[:, 0]]
        rows = [(np.arange(self.count), 1.0, 1.0)]
        staying = 1 - situation.cornered
        for kind, belief in enumerate(situation.bound):
            if belief and situation.walks(kind):
                rows.append((np.flatnonzero(kinds == kind), -inf, 1 - belief / staying))
        lp.num_row_ = len(rows)
        lp.row_lower_ = np.array([low for _, low, _ in rows])
        lp.row_upper_ = np.array([high for _, _, high in rows])
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = np.cumsum([0, *(len(cells) for cells, _, _ in rows)])
        lp.a_matrix_.index_ = np.concatenate([cells for cells, _, _ in rows])
        lp.a_matrix_.value_ = np.ones(len(lp.a_matrix_.index_))
        highs.passModel(lp)
        self.first_plane = len(rows)
        self.columns = np.arange(self.count + 1, dtype=np.int32)

    def add(self, worth: Floats) -> None:
        """A plane: the value is at least what this policy wins."""
        values = np.append(-worth.ravel()[self.flat], 1.0)
        self.highs.addRow(0.0, highspy.kHighsInf, self.count + 1, self.columns, values)

    def solve(self, shape: tuple[int, ...]) -> tuple[Floats, float, list[float]]:
        """The lowest mix, its value, and how much of each plane holds it up."""
        self.highs.run()
        solution = self.highs.getSolution()
        found = np.array(solution.col_value)
        mix = np.zeros(shape)
        mix.ravel()[self.flat] = np.maximum(found[:-1], 0.0)
        shares = [max(0.0, dual) for dual in solution.row_dual[self.first_plane :]]
        return mix, float(found[-1]), shares


def solve_round(
    hypotheses: Hypotheses,
    payoff: Payoff,
    effort: Effort,
    progress: Callable[[Equilibrium], object] | None = None,
) -> Equilibrium:
    """Her best mix and the Samurai's, as far as the effort goes.

    Planes come from a quick search that tries few questions at each point; as long as it finds
    some that cut deep, nothing else is asked. What it believes to be the lowest mix then stands
    before the exact search, and only that one gives an upper bound.
    """
    began = perf_counter()
    questioning = Questioning(hypotheses, payoff, hypotheses.situation.board)
    program = _Program(hypotheses)
    everything = _within(hypotheses, hypotheses.uniform)
    found = Equilibrium(hypotheses, payoff, everything, 1.0, 0.0)
    query = centre = everything
    hoped, width = 1.0, NARROW  # the value of the centre, as far as the quick search knows
    stale = 0

    def respond(mix: Floats, width: int) -> float:
        best = questioning.best(mix, 0.0, width)
        found.nodes += best.nodes
        found.rounds += 1
        found.policies.append(best.policy)
        program.add(questioning.worth(best.policy))
        return best.value

    while True:
        value = respond(query, width)
        if value < hoped:
            hoped, centre = value, query
        before = found.lower
        lowest, found.lower, found.shares = program.solve(query.shape)
        stale = 0 if found.lower - before > STALE * found.gap else stale + 1
        if not effort.certify:
            found.upper, found.mix = hoped, centre
        elif hoped - found.lower <= max(effort.gap, HOPE * found.gap) or stale > PATIENCE:
            stale = 0
            value = respond(centre, EXACT)
            if value > hoped + 0.5 * (hoped - found.lower) and width < WIDEST:
                width += WIDER
            hoped = value
            if value < found.upper:
                found.upper, found.mix = value, centre
            else:
                hoped, centre = found.upper, found.mix
            lowest, found.lower, found.shares = program.solve(query.shape)
        found.seconds = perf_counter() - began
        if progress:
            progress(found)
        spent = (
            found.rounds >= effort.rounds
            or found.nodes >= effort.nodes
            or found.seconds >= effort.seconds
        )
        if found.gap <= effort.gap or spent or (not effort.certify and stale > 3 * PATIENCE):
            return found
        blur = min(BLUR, max(hoped - found.lower, 0.0) / 10)
        inner = INWARD * centre + (1 - INWARD) * lowest
        query = (1 - blur) * inner + blur * everything


def _within(hypotheses: Hypotheses, mix: Floats) -> Floats:
    """The mix made feasible: no type's targets get more than the bound types allow."""
    situation = hypotheses.situation
    staying = 1 - situation.cornered
    mix = mix.copy()
    for kind, belief in enumerate(situation.bound):
        most = 1 - belief / staying
        own = hypotheses.kinds == kind
        share = mix[own].sum()
        if belief and situation.walks(kind) and share > most:
            mix[own] *= most / share if share else 0.0
            mix[~own] *= (1 - most) / mix[~own].sum()
    return mix
