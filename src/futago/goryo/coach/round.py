"""A solved round of Goryō: her mix of plans, the Samurai's policies, and his chance on any board of
the round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import sqrt
from typing import Final, NamedTuple, TypeVar

import numpy as np

from futago.coach import NotCoached
from futago.goryo.coach.effort import Effort
from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import NOBODY, Board
from futago.goryo.solver.belief import Belief
from futago.goryo.solver.equilibrium import Equilibrium, make_feasible, solve_situation
from futago.goryo.solver.hypotheses import SPACES, Floats, Hypotheses
from futago.goryo.solver.kernel import Policy, Questioning
from futago.goryo.solver.models import MixModel, UniformModel
from futago.goryo.solver.payoff import Payoff
from futago.goryo.solver.plans import cell_of
from futago.goryo.solver.situation import Situation
from futago.goryo.solver.split import mix_of
from futago.texts import Text

BLUR: Final = 0.02  # share of her mix spread over all plans: people play what no solver would
MOST_ITEMS: Final = 512  # half of what the search holds: more would take minutes
NEGLIGIBLE: Final = 1e-12
DOUBT: Final = 0.75
CACHED_ROUNDS: Final = 8

B = TypeVar("B", bound=Board)


class BestPlay(NamedTuple):
    """The Samurai's best policy on a board against her mix, and his chance with it."""

    chance: float
    policy: Policy
    weights: Floats
    """By item and place: the probability that she hides it, given the answers; adds up to one."""
    likely: float = 1.0
    """The probability of the answers so far under her mix."""


@dataclass(frozen=True, eq=False)
class SolvedRound:
    """A round with its equilibrium. Blocks are her Illusions; the first is none."""

    situation: Situation
    effort: Effort
    equilibrium: Equilibrium
    payoffs: tuple[Payoff, ...]
    mixes: Floats

    @property
    def hypotheses(self) -> Hypotheses:
        return self.equilibrium.hypotheses

    # ------------------------------------------------------------ the round as a whole

    @cached_property
    def value(self) -> float:
        """The Samurai's chance against her mix at the beginning of the round."""
        total = 0.0
        for block in range(len(self.mixes)):
            mass = float(self.mixes[block].sum())
            if mass > NEGLIGIBLE:
                best = self._asking[block].best(self.mixes[block], self.effort.width)
                total += best.value
        return total

    @cached_property
    def gap(self) -> float:
        """The largest possible error of the value: the lower bound is guaranteed to him."""
        return max(0.0, self.value - self.equilibrium.lower)

    @cached_property
    def _asking(self) -> list[Questioning]:
        now = self.situation.board
        return [
            Questioning(self.hypotheses, payoff, now, samurai)
            for payoff, samurai in zip(self.payoffs, self.equilibrium.blinded, strict=True)
        ]

    # ------------------------------------------------------------ her plans

    def policies(self, block: int) -> list[tuple[Policy, float]]:
        """The Samurai's policies against an Illusion, with their shares."""
        found = self.equilibrium
        own = [
            (policy, share)
            for policy, of, share in zip(found.policies, found.blocks, found.shares, strict=True)
            if of == block and share > 0
        ]
        total = sum(share for _, share in own)
        return [(policy, share / total) for policy, share in own] if total else []

    @cached_property
    def worth(self) -> Floats:
        """By block, item and place: the equilibrium Samurai's chance against each plan."""
        worth = np.zeros(self.mixes.shape)
        for block, asking in enumerate(self._asking):
            for policy, share in self.policies(block):
                worth[block] += share * asking.worth(policy)
        return worth

    def cell_of(self, plan: Plan) -> tuple[int, int, int]:
        """Block, item and place of a plan."""
        index = self.situation.setup.colour_index
        samurai = index[plan.illusion] if plan.illusion is not None else NOBODY
        return (self.equilibrium.blinded.index(samurai), *cell_of(self.hypotheses, plan))

    def allowed(self, bound: int) -> Floats:
        """1 where a plan is legal with this bound type."""
        own = self.hypotheses.kinds != bound
        cells = self.hypotheses.possible & own[:, np.newaxis]
        return np.broadcast_to(cells, self.mixes.shape).astype(np.float64)

    def cost_of(self, cell: tuple[int, int, int], bound: int) -> float:
        """What a plan gives away to the equilibrium Samurai, compared with her best plan."""
        best = float(self.worth[self.allowed(bound) > 0].min())
        return max(0.0, float(self.worth[cell]) - best)

    def own_mix(self, bound: int) -> Floats:
        """Her mix when she knows her bound type; adds up to one."""
        return mix_of(bound, self.situation, self.hypotheses, self.equilibrium.mixes)

    # ------------------------------------------------------------ during the Samurai's turn

    def block_of(self, blinded: int) -> int:
        """The block of the Illusion on a samurai."""
        known = self.equilibrium.blinded
        return known.index(blinded) if blinded in known else 0

    def best_play(self, board: Board) -> BestPlay:
        """The Samurai's best play from a board, by what he knows."""
        block = self.block_of(board.blinded)
        weights, now = self._posterior(board, block)
        mass = float(weights.sum())
        if mass <= 0:
            raise ValueError("no plan of hers gives these answers")
        payoff = self.payoffs[block]
        asking = Questioning(self.hypotheses, payoff, now, self.equilibrium.blinded[block])
        best = asking.best(weights, self.effort.width)
        likely = mass / max(float(self.mixes[block].sum()), mass)
        return BestPlay(best.value / mass, best.policy, weights / mass, likely)

    def doubt(self, best: BestPlay) -> float:
        """The likely error of a judgement. The gap holds for the round as a whole; boards that her
        mix seldom leads to are solved less precisely. (The formula was fitted to rounds solved much
        further; the bound that can be proven is too large to be useful.)"""
        return DOUBT * self.gap / sqrt(best.likely)

    def if_ended(self, board: Board) -> tuple[BestPlay, Floats]:
        """His best play if he asks nothing more, and his chance against each of her plans."""
        now = board.copy()
        now.cubes = 0
        best, block = self.best_play(now), self.block_of(board.blinded)
        asking = Questioning(self.hypotheses, self.payoffs[block], now, board.blinded)
        return best, asking.worth(best.policy)

    def posterior(self, board: Board) -> Floats:
        """Her mix restricted to what fits the answers so far; not normalized."""
        return self._posterior(board, self.block_of(board.blinded))[0]

    def _posterior(self, board: B, block: int) -> tuple[Floats, B]:
        """Her mix after the answers, and the board as the solver models it: without spaces that
        none of her paths crosses, where a yes can only be her trail."""
        mix = self.mixes[block]
        if mix.sum() <= NEGLIGIBLE:  # an Illusion that the equilibrium never places
            mix = self.hypotheses.uniform
        apart = board.asked & ~self.askable
        if apart:
            now = board.copy()
            now.asked, now.yes = board.asked & self.askable, board.yes & self.askable
            weights = mix * self.fits(now.asked, now.yes)
            if board.yes & apart:
                weights[:, :SPACES] = 0.0
            return weights, now
        return mix * self.fits(board.asked, board.yes), board

    @cached_property
    def askable(self) -> int:
        """The spaces that may hold one of her cubes and can be asked about, as a mask."""
        mask = 0
        for item in self.hypotheses.items:
            mask |= item.mask
        return mask & ~(1 << self.situation.start)

    @cached_property
    def answers(self) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
        """By item and place: the spaces on which she answers yes, as a mask."""
        masks = np.array([item.mask for item in self.hypotheses.items], dtype=np.int64)
        tricks = np.array([1 << place for place in range(SPACES)] + [0], dtype=np.int64)
        tricked: np.ndarray[tuple[int, int], np.dtype[np.int64]]
        tricked = masks[:, np.newaxis] ^ tricks * self.hypotheses.possible
        return tricked

    def fits(self, asked: int, yes: int) -> Floats:
        """1 for items and places that give these answers."""
        right = (self.answers ^ yes) & asked == 0
        found: Floats = (right & self.hypotheses.possible).astype(np.float64)
        return found

    # ------------------------------------------------------------ beliefs

    @cached_property
    def _model(self) -> MixModel:
        return MixModel(self.hypotheses, self.mixes, self.equilibrium.blinded)

    def belief(self, board: Board) -> Belief:
        """The exact belief if she plays her mix, or any plan where the mix never gives these
        answers."""
        belief = Belief.of(board, self._model)
        return belief if not belief.empty else self.uniform_belief(board)

    def uniform_belief(self, board: Board) -> Belief:
        """The belief without any assumption about her play: what is possible at all."""
        return Belief.of(board, UniformModel())


@lru_cache(maxsize=CACHED_ROUNDS)
def cached_round(situation: Situation, effort: Effort) -> SolvedRound:
    """A solved round from a cache: the hints of a turn share it."""
    return solved_round(situation, effort)


def solved_round(
    situation: Situation, effort: Effort, progress: Callable[[float], object] | None = None
) -> SolvedRound:
    """Solve a round; `progress` is called with the share of the effort that is spent."""
    hypotheses = Hypotheses.of(situation)
    if len(hypotheses.items) > MOST_ITEMS:
        raise NotCoached(Text("coach-not-palace"))

    def spent(now: Equilibrium) -> None:
        if progress is not None:
            progress(min(1.0, max(now.rounds / effort.rounds, now.nodes / effort.nodes)))

    found = solve_situation(hypotheses, effort.solving(), progress=spent)
    even = np.broadcast_to(hypotheses.uniform / len(found.payoffs), found.mixes.shape)
    mixes = make_feasible(hypotheses, (1 - BLUR) * found.mixes + BLUR * even)
    return SolvedRound(situation, effort, found, found.payoffs, mixes)
