"""Two adversaries that know a level's exact mixes and values, and play a local best response.

Neither looks further ahead than a round (later rounds are worth what the fitted values say), so
what they gain is a lower bound of what could be gained.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from futago.game import Action
from futago.goryo.bots.levels import Level
from futago.goryo.bots.policies import next_action, turn_start
from futago.goryo.bots.solver_bots import (
    SolvedGoryo,
    SolvedSamurai,
    board_of,
    plan_in,
    policies_of,
    solve_at_level,
)
from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import ACT, NOBODY
from futago.goryo.rules.options import Options
from futago.goryo.rules.view import GoryoView
from futago.goryo.solver.equilibrium import Equilibrium, win_chance
from futago.goryo.solver.hypotheses import Floats
from futago.goryo.solver.kernel import Policy, Questioning
from futago.goryo.solver.payoff import payoff_for
from futago.goryo.solver.plans import cell_of
from futago.goryo.solver.situation import Situation
from futago.goryo.solver.split import mix_of
from futago.goryo.solver.values import Values
from futago.goryo.state import GoryoState
from futago.goryo.study.play import is_round_start


@dataclass(frozen=True)
class Gain:
    """The Samurai's chance to win in a round: the solved value, with the adversary, with an
    adversary that uses the mix alone (and believes of the bound type what the level does), and with
    the level itself in the adversary's place."""

    round: int
    value: float
    adversary: float
    by_mix: float
    level: float


class NotInMix(Exception):
    """She made a plan that is not in the mix that she is known to play."""


class SolvedRound:
    """A round as a level solves it."""

    def __init__(self, situation: Situation, level: Level, values: Values | None) -> None:
        self.situation = situation
        self.found = solve_at_level(situation, level, values)
        self.value = win_chance(situation, self.found)
        hypotheses = self.found.hypotheses
        spent = payoff_for(hypotheses, values, illusion=True)
        self.asking = [
            Questioning(
                hypotheses,
                self.found.payoff if who == NOBODY else spent,
                situation.board,
                who,
            )
            for who in self.found.blinded
        ]

    @classmethod
    def of(cls, state: GoryoState, level: Level, values: Values | None) -> SolvedRound:
        return cls(Situation.of(state), level, values)

    def policies(self, block: int) -> list[tuple[Policy, float]]:
        """The mix of policies of the level's Samurai in a block, with their probabilities."""
        drawn = policies_of(self.found, self.found.blinded[block])
        total = sum(share for _, share in drawn)
        return [(policy, share / total) for policy, share in drawn]

    def worth_of_level(self) -> Floats:
        """What the level's Samurai wins against each hypothesis, by block."""
        return np.array(
            [
                sum(share * asking.worth(policy) for policy, share in self.policies(block))
                for block, asking in enumerate(self.asking)
            ]
        )

    def best_answer(self, mix: Floats, block: int) -> tuple[float, Policy]:
        """The best policy against a mix: found by search, or one of the level's own."""
        asking = self.asking[block]
        best = asking.best(mix[block])
        answers = [(best.value, best.policy)]
        for policy, _ in self.policies(block):
            answers.append((float((asking.worth(policy) * mix[block]).sum()), policy))
        return max(answers, key=lambda answer: answer[0])


class BestResponseSamurai(SolvedSamurai):
    """Knows the mix of each bound type. He tracks an exact belief of the bound type through the
    game, and plays the best response to the mix that follows from it in each round."""

    def __init__(self, options: Options, seed: str, level: Level, values: Values | None) -> None:
        super().__init__(options, seed, level, values)
        self.gains = list[Gain]()
        self._belief: dict[int, float] | None = None
        self._own = dict[int, Floats]()
        self._round: SolvedRound | None = None
        self._answers = list[tuple[float, Policy]]()
        self._plan: Plan | None = None

    def observe(self, state: GoryoState) -> None:
        """Observe a state. Her plan is stored when it is made and used only once it is revealed."""
        if state.phase == ACT:
            self._plan = state.plan
        if is_round_start(state):
            self._begin(SolvedRound.of(state, self.level, self.values))

    @property
    def belief(self) -> dict[int, float]:
        """How likely each bound type is, given her mixes."""
        return dict(self._belief or {})

    def _begin(self, now: SolvedRound) -> None:
        situation, found = now.situation, now.found
        self._believe(situation)
        self._round = now
        self._own = {bound: self.mix_of_type(bound, now) for bound in self.belief}
        mix: Floats = sum(
            (share * self._own[bound] for bound, share in self.belief.items()),
            np.zeros_like(found.mixes),
        )
        blocks = range(len(now.asking))
        self._answers = [now.best_answer(mix, block) for block in blocks]
        adversary = sum(value for value, _ in self._answers)
        by_mix = sum(now.best_answer(found.mixes, block)[0] for block in blocks)
        level = float((now.worth_of_level() * mix).sum())
        self.gains.append(Gain(situation.round, now.value, max(adversary, level), by_mix, level))

    def mix_of_type(self, bound: int, now: SolvedRound) -> Floats:
        """Her mix with this bound type."""
        return mix_of(bound, now.situation, now.found.hypotheses, now.found.mixes)

    def _believe(self, situation: Situation) -> None:
        """Bayesian update by the revealed plan, the tokens drawn, and that she has a plan at all.
        Tokens only exclude types: each is equally likely to be drawn for all other bound types."""
        possible = [kind for kind, share in enumerate(situation.bound) if share]
        before = self._belief or dict.fromkeys(possible, 1.0)
        likely = {kind: before.get(kind, 0.0) for kind in possible}
        if self._round is not None and self._plan is not None:
            cell = block_and_cell(self._round.found, self._plan)
            likely = {
                kind: share * float(self._own[kind][cell]) if share else 0.0
                for kind, share in likely.items()
            }
        total = sum(likely.values())
        if not total > 0:
            raise NotInMix
        self._belief = {kind: share / total for kind, share in likely.items() if share}

    def choose(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        board = board_of(self.options, view)
        assert self._round is not None
        _, policy = self._answers[self._round.found.blinded.index(board.blinded)]
        action = next_action(board, policy, turn_start(board))
        if action is None or action not in actions:
            return super().choose(view, actions)
        return action


def block_and_cell(found: Equilibrium, plan: Plan) -> tuple[int, int, int]:
    colours = found.hypotheses.situation.setup.colours
    blinded = NOBODY if plan.illusion is None else colours.index(plan.illusion)
    return found.blinded.index(blinded), *cell_of(found.hypotheses, plan)


class BestResponseGoryo(SolvedGoryo):
    """Knows the Samurai's mix of policies, and makes the plan against which it wins least."""

    def __init__(self, options: Options, seed: str, level: Level, values: Values | None) -> None:
        super().__init__(options, seed, level, values)
        self.gains = list[Gain]()

    def observe(self, state: GoryoState) -> None:
        """Her view is enough: nothing is observed."""

    def _plan(self, board: GoryoState, actions: Sequence[Action]) -> Action:
        now = SolvedRound.of(board, self.level, self.values)
        found = now.found
        hypotheses = found.hypotheses
        worth, judged = self.worth_of_plans(now)
        level = float((judged * mix_of(board.bound, now.situation, hypotheses, found.mixes)).sum())
        legal = hypotheses.possible & (hypotheses.kinds != board.bound)[:, np.newaxis]
        worth = np.where(legal, worth, np.inf)
        best = np.unravel_index(int(worth.argmin()), worth.shape)
        adversary = float(judged[best])
        self.gains.append(Gain(board.round, now.value, adversary, adversary, level))
        plan = plan_in(found, *map(int, best))
        assert plan in actions
        return plan

    def worth_of_plans(self, now: SolvedRound) -> tuple[Floats, Floats]:
        """What the Samurai wins against each hypothesis, by block: once to choose a plan by, and
        once to judge what it is worth."""
        worth = now.worth_of_level()
        return worth, worth
