"""Which files of the client a page needs, so that the browser fetches them all at once.

Without these tags it would learn of them in waves, each a round trip long: the page of a route from
the first script, the table of a game from the server's first message. The build writes the list;
what a tag names follows from the address and the language alone, as link previews do.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple, TypedDict

LIST: Final = "/preloads.json"
"""Among the files of the client."""


class Preloads(TypedDict):
    """The list of the build: addresses of files."""

    pages: dict[str, list[str]]
    """By the first segment of the route."""
    games: dict[str, list[str]]
    """Of a game's table."""
    sentences: dict[str, dict[str, list[str]]]
    """By language: those of a game, and under an empty name those of every page."""


class Visit(NamedTuple):
    """What a browser asks for."""

    path: str
    game: str | None
    language: str


@cache
def read(content: bytes) -> Preloads:
    """The list that the build has written."""
    found: Preloads = json.loads(content)
    return found


def tags(preloads: Preloads, visit: Visit) -> str:
    """The tags for the head of a page."""
    return "".join(map(_tag, dict.fromkeys(_files(preloads, visit))))


def _files(preloads: Preloads, visit: Visit) -> Iterator[str]:
    segment, *more = visit.path.strip("/").split("/")
    sentences = preloads["sentences"].get(visit.language, {})
    yield from sentences.get("", ())
    if len(more) > 1:  # a page of a table: its replay
        return
    yield from preloads["pages"].get(segment, ())
    if segment == "t" and visit.game is not None:
        yield from preloads["games"].get(visit.game, ())
        yield from sentences.get(visit.game, ())


def _tag(file: str) -> str:
    if file.endswith(".css"):
        return f'<link rel="preload" as="style" crossorigin href="{file}" />'
    return f'<link rel="modulepreload" crossorigin href="{file}" />'
