"""Localised texts: a message id with its arguments, rendered in a language only when displayed.

The rules contain no sentences, only `Text` objects. The terminal, the web client and error messages
render them from the catalogue in `locale/` and in each game's `locale/`; Python and the browser use
the same files.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from futago.registry import game_packages, package_folder

LANGUAGES: Final = ("en", "fr", "it")
LONGEST_QUOTE: Final = 600
"""What a refusal quotes at most: our own longest list fits. Neither here nor in the browser can a
sentence with an argument of more than 2,500 characters be said at all."""
LARGEST_NUMBER: Final = 10**15
"""Larger ones are quoted like words: nothing that counts them, here or in the browser, is exact."""


@dataclass(frozen=True, slots=True)
class Name:
    """A proper name that comes with a game's data, in every language."""

    en: str
    fr: str
    it: str

    def __str__(self) -> str:
        return self.en

    def as_json(self) -> dict[str, object]:
        return asdict(self)


@dataclass(init=False, repr=False, eq=False, slots=True)
class Text:
    """A message of the catalogue with its arguments, which may be texts themselves. As JSON it is
    written like any dataclass."""

    id: str
    args: Mapping[str, Any]  # str, int, Text or Name

    def __init__(self, id: str, /, **args: str | int | Text | Name) -> None:
        self.id = id
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted((k, str(v)) for k, v in self.args.items()))))

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Text({self.id!r}{args})"

    def __str__(self) -> str:
        return say(self)

    def as_json(self) -> dict[str, object]:
        """The text for a client that renders it."""
        args = {k: v if isinstance(v, str | int) else v.as_json() for k, v in self.args.items()}
        return {"id": self.id, "args": args}


class Catalogue:
    """The messages of one language. A file is parsed when one of its messages is first needed."""

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        self.language = language
        # Isolation marks would put invisible characters around every argument.
        self._bundle = FluentBundle([language], use_isolating=False)
        files = catalogue_files(language, packages)
        self._unparsed = [f"\n{file.read_text('utf-8')}" for file in files]
        self._parsing = Lock()

    def pattern(self, id: str) -> Pattern | None:
        """The pattern of a message, if it exists."""
        if not self._bundle.has_message(id):
            self._parse(f"\n{id} =")
        return self._bundle.get_message(id).value if self._bundle.has_message(id) else None

    def format(self, pattern: Pattern, args: Mapping[str, str | int]) -> str:
        """The formatted message; `KeyError` names a missing argument or message."""
        sentence, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors and self._unparsed:  # it may refer to a message of a file not parsed yet
            self._parse("")
            sentence, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise KeyError(errors[0])
        return str(sentence)

    def _parse(self, wanted: str) -> None:
        """Parse the files that contain this string."""
        with self._parsing:
            for source in [source for source in self._unparsed if wanted in source]:
                self._bundle.add_resource(FluentResource(source))
                self._unparsed.remove(source)


def catalogue_files(language: str, packages: Sequence[str] | None = None) -> list[Path]:
    """The files of a language: those that all games share, then those of each game, or of the
    games in these packages."""
    games = game_packages() if packages is None else packages
    folders = [package_folder(name) for name in ("futago", *games)]
    locales = [folder / "locale" / language for folder in folders]
    return [file for locale in locales for file in sorted(locale.glob("*.ftl"))]


def catalogue(language: str) -> Catalogue:
    """All messages of one language."""
    return _catalogue(language, game_packages())


@cache
def _catalogue(language: str, packages: tuple[str, ...]) -> Catalogue:
    """Cached per set of packages, since other games have other texts."""
    return Catalogue(language, packages)


def say(text: Text, language: str = "en") -> str:
    """Render a text in a language. A missing message or argument is a bug: `KeyError`."""
    texts = catalogue(language)
    pattern = texts.pattern(text.id)
    if pattern is None:
        raise KeyError(f"no text {text.id!r} in language {language!r}")
    args = {name: _rendered(value, language) for name, value in text.args.items()}
    try:
        return texts.format(pattern, args)
    except KeyError as error:
        raise KeyError(f"text {text.id!r} in language {language!r}: {error}") from None


def shortened(text: Text, most: int = LONGEST_QUOTE) -> Text:
    """The same text with arguments short enough to be rendered, whatever somebody sent."""
    return Text(text.id, **{name: _short(value, most) for name, value in text.args.items()})


def _short(value: str | int | Text | Name, most: int) -> str | int | Text | Name:
    if isinstance(value, Text):  # a part of a sentence: its parts have to fit into it
        return shortened(value, most // 2)
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        value = str(value)
    if isinstance(value, str) and len(value) > most:
        return f"{value[: most - 1]}…"
    return value


def _rendered(value: str | int | Text | Name, language: str) -> str | int:
    if isinstance(value, Text):
        return say(value, language)
    if isinstance(value, Name):
        return str(getattr(value, language))
    return value


def has_text(id: str, language: str = "en") -> bool:
    """Whether the catalogue has this message: names invented by users have none."""
    return catalogue(language).pattern(id) is not None


def name_text(id: str, word: str) -> Text:
    """The name with this id, or the word itself if the catalogue has no such name."""
    return Text(id) if has_text(id) else Text("verbatim", word=word)


def seat_text(game: str, seat: str) -> Text:
    """The name of a seat of a game, of chance, or of somebody who has no seat."""
    if seat == "chance":
        return Text("seat-chance")
    return name_text(f"{game}-seat-{seat}", str(seat))


def capital(words: str) -> str:
    """The words with a capital letter at the beginning."""
    return words[:1].upper() + words[1:]


def language_from_environment() -> str:
    """The user's language by the usual environment variables; English if it is not supported."""
    for variable in ("FUTAGO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2].lower()
        if code in LANGUAGES:
            return code
        if code:
            break
    return "en"
