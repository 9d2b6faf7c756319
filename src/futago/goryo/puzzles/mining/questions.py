"""The values of all ideas of the Samurai against a belief about her plan."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import numpy.typing as npt

from futago.goryo.puzzles.ideas import Idea, endings_of, idea_text, ideas_on
from futago.goryo.puzzles.puzzle import TOLERANCE, EndWorth
from futago.goryo.rules.actions import GoryoAction, Plan
from futago.goryo.rules.board import NOBODY, SEARCHED, SNIFFED, Board
from futago.goryo.solver.hypotheses import NO_TRICK, Floats, Hypotheses
from futago.goryo.solver.kernel import Questioning
from futago.goryo.solver.payoff import CATCHES, Payoff, payoff_for
from futago.goryo.solver.plans import cell_of, plan_for
from futago.goryo.solver.situation import Situation
from futago.goryo.state import GoryoState

LIKELY = 0.02
"""Rarer answers are ignored: they hardly affect the equilibrium, so any mix may be best there."""
LEAST_WEIGHT = 5e-4
"""Less likely plans are left out of a belief."""


@dataclass(frozen=True)
class PlanBelief:
    """The probabilities of her plans, by item and trick."""

    hypotheses: Hypotheses
    mix: Floats
    blinded: int = NOBODY

    @classmethod
    def of(cls, hypotheses: Hypotheses, mix: Floats, board: Board) -> PlanBelief | None:
        """A mix conditioned on the answers so far; None if they are too unlikely."""
        left = np.where(cls(hypotheses, mix).fitting(board), mix, 0.0)
        if left.sum() < LIKELY:
            return None
        left = np.where(left / left.sum() >= LEAST_WEIGHT, left, 0.0)
        left = np.round(left / left.sum(), 4)
        return cls(hypotheses, left / left.sum(), board.blinded)._narrowed()

    @classmethod
    def read(
        cls, situation: Situation, belief: Mapping[Plan, float], blinded: int = NOBODY
    ) -> PlanBelief:
        """The belief with these plans."""
        hypotheses = Hypotheses.of(situation)
        mix = np.zeros_like(hypotheses.uniform)
        for plan, weight in belief.items():
            mix[cell_of(hypotheses, plan)] += weight
        return cls(hypotheses, mix / mix.sum(), blinded)._narrowed()

    def _narrowed(self) -> PlanBelief:
        """Without items of probability zero, which would slow down the search."""
        rows = np.flatnonzero(self.mix.sum(axis=1)).tolist()
        items = tuple(self.hypotheses.items[row] for row in rows)
        places = tuple(self.hypotheses.places[row] for row in rows)
        kept = replace(self.hypotheses, items=items, places=places)
        return PlanBelief(kept, self.mix[rows], self.blinded)

    @cached_property
    def payoff(self) -> Payoff:
        return payoff_for(self.hypotheses, illusion=self.blinded != NOBODY)

    @cached_property
    def targets(self) -> tuple[int, ...]:
        return tuple(sorted({item.target for item in self.hypotheses.items}))

    def by_plan(self, blinded: str | None) -> dict[Plan, float]:
        """The plans with their weights, most likely first."""
        found = {
            plan_for(self.hypotheses, row, column, blinded): float(self.mix[row, column])
            for row, column in np.argwhere(self.mix).tolist()
        }
        return dict(sorted(found.items(), key=lambda one: (-one[1], str(one[0]))))

    def fitting(self, board: Board) -> npt.NDArray[np.bool_]:
        """The hypotheses that fit the answers so far."""
        return np.array(
            [
                [_fits(self.hypotheses, row, column, board) for column in range(self.mix.shape[1])]
                for row in range(len(self.hypotheses.items))
            ]
        )

    # ------------------------------------------------------------ values

    def best(self, now: Board) -> float:
        """The Samurai's winning chance on a board with best play."""
        return Questioning(self.hypotheses, self.payoff, now, now.blinded).best(self.mix).value

    def idea(self, idea: Idea) -> float:
        """The same if he begins with an idea, averaged over both answers."""
        return sum(self.best(after_answer(idea, yes)) for yes in (True, False))

    def ending(self, board: Board) -> EndWorth:
        """What each target adds to his chance if the turn ends."""
        payoff, ids = self.payoff, board.setup.floor.ids
        worth = {ids[target]: [0.0] * CATCHES for target in self.targets}
        slope = {ids[target]: [0.0] * CATCHES for target in self.targets}
        for row, column in np.argwhere(self.mix).tolist():
            item, weight = self.hypotheses.items[row], float(self.mix[row, column])
            trick = item.owned | (0 if column == NO_TRICK else 1 << column)
            prints = (item.prints & ~trick & board.yes).bit_count()
            cell = payoff.rows[row], int(bool(trick & board.asked)), prints
            for catches in range(CATCHES):
                worth[ids[item.target]][catches] += weight * float(payoff.table[(*cell, catches)])
                slope[ids[item.target]][catches] += weight * float(payoff.slope[(*cell, catches)])
        if not payoff.positional:
            return EndWorth({target: tuple(pays) for target, pays in worth.items()})
        standing = {
            ids[target]: {
                ids[space]: float(payoff.standing[space, payoff.targets.index(target)])
                for space in range(len(ids))
            }
            for target in self.targets
        }
        return EndWorth(
            {target: tuple(pays) for target, pays in worth.items()},
            {target: tuple(pays) for target, pays in slope.items()},
            standing,
        )


def _fits(hypotheses: Hypotheses, row: int, column: int, board: Board) -> bool:
    item = hypotheses.items[row]
    trick = 0 if column == NO_TRICK else 1 << column
    if trick and not hypotheses.places[row] & trick:
        return False
    return not (item.mask ^ trick ^ board.yes) & board.asked


def after_answer(idea: Idea, yes: bool) -> GoryoState:
    """The board after an answer to an idea's question, whatever her plan is."""
    _, asker, space = idea.key
    board = idea.before.copy()
    cube = SEARCHED if space == board.at[asker] else SNIFFED
    used = list(board.used)
    used[asker] |= cube
    board.used, board.acting, board.cubes = tuple(used), asker, board.cubes - 1
    board.asked |= 1 << space
    board.yes |= int(yes) << space
    board._legal = None
    return board


@dataclass(frozen=True)
class EvaluatedIdeas:
    """Everything that can be done on a board, with its value."""

    ideas: tuple[tuple[Idea, float], ...]
    """Questions, best first."""
    ending: EndWorth
    """What the end of the turn is worth."""
    best_end: tuple[tuple[GoryoAction, ...], float]
    best_at: tuple[int, ...]
    end_values: tuple[float, ...]
    """The values of all ways to end the turn."""
    end_marks: frozenset[tuple[int, ...]]
    """The numbers of samurai on each target, for all ends that are as good as the best."""

    def below(self, value: float) -> float:
        """The largest value that is at most this one."""
        every = [*(worth for _, worth in self.ideas), *self.end_values]
        return max((worth for worth in every if worth <= value), default=0.0)


def evaluate_ideas(board: GoryoState, belief: PlanBelief) -> EvaluatedIdeas:
    found = [(idea, belief.idea(idea)) for idea in ideas_on(board, belief.targets)]
    found.sort(key=lambda one: (-one[1], len(one[0].moves), idea_text(one[0].moves)))
    ending = belief.ending(board)
    ends = [
        (ending.value([board.setup.floor.ids[space] for space in at]), moves, at)
        for moves, at in endings_of(board)
    ]
    value, moves, at = max(ends, key=lambda end: (round(end[0], 9), -len(end[1])))
    best = {end[2] for end in ends if end[0] > value - TOLERANCE}
    return EvaluatedIdeas(
        ideas=tuple(found),
        ending=ending,
        best_end=(moves, value),
        best_at=at,
        end_values=tuple(sorted({round(end[0], 9) for end in ends}, reverse=True)),
        end_marks=frozenset(tuple(map(at.count, belief.targets)) for at in best),
    )
