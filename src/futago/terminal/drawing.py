"""How positions are drawn: the only part of the terminal that depends on the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text as Line

from futago.game import Game, Json


@dataclass(frozen=True)
class Highlights:
    """What a player can choose now and has chosen so far, each thing by its kind and id."""

    lit: frozenset[tuple[str, str]] = frozenset()
    chosen: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """In the order in which they were chosen. Steps of a path and cards in a row come with their
    number, the target of a path with `T`, the place of a power with `?`, others with nothing."""


Drawing = Callable[[Any, Any, Highlights | None, str], list[Line]]
"""Draws a position as lines, given the options, a view, what to highlight for its seat and a
language: the part `drawing` of a game."""


def drawing_of(game: Game) -> Drawing:
    """The drawing of a game; by default a listing of the view's fields."""
    draw: Drawing = game.part("drawing") or _plain
    return draw


def _plain(options: Any, view: Any, highlights: Highlights | None, language: str) -> list[Line]:
    return [Line(line) for line in _lines(view.as_json())]


def _lines(data: Mapping[str, Json], indent: str = "") -> Iterator[str]:
    """The fields of a view and their values, nested ones indented."""
    for name, value in data.items():
        if isinstance(value, Mapping):
            yield f"{indent}{name}:"
            yield from _lines(value, indent + "  ")
        else:
            shown = ", ".join(map(str, value)) if isinstance(value, list | tuple) else value
            yield f"{indent}{name}: {'-' if shown in (None, '') else shown}"
