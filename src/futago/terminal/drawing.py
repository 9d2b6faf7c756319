"""How positions are drawn: the only part of the terminal that depends on the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

from rich.text import Text as Line

from futago.game import Event, Game, Json
from futago.texts import Text, capital, say


@dataclass(frozen=True)
class Highlights:
    """What a player can choose now and has chosen so far, each thing by its kind and id."""

    lit: frozenset[tuple[str, str]] = frozenset()
    chosen: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """In the order in which they were chosen. Steps of a path and cards in a row come with their
    number, the target of a path with `T`, the place of a power with `?`, others with nothing."""


@dataclass(frozen=True)
class Room:
    """The space for a position, in characters."""

    width: int
    height: int


SMALL: Final = Room(80, 16)
"""What is left of a terminal of 80x24 above the log and the list."""

Drawing = Callable[[Any, Any, Highlights | None, str, Room], list[Line]]
"""Draws a position as lines, given the options, a view, what to highlight for its seat, a language
and the room for it, by default `SMALL`: the part `drawing` of a game."""

Stories = Callable[[Sequence[Event]], Sequence[tuple[Text, ...]]]
"""Tells what happened as lines of sentences: the part `stories` of a game."""


def drawing_of(game: Game) -> Drawing:
    """The drawing of a game; by default a listing of the view's fields."""
    draw: Drawing = game.part("drawing") or _plain
    return draw


def stories_of(game: Game) -> Stories:
    """How a game tells what happened; by default each event is a line."""
    return game.part("stories") or event_by_event


def event_by_event(events: Sequence[Event]) -> list[tuple[Text, ...]]:
    return [(event.text,) for event in events]


def log_lines(told: Sequence[tuple[Text, ...]], language: str) -> list[str]:
    """Lines of sentences; those that are repeated are counted."""
    lines = [" ".join(capital(say(text, language)) for text in line) for line in told]
    counted = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if times == 1 else f"{line} (x{times})" for line, times in counted]


def _plain(
    options: Any, view: Any, highlights: Highlights | None, language: str, room: Room = SMALL
) -> list[Line]:
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
