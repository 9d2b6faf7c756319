"""A good selection: all levels, both sides, several ways to play, nothing twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

from futago.goryo.board import GORYO, SAMURAI
from futago.puzzles.mining.find import Candidate, setups
from futago.puzzles.puzzle import LEVELS, Puzzle

HERS: Final = 0.3
"""The part of all puzzles that are the Goryō's."""
USUAL: Final = 0.6
"""The part that is played with the usual options."""
FROM_ONE_GAME: Final = 2


def usual(candidate: Candidate) -> bool:
    return not setups()[candidate.setup].options


def enough(found: Sequence[Candidate], count: int) -> bool:
    """Whether there is something to choose from: at every level, and on both sides."""
    levels = Counter(one.puzzle.level for one in found)
    hers = sum(one.puzzle.seat == GORYO for one in found)
    fair = count / len(LEVELS)
    return (
        len(found) >= 1.2 * count
        and hers >= 1.2 * HERS * count
        and all(levels[level] >= 0.7 * fair for level in LEVELS)
    )


def chosen(found: Sequence[Candidate], count: int) -> list[Puzzle]:
    """So many puzzles, the easiest first. Each next one is of the kind that is missed most."""
    rest = sorted(found, key=lambda one: (one.game, one.puzzle.position))
    wanted = _wanted(count)
    taken, have = list[Candidate](), Counter[object]()
    while rest and len(taken) < count:
        best = max(rest, key=lambda one: sum(_missed(kind, wanted, have) for kind in _kinds(one)))
        taken.append(best)
        have.update(_kinds(best))
        games = Counter(one.game for one in taken)
        full = {game for game, number in games.items() if number >= FROM_ONE_GAME}
        sides = {(one.game, one.puzzle.seat) for one in taken}
        rest = [one for one in rest if one.game not in full and _side(one) not in sides]
    taken.sort(key=lambda one: (one.puzzle.level, one.hard, one.game))
    return [msgspec.structs.replace(one.puzzle, id=_id_of(one.puzzle)) for one in taken]


def _side(one: Candidate) -> tuple[int, str]:
    return one.game, one.puzzle.seat


def _kinds(one: Candidate) -> tuple[object, ...]:
    setup = "usual" if usual(one) else f"setup {one.setup}"
    return one.puzzle.level, one.puzzle.seat, setup


def _wanted(count: int) -> dict[object, float]:
    others = [number for number, setup in enumerate(setups()) if setup.options]
    wanted: dict[object, float] = {level: count / len(LEVELS) for level in LEVELS}
    wanted |= {GORYO: HERS * count, SAMURAI: (1 - HERS) * count, "usual": USUAL * count}
    return wanted | {f"setup {n}": (1 - USUAL) * count / len(others) for n in others}


def _missed(kind: object, wanted: dict[object, float], have: Counter[object]) -> float:
    return (wanted[kind] - have[kind]) / wanted[kind]


def _id_of(puzzle: Puzzle) -> str:
    """By what it is about, so that a puzzle keeps its id when others come and go."""
    return f"goryo-{sha256(puzzle.position.encode()).hexdigest()[:6]}"
