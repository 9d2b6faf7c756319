"""A party values company: what it costs to be left with a single hero counts in hires, in quests
and in fights."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from futago.gorpg.kernel.foresight import best_plans
from futago.gorpg.kernel.tempers import WEIGHTS, Temper, tuned_temper
from futago.gorpg.puzzles import puzzles
from futago.gorpg.rules.actions import GorpgAction, Hire, Pass, Quest
from futago.gorpg.state import GorpgState

HIRE: Final = "gorpg-ca6c32"
"""Two heroes of level 13 and 2, in round 2."""
QUEST: Final = "gorpg-c3886b"
"""Two heroes, of whom the weaker one may die on the best quest."""


def best(board: GorpgState, lone: float) -> GorpgAction:
    usual = tuned_temper(board.options)
    index = WEIGHTS.index("lone")
    weights = (*usual.weights[:index], lone, *usual.weights[index + 1 :])
    temper: Temper = replace(usual, weights=weights)
    return best_plans(board, temper, 1)[0].moves[-1]


def with_heroes(board: GorpgState, count: int) -> GorpgState:
    board = board.copy()
    party = board.setup.party_of[board.movers[0]]
    board.heroes[party] = board.heroes[party][:count]
    return board


def test_a_party_of_one_hires() -> None:
    board = puzzles()[HIRE].start
    assert isinstance(best(with_heroes(board, 1), 0.0), Pass)
    assert isinstance(best(with_heroes(board, 1), 33.0), Hire)
    assert isinstance(best(with_heroes(board, 2), 33.0), Pass)


def test_one_of_two_heroes_stays_at_home_if_it_could_die() -> None:
    board = puzzles()[QUEST].start
    together, apart = best(board, -200.0), best(board, 33.0)
    assert isinstance(together, Quest)
    assert isinstance(apart, Quest)
    assert (len(together.heroes), len(apart.heroes)) == (2, 1)
