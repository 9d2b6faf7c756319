"""Texts that people read: an id and its arguments, said in a language only when shown.

The rules never hold a sentence. They hold a `Text`, and whoever shows it (terminal, page, error
message) renders it from the catalogue in `locale/`, the same files for Python and the browser.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr", "it")


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


class Text:
    """A message of the catalogue with its arguments; an argument may be a text itself."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, /, **args: str | int | Text | Name) -> None:
        self.id = id
        self.args: Mapping[str, str | int | Text | Name] = MappingProxyType(args)

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
        """The text for a client that renders it itself."""
        args = {k: v if isinstance(v, str | int) else v.as_json() for k, v in self.args.items()}
        return {"id": self.id, "args": args}


@cache
def catalogue(language: str) -> FluentBundle:
    """All texts of one language."""
    # Isolation marks would surround every argument with invisible characters.
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("futago").joinpath("locale", language)
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(text: Text, language: str = "en") -> str:
    """The sentence in a language. A missing text or argument is a bug, and says so."""
    bundle = catalogue(language)
    if not bundle.has_message(text.id):
        raise KeyError(f"no text {text.id!r} in language {language!r}")
    pattern = bundle.get_message(text.id).value
    if pattern is None:
        raise KeyError(f"text {text.id!r} has no value in language {language!r}")
    args = {name: _said(value, language) for name, value in text.args.items()}
    sentence, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise KeyError(f"text {text.id!r} in language {language!r}: {errors[0]}")
    return str(sentence)


def _said(value: str | int | Text | Name, language: str) -> str | int:
    if isinstance(value, Text):
        return say(value, language)
    if isinstance(value, Name):
        return str(getattr(value, language))
    return value


def has_text(id: str, language: str = "en") -> bool:
    """Whether the catalogue knows this id: names that users invent have no text of their own."""
    return catalogue(language).has_message(id)


def language_from_environment() -> str:
    """The user's language by the usual variables, English if it is none of ours."""
    for variable in ("FUTAGO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2].lower()
        if code in LANGUAGES:
            return code
        if code:
            break
    return "en"
