"""The history of a game, and the information state of each seat: all it saw and did, and no more.

Histories are immutable linked lists, so branches share their past; information states are computed
only when needed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, Self

import msgspec

from futago.adapters.told import Teller
from futago.game import Action, State

NOTHING_YET: Final = dict[str, Any]()
"""An empty cache, shared: it is replaced, never changed."""


class Known(NamedTuple):
    """What a seat knows from before a history: as text, and in numbers."""

    text: str
    told: bytes = b""


class History:
    """A state, the move that led to it, and the history before that move."""

    __slots__ = ("_known", "_lines", "_told", "action", "before", "by", "seen", "state")

    def __init__(
        self, state: State, before: Self | None = None, by: str = "", action: Action | None = None
    ) -> None:
        self.state = state
        self.before = before
        self.by = by
        self.action = action
        # Caches, mostly unused: what each seat sees, what it learned by this move, and what it was
        # told up to it.
        self.seen: dict[str, bytes] = NOTHING_YET
        self._lines: dict[str, str] = NOTHING_YET
        self._told: dict[str, bytes] = NOTHING_YET
        # At the start: what each seat already knew.
        self._known: Mapping[str, Known] = NOTHING_YET

    def after(self, seat: str, action: Action) -> History:
        """The history after a move."""
        state = self.state.copy()
        state.apply(seat, action)
        return History(state, self, seat, action)

    def forget(self) -> None:
        """Drop the past, where nobody will ask for information states."""
        self.before = None

    def imagined(self, seat: str, rng: random.Random, teller: Teller | None) -> History:
        """A random history that this seat cannot distinguish from this one. The seat has the same
        information state; the others know only what they see there."""
        return start_history(self.state.imagined(seat, rng), {seat: self.known(seat, teller)})

    def known(self, seat: str, teller: Teller | None) -> Known:
        """The information state of a seat."""
        told = self.told(seat, teller) if teller is not None else b""
        return Known(self.information_state(seat), told)

    def information_state(self, seat: str) -> str:
        """Everything a seat saw and did so far, one item per line."""
        lines = list(self._back(seat))
        lines.reverse()
        return "\n".join(lines)

    def _back(self, seat: str) -> Iterator[str]:
        """The information of a seat, latest first."""
        history: History = self
        while history.before is not None:
            line = history._line(seat)
            if line:
                yield line
            history = history.before
        known = history._known.get(seat)
        yield known.text if known else f"{seat}: {history.state.position(seat)}"

    def _line(self, seat: str) -> str:
        """What a seat learned by this move: its own decision, and the events."""
        line = self._lines.get(seat)
        if line is None:
            items = [f"> {self.action}"] if self.by == seat else []
            for event in self.state.events(seat):
                data = msgspec.json.encode(event.data).decode() if event.data else ""
                items.append(f"{event.kind} {data}".rstrip())
            line = "\n".join(items)
            self._lines = {**self._lines, seat: line}
        return line

    def told(self, seat: str, teller: Teller) -> bytes:
        """The same in numbers, as far as it is remembered."""
        todo, history = list[History](), self
        while seat not in history._told:
            todo.append(history)
            if history.before is None:
                break
            history = history.before
        told = history._told.get(seat, b"")
        for history in reversed(todo):
            if history.before is None:
                told = history._known.get(seat, Known("")).told
            else:
                own = history.action if history.by == seat else None
                told = teller.latest(told + teller.told(own, history.state.events(seat)))
            history._told = {**history._told, seat: told}
        return told


def start_history(state: State, known: Mapping[str, Known] | None = None) -> History:
    """A history that starts with this state; `known` is what seats know from before."""
    history = History(state)
    history._known = known or {}
    return history
