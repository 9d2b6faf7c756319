"""What every idea of the Samurai is worth against what she is believed to hide."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from futago.goryo.actions import GoryoAction, Plan
from futago.goryo.board import SEARCHED, SNIFFED, Board
from futago.goryo.state import GoryoState
from futago.puzzles.ideas import Idea, endings_of, ideas_on, written
from futago.puzzles.puzzle import RIGHT
from futago.solver.hypotheses import NO_TRICK, Floats, Hypotheses
from futago.solver.kernel import Questioning
from futago.solver.payoff import CATCHES, Payoff, last_round_payoff
from futago.solver.plans import plan_for, where
from futago.solver.situation import Situation

LIKELY = 0.02
"""Answers that come less often are as good as never met: any mix can be best against them."""
LEAST_WEIGHT = 5e-4
"""What is less likely is left out of a belief."""


@dataclass(frozen=True)
class Suspicion:
    """What she may hide, by items and tricks, and how likely it is; nothing else is possible."""

    hypotheses: Hypotheses
    mix: Floats

    @classmethod
    def of(cls, hypotheses: Hypotheses, mix: Floats, board: Board) -> Suspicion | None:
        """What is left of a mix after the answers; None if they are too unlikely to come."""
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
    def read(cls, situation: Situation, belief: Mapping[Plan, float]) -> Suspicion:
        """A belief over plans."""
        hypotheses = Hypotheses.of(situation)
        mix = np.zeros_like(hypotheses.uniform)
        for plan, weight in belief.items():
            mix[where(hypotheses, plan)] += weight
        return cls(hypotheses, mix / mix.sum())._narrowed()

    def _narrowed(self) -> Suspicion:
        """Without the items that are not believed in: the search is quicker for each."""
        rows = np.flatnonzero(self.mix.sum(axis=1)).tolist()
        items = tuple(self.hypotheses.items[row] for row in rows)
        places = tuple(self.hypotheses.places[row] for row in rows)
        return Suspicion(replace(self.hypotheses, items=items, places=places), self.mix[rows])

    @cached_property
    def payoff(self) -> Payoff:
        return last_round_payoff(self.hypotheses)

    @cached_property
    def targets(self) -> tuple[int, ...]:
        return tuple(sorted({item.target for item in self.hypotheses.items}))

    def belief(self, blinded: str | None) -> dict[Plan, float]:
        """Plans, each with its weight, the likeliest first."""
        found = {
            plan_for(self.hypotheses, row, column, blinded): float(self.mix[row, column])
            for row, column in np.argwhere(self.mix).tolist()
        }
        return dict(sorted(found.items(), key=lambda one: (-one[1], str(one[0]))))

    # ------------------------------------------------------------ what things are worth

    def best(self, now: Board) -> float:
        """The Samurai's chance to win from this board if he goes on as well as he can."""
        return Questioning(self.hypotheses, self.payoff, now, now.blinded).best(self.mix).value

    def idea(self, idea: Idea) -> float:
        """The same if he begins with this idea: both answers, each as often as it comes."""
        return sum(self.best(after(idea, yes)) for yes in (True, False))

    def ending(self, board: Board) -> dict[int, list[float]]:
        """For every target what it adds to his chance, by the samurai who stand there at last."""
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


def after(idea: Idea, yes: bool) -> GoryoState:
    """The board when the question of an idea has been answered so, whatever her plan is."""
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
class Weighed:
    """All that can be done on a board, with what it is worth."""

    ideas: tuple[tuple[Idea, float], ...]
    """Questions, the best first."""
    ending: dict[int, list[float]]
    """What it adds to end the turn with so many samurai on a target."""
    best_end: tuple[tuple[GoryoAction, ...], float]
    best_at: tuple[int, ...]
    end_values: tuple[float, ...]
    """What all ways to end the turn are worth."""
    end_marks: frozenset[tuple[int, ...]]
    """How many stand on each target, in all ways to end it that are as good as the best."""

    def below(self, value: float) -> float:
        """What the best of all is worth that is worth no more than this."""
        every = [*(worth for _, worth in self.ideas), *self.end_values]
        return max((worth for worth in every if worth <= value), default=0.0)


def weighed(board: GoryoState, suspicion: Suspicion) -> Weighed:
    found = [(idea, suspicion.idea(idea)) for idea in ideas_on(board, suspicion.targets)]
    found.sort(key=lambda one: (-one[1], len(one[0].moves), written(one[0].moves)))
    ending = suspicion.ending(board)
    ends = [
        (sum(worth[at.count(target)] for target, worth in ending.items()), moves, at)
        for moves, at in endings_of(board)
    ]
    value, moves, at = max(ends, key=lambda end: (round(end[0], 9), -len(end[1])))
    best = {end[2] for end in ends if end[0] > value - RIGHT}
    return Weighed(
        ideas=tuple(found),
        ending=ending,
        best_end=(moves, value),
        best_at=at,
        end_values=tuple(sorted({round(end[0], 9) for end in ends}, reverse=True)),
        end_marks=frozenset(tuple(map(at.count, suspicion.targets)) for at in best),
    )
