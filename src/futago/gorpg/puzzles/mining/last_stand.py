"""Whether a single player can still win the last battle: exactly, since nothing in it is left to
chance. What all heroes attack is tried in every way, go after go."""

from __future__ import annotations

from typing import Final

from futago.gorpg.puzzles.ideas import Moves, after, digest_of
from futago.gorpg.puzzles.mining.enumerate import Ideas, TooMany, distinct_goes
from futago.gorpg.rules.cards import LEVEL
from futago.gorpg.state import GorpgState

MOST_POSITIONS: Final = 2500


def standings(start: GorpgState, ideas: Ideas) -> dict[str, bool] | None:
    """Whether the battle can be won after each go; None if that takes too long to say."""
    known = dict[str, bool]()
    try:
        return {key: _won(after(start, ways[0]), known) for key, ways in ideas.items()}
    except TooMany:
        return None


def _won(board: GorpgState, known: dict[str, bool]) -> bool:
    if board.outcome is not None:
        return bool(board.outcome.winners)
    key = digest_of(board)
    if key not in known:
        if len(known) == MOST_POSITIONS:
            raise TooMany
        known[key] = False  # a go always wounds somebody, so nothing comes back
        goes = [after(board, moves) for moves in distinct_goes(board)]
        known[key] = any(_won(then, known) for then in sorted(goes, key=_left))
    return known[key]


def left_after(start: GorpgState, moves: Moves) -> tuple[int, int]:
    """What is left of the monsters after a go: how many, and their levels."""
    return _left(after(start, moves))


def _left(board: GorpgState) -> tuple[int, int]:
    monsters = board.monsters[board.slot]
    return len(monsters), sum(LEVEL[monster.card] for monster in monsters)
