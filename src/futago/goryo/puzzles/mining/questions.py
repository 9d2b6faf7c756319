"""The values of all ideas of the Samurai against a belief about her plan."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from futago.goryo.puzzles.ideas import Idea, endings_of, idea_text, ideas_on
from futago.goryo.puzzles.puzzle import TOLERANCE
from futago.goryo.rules.actions import GoryoAction, Plan
from futago.goryo.rules.board import SEARCHED, SNIFFED, Board
from futago.goryo.solver.hypotheses import NO_TRICK, Floats, Hypotheses
from futago.goryo.solver.kernel import Questioning
from futago.goryo.solver.payoff import CATCHES, Payoff, last_round_payoff
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

    @classmethod
    def of(cls, hypotheses: Hypotheses, mix: Floats, board: Board) -> PlanBelief | None:
        """A mix conditioned on the answers so far; None if they are too unlikely."""
        fits = np.array(
            [
                [_fits(hypotheses, row, column, board) for column in range(mix.shape[1])]
                for row in range(len(hypotheses.items))
            ]
        )
        left = np.where(fits, mix, 0.0)
        if left.sum() < LIKELY:
            return None
        left = np.where(left / left.sum() >= LEAST_WEIGHT, left, 0.0)
        left = np.round(left / left.sum(), 4)
        return cls(hypotheses, left / left.sum())._narrowed()

    @classmethod
    def read(cls, situation: Situation, belief: Mapping[Plan, float]) -> PlanBelief:
        """The belief with these plans."""
        hypotheses = Hypotheses.of(situation)
        mix = np.zeros_like(hypotheses.uniform)
        for plan, weight in belief.items():
            mix[cell_of(hypotheses, plan)] += weight
        return cls(hypotheses, mix / mix.sum())._narrowed()

    def _narrowed(self) -> PlanBelief:
        """Without items of probability zero, which would slow down the search."""
        rows = np.flatnonzero(self.mix.sum(axis=1)).tolist()
        items = tuple(self.hypotheses.items[row] for row in rows)
        places = tuple(self.hypotheses.places[row] for row in rows)
        return PlanBelief(replace(self.hypotheses, items=items, places=places), self.mix[rows])

    @cached_property
    def payoff(self) -> Payoff:
        return last_round_payoff(self.hypotheses)

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

    # ------------------------------------------------------------ values

    def best(self, now: Board) -> float:
        """The Samurai's winning chance on a board with best play."""
        return Questioning(self.hypotheses, self.payoff, now, now.blinded).best(self.mix).value

    def idea(self, idea: Idea) -> float:
        """The same if he begins with an idea, averaged over both answers."""
        return sum(self.best(after_answer(idea, yes)) for yes in (True, False))

    def ending(self, board: Board) -> dict[int, list[float]]:
        """What each target adds to his chance, by the number of samurai on it at the end."""
        worth = {target: [0.0] * CATCHES for target in self.targets}
        for row, item in enumerate(self.hypotheses.items):
            prints = (item.prints & board.yes).bit_count()
            for catches in range(CATCHES):
                pays = self.payoff.table[self.payoff.rows[row], 0, prints, catches]
                worth[item.target][catches] += float(self.mix[row].sum() * pays)
        return worth


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
    ending: dict[int, list[float]]
    """What each target adds when the turn ends, by the number of samurai on it."""
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
        (sum(worth[at.count(target)] for target, worth in ending.items()), moves, at)
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
