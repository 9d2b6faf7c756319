"""The best questions after an attempt, and a path of hers on which its worth shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from futago.goryo import GAME
from futago.goryo.bots.policies import next_action
from futago.goryo.puzzles.ideas import Idea
from futago.goryo.puzzles.mining.questions import PlanBelief, after_answer
from futago.goryo.puzzles.puzzle import Puzzle
from futago.goryo.rules.actions import Done, GoryoAction, Plan
from futago.goryo.rules.board import ACT, NOBODY, SAMURAI
from futago.goryo.rules.hidden import with_plan
from futago.goryo.solver.hypotheses import Floats
from futago.goryo.solver.kernel import STEP, Policy, Questioning
from futago.goryo.solver.plans import plan_for
from futago.goryo.solver.situation import Situation
from futago.goryo.state import GoryoState
from futago.match import Match


class TellingLine(NamedTuple):
    """A plan of hers with its probability, and what the Samurai does after the attempt."""

    plan: Plan
    weight: float
    moves: tuple[GoryoAction, ...]


class _Outcome(NamedTuple):
    """What an attempt wins on each of her paths, with the policy after each answer."""

    worth: Floats
    after: dict[bool, tuple[GoryoState, Policy]]
    """By answer: the board after it, and how to go on. An end has no answer."""


def telling_line(puzzle: Puzzle, actions: Sequence[GoryoAction], good: bool) -> TellingLine:
    """The line after an attempt on a likely path: one where it does well if it is the best,
    otherwise one where the solution does better."""
    board = puzzle.start
    belief = PlanBelief.read(Situation.of(board), puzzle.belief_by_plan, board.blinded)
    own = _outcome(belief, _idea(board, actions))
    telling = own.worth
    if not good:
        best = _outcome(belief, _idea(board, puzzle.moves(puzzle.solutions[0])))
        telling = best.worth - own.worth
    row, column = np.unravel_index(np.argmax(belief.mix * telling), belief.mix.shape)
    blinded = board.setup.colours[board.blinded] if board.blinded != NOBODY else None
    plan = plan_for(belief.hypotheses, int(row), int(column), blinded)
    moves = () if isinstance(actions[-1], Done) else _moves(own, board, plan, actions)
    return TellingLine(plan, float(belief.mix[row, column]), moves)


def _idea(board: GoryoState, actions: Sequence[GoryoAction]) -> Idea:
    before = board.copy()
    for action in actions[:-1]:
        before.apply(SAMURAI, action)
    return Idea(tuple(actions), before)


def _outcome(belief: PlanBelief, idea: Idea) -> _Outcome:
    if isinstance(idea.moves[-1], Done):
        policy = np.full(1, -1, dtype=STEP)
        policy[0]["final"][: len(idea.before.at)] = idea.before.at
        asking = Questioning(belief.hypotheses, belief.payoff, idea.before, belief.blinded)
        return _Outcome(asking.worth(policy), {})
    worth, after = np.zeros_like(belief.mix), dict[bool, tuple[GoryoState, Policy]]()
    for yes in (True, False):
        then = after_answer(idea, yes)
        fits = belief.fitting(then)
        asking = Questioning(belief.hypotheses, belief.payoff, then, belief.blinded)
        found = asking.best(np.where(fits, belief.mix, 0.0))
        worth = np.where(fits, asking.worth(found.policy), worth)
        after[yes] = then, found.policy
    return _Outcome(worth, after)


def _moves(
    outcome: _Outcome, board: GoryoState, plan: Plan, actions: Sequence[GoryoAction]
) -> tuple[GoryoAction, ...]:
    """The Samurai's moves after the answer to his question."""
    hers = with_plan(board, plan)
    assert hers is not None
    match = Match(GAME, board.setup.options, {}, "0" * 64, begin=hers)
    for action in actions:
        match.play(SAMURAI, action)
        for _ in match.settle():
            pass
    state = match.state
    assert isinstance(state, GoryoState)
    space = 1 << Idea(tuple(actions), _idea(board, actions).before).key.space
    then, policy = outcome.after[bool(state.yes & space)]
    start = then.at, then.used, then.acting, then.asked
    moves = list[GoryoAction]()
    while isinstance(state, GoryoState) and state.phase == ACT:
        move = next_action(state, policy, start) or Done()
        moves.append(move)
        match.play(SAMURAI, move)
        for _ in match.settle():
            pass
        state = match.state
        if isinstance(move, Done):
            break
    return tuple(moves)
