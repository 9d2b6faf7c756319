"""A half-made answer on the screen: what was picked, the prompt, and the numbered list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from futago.terminal.answering import Answering
from futago.terminal.answering.steps import Entry, Place
from futago.terminal.drawing import Highlights
from futago.terminal.lists import WIDTH, listed, page, wrapped
from futago.texts import Text, capital, say

DOT: Final = " · "
SPACES: Final = ("verbatim", "play-path")
"""Names of spaces are not capitalised."""


def highlights(answering: Answering | None) -> Highlights | None:
    """What to highlight on the board."""
    return Highlights(answering.lit(), answering.chosen()) if answering else None


def prompt_lines(answering: Answering, language: str) -> list[str]:
    """What was picked so far, the prompt, and what else there is to know."""
    picked = _picked(answering.labels(), language)
    prompt = say(answering.step.prompt, language)
    notes = [say(text, language) for text in answering.step.notes()]
    if not picked:
        return [prompt, *notes]
    both = say(Text("play-picked", picked=picked, prompt=prompt), language)
    return [both, *notes] if len(both) <= WIDTH else [picked, prompt, *notes]


def _picked(labels: Sequence[Text], language: str) -> str:
    """What was picked, on two lines at most: of very much, what came last."""
    said = [say(text, language) for text in labels]
    if labels and labels[0].id not in SPACES:
        said[0] = capital(said[0])
    while len(said) > 2 and len(DOT.join(said)) > 2 * WIDTH:
        said = ["…", *said[2:]]
    return DOT.join(said)


class NumberedList:
    """The numbered list of an answer, page by page if it is long."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._places: Sequence[Place | None] = ()
        self._first = self._next = 0

    def turn_page(self) -> None:
        """Show the next page, or the first after the last."""
        self._first = self._next

    def lines(self, answering: Answering, room: int, width: int = WIDTH) -> list[str]:
        """The list in as many lines as there is room. A list of other things begins on its first
        page."""
        entries, chosen = answering.entries(), answering.chosen()
        places = [entry.place for entry in entries]
        if places != self._places:
            self._places, self._first = places, 0
        numbered = [
            f"{number} {_mark(entry, chosen)}{say(entry.label, self.language)}"
            for number, entry in enumerate(entries, 1)
        ]
        last = self._enter(answering)
        found = listed([*numbered, *last], room, width)
        if found is not None:
            return found
        first = self._first if self._first < len(numbered) else 0
        lines, count = page(numbered, first, room - len(last), self._more, width)
        self._next = first + count
        return [*wrapped(last, width), *lines]

    def _enter(self, answering: Answering) -> list[str]:
        """What Enter does."""
        if answering.moves() is not None:
            return [say(Text("play-confirm"), self.language)]
        forward = answering.step.go_on() is not None
        return [say(Text("play-go-on"), self.language)] if forward else []

    def _more(self, count: int) -> str:
        return say(Text("play-more", count=count), self.language)


def _mark(entry: Entry, chosen: Mapping[Place, str]) -> str:
    """`>` before what is chosen, with its place in a row."""
    if not entry.chosen:
        return ""
    sign = chosen.get(entry.place, "") if entry.place is not None else ""
    return f">{sign} " if sign.isdecimal() else ">"
