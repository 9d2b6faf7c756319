"""The difficulty of a puzzle, from 1 to 5, mostly by how often bots fail to solve it."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from typing import Any, Final

from futago.bots import make_bot
from futago.chance import derived_seed
from futago.goryo import GAME
from futago.goryo.puzzles.judge import value_of
from futago.goryo.puzzles.puzzle import TOLERANCE, Puzzle
from futago.goryo.rules.actions import GoryoAction, Move
from futago.goryo.state import GoryoState

TRIES: Final = {"greedy": 4, "novice": 4, "player": 4}
WIDE_MARGIN: Final = 0.3
MANY_IDEAS: Final = 40
CUBES: Final = 6
STATED_MOVES: Final = 6
LEVEL_LIMITS: Final = {
    "question": (0.4, 0.58, 0.69, 0.79),
    "plan": (0.19, 0.29, 0.4, 0.55),
    "stated": (0.26, 0.36, 1.0, 1.0),
}
"""The limits between the levels, by kind: bots fail at the Samurai's questions far more often, and
against stated questions the greatest difficulty is to be careful."""


def difficulty(puzzle: Puzzle) -> float:
    """Between 0 and 1: by errors of bots, the margin to the second idea, the number of ideas, and
    how much of the turn is left."""
    if puzzle.stated:
        return _stated_difficulty(puzzle)
    tries = list(_tries(puzzle))
    wrong = sum(value < puzzle.best - TOLERANCE for value in tries) / len(tries)
    near = 1 - min(1.0, (puzzle.best - puzzle.second) / WIDE_MARGIN)
    many = min(1.0, len(puzzle.ideas) / MANY_IDEAS)
    depth = puzzle.start.cubes / CUBES if puzzle.seat == "samurai" else 0.5
    return 0.55 * wrong + 0.15 * near + 0.15 * many + 0.15 * depth


def _stated_difficulty(puzzle: Puzzle) -> float:
    """Against stated questions nothing is hidden: it takes only care, and more of it the more paths
    there are and the more moves to follow."""
    near = 1 - min(1.0, (puzzle.best - puzzle.second) / WIDE_MARGIN)
    many = min(1.0, len(puzzle.ideas) / MANY_IDEAS)
    long = min(1.0, puzzle.stated.count(",") / STATED_MOVES)
    return 0.25 * near + 0.2 * many + 0.15 * long


def level_of(puzzle: Puzzle, hard: float) -> int:
    return 1 + bisect(LEVEL_LIMITS[puzzle.kind], hard)


def _tries(puzzle: Puzzle) -> Iterator[float]:
    """The values of the attempts of several bots."""
    for name, count in TRIES.items():
        for number in range(count):
            seed = derived_seed(puzzle.position, name, number)
            before, action = _try(puzzle, name, seed)
            yield value_of(puzzle, before, action).value


def _try(puzzle: Puzzle, name: str, seed: str) -> tuple[GoryoState, GoryoAction]:
    state = puzzle.start.copy()
    bot = make_bot(name, GAME, state.setup.options, puzzle.seat, seed)
    while True:
        action: Any = bot.choose(state.view(puzzle.seat), state.legal_actions(puzzle.seat))
        if not isinstance(action, Move):
            return state, action
        state.apply(puzzle.seat, action)
