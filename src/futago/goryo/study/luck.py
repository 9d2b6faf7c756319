"""What luck gives to the Samurai in a game: control variates from the solver.

Three things are drawn with known probabilities, and for each its luck is an estimate of what was
drawn less the mean over what could have been drawn (see `lab.yardstick`):

- tokens: by the fitted value of the position after them;
- her plan, and with it her answers, if her mix is known (one of our levels plays her, and not
  carelessly; or her bot states its mix);
- the moves of a level's Samurai, by the policies of the solution that they belong to.

Her plan can be judged in two ways. Against a Samurai who always follows the solved policies: by
what those win against it. Against any other: by what he can still hope for after each answer,
playing best against all that her mix still allows, and in the end by what all these plans would
have been worth where he now stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from futago.game import CHANCE, Action, BadInput, State, listed
from futago.goryo.bots.levels import Level
from futago.goryo.bots.policies import next_action, turn_start
from futago.goryo.bots.solver_bots import (
    PlanDraw,
    PolicyDraw,
    policies_of,
    worth_after,
)
from futago.goryo.rules.actions import Answer, Done, Plan
from futago.goryo.rules.board import BREAK, GORYO, PLAN, SAMURAI
from futago.goryo.rules.moves import place_plan
from futago.goryo.solver.hypotheses import NO_TRICK, SPACES, Floats, Hypotheses
from futago.goryo.solver.kernel import Questioning
from futago.goryo.solver.payoff import Payoff
from futago.goryo.solver.questionings import ended_at
from futago.goryo.solver.situation import Situation
from futago.goryo.solver.values import Values, shipped_values
from futago.goryo.state import GoryoState
from futago.goryo.study.best_response import SolvedRound, block_and_cell

WIDTH: Final = 4
"""Questions tried per position when estimating what he can still hope for."""
SEARCH: Final = 4_000
"""Nodes for such an estimate."""


class GoryoLuck:
    """The luck of the Samurai in one game."""

    def __init__(self, bots: Mapping[str, Any], level: Level, values: Values | None) -> None:
        """`level` solves rounds of which only a stated mix is known."""
        self.bots = bots
        self.level = level
        self.values = values
        self.total = 0.0
        self._round: _Round | None = None
        self._openings = dict[int, float]()  # by the first type

    def luck(self, seat: str) -> float:
        return self.total if seat == SAMURAI else -self.total

    def saw(self, before: State, seat: str, action: Action, after: State) -> None:
        assert isinstance(before, GoryoState)
        assert isinstance(after, GoryoState)
        if seat == CHANCE:
            memo = dict[tuple[int, ...], float]()
            self.total += self._expected(after, memo) - self._expected(before, memo)
        elif isinstance(action, Plan):
            # Under honour she may answer as she likes, so answers do not follow from her plan.
            self._round = self._begin(before, action) if before.setup.strict else None
            if self._round is not None:
                self.total += self._round.luck_of_plan()
        elif self._round is not None:
            if isinstance(action, Answer):
                self.total += self._round.luck_of_answer(before, after)
            else:
                drawn = getattr(self.bots[SAMURAI], "drawn", None)
                if isinstance(drawn, PolicyDraw):
                    self.total += self._round.luck_of_move(before, action, drawn)
                if isinstance(action, Done):
                    self.total += self._round.luck_of_rest(before)

    def _begin(self, before: GoryoState, plan: Plan) -> _Round | None:
        """The round that begins with this plan, as far as something is known about it."""
        her, his = self.bots[GORYO], self.bots[SAMURAI]
        stated, drawn = getattr(her, "stated", None), getattr(her, "drawn", None)
        known = isinstance(drawn, PlanDraw) or bool(stated)
        level = getattr(his, "level", None)  # of our own bots
        if not known and level is None:
            return None
        try:
            now = SolvedRound.of(before, level or self.level, self.values)
        except BadInput:  # a palace with too many paths for the solver
            return None
        mix: _Mix | None = None
        if isinstance(drawn, PlanDraw):
            mix = _Mix.of_cells(now, drawn.mix)
        elif stated:
            mix = _Mix.of_plans(now, before, stated)
        block, row, column = block_and_cell(now.found, plan)
        follows = level is not None and not level.slip
        return _Round(now, block, (row, column), mix, follows)

    def _expected(self, state: GoryoState, memo: dict[tuple[int, ...], float]) -> float:
        """The estimate of a position in which nobody has anything hidden to decide."""
        if state.outcome is not None:
            return float(SAMURAI in state.outcome.winners)
        if state.movers[0] != CHANCE:
            return self._value(state)
        key = (state.phase, state.bound, state.first, *sorted(state.sealed))
        if key not in memo:
            values = list[float]()
            for action in listed(state.legal_actions(CHANCE)):
                then = state.copy()
                then.apply(CHANCE, action)
                values.append(self._expected(then, memo))
            memo[key] = sum(values) / len(values)  # all tokens are equally likely
        return memo[key]

    def _value(self, state: GoryoState) -> float:
        """The fitted value at the start of a round, or before her opening."""
        values = self.values or shipped_values()
        if state.phase == PLAN:
            return values.worth(Situation.of(state))
        assert state.phase == BREAK
        if state.first not in self._openings:
            openings = listed(state.legal_actions(GORYO))
            self._openings[state.first] = min(worth_after(state, o, values) for o in openings)
        return self._openings[state.first]


def mix_of_plans(now: SolvedRound, stated: Mapping[Action, float]) -> Floats:
    """A mix over plans as one over the hypotheses of a round."""
    mix = np.zeros((len(now.found.blinded), *now.found.hypotheses.possible.shape))
    for plan, weight in stated.items():
        assert isinstance(plan, Plan)
        mix[block_and_cell(now.found, plan)] += weight
    return mix


def answers_yes(hypotheses: Hypotheses, space: int) -> npt.NDArray[np.bool_]:
    """Which hypotheses answer yes there: a trick turns the answer round."""
    on = np.array([bool(item.mask >> space & 1) for item in hypotheses.items])
    says = np.repeat(on[:, np.newaxis], SPACES + 1, axis=1)
    says[:, space] ^= True
    return says


@dataclass(frozen=True)
class _Mix:
    """Plans that she may have, one for each row of these arrays."""

    weights: Floats
    cells: npt.NDArray[np.int64]
    """Block, item and place of each as a hypothesis."""
    answers: npt.NDArray[np.int64]
    """The spaces where each says yes. A trick where no sensible question is asked is no part of a
    hypothesis, but may be asked about."""

    @classmethod
    def of_cells(cls, now: SolvedRound, mix: Floats) -> _Mix:
        cells = np.argwhere(mix > 0)
        items = now.found.hypotheses.items
        answers = [
            items[item].mask ^ (1 << place if place != NO_TRICK else 0)
            for _, item, place in cells.tolist()
        ]
        return cls(mix[mix > 0], cells, np.array(answers))

    @classmethod
    def of_plans(cls, now: SolvedRound, board: GoryoState, stated: Mapping[Action, float]) -> _Mix:
        cells, answers = list[tuple[int, int, int]](), list[int]()
        for plan in stated:
            assert isinstance(plan, Plan)
            then = board.copy()
            place_plan(then, plan)
            cells.append(block_and_cell(now.found, plan))
            answers.append(then.answers)
        return cls(np.array([*stated.values()]), np.array(cells), np.array(answers))

    @property
    def total(self) -> float:
        return float(self.weights.sum())

    def where(self, kept: npt.NDArray[np.bool_]) -> _Mix:
        """Those of these plans."""
        return _Mix(self.weights[kept], self.cells[kept], self.answers[kept])

    def in_block(self, block: int) -> _Mix:
        return self.where(self.cells[:, 0] == block)

    def split(self, space: int) -> tuple[_Mix, _Mix]:
        """Those that say yes there, and those that say no."""
        yes = (self.answers >> space & 1).astype(bool)
        return self.where(yes), self.where(~yes)

    def mean(self, worth: Floats) -> float:
        """The mean of a number for each hypothesis, by block."""
        return float((worth[tuple(self.cells.T)] * self.weights).sum() / self.total)

    def grid(self, shape: tuple[int, ...]) -> Floats:
        """The weights of the hypotheses of one block."""
        grid = np.zeros(shape)
        np.add.at(grid, tuple(self.cells[:, 1:].T), self.weights)
        return grid


@dataclass
class _Round:
    """A round in which her mix is known, or the policies of the Samurai."""

    now: SolvedRound
    block: int
    cell: tuple[int, int]
    """Her plan."""
    mix: _Mix | None
    """Her mix for her bound type, if it is known."""
    follows: bool
    """Whether the Samurai always follows the policies."""
    _worths: list[Floats] = field(default_factory=list)
    _left: _Mix | None = None
    """The plans that the answers so far allow, if her plan is judged by answers."""

    def __post_init__(self) -> None:
        if self.mix is not None and not self.follows:
            self._left = self.mix.in_block(self.block)

    @property
    def _blinded(self) -> int:
        return self.now.found.blinded[self.block]

    @property
    def _payoff(self) -> Payoff:
        return self.now.found.payoffs[self.block]

    def luck_of_plan(self) -> float:
        if self.mix is None or not self.follows:
            return 0.0
        worth = self.now.worth_of_level()
        return float(worth[self.block][self.cell]) - self.mix.mean(worth)

    def luck_of_move(self, before: GoryoState, action: Action, drawn: PolicyDraw) -> float:
        """By what the policies win, against her plan, that make the move or might have."""
        if self._left is not None:
            return 0.0
        start, wins, chance = turn_start(before), dict[Action, float](), dict[Action, float]()
        for (policy, share), worth in zip(
            policies_of(self.now.found, self._blinded), self._worth_of_policies(), strict=True
        ):
            move = next_action(before, policy, start)
            if move is not None:
                wins[move] = wins.get(move, 0.0) + share * float(worth[self.cell])
                chance[move] = chance.get(move, 0.0) + share
        assert chance.keys() == drawn.weights.keys()
        return wins[action] / chance[action] - sum(wins.values()) / sum(chance.values())

    def _worth_of_policies(self) -> list[Floats]:
        if not self._worths:
            asking = self.now.asking[self.block]
            drawn = policies_of(self.now.found, self._blinded)
            self._worths = [asking.worth(policy) for policy, _ in drawn]
        return self._worths

    def luck_of_answer(self, before: GoryoState, after: GoryoState) -> float:
        if self._left is None:
            return 0.0
        space = before.question
        both = self._left.split(space)
        said = 0 if after.yes >> space & 1 else 1
        self._left = both[said]
        if not min(len(each.weights) for each in both):
            return 0.0
        other = after.copy()
        other.yes ^= 1 << space
        boards = (after, other) if said == 0 else (other, after)
        hopes = [self._hope(board, mix) for board, mix in zip(boards, both, strict=True)]
        return hopes[said] / both[said].total - sum(hopes) / (both[0].total + both[1].total)

    def _hope(self, board: GoryoState, mix: _Mix) -> float:
        """What he wins against these plans from here, about; their weights need not add up."""
        hypotheses = self.now.found.hypotheses
        asking = Questioning(hypotheses, self._payoff, board, self._blinded)
        grid = mix.grid(hypotheses.possible.shape)
        return float(asking.best(grid, WIDTH, nodes=SEARCH).value)

    def luck_of_rest(self, board: GoryoState) -> float:
        """Which of the plans that are left it was, now that his turn is over."""
        if self._left is None:
            return 0.0
        hypotheses = self.now.found.hypotheses
        asking = Questioning(hypotheses, self._payoff, board, self._blinded)
        worth = asking.worth(ended_at(board.at))
        mean = float((worth * self._left.grid(worth.shape)).sum()) / self._left.total
        return float(worth[self.cell]) - mean
