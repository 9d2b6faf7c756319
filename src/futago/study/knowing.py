"""Two adversaries who know a level's program: its exact mixes and its values.

Neither plans further ahead than a round (what comes after is worth what the fitted values say), so
what they gain is a lower bound of what could be gained: a local best response.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from futago.bots.goryo_levels import Level
from futago.bots.goryo_questions import beginning, next_action
from futago.bots.goryo_solved import SolvedGoryo, SolvedSamurai, board_of, plan_in, solved
from futago.game import Action
from futago.goryo.actions import Plan
from futago.goryo.board import ACT, NOBODY
from futago.goryo.options import Options
from futago.goryo.state import GoryoState
from futago.goryo.view import GoryoView
from futago.solver.equilibrium import Equilibrium
from futago.solver.hypotheses import Floats
from futago.solver.kernel import Policy, Questioning
from futago.solver.payoff import payoff_for
from futago.solver.plans import where
from futago.solver.situation import Situation
from futago.solver.split import mix_of
from futago.solver.values import Values
from futago.study.calibration import chance_in
from futago.study.playing import is_beginning


@dataclass(frozen=True)
class Gain:
    """A round: its value as solved, what the adversary expects in it, what he would with the mix
    alone (knowing nothing more of her bound type than the level does), and what the level itself
    would in his place. All of them are chances of the Samurai."""

    round: int
    value: float
    knowing: float
    by_mix: float
    usual: float


class Round:
    """A round as a level solves it, looked at from outside."""

    def __init__(self, situation: Situation, level: Level, values: Values | None) -> None:
        self.situation = situation
        self.found = solved(situation, level, values)
        self.value = chance_in(situation, self.found)
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
    def of(cls, state: GoryoState, level: Level, values: Values | None) -> Round:
        return cls(Situation.of(state), level, values)

    def policies(self, block: int) -> list[tuple[Policy, float]]:
        """What the level's Samurai draws from after one of her Illusions, or none."""
        found = self.found
        drawn = [
            (policy, share)
            for policy, own, share in zip(found.policies, found.blocks, found.shares, strict=True)
            if own == block and share > 0
        ]
        total = sum(share for _, share in drawn)
        return [(policy, share / total) for policy, share in drawn]

    def worth_of_level(self) -> Floats:
        """What the level's Samurai wins against everything that she may hide, block by block."""
        return np.array(
            [
                sum(share * asking.worth(policy) for policy, share in self.policies(block))
                for block, asking in enumerate(self.asking)
            ]
        )

    def best_answer(self, mix: Floats, block: int) -> tuple[float, Policy]:
        """The best questioning against a mix: found by search, or one of the level's own."""
        asking = self.asking[block]
        best = asking.best(mix[block])
        answers = [(best.value, best.policy)]
        for policy, _ in self.policies(block):
            answers.append((float((asking.worth(policy) * mix[block]).sum()), policy))
        return max(answers, key=lambda answer: answer[0])


class KnowingSamurai(SolvedSamurai):
    """Knows how often she plans what with each bound type. He keeps an exact belief of her bound
    type through the game, and in each round answers best what she then hides."""

    def __init__(self, options: Options, seed: str, level: Level, values: Values | None) -> None:
        super().__init__(options, seed, level, values)
        self.gains = list[Gain]()
        self._belief: dict[int, float] | None = None
        self._own = dict[int, Floats]()
        self._round: Round | None = None
        self._answers = list[tuple[float, Policy]]()
        self._plan: Plan | None = None

    def look(self, state: GoryoState) -> None:
        """See a state. Her plan is noted when it is made and used only when it has been shown."""
        if state.phase == ACT:
            self._plan = state.plan
        if is_beginning(state):
            self._begin(Round.of(state, self.level, self.values))

    @property
    def belief(self) -> dict[int, float]:
        """How likely each bound type is, for who knows her program."""
        return dict(self._belief or {})

    def _begin(self, now: Round) -> None:
        situation, found = now.situation, now.found
        self._believe(situation)
        self._round = now
        self._own = {
            bound: mix_of(bound, situation, found.hypotheses, found.mixes) for bound in self.belief
        }
        mix: Floats = sum(
            (share * self._own[bound] for bound, share in self.belief.items()),
            np.zeros_like(found.mixes),
        )
        blocks = range(len(now.asking))
        self._answers = [now.best_answer(mix, block) for block in blocks]
        knowing = sum(value for value, _ in self._answers)
        by_mix = sum(now.best_answer(found.mixes, block)[0] for block in blocks)
        usual = float((now.worth_of_level() * mix).sum())
        self.gains.append(Gain(situation.round, now.value, max(knowing, usual), by_mix, usual))

    def _believe(self, situation: Situation) -> None:
        """Bayes: the plan that was shown, then the tokens drawn, then that she has a plan at all.
        Tokens tell only what they are not: each is drawn alike whatever else the bound type is."""
        possible = [kind for kind, share in enumerate(situation.bound) if share]
        before = self._belief or dict.fromkeys(possible, 1.0)
        likely = {kind: before.get(kind, 0.0) for kind in possible}
        if self._round is not None and self._plan is not None:
            cell = _cell(self._round.found, self._plan)
            likely = {
                kind: share * float(self._own[kind][cell]) if share else 0.0
                for kind, share in likely.items()
            }
        total = sum(likely.values())
        assert total > 0, "she made a plan that her program never makes"
        self._belief = {kind: share / total for kind, share in likely.items() if share}

    def choose(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        board = board_of(self.options, view)
        assert self._round is not None
        _, policy = self._answers[self._round.found.blinded.index(board.blinded)]
        action = next_action(board, policy, beginning(board))
        if action is None or action not in actions:
            return super().choose(view, actions)
        return action


def _cell(found: Equilibrium, plan: Plan) -> tuple[int, int, int]:
    colours = found.hypotheses.situation.setup.colours
    blinded = NOBODY if plan.illusion is None else colours.index(plan.illusion)
    return found.blinded.index(blinded), *where(found.hypotheses, plan)


class KnowingGoryo(SolvedGoryo):
    """Knows how often the Samurai follows which questioning, and hides what it finds worst."""

    def __init__(self, options: Options, seed: str, level: Level, values: Values | None) -> None:
        super().__init__(options, seed, level, values)
        self.gains = list[Gain]()

    def look(self, state: GoryoState) -> None:
        """She needs to see no more than she is shown."""

    def _plan(self, board: GoryoState, actions: Sequence[Action]) -> Action:
        now = Round.of(board, self.level, self.values)
        found = now.found
        hypotheses = found.hypotheses
        worth = now.worth_of_level()
        usual = float((worth * mix_of(board.bound, now.situation, hypotheses, found.mixes)).sum())
        legal = hypotheses.possible & (hypotheses.kinds != board.bound)[:, np.newaxis]
        worth = np.where(legal, worth, np.inf)
        best = np.unravel_index(int(worth.argmin()), worth.shape)
        knowing = float(worth[best])
        self.gains.append(Gain(board.round, now.value, knowing, knowing, usual))
        plan = plan_in(found, *map(int, best))
        assert plan in actions
        return plan
