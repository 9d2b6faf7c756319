"""What several commands share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from rich.console import Console

from futago.chance import check_seed, derived_seed
from futago.game import BadInput
from futago.texts import Text, language_from_environment

Language = Literal["en", "fr", "it"]


def language_of(lang: Language | None) -> str:
    """The language asked for, else the environment's."""
    return lang if lang is not None else language_from_environment()


def console(colour: bool = True) -> Console:
    """Where a command prints; colours only where a terminal shows them."""
    return Console(no_color=not colour, highlight=False)


def progress_console() -> Console:
    """Progress goes to standard error, so that output can be piped."""
    return Console(stderr=True)


def pairs(entries: Iterable[str], option: str) -> dict[str, str]:
    """`name=value` entries as a table."""
    table = dict[str, str]()
    for entry in entries:
        name, equals, value = entry.partition("=")
        if not equals or not name or not value:
            raise BadInput(Text("cli-not-a-pair", option=option, entry=entry))
        table[name.replace("-", "_") if option == "--option" else name] = value
    return table


def seed_of(seed: str | None) -> str | None:
    """A seed as typed: a whole number for short, or 64 hexadecimal digits."""
    if seed is None:
        return None
    if seed.isdigit() and len(seed) < 64:
        return derived_seed("seed", int(seed))
    return check_seed(seed)


def checked_amount(name: str, number: float) -> float:
    """A number that has to be more than nothing."""
    if not number > 0:
        raise BadInput(Text("solve-bad-number", name=name, number=f"{number:g}"))
    return number
