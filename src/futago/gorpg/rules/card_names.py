"""The names of the cards: one TOML file per deck, validated when read.

A deck file names its deck, and each of its cards by affiliation and level in every language. Custom
files, for another setting with the same cards, are validated in the same way.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from futago.game import BadInput
from futago.gorpg.rules.cards import AFFILIATIONS, DECKS, JOKER, JOKER_LEVEL, TABLES
from futago.texts import LANGUAGES, Name, Text


def name_of(deck: int, card: str) -> Name:
    """The name of a card of a deck."""
    return shipped_names(DECKS[deck])[card.partition(".")[0]]


@cache
def shipped_names(deck: str) -> dict[str, Name]:
    """The names of a deck that comes with the game, by card face."""
    file = resources.files("futago.gorpg").joinpath("decks", f"{deck}.toml")
    return _checked(tomllib.loads(file.read_text(encoding="utf-8")), f"{deck}.toml")[1]


def read_deck(file: str) -> tuple[str, dict[str, Name]]:
    """A deck by name or from a file: which deck it is, and its card names by face."""
    if file in DECKS:
        return file, shipped_names(file)
    try:
        data = tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadInput(Text("deck-not-toml", file=file, error=str(error))) from None
    except (OSError, ValueError):
        raise BadInput(Text("deck-no-file", file=file, known=", ".join(DECKS))) from None
    return _checked(data, file)


def _checked(data: Mapping[str, Any], file: str) -> tuple[str, dict[str, Name]]:
    """Validate a deck file; `BadInput` names the first error and its card."""
    deck, cards, joker = data.get("deck"), data.get("cards"), data.get("joker")
    if deck not in DECKS:
        raise BadInput(Text("deck-unknown", file=file, deck=str(deck), known=", ".join(DECKS)))
    if not isinstance(cards, list) or not isinstance(joker, dict):
        raise BadInput(Text("deck-incomplete", file=file))
    names = dict[str, Name]()
    for number, card in enumerate(cards, 1):
        if not isinstance(card, dict):
            raise BadInput(Text("deck-not-a-card", file=file, number=number))
        face = f"{card.get('affiliation')}-{card.get('level')}"
        if face not in _faces():
            raise BadInput(Text("deck-no-such-card", file=file, number=number, card=face))
        if face in names:
            raise BadInput(Text("deck-card-twice", file=file, card=face))
        names[face] = _name(card, face, file)
    missing = [face for face in _faces() if face not in names]
    if missing:
        raise BadInput(Text("deck-card-missing", file=file, card=missing[0]))
    if joker.get("level") != JOKER_LEVEL:
        raise BadInput(Text("deck-joker-level", file=file, level=JOKER_LEVEL))
    return str(deck), {**names, JOKER: _name(joker, JOKER, file)}


def _name(card: Mapping[str, Any], face: str, file: str) -> Name:
    for language in LANGUAGES:
        if not isinstance(card.get(language), str) or not card[language].strip():
            raise BadInput(Text("deck-no-name", file=file, card=face, language=language))
    return Name(card["en"], card["fr"], card["it"])


@cache
def _faces() -> tuple[str, ...]:
    return tuple(f"{kind}-{n}" for kind in AFFILIATIONS for n in range(1, TABLES["levels"] + 1))
