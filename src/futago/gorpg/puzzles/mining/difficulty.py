"""The difficulty of a puzzle: which of the bots' levels find its solution. A single player's last
battle is found by all of them, since it takes nothing but care: the fewer
goes win, the harder it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from futago.bots import chosen_action, make_bot
from futago.chance import derived_seed
from futago.gorpg import GAME
from futago.gorpg.puzzles.ideas import goes_on, key_of
from futago.gorpg.puzzles.puzzle import Puzzle
from futago.gorpg.rules.actions import GorpgAction

BOTS: Final = ("novice", "player", "expert", "master")
MOST_MOVES: Final = 40
SHARES: Final = (0.35, 0.25, 0.15)
"""The shares of winning goes that part the difficulties of a single player's last battle."""


def difficulty(puzzle: Puzzle) -> int:
    """From 1, if even the weakest level finds it, to 5, if none does."""
    if puzzle.kind == "last" and puzzle.start.setup.solo:
        share = len(puzzle.right) / len(puzzle.ideas)
        return 1 + sum(share < limit for limit in SHARES)
    return 1 + sum(not finds(puzzle, name) for name in BOTS)


def finds(puzzle: Puzzle, name: str) -> bool:
    """Whether a bot of this level finds the idea."""
    state, moves = puzzle.start.copy(), list[GorpgAction]()
    seed = derived_seed(puzzle.position, name)
    bot = make_bot(name, GAME, state.options, puzzle.seat, seed)
    choose: Callable[..., object] = chosen_action
    for _ in range(MOST_MOVES):
        action = choose(bot, state, puzzle.seat)
        then = state.copy()
        then.apply(puzzle.seat, action)  # type: ignore[arg-type]
        moves.append(action)  # type: ignore[arg-type]
        if not goes_on(state, moves[-1], then):
            return key_of(puzzle.start, tuple(moves)) in puzzle.right
        state = then
    return False
