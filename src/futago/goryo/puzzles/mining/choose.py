"""Chooses a varied selection: all levels, sides and rounds, several options, no duplicates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

from futago.goryo.puzzles.mining.difficulty import level_of
from futago.goryo.puzzles.mining.find import Candidate, setups
from futago.goryo.puzzles.puzzle import LEVELS, Puzzle
from futago.goryo.rules.position import RULES_FIELD

SHARES: Final = {"question": 0.5, "plan": 0.2, "stated": 0.3}
"""The shares of the Samurai's questions, of her plans, and of her plans against stated moves."""
KINDS: Final = ("stated", "question", "plan")
"""The order in which they take turns."""
EARLIER_SHARE: Final = 0.25
"""The share of rounds before the last."""
DEFAULT_SHARE: Final = 0.7
"""The share of puzzles with the default options."""
MOST_PER_GAME: Final = 2


def has_default_options(candidate: Candidate) -> bool:
    return not setups()[candidate.setup].options


def level(one: Candidate) -> int:
    """The level; the first one is kept for the basic rules."""
    found = level_of(one.puzzle, one.hard)
    return found if one.puzzle.basic else max(found, 2)


def is_enough(found: Sequence[Candidate], count: int) -> bool:
    """Whether there are enough different candidates at every level and of every kind."""
    different = {_position(one): one for one in found}.values()
    levels = Counter(level(one) for one in different)
    kinds = Counter[str](one.puzzle.kind for one in different)
    fair = count / len(LEVELS)
    return (
        len(different) >= 1.2 * count
        and all(kinds[kind] >= 1.2 * share * count for kind, share in SHARES.items())
        and all(levels[level] >= 0.6 * fair for level in LEVELS)
    )


def choose_puzzles(found: Sequence[Candidate], count: int) -> list[Puzzle]:
    """The chosen puzzles, easiest first, and at each level those with the basic rules first.
    Greedily adds the candidate of the rarest kinds."""
    rest = sorted(found, key=lambda one: (one.game, one.puzzle.position))
    wanted = _wanted(count)
    taken, have = list[Candidate](), Counter[object]()
    while rest and len(taken) < count:
        best = max(rest, key=lambda one: sum(_shortage(kind, wanted, have) for kind in _kinds(one)))
        taken.append(best)
        have.update(_kinds(best))
        games = Counter(one.game for one in taken)
        full = {game for game, number in games.items() if number >= MOST_PER_GAME}
        rest = [
            one
            for one in rest
            if one.game not in full
            and _side(one) != _side(best)
            and _position(one) != _position(best)
        ]
    return [
        msgspec.structs.replace(one.puzzle, id=_id_of(one.puzzle), level=level(one))
        for one in _in_order(taken)
    ]


def _in_order(taken: Sequence[Candidate]) -> list[Candidate]:
    """By level, first those with the basic rules; there the kinds take turns, easiest first."""
    places = dict[str, tuple[object, ...]]()
    groups = dict[tuple[object, ...], list[Candidate]]()
    for one in taken:
        group = level(one), not one.puzzle.basic, one.puzzle.kind
        groups.setdefault(group, []).append(one)
    for (rank, full, kind), those in groups.items():
        those.sort(key=lambda one: (one.hard, one.game))
        for number, one in enumerate(those):
            turn = number / len(those), KINDS.index(str(kind))
            places[_id_of(one.puzzle)] = (rank, full, *turn)
    return sorted(taken, key=lambda one: places[_id_of(one.puzzle)])


def _side(one: Candidate) -> tuple[int, str]:
    return one.game, one.puzzle.kind


def _position(one: Candidate) -> tuple[object, ...]:
    """Puzzles that agree in this look alike: first rounds differ in little but the start."""
    start = one.puzzle.start
    if start.round == 1 and one.puzzle.stated:
        return one.puzzle.kind, start.start
    return one.puzzle.kind, _id_of(one.puzzle)


def _kinds(one: Candidate) -> tuple[object, ...]:
    start = one.puzzle.start
    setup = "default" if has_default_options(one) else f"setup {one.setup}"
    when = "last" if start.round == start.setup.rounds else "earlier"
    return level(one), one.puzzle.kind, when, setup


def _wanted(count: int) -> dict[object, float]:
    others = [number for number, setup in enumerate(setups()) if setup.options]
    wanted: dict[object, float] = {level: count / len(LEVELS) for level in LEVELS}
    wanted |= {kind: share * count for kind, share in SHARES.items()}
    wanted |= {"last": (1 - EARLIER_SHARE) * count, "earlier": EARLIER_SHARE * count}
    wanted |= {"default": DEFAULT_SHARE * count}
    return wanted | {f"setup {n}": (1 - DEFAULT_SHARE) * count / len(others) for n in others}


def _shortage(kind: object, wanted: dict[object, float], have: Counter[object]) -> float:
    return (wanted[kind] - have[kind]) / wanted[kind]


def _id_of(puzzle: Puzzle) -> str:
    """Derived from the position, so that a puzzle keeps its id when the selection or the version of
    the rules changes."""
    words = puzzle.position.split()
    position = " ".join(word for word in words if not word.startswith(f"{RULES_FIELD}="))
    return f"goryo-{sha256((position + puzzle.stated).encode()).hexdigest()[:6]}"
