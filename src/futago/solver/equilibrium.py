"""A round as a zero-sum game, solved by cutting planes.

Her mix is a point; every questioning the Samurai could choose is a plane above which her value
lies. A linear program finds the mix that is lowest over all planes known so far (a lower bound);
the best response to a mix near it is a new plane and an upper bound. The gap between the bounds
is what the answer can be wrong by at most, and it is told with it.

An Illusion is chosen openly, so the Samurai answers each one on its own: her mix has a block for
each, which begins with none, and the value is the sum of what the blocks are worth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

import highspy
import numpy as np

from futago.goryo.board import NOBODY
from futago.solver.book import known_opening
from futago.solver.hypotheses import Floats, Hypotheses
from futago.solver.kernel import Policy, Questioning
from futago.solver.payoff import Payoff

INWARD: Final = 0.7  # how far a query leans to the best mix known, away from the program's corner
WIDTHS: Final = (4, 8, 14)  # questions that quick searches try at a point
EXACT: Final = 0
DEAR: Final = 0.25  # a quick search that costs more than this part of the exact one is left out
LEANS: Final = (0.5, 0.2, 0.8, 0.0, 1.0)  # in turn, so that no mix hides from all of them
DOUBT: Final = 0.25  # a mix is looked at anew if a wider search finds so much of the gap in it
STALE: Final = 0.01
PATIENCE: Final = 4
HOPE: Final = 0.3  # the exact search is asked when this part of the gap is left to the quick one
LAST_HOPE: Final = 0.6  # in the last round, where places do not count and it costs far less
TINY: Final = 1e-300
BLUR: Final = 0.05  # at most this much of a query is spread over everything


@dataclass(frozen=True)
class Effort:
    """When to stop: at this gap, after so many best responses, nodes of search or seconds. Who does
    not `certify` is content with what quick searches think of a mix, and knows no true gap."""

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
    mixes: Floats
    """By block, item and place; without an Illusion to choose there is one block."""
    upper: float
    lower: float
    blinded: tuple[int, ...] = (NOBODY,)
    """The samurai of each block who may not ask."""
    policies: list[Policy] = field(default_factory=list)
    blocks: list[int] = field(default_factory=list)
    """For each policy the block that it answers."""
    shares: list[float] = field(default_factory=list)
    rounds: int = 0
    nodes: int = 0
    seconds: float = 0.0

    @property
    def mix(self) -> Floats:
        """Her mix, whatever the Illusion."""
        mix: Floats = self.mixes.sum(axis=0)
        return mix

    @property
    def gap(self) -> float:
        return max(0.0, self.upper - self.lower)


class _Program:
    """The linear program: minimise the value over mixes and the planes known so far."""

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
        """A plane: the block's value is at least what this policy wins there."""
        begin = block * self.size
        own = np.append(np.arange(begin, begin + self.size), self.count + block).astype(np.int32)
        plane = worth.ravel()[self.flat[: self.size]]
        self.highs.addRow(0.0, highspy.kHighsInf, self.size + 1, own, np.append(-plane, 1.0))
        self.planes[block] = np.vstack([self.planes[block], plane])

    def above(self, mix: Floats, block: int) -> float:
        """What the best policy known so far wins against a block of a mix."""
        known = self.planes[block] @ mix.ravel()[self.flat[: self.size]]
        return float(known.max(initial=0.0))

    def solve(self) -> tuple[Floats, float, list[float]]:
        """The lowest mix, its value, and how much of each plane holds it up."""
        self.highs.run()
        solution = self.highs.getSolution()
        found = np.array(solution.col_value)
        mixes = np.zeros(self.shape)
        mixes.ravel()[self.flat] = np.maximum(found[: self.count], 0.0)
        shares = [max(0.0, dual) for dual in solution.row_dual[self.first_plane :]]
        return within(self.hypotheses, mixes), float(found[self.count :].sum()), shares


def solve_round(
    hypotheses: Hypotheses,
    payoff: Payoff,
    effort: Effort,
    progress: Callable[[Equilibrium], object] | None = None,
    illusions: Mapping[int, Payoff] | None = None,
) -> Equilibrium:
    """Her best mix and the Samurai's, as far as the effort goes.

    `illusions` are the samurai whom she may blind now, each with what the round is then worth.
    A first round begins with what the book has for it.

    Planes come from a quick search that tries few questions at each point; as long as it finds
    some that cut deep, nothing else is asked. What it believes to be the lowest mix then stands
    before wider ones and at last before the exact search, and only that gives an upper bound.
    """
    began = perf_counter()
    choices = {NOBODY: payoff, **(illusions or {})}
    now = hypotheses.situation.board
    asking = [Questioning(hypotheses, worth, now, who) for who, worth in choices.items()]
    program = _Program(hypotheses, len(asking))
    evenly = np.broadcast_to(hypotheses.uniform / len(asking), program.shape)
    everything = within(hypotheses, evenly)
    found = Equilibrium(hypotheses, payoff, everything, 1.0, 0.0, tuple(choices))
    query, opening = everything, known_opening(hypotheses)
    centre, hoped = query, 1.0  # the best mix, and its value, as far as quick searches know
    usual = stale = 0
    hope = HOPE if payoff.positional else LAST_HOPE
    last = (EXACT,) if effort.certify else ()
    costs = dict[int, int]()

    def learn(policy: Policy, block: int) -> None:
        found.policies.append(policy)
        found.blocks.append(block)
        program.add(asking[block].worth(policy), block)

    def respond(mixes: Floats, width: int) -> float:
        found.rounds += 1
        value, before = 0.0, found.nodes
        for block, questioning in enumerate(asking):
            lean = LEANS[found.rounds % len(LEANS)]
            best = questioning.best(mixes[block], width, lean)
            value += max(best.value, program.above(mixes[block], block))
            found.nodes += best.nodes
            learn(best.policy, block)
        costs[width] = found.nodes - before
        return value

    def take(value: float) -> None:
        """The last word on the centre."""
        nonlocal hoped, centre
        if value < found.upper:
            found.upper, found.mixes = value, centre
        hoped, centre = found.upper, found.mixes

    if opening is not None and opening.mix.shape == query.shape:
        centre = query = within(hypotheses, opening.mix)
        for policy in opening.policies:
            learn(policy, 0)

    while True:
        value = respond(query, WIDTHS[usual])
        if value < hoped:
            hoped, centre = value, query
        before = found.lower
        lowest, found.lower, found.shares = program.solve()
        stale = 0 if found.lower - before > STALE * found.gap else stale + 1
        sure = effort.gap if not effort.certify else max(effort.gap, hope * found.gap)
        if hoped - found.lower <= sure or stale > PATIENCE:
            stale = 0
            for width in WIDTHS[usual + 1 :] + last:
                if width and costs.get(width, 0) > DEAR * costs.get(EXACT, float("inf")):
                    continue
                value, unsure = respond(centre, width), hoped - found.lower
                if width == EXACT:
                    blind = value > hoped + unsure / 2
                    usual = min(usual + blind, len(WIDTHS) - 2)
                    hoped = value
                elif value > hoped + max(effort.gap / 2, DOUBT * unsure):
                    hoped = value
                    break
                else:
                    hoped = max(hoped, value)
            else:
                take(hoped)
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
            take(respond(centre, EXACT) if effort.certify else hoped)
            lowest, found.lower, found.shares = program.solve()
        if found.gap <= effort.gap or spent:
            return found
        blur = min(BLUR, max(hoped - found.lower, 0.0) / 10)
        inner = INWARD * centre + (1 - INWARD) * lowest
        query = (1 - blur) * inner + blur * everything


def within(hypotheses: Hypotheses, mix: Floats) -> Floats:
    """The mix made feasible: it adds up to one, and no type is aimed at more than it may be.

    What is taken from types aimed at too often goes to the others, by the room that they have.
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
