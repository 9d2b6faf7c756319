"""Chooses a varied selection: all kinds, modes and levels, few from each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

from futago.gorpg.puzzles.ideas import Kind
from futago.gorpg.puzzles.mining.find import Candidate
from futago.gorpg.puzzles.puzzle import LEVELS, Puzzle
from futago.gorpg.rules.position import RULES

SHARES: Final[dict[Kind, float]] = {
    "quest": 0.3,
    "battle": 0.34,
    "buy": 0.14,
    "hire": 0.08,
    "last": 0.14,
}
MODES: Final = {"standard": 0.5, "overlord": 0.25, "solo": 0.25}
INACTIVE_SHARE: Final = 0.1
"""The share of puzzles whose solution is to do nothing: they are found most often."""
MOST_PER_GAME: Final = 6


def is_enough(found: Sequence[Candidate], count: int) -> bool:
    """Whether there are enough candidates of every kind."""
    kinds = Counter(one.puzzle.kind for one in found if not one.inactive)
    return sum(kinds.values()) >= 1.2 * count and all(
        kinds[kind] >= 0.8 * share * count for kind, share in SHARES.items()
    )


def choose_puzzles(found: Sequence[Candidate], count: int) -> list[Puzzle]:
    """The chosen puzzles, easiest first. Greedily adds the candidate of the rarest sorts."""
    rest = sorted(found, key=lambda one: (one.game, one.puzzle.position))
    wanted = _wanted(count)
    taken, have = list[Candidate](), Counter[object]()
    while rest and len(taken) < count:
        best = max(rest, key=lambda one: sum(_shortage(sort, wanted, have) for sort in _sorts(one)))
        taken.append(best)
        have.update(_sorts(best))
        games = Counter(one.game for one in taken)
        tired = have["inactive"] >= wanted["inactive"]
        rest = [
            one
            for one in rest
            if one is not best
            and games[one.game] < MOST_PER_GAME
            and _moment(one) != _moment(best)
            and not (tired and one.inactive)
        ]
    chosen = [msgspec.structs.replace(one.puzzle, id=_id_of(one.puzzle)) for one in taken]
    turn = Counter[object]()
    places = dict[str, tuple[int, int, str]]()
    for puzzle in sorted(chosen, key=lambda one: (one.level, -_clearness(one), one.id)):
        sort = puzzle.level, puzzle.kind
        places[puzzle.id] = puzzle.level, turn[sort], puzzle.kind  # the kinds take turns
        turn[sort] += 1
    return sorted(chosen, key=lambda puzzle: places[puzzle.id])


def _clearness(puzzle: Puzzle) -> float:
    return (puzzle.first.value - puzzle.second.value) * (1 if puzzle.unit == "score" else 200)


def _moment(one: Candidate) -> tuple[object, ...]:
    """Puzzles that agree in this look alike."""
    return one.game, one.puzzle.start.round, one.puzzle.kind, one.puzzle.seat


def _sorts(one: Candidate) -> tuple[object, ...]:
    puzzle = one.puzzle
    return (
        puzzle.level,
        puzzle.kind,
        puzzle.start.options.mode,
        "inactive" if one.inactive else "active",
    )


def _wanted(count: int) -> dict[object, float]:
    wanted: dict[object, float] = {level: count / len(LEVELS) for level in LEVELS}
    wanted |= {kind: share * count for kind, share in SHARES.items()}
    wanted |= {mode: share * count for mode, share in MODES.items()}
    return wanted | {"inactive": INACTIVE_SHARE * count, "active": (1 - INACTIVE_SHARE) * count}


def _shortage(sort: object, wanted: dict[object, float], have: Counter[object]) -> float:
    return (wanted[sort] - have[sort]) / wanted[sort]


def _id_of(puzzle: Puzzle) -> str:
    """Derived from the position, so that a puzzle keeps its id when the selection or the version of
    the rules changes."""
    words = puzzle.position.split()
    position = " ".join(word for word in words if not word.startswith(f"{RULES}="))
    return f"gorpg-{sha256(position.encode()).hexdigest()[:6]}"
