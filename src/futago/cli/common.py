"""Helpers shared by several commands."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Literal

from rich.console import Console

from futago.chance import check_seed, derived_seed
from futago.game import BadInput
from futago.texts import Text, language_from_environment

Language = Literal["en", "fr", "it"]


def language_of(lang: Language | None) -> str:
    """The language given on the command line, else the environment's."""
    return lang if lang is not None else language_from_environment()


def console(colour: bool = True) -> Console:
    """The console for a command's output; colours only in a terminal."""
    return Console(no_color=not colour, highlight=False)


def progress_console() -> Console:
    """The console for progress bars: standard error, so that output can be piped."""
    return Console(stderr=True)


def pairs(entries: Iterable[str], option: str) -> dict[str, str]:
    """Parse `name=value` entries."""
    found = dict[str, str]()
    for entry in entries:
        name, equals, value = entry.partition("=")
        if not equals or not name or not value:
            raise BadInput(Text("cli-not-a-pair", option=option, entry=entry))
        found[name.replace("-", "_") if option == "--option" else name] = value
    return found


def seed_of(seed: str | None) -> str | None:
    """Parse a seed: a short integer, or 64 hexadecimal digits."""
    if seed is None:
        return None
    if seed.isdecimal() and len(seed) < 64:
        return derived_seed("seed", int(seed))
    return check_seed(seed)


def checked_jobs(jobs: int | None) -> int:
    """The number of processes: by default one per core."""
    if jobs is not None and jobs < 1:
        raise BadInput(Text("cli-bad-number", name="--jobs", number=jobs))
    return jobs or os.cpu_count() or 1


def checked_amount(name: str, number: float) -> float:
    """The number itself; `BadInput` unless it is positive."""
    if not number > 0:
        raise BadInput(Text("solve-bad-number", name=name, number=f"{number:g}"))
    return number
