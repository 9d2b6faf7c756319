"""The history of a game, and the information state of each seat: all it saw and did, and no more.

Histories are immutable linked lists, so branches share their past; information states are computed
only when needed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Self

import msgspec

from futago.game import Action, State


class History:
    """A state, the move that led to it, and the history before that move."""

    __slots__ = ("_heads", "_lines", "action", "before", "by", "state")

    def __init__(
        self, state: State, before: Self | None = None, by: str = "", action: Action | None = None
    ) -> None:
        self.state = state
        self.before = before
        self.by = by
        self.action = action
        self._lines = dict[str, str]()  # cache: what each seat learned by this move
        self._heads = dict[str, str]()  # at the start: what each seat already knew

    def after(self, seat: str, action: Action) -> History:
        """The history after a move."""
        state = self.state.copy()
        state.apply(seat, action)
        return History(state, self, seat, action)

    def imagined(self, seat: str, rng: random.Random) -> History:
        """A random history that this seat cannot distinguish from this one. The seat has the same
        information state; the others know only what they see there."""
        return start_history(self.state.imagined(seat, rng), {seat: self.information_state(seat)})

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
        yield history._head(seat)

    def _line(self, seat: str) -> str:
        """What a seat learned by this move: its own decision, and the events."""
        line = self._lines.get(seat)
        if line is None:
            items = [f"> {self.action}"] if self.by == seat else []
            for event in self.state.events(seat):
                data = msgspec.json.encode(event.data).decode() if event.data else ""
                items.append(f"{event.kind} {data}".rstrip())
            line = self._lines[seat] = "\n".join(items)
        return line

    def _head(self, seat: str) -> str:
        head = self._heads.get(seat)
        if head is None:
            head = self._heads[seat] = f"{seat}: {self.state.position(seat)}"
        return head


def start_history(state: State, known: Mapping[str, str] | None = None) -> History:
    """A history that starts with this state; `known` is what seats know from before."""
    history = History(state)
    history._heads.update(known or {})
    return history
