"""A round of Goryō, solved: what she would hide, how the Samurai would ask, and what a board in the
middle of it is worth to him."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import sqrt
from typing import Final, NamedTuple, TypeVar

import numpy as np

from futago.coach import NotCoached
from futago.coach.effort import Effort
from futago.goryo.actions import Plan
from futago.goryo.board import ILLUSION, NOBODY, Board
from futago.solver.belief import Belief
from futago.solver.equilibrium import Equilibrium, solve_round, within
from futago.solver.hypotheses import SPACES, Floats, Hypotheses
from futago.solver.kernel import Policy, Questioning
from futago.solver.models import MixModel, UniformModel
from futago.solver.payoff import Payoff, payoff_for
from futago.solver.plans import where
from futago.solver.situation import Situation
from futago.solver.split import mix_of
from futago.texts import Text

BLUR: Final = 0.02  # part of her mix that is spread over everything: people do what no solver does
MOST_ITEMS: Final = 512  # as many as the compiled search holds
NEVER: Final = 1e-12
DOUBT: Final = 0.75
KEPT: Final = 8

B = TypeVar("B", bound=Board)


class Reached(NamedTuple):
    """What the Samurai can reach from a board against her mix, and how."""

    chance: float
    policy: Policy
    weights: Floats
    """By item and place: how likely she hides it after the answers so far; adds up to one."""
    likely: float = 1.0
    """How likely her mix gives the answers so far."""


@dataclass(frozen=True, eq=False)
class SolvedRound:
    """A round with its equilibrium. Blocks are her Illusions, the first is none (see solver)."""

    situation: Situation
    effort: Effort
    found: Equilibrium
    payoffs: tuple[Payoff, ...]
    mixes: Floats

    @property
    def hypotheses(self) -> Hypotheses:
        return self.found.hypotheses

    # ------------------------------------------------------------ the round as a whole

    @cached_property
    def value(self) -> float:
        """What the Samurai wins against her mix, before anything is shown."""
        total = 0.0
        for block in range(len(self.mixes)):
            mass = float(self.mixes[block].sum())
            if mass > NEVER:
                best = self._asking[block].best(self.mixes[block], self.effort.width)
                total += best.value
        return total

    @cached_property
    def gap(self) -> float:
        """How wrong the value may be at most: he is sure of the lower bound whatever she does."""
        return max(0.0, self.value - self.found.lower)

    @cached_property
    def _asking(self) -> list[Questioning]:
        now = self.situation.board
        return [
            Questioning(self.hypotheses, payoff, now, samurai)
            for payoff, samurai in zip(self.payoffs, self.found.blinded, strict=True)
        ]

    # ------------------------------------------------------------ her plans

    def policies(self, block: int) -> list[tuple[Policy, float]]:
        """The Samurai's policies against an Illusion, with the share that each has."""
        found = self.found
        own = [
            (policy, share)
            for policy, of, share in zip(found.policies, found.blocks, found.shares, strict=True)
            if of == block and share > 0
        ]
        total = sum(share for _, share in own)
        return [(policy, share / total) for policy, share in own] if total else []

    @cached_property
    def worth(self) -> Floats:
        """By block, item and place: what the solved Samurai wins against each of her plans."""
        worth = np.zeros(self.mixes.shape)
        for block, asking in enumerate(self._asking):
            for policy, share in self.policies(block):
                worth[block] += share * asking.worth(policy)
        return worth

    def cell_of(self, plan: Plan) -> tuple[int, int, int]:
        """Block, item and place of a plan."""
        index = self.situation.setup.colour_index
        samurai = index[plan.illusion] if plan.illusion is not None else NOBODY
        return (self.found.blinded.index(samurai), *where(self.hypotheses, plan))

    def allowed(self, bound: int) -> Floats:
        """1 where a plan is legal for somebody bound so."""
        own = self.hypotheses.kinds != bound
        cells = self.hypotheses.possible & own[:, np.newaxis]
        return np.broadcast_to(cells, self.mixes.shape).astype(np.float64)

    def cost_of(self, cell: tuple[int, int, int], bound: int) -> float:
        """What a plan gives away, against the solved Samurai, to the best one that she has."""
        best = float(self.worth[self.allowed(bound) > 0].min())
        return max(0.0, float(self.worth[cell]) - best)

    def own_mix(self, bound: int) -> Floats:
        """How often she should hide what, knowing what she is bound to; adds up to one."""
        return mix_of(bound, self.situation, self.hypotheses, self.found.mixes)

    # ------------------------------------------------------------ in the middle of it

    def block_of(self, board: Board) -> int:
        return self.found.blinded.index(board.blinded) if board.blinded in self.found.blinded else 0

    def reached(self, board: Board) -> Reached:
        """What the Samurai can reach from here by what he knows."""
        block = self.block_of(board)
        weights, now = self._left(board, block)
        mass = float(weights.sum())
        if mass <= 0:
            raise ValueError("no plan of hers answers like that")
        payoff = self.payoffs[block]
        asking = Questioning(self.hypotheses, payoff, now, self.found.blinded[block])
        best = asking.best(weights, self.effort.width)
        likely = mass / max(float(self.mixes[block].sum()), mass)
        return Reached(best.value / mass, best.policy, weights / mass, likely)

    def doubt(self, reached: Reached) -> float:
        """How wrong a judgement may well be from there. The gap holds for the round as a whole;
        where her mix seldom leads, less is known of how she plays. (Measured against rounds that
        were solved much further; the bound that could be proven would silence everything.)"""
        return DOUBT * self.gap / sqrt(reached.likely)

    def stopped(self, board: Board) -> tuple[Reached, Floats]:
        """What he has if he asks no more; and that against each of her plans."""
        now = board.copy()
        now.cubes = 0
        reached, block = self.reached(now), self.block_of(board)
        asking = Questioning(self.hypotheses, self.payoffs[block], now, board.blinded)
        return reached, asking.worth(reached.policy)

    def left(self, board: Board) -> Floats:
        """What is left of her mix after the answers so far."""
        return self._left(board, self.block_of(board))[0]

    def _left(self, board: B, block: int) -> tuple[Floats, B]:
        """Her mix after the answers, and the board as the solver knows it: it knows nothing of
        spaces that no way of hers leads over, where a yes can only be her trail."""
        mix = self.mixes[block]
        if mix.sum() <= NEVER:  # an Illusion that a good player never places
            mix = self.hypotheses.uniform
        apart = board.asked & ~self.ever
        if apart:
            now = board.copy()
            now.asked, now.yes = board.asked & self.ever, board.yes & self.ever
            weights = mix * self.fits(now.asked, now.yes)
            if board.yes & apart:
                weights[:, :SPACES] = 0.0
            return weights, now
        return mix * self.fits(board.asked, board.yes), board

    @cached_property
    def ever(self) -> int:
        """The spaces on which a cube of hers may lie and be asked about."""
        mask = 0
        for item in self.hypotheses.items:
            mask |= item.mask
        return mask & ~(1 << self.situation.start)

    @cached_property
    def says(self) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
        """The spaces on which she says yes, as a mask, by item and place."""
        masks = np.array([item.mask for item in self.hypotheses.items], dtype=np.int64)
        tricks = np.array([1 << place for place in range(SPACES)] + [0], dtype=np.int64)
        tricked: np.ndarray[tuple[int, int], np.dtype[np.int64]]
        tricked = masks[:, np.newaxis] ^ tricks * self.hypotheses.possible
        return tricked

    def fits(self, asked: int, yes: int) -> Floats:
        """1 for what would have answered so."""
        right = (self.says ^ yes) & asked == 0
        found: Floats = (right & self.hypotheses.possible).astype(np.float64)
        return found

    # ------------------------------------------------------------ what is believed

    @cached_property
    def _model(self) -> MixModel:
        return MixModel(self.hypotheses, self.mixes, self.found.blinded)

    def believed(self, board: Board) -> Belief:
        """The exact belief against her mix; where her mix would never answer so, against anything
        that she may do."""
        belief = Belief.of(board, self._model)
        return belief if not belief.empty else self.possible(board)

    def possible(self, board: Board) -> Belief:
        """The belief of somebody who thinks nothing of her play: what is possible at all."""
        return Belief.of(board, UniformModel())


@lru_cache(maxsize=KEPT)
def solved_again(situation: Situation, effort: Effort) -> SolvedRound:
    """A round solved, and remembered: hints of one turn share theirs."""
    return solved(situation, effort)


def solved(
    situation: Situation, effort: Effort, progress: Callable[[float], object] | None = None
) -> SolvedRound:
    """Solve a round; `progress` is told how much of the effort is spent."""
    hypotheses = Hypotheses.of(situation)
    if len(hypotheses.items) > MOST_ITEMS:
        raise NotCoached(Text("coach-not-palace"))
    payoffs = [payoff_for(hypotheses)]
    illusions = None
    if situation.left & ILLUSION:
        samurai = range(len(situation.setup.colours))
        illusions = dict.fromkeys(samurai, payoff_for(hypotheses, illusion=True))
        payoffs += illusions.values()

    def spent(now: Equilibrium) -> None:
        if progress is not None:
            progress(min(1.0, max(now.rounds / effort.rounds, now.nodes / effort.nodes)))

    found = solve_round(hypotheses, payoffs[0], effort.solving(), spent, illusions)
    even = np.broadcast_to(hypotheses.uniform / len(payoffs), found.mixes.shape)
    mixes = within(hypotheses, (1 - BLUR) * found.mixes + BLUR * even)
    return SolvedRound(situation, effort, found, tuple(payoffs), mixes)
