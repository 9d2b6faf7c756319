"""What ideas are worth: each is played to the end of the game many times, with the same luck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from futago.gorpg.coach.judgement import Simulator, slot_of, standard_error
from futago.gorpg.coach.words import losses_of
from futago.gorpg.kernel.foresight import GOLD, WON, WORTH, Floats, for_all, foresee
from futago.gorpg.puzzles.ideas import Moves, idea_text
from futago.gorpg.puzzles.mining.enumerate import Ideas
from futago.gorpg.puzzles.puzzle import Prospect
from futago.gorpg.rules.score import score_of
from futago.gorpg.state import GorpgState

DIGITS: Final = {"score": 1, "chance": 4}


@dataclass(frozen=True)
class Valued:
    """An idea, the best way found to carry it out, and what came of it, game by game."""

    key: str
    moves: Moves
    results: Floats
    """What the puzzle is about: gold, or victory."""
    worth: Floats
    """By what players compare ideas: gold and victory together."""
    shift: float = 0.0
    """Added to the value, so that it is comparable with others."""

    @property
    def value(self) -> float:
        return float(self.results.mean()) + self.shift

    def lead_over(self, other: Valued) -> tuple[float, float]:
        """By how much it is better, and the standard error of that."""
        gains = self.results - other.results
        return float(gains.mean()), standard_error(gains)

    def helps_more_than(self, other: Valued, errors: float) -> bool:
        """Whether it is also clearly better by what players compare."""
        gains = self.worth - other.worth
        return float(gains.mean()) > errors * standard_error(gains)


class Judge:
    """Values the ideas of a position: at first in games between players who do not look closely,
    which are fast, and those that matter as the coach does."""

    def __init__(self, board: GorpgState) -> None:
        self.board = board
        self.seat = board.movers[0]
        self.simulator = Simulator(board.options)
        self.quick = for_all(self.simulator.temper.quick())
        self.figure = GOLD if board.setup.standard else WON

    def valued(
        self, key: str, ways: Sequence[Moves], games: int, seed: int, closely: bool = False
    ) -> Valued:
        """The value of an idea, carried out in the simplest of these ways, or in another one if
        that is better by more than the error."""
        simplest, *others = sorted(ways, key=len)
        best = self._one(key, simplest, games, seed, closely)
        for moves in others:
            other = self._one(key, moves, games, seed, closely)
            if other.helps_more_than(best, 1.0):
                best = other
        return best

    def _one(self, key: str, moves: Moves, games: int, seed: int, closely: bool) -> Valued:
        others = self.simulator.others if closely else self.quick
        look = foresee(self.board, self.seat, moves, others, games, seed)
        rows = look.figures[self.seat]
        return Valued(key, moves, rows[:, self.figure], rows[:, WORTH])

    def all_valued(self, ideas: Ideas, games: int, seed: int) -> list[Valued]:
        """All ideas, best first."""
        found = [self.valued(key, ways, games, seed) for key, ways in ideas.items()]
        return ranked(found)

    def prospect(self, found: Valued, games: int, seed: int) -> Prospect:
        """An idea with what becomes of its battle."""
        digits = DIGITS["score" if self.board.setup.standard else "chance"]
        value = round(found.value, digits)
        party = self.board.setup.party_of.get(self.seat)
        if party is None or slot_of(self.board, found.moves) < 0:
            return Prospect(idea_text(found.moves), value)
        look = self.simulator.outlook(self.board, found.moves, games, seed)
        losses = losses_of(look, self.board.heroes[party])
        hero, lost = losses[0] if losses else ("", 0.0)
        return Prospect(
            idea_text(found.moves),
            value,
            cleared=round(float(look.cleared.mean()), 3),
            gold=round(float(look.purse.mean())) - score_of(self.board, party).total,
            hero=hero,
            lost=round(lost, 3),
        )


def ranked(found: Iterable[Valued]) -> list[Valued]:
    return sorted(found, key=lambda one: (-one.value, one.key))
