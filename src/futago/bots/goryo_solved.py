"""Goryō played by the solver, at four levels: from human mistakes to almost none.

Her plan is drawn from the solved mix; the Samurai draws one of the policies that hold the
solution up and follows it. Whoever knows the mix, and even the program, gains next to nothing.
What a level leaves out is in goryo_levels.toml.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

import numpy as np

from futago.bots.goryo_greedy import greedy_goryo
from futago.bots.goryo_levels import Level
from futago.bots.goryo_novice import novice_goryo
from futago.bots.goryo_questions import beginning, first_action, next_action
from futago.game import Action, BadInput
from futago.goryo import GAME
from futago.goryo.actions import Plan
from futago.goryo.board import CURSE, GORYO, ILLUSION, NOBODY, SAMURAI, Board
from futago.goryo.options import Options
from futago.goryo.position import position_text
from futago.goryo.state import GoryoState
from futago.goryo.view import GoryoView
from futago.solver.equilibrium import Effort, Equilibrium, solve_round
from futago.solver.hypotheses import Hypotheses
from futago.solver.kernel import Questioning
from futago.solver.payoff import payoff_for
from futago.solver.plans import plan_for
from futago.solver.situation import Situation
from futago.solver.split import mix_of
from futago.solver.values import Values, shipped_values

WIDTH = 4  # questions tried at a point, where no policy leads
CARELESS = {"greedy": greedy_goryo, "novice": novice_goryo}  # what a level does unthinkingly
KEPT_ROUNDS = 64  # a game has four; tables and both seats share them


def effort_of(level: Level, situation: Situation) -> Effort:
    """What a level spends on a round."""
    last = situation.round >= situation.setup.rounds
    gap = level.last_gap if last else level.gap
    return Effort(gap=gap, rounds=level.rounds, nodes=level.nodes, certify=level.certify)


@lru_cache(maxsize=KEPT_ROUNDS)
def solved(situation: Situation, level: Level, values: Values | None = None) -> Equilibrium:
    """A round solved as well as the level does it; the same for both seats."""
    hypotheses = Hypotheses.of(situation, owning=situation.round >= situation.setup.rounds)
    payoff, illusions = payoff_for(hypotheses, values), None
    if situation.left & ILLUSION:
        spent = payoff_for(hypotheses, values, illusion=True)
        illusions = dict.fromkeys(range(len(situation.setup.colours)), spent)
    return solve_round(hypotheses, payoff, effort_of(level, situation), illusions=illusions)


def board_of(options: Options, view: GoryoView) -> GoryoState:
    """The board that a view shows; what its seat may not see is filled in somehow."""
    return GAME.position(position_text(options, view), options)


class _Solved:
    """What a bot of either seat has."""

    seat: ClassVar[str]

    def __init__(
        self, options: Options, seed: str, level: Level, values: Values | None = None
    ) -> None:
        self.options = options
        self.rng = random.Random(seed)
        self.level = level
        self.values = values
        self.careless = CARELESS[level.careless](options, self.seat, seed)
        self.unsolved = greedy_goryo(options, self.seat, seed)


class SolvedGoryo(_Solved):
    """Draws her plan from the solved mix."""

    seat = GORYO

    def choose(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        if view.phase == "plan":
            if self.rng.random() < self.level.blend:
                return self.careless.choose(view, actions)
            try:
                return self._plan(board_of(self.options, view), actions)
            except BadInput:  # a palace with more ways than can be searched
                return self.unsolved.choose(view, actions)
        if view.phase in ("break", "curse") and self.rng.random() >= self.level.blend:
            return self._opening(view, actions)
        return self.careless.choose(view, actions)

    def _plan(self, board: GoryoState, actions: Sequence[Action]) -> Action:
        situation = Situation.of(board)
        found = solved(situation, self.level, self.values)
        hypotheses = found.hypotheses
        mix = mix_of(board.bound, situation, hypotheses, found.mixes)
        if not board.setup.strict:  # she answers by hand, and as her plan says: no Shadow is owned
            mix[:, [bool(item.owned) for item in hypotheses.items]] = 0.0
        cells = np.argwhere(mix > 0)
        (cell,) = self.rng.choices(cells.tolist(), mix[mix > 0].tolist())
        plan = plan_in(found, *cell)
        assert plan in actions
        return plan

    def _opening(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        """Where the first round is worth least to the Samurai."""
        values = self.values or shipped_values()
        board = board_of(self.options, view)
        return min(actions, key=lambda action: _worth_after(board, action, values))


def _worth_after(board: GoryoState, action: Action, values: Values) -> float:
    then = board.copy()
    then.apply(GORYO, action)
    if then.phase == CURSE:
        curses = then.legal_actions(GORYO)
        return min(_worth_after(then, curse, values) for curse in curses)
    return values.worth(Situation.of(then)) if then.outcome is None else 1.0


def plan_in(found: Equilibrium, block: int, row: int, column: int) -> Plan:
    """A plan of a solved mix."""
    samurai = found.blinded[block]
    colours = found.hypotheses.situation.setup.colours
    illusion = colours[samurai] if samurai != NOBODY else None
    return plan_for(found.hypotheses, row, column, illusion)


class SolvedSamurai(_Solved):
    """Draws one of the policies that hold the solution up, and follows it."""

    seat = SAMURAI

    def choose(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        if self.rng.random() < self.level.slip:
            return self.careless.choose(view, actions)
        try:
            board = board_of(self.options, view)
            found = solved(Situation.of(board), self.level, self.values)
        except BadInput:  # on her honour no plan answers like that, or there are too many ways
            return self.unsolved.choose(view, actions)
        action = self._of_a_policy(found, board) or self._best_now(found, board)
        return action if action in actions else self.unsolved.choose(view, actions)

    def _of_a_policy(self, found: Equilibrium, board: Board) -> Action | None:
        """What the policies do that led here, each as often as it is drawn."""
        began = beginning(board)
        block = found.blinded.index(board.blinded) if board.blinded in found.blinded else -1
        weights = dict[Action, float]()
        for policy, own, share in zip(found.policies, found.blocks, found.shares, strict=True):
            if own == block and share > 0:
                action = next_action(board, policy, began)
                if action is not None:
                    weights[action] = weights.get(action, 0.0) + share
        if not weights:
            return None
        return self.rng.choices(list(weights), list(weights.values()))[0]

    def _best_now(self, found: Equilibrium, board: Board) -> Action:
        """The best questioning from here against what she may hide, where no policy leads."""
        block = found.blinded.index(board.blinded) if board.blinded in found.blinded else 0
        mix = found.mixes[block] + 0.01 * found.hypotheses.uniform
        payoff = found.payoff
        if board.blinded != NOBODY:
            payoff = payoff_for(found.hypotheses, self.values, illusion=True)
        questioning = Questioning(found.hypotheses, payoff, board, board.blinded)
        return first_action(board, questioning.best(mix, WIDTH).policy)
