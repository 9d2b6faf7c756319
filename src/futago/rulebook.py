"""The rules of a game to read: sections of paragraphs, those that are in force under given options.

A game's part `rulebook` reads its sections from a file. What is in force is expressed as facts:
names with plain values, such as `mode=solo`. A section or paragraph may depend on them (`when`),
and its text gets them as arguments, so that a sentence can say exactly what is played.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlencode

import msgspec

from futago.game import Game
from futago.games import GAMES
from futago.texts import Text

Facts = Mapping[str, str | int]
"""What is in force, by name."""


class Paragraph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The id of a text, and the values of facts under which it applies."""

    text: str
    when: dict[str, list[str | int]] = {}


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of the rules: its name in addresses, its paragraphs, and the rules shown during
    play that it explains."""

    name: str
    paragraphs: list[Paragraph]
    when: dict[str, list[str | int]] = {}
    explains: list[str] = []


@dataclass(frozen=True)
class Page:
    """A section as it is in force."""

    name: str
    title: Text
    paragraphs: tuple[Text, ...]
    explains: tuple[str, ...]


@dataclass(frozen=True)
class RuleBook:
    """The rules of a game: its part `rulebook`."""

    sections: tuple[Section, ...]
    facts: Callable[[Any], Facts]
    """What is in force under given options."""
    typed_options: Callable[[Any], Mapping[str, str]]
    """The options that the rules depend on and that are not the defaults, as they are typed."""
    choosers: tuple[str, ...]
    """The options that a reader may change on the page."""

    @classmethod
    def read(cls, file: Path, **others: Any) -> Self:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        return cls(tuple(msgspec.convert(data["section"], list[Section])), **others)

    def pages(self, game: str, options: Any) -> Iterator[Page]:
        """The sections in force; those that have nothing to say are left out."""
        facts = self.facts(options)
        for section in self.sections:
            paragraphs = tuple(
                Text(paragraph.text, **facts)
                for paragraph in section.paragraphs
                if in_force(paragraph.when, facts)
            )
            if paragraphs and in_force(section.when, facts):
                title = Text(f"rules-{game}-{section.name}", **facts)
                yield Page(section.name, title, paragraphs, tuple(section.explains))


def in_force(when: Mapping[str, list[str | int]], facts: Facts) -> bool:
    """Whether each fact has one of the values."""
    return all(facts[name] in values for name, values in when.items())


def rulebook_of(game: Game) -> RuleBook | None:
    """The rules of a game to read, if it has any."""
    found: RuleBook | None = game.part("rulebook")
    return found


def rules_query(game: Game, options: Any) -> str:
    """The query of the address under which the rules of a game in progress can be read."""
    book = rulebook_of(game)
    if book is None:
        return ""
    newest = GAMES[game.name].version == game.version
    version = {} if newest else {"version": game.version}
    return urlencode({**version, **book.typed_options(options)})
