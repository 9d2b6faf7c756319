"""Chooses a varied selection: all levels, both sides, several options, no duplicates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

from futago.goryo.puzzles.mining.find import Candidate, setups
from futago.goryo.puzzles.puzzle import LEVELS, Puzzle
from futago.goryo.rules.board import GORYO, SAMURAI
from futago.goryo.rules.position import RULES_FIELD

GORYO_SHARE: Final = 0.3
"""The share of puzzles for the Goryō."""
DEFAULT_SHARE: Final = 0.6
"""The share of puzzles with the default options."""
MOST_PER_GAME: Final = 2


def has_default_options(candidate: Candidate) -> bool:
    return not setups()[candidate.setup].options


def is_enough(found: Sequence[Candidate], count: int) -> bool:
    """Whether there are enough candidates at every level and on both sides."""
    levels = Counter(one.puzzle.level for one in found)
    hers = sum(one.puzzle.seat == GORYO for one in found)
    fair = count / len(LEVELS)
    return (
        len(found) >= 1.2 * count
        and hers >= 1.2 * GORYO_SHARE * count
        and all(levels[level] >= 0.7 * fair for level in LEVELS)
    )


def choose_puzzles(found: Sequence[Candidate], count: int) -> list[Puzzle]:
    """The chosen puzzles, easiest first. Greedily adds the candidate of the rarest kinds."""
    rest = sorted(found, key=lambda one: (one.game, one.puzzle.position))
    wanted = _wanted(count)
    taken, have = list[Candidate](), Counter[object]()
    while rest and len(taken) < count:
        best = max(rest, key=lambda one: sum(_shortage(kind, wanted, have) for kind in _kinds(one)))
        taken.append(best)
        have.update(_kinds(best))
        games = Counter(one.game for one in taken)
        full = {game for game, number in games.items() if number >= MOST_PER_GAME}
        sides = {(one.game, one.puzzle.seat) for one in taken}
        rest = [one for one in rest if one.game not in full and _side(one) not in sides]
    taken.sort(key=lambda one: (one.puzzle.level, one.hard, one.game))
    return [msgspec.structs.replace(one.puzzle, id=_id_of(one.puzzle)) for one in taken]


def _side(one: Candidate) -> tuple[int, str]:
    return one.game, one.puzzle.seat


def _kinds(one: Candidate) -> tuple[object, ...]:
    setup = "default" if has_default_options(one) else f"setup {one.setup}"
    return one.puzzle.level, one.puzzle.seat, setup


def _wanted(count: int) -> dict[object, float]:
    others = [number for number, setup in enumerate(setups()) if setup.options]
    wanted: dict[object, float] = {level: count / len(LEVELS) for level in LEVELS}
    wanted |= {GORYO: GORYO_SHARE * count, SAMURAI: (1 - GORYO_SHARE) * count}
    wanted |= {"default": DEFAULT_SHARE * count}
    return wanted | {f"setup {n}": (1 - DEFAULT_SHARE) * count / len(others) for n in others}


def _shortage(kind: object, wanted: dict[object, float], have: Counter[object]) -> float:
    return (wanted[kind] - have[kind]) / wanted[kind]


def _id_of(puzzle: Puzzle) -> str:
    """Derived from the position, so that a puzzle keeps its id when the selection or the version of
    the rules changes."""
    words = puzzle.position.split()
    position = " ".join(word for word in words if not word.startswith(f"{RULES_FIELD}="))
    return f"goryo-{sha256(position.encode()).hexdigest()[:6]}"
