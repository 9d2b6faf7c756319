"""Puzzles of her plan against a Samurai whose questions are stated in advance.

She knows what he will do, so nothing is a matter of guessing, and the best plan needs no mix. Only
positions without powers are used: there is nothing but the path to think of.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from futago.goryo.puzzles.explanation import Fate, fate_of, why_slip
from futago.goryo.puzzles.ideas import idea_text
from futago.goryo.puzzles.mining.make import LEAST_BEST, LISTED, MOST_SOLUTIONS, least_margin
from futago.goryo.puzzles.mining.moments import played_round
from futago.goryo.puzzles.puzzle import TOLERANCE, Puzzle, position_line
from futago.goryo.rules.actions import GoryoAction, Move, Plan, Search, Sniff
from futago.goryo.rules.board import GORYO
from futago.goryo.solver.equilibrium import Equilibrium
from futago.goryo.solver.hypotheses import NO_TRICK, Hypotheses
from futago.goryo.solver.kernel import Policy
from futago.goryo.solver.payoff import Payoff, payoff_for
from futago.goryo.solver.plans import plan_for
from futago.goryo.solver.situation import Situation
from futago.goryo.state import GoryoState

LEAST_QUESTIONS, LEAST_PATHS, LEAST_TARGETS = 2, 8, 3
TURNS: Final = 40
"""Turns tried in a round."""


class StatedPlan(NamedTuple):
    """A plan with her chance to win, and what becomes of it."""

    plan: Plan
    value: float
    fate: Fate


@dataclass(frozen=True)
class StatedRound:
    """A round whose questions are known, on a board where she is to plan."""

    board: GoryoState
    hypotheses: Hypotheses
    payoff: Payoff

    @classmethod
    def of(cls, board: GoryoState) -> StatedRound:
        hypotheses = Hypotheses.of(Situation.of(board))
        return cls(board, hypotheses, payoff_for(hypotheses))

    def plans(self, moves: tuple[GoryoAction, ...]) -> list[StatedPlan]:
        """All plans against these moves of the Samurai, best first; of those that differ only in
        the order of the cubes, one."""
        setup, found = self.board.setup, list[StatedPlan]()
        colour = {name: number for number, name in enumerate(setup.colours)}
        at = list(self.board.at)
        for move in moves:
            if isinstance(move, Move):
                at[colour[move.samurai]] = setup.floor.index[move.to]
        for row, item in enumerate(self.hypotheses.items):
            if self.hypotheses.kinds[row] == self.board.bound:
                continue
            plan = plan_for(self.hypotheses, row, NO_TRICK)
            fate = fate_of(self.board, plan, moves)
            cell = (self.payoff.rows[row], 0, fate.clues, fate.caught)
            stand = self.payoff.standing[at, self.payoff.targets.index(item.target)].sum()
            worth = self.payoff.table[cell] + self.payoff.slope[cell] * stand
            found.append(StatedPlan(plan, 1 - float(worth), fate))
        return sorted(found, key=lambda one: (-one.value, str(one.plan)))


def stated_puzzles(board: GoryoState, found: Equilibrium, rng: random.Random) -> Iterator[Puzzle]:
    """The clearest puzzle of a round, if there is one: from turns that the policies of its solution
    play against some plans."""
    if board.left or board.setup.options.variant is not None:
        return
    stated = StatedRound.of(board)
    best = list[tuple[float, Puzzle]]()
    for policy, plan in _turns(found, board, rng):
        moves = tuple(move for _, move in played_round(board, plan, policy))
        if sum(isinstance(move, Search | Sniff) for move in moves) >= LEAST_QUESTIONS:
            puzzle = stated_puzzle(stated, moves)
            if puzzle is not None:
                # Many questions that leave one narrow way out make the nicest puzzle.
                best.append((len(moves) + 10 * (puzzle.best - puzzle.second), puzzle))
    if best:
        yield max(best, key=lambda one: (one[0], one[1].stated))[1]


def _turns(
    found: Equilibrium, board: GoryoState, rng: random.Random
) -> Iterator[tuple[Policy, Plan]]:
    rows = [row for row, kind in enumerate(found.hypotheses.kinds.tolist()) if kind != board.bound]
    for _ in range(TURNS):
        yield rng.choice(found.policies), plan_for(found.hypotheses, rng.choice(rows), NO_TRICK)


def stated_puzzle(stated: StatedRound, moves: tuple[GoryoAction, ...]) -> Puzzle | None:
    """The puzzle against these moves, if one plan is clearly the best."""
    board = stated.board
    plans = stated.plans(moves)
    best = plans[0].value
    right = [one for one in plans if one.value > best - TOLERANCE]
    others = plans[len(right) :]
    targets = {one.plan.target for one in plans}
    one_idea = len({one.plan.target for one in right}) == 1 and len(right) <= MOST_SOLUTIONS
    if len(plans) < LEAST_PATHS or len(targets) < LEAST_TARGETS or not others or not one_idea:
        return None
    if best < LEAST_BEST or best - others[0].value < least_margin(board):
        return None
    return Puzzle(
        id="",
        seat="goryo",
        level=0,
        position=position_line(board, GORYO),
        solutions=tuple(str(one.plan) for one in right),
        best=round(best, 4),
        second=round(others[0].value, 4),
        why=tuple(why_slip(board, right[0].plan, [one.fate for one in others], moves)),
        ideas={str(one.plan): round(one.value, 4) for one in plans[:LISTED]},
        rest=round(max((one.value for one in plans[LISTED:]), default=0.0), 4),
        stated=idea_text(moves),
    )
