"""The cards: levels and affiliations by name, and the stats of a card at a location.

A card is represented by its name, `fire-7` or `joker`: an affiliation and a level. A name is unique
within its deck. Further cards of the same face have a suffix: `joker.2`, and `fire-7.2` in a second
copy of a deck. The place of the last battle, `town`, has an affiliation and a level as well.
"""

from __future__ import annotations

import itertools
import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

_FOLDER: Final = resources.files("futago.gorpg")
TABLES: Final[dict[str, Any]] = tomllib.loads(
    _FOLDER.joinpath("rules", "tables.toml").read_text(encoding="utf-8")
)
AFFILIATIONS: Final[tuple[str, ...]] = tuple(TABLES["affiliations"])
ROUNDS: Final[int] = TABLES["rounds"]
JOKER: Final = "joker"
JOKER_LEVEL: Final[int] = TABLES["joker_level"]
TOWN: Final = "town"
NEUTRAL: Final = -1
"""The affiliation of a joker: none."""

DECKS: Final = ("heroes", "monsters", "locations", "equipment")
HEROES, MONSTERS, LOCATIONS, EQUIPMENT = range(4)

# The bonus by affiliation of the card and of the location; the last row and column are for jokers.
_AROUND: Final = range(len(AFFILIATIONS))
BONUS: Final[tuple[tuple[int, ...], ...]] = (
    *(
        (*(TABLES["bonus"][(there - own) % len(AFFILIATIONS)] for there in _AROUND), 0)
        for own in _AROUND
    ),
    (0,) * (len(AFFILIATIONS) + 1),
)

_CARD: Final = re.compile(
    rf"(?:(?:{'|'.join(AFFILIATIONS)})-(?:[1-9]|1[0-{TABLES['levels'] - 10}])|{JOKER})"
    r"(?:\.(?:[2-9]|[1-9][0-9]{1,3}))?"
)


def is_card(name: str) -> bool:
    """Whether this is the name of a card, in any copy of a deck."""
    return _CARD.fullmatch(name) is not None


class _Levels(dict[str, int]):
    """The level of a card by its name."""

    def __missing__(self, card: str) -> int:
        face = card.partition(".")[0]
        self[card] = JOKER_LEVEL if face == JOKER else int(face.rpartition("-")[2])
        return self[card]


class _Affiliations(dict[str, int]):
    """The affiliation of a card by its name, as its index in the cycle."""

    def __missing__(self, card: str) -> int:
        kind = card.partition(".")[0].rpartition("-")[0]
        self[card] = found = AFFILIATIONS.index(kind) if kind else NEUTRAL
        return found


LEVEL: Final = _Levels({TOWN: TABLES["town"]["level"]})
AFFILIATION: Final = _Affiliations({TOWN: AFFILIATIONS.index(TABLES["town"]["affiliation"])})


def bonus(card: str, location: str) -> int:
    """What the location adds to a hero or monster; negative if it weakens it."""
    return BONUS[AFFILIATION[card]][AFFILIATION[location]]


@cache
def monster_attack(card: str, location: str) -> int:
    """Level and bonus, at least 1."""
    return max(1, LEVEL[card] + bonus(card, location))


@cache
def monster_defence(card: str, location: str) -> int:
    """Level, the location's level and bonus, at least 1."""
    return max(1, LEVEL[card] + LEVEL[location] + bonus(card, location))


def levels(cards: tuple[str, ...]) -> int:
    """The sum of the levels of some cards."""
    return sum([LEVEL[card] for card in cards])


def ascending(cards: tuple[str, ...]) -> bool:
    """Whether cards are sorted by name, without duplicates."""
    return all(a < b for a, b in itertools.pairwise(cards))


@cache
def deck_copy(number: int, jokers: int) -> tuple[str, ...]:
    """The cards of a copy of a deck, counted from 1, sorted by name."""
    suffix = "" if number == 1 else f".{number}"
    of_level = range(1, TABLES["levels"] + 1)
    cards = [f"{kind}-{level}{suffix}" for kind in AFFILIATIONS for level in of_level]
    first = (number - 1) * jokers + 1
    cards += [JOKER if n == 1 else f"{JOKER}.{n}" for n in range(first, first + jokers)]
    return tuple(sorted(cards))
