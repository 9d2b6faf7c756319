"""Bots that play the solver's equilibrium, at several levels from human mistakes to almost none.

The Goryō samples her plan from the solved mix; the Samurai samples one of the policies of the
equilibrium and follows it. An opponent who knows the mix, or even this program, gains next to
nothing. How much a level deviates is in levels.toml.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

import numpy as np

from futago.game import Action, BadInput
from futago.goryo import GAME
from futago.goryo.bots.greedy import greedy_goryo
from futago.goryo.bots.levels import Level
from futago.goryo.bots.novice import novice_goryo
from futago.goryo.bots.policies import first_action, next_action, turn_start
from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import CURSE, GORYO, NOBODY, SAMURAI, Board
from futago.goryo.rules.options import Options
from futago.goryo.rules.position import position_text
from futago.goryo.rules.view import GoryoView
from futago.goryo.solver.equilibrium import Effort, Equilibrium, solve_situation
from futago.goryo.solver.hypotheses import Floats, Hypotheses
from futago.goryo.solver.kernel import Policy, Questioning
from futago.goryo.solver.payoff import payoff_for
from futago.goryo.solver.plans import plan_for
from futago.goryo.solver.situation import Situation
from futago.goryo.solver.split import mix_of
from futago.goryo.solver.values import Values, shipped_values
from futago.goryo.state import GoryoState

WIDTH = 4  # questions tried per position where no policy applies
CARELESS = {"greedy": greedy_goryo, "novice": novice_goryo}  # bots for the careless moves
CACHED_ROUNDS = 64  # shared by all games and both seats; a game has four rounds


def effort_of(level: Level, situation: Situation) -> Effort:
    """The effort that a level spends on solving a round."""
    last = situation.round >= situation.setup.rounds
    gap = level.last_gap if last else level.gap
    return Effort(gap=gap, rounds=level.rounds, nodes=level.nodes, certify=level.certify)


@lru_cache(maxsize=CACHED_ROUNDS)
def solve_at_level(situation: Situation, level: Level, values: Values | None = None) -> Equilibrium:
    """The equilibrium of a round at the precision of a level; the same for both seats."""
    hypotheses = Hypotheses.of(situation, owning=situation.round >= situation.setup.rounds)
    return solve_situation(hypotheses, effort_of(level, situation), values)


def board_of(options: Options, view: GoryoView) -> GoryoState:
    """The board of a view; what the seat may not know is filled in arbitrarily."""
    return GAME.position(position_text(options, view), options)


@dataclass(frozen=True)
class PlanDraw:
    """From what a plan was drawn: her mix for her bound type, by block, item and place."""

    found: Equilibrium
    mix: Floats


@dataclass(frozen=True)
class PolicyDraw:
    """From what a move of the Samurai was drawn: actions and their weights."""

    found: Equilibrium
    weights: Mapping[Action, float]


class _SolverBot:
    """What the bots of both seats share."""

    seat: ClassVar[str]
    drawn: PlanDraw | PolicyDraw | None = None
    """From what the last move was drawn; None if it was careless or followed from the position."""

    def __init__(
        self, options: Options, seed: str, level: Level, values: Values | None = None
    ) -> None:
        self.options = options
        self.rng = random.Random(seed)
        self.level = level
        self.values = values
        self.careless = CARELESS[level.careless](options, self.seat, seed)
        self.unsolved = greedy_goryo(options, self.seat, seed)


class SolvedGoryo(_SolverBot):
    """Samples her plan from the solved mix."""

    seat = GORYO

    def choose(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        self.drawn = None
        if view.phase == "plan":
            if self.rng.random() < self.level.blend:
                return self.careless.choose(view, actions)
            try:
                return self._plan(board_of(self.options, view), actions)
            except BadInput:  # a palace with too many paths for the solver
                return self.unsolved.choose(view, actions)
        if view.phase in ("break", "curse") and self.rng.random() >= self.level.blend:
            return self._opening(view, actions)
        return self.careless.choose(view, actions)

    def _plan(self, board: GoryoState, actions: Sequence[Action]) -> Action:
        situation = Situation.of(board)
        found = solve_at_level(situation, self.level, self.values)
        hypotheses = found.hypotheses
        mix = mix_of(board.bound, situation, hypotheses, found.mixes)
        if not board.setup.strict:  # under honour plans with an owned-up Shadow do not exist
            mix[:, [bool(item.owned) for item in hypotheses.items]] = 0.0
        cells = np.argwhere(mix > 0)
        (cell,) = self.rng.choices(cells.tolist(), mix[mix > 0].tolist())
        plan = plan_in(found, *cell)
        assert plan in actions
        self.drawn = PlanDraw(found, mix)
        return plan

    def _opening(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        """The opening after which the first round is worth least to the Samurai."""
        values = self.values or shipped_values()
        board = board_of(self.options, view)
        return min(actions, key=lambda action: worth_after(board, action, values))


def worth_after(board: GoryoState, action: Action, values: Values) -> float:
    """What the game is worth to the Samurai after a move of her opening, if she opens well."""
    then = board.copy()
    then.apply(GORYO, action)
    if then.phase == CURSE:
        curses = then.legal_actions(GORYO)
        return min(worth_after(then, curse, values) for curse in curses)
    return values.worth(Situation.of(then)) if then.outcome is None else 1.0


def policies_of(found: Equilibrium, blinded: int) -> list[tuple[Policy, float]]:
    """The policies of the solution against this Illusion, with their shares."""
    block = found.blinded.index(blinded) if blinded in found.blinded else -1
    drawn = zip(found.policies, found.blocks, found.shares, strict=True)
    return [(policy, share) for policy, own, share in drawn if own == block and share > 0]


def plan_in(found: Equilibrium, block: int, row: int, column: int) -> Plan:
    """The plan at a cell of a solved mix."""
    samurai = found.blinded[block]
    colours = found.hypotheses.situation.setup.colours
    illusion = colours[samurai] if samurai != NOBODY else None
    return plan_for(found.hypotheses, row, column, illusion)


class SolvedSamurai(_SolverBot):
    """Samples one of the policies of the equilibrium and follows it."""

    seat = SAMURAI

    def choose(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        self.drawn = None
        if len(actions) == 1:
            return actions[0]
        if self.rng.random() < self.level.slip:
            return self.careless.choose(view, actions)
        try:
            board = board_of(self.options, view)
            found = solve_at_level(Situation.of(board), self.level, self.values)
        except BadInput:  # no plan gives these answers (under honour), or there are too many paths
            return self.unsolved.choose(view, actions)
        action = self._follow_policy(found, board) or self._best_response(found, board)
        return action if action in actions else self.unsolved.choose(view, actions)

    def _follow_policy(self, found: Equilibrium, board: Board) -> Action | None:
        """An action of the policies that lead to this board, sampled by their shares."""
        start = turn_start(board)
        weights = dict[Action, float]()
        for policy, share in policies_of(found, board.blinded):
            action = next_action(board, policy, start)
            if action is not None:
                weights[action] = weights.get(action, 0.0) + share
        if not weights:
            return None
        self.drawn = PolicyDraw(found, weights)
        return self.rng.choices(list(weights), list(weights.values()))[0]

    def _best_response(self, found: Equilibrium, board: Board) -> Action:
        """The best questioning against what she may hide, where no policy applies."""
        block = found.blinded.index(board.blinded) if board.blinded in found.blinded else 0
        mix = found.mixes[block] + 0.01 * found.hypotheses.uniform
        payoff = found.payoff
        if board.blinded != NOBODY:
            payoff = payoff_for(found.hypotheses, self.values, illusion=True)
        questioning = Questioning(found.hypotheses, payoff, board, board.blinded)
        return first_action(board, questioning.best(mix, WIDTH).policy)
