"""How a game came to stand as it does, told to each seat: all that it saw and did, and no more.

A moment is never changed once it is there, so games that branch off share their past, and what a
seat was told is put into words only when somebody asks.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Self

import msgspec

from futago.game import Action, State


class Moment:
    """A state, the move that led to it, and the moment before."""

    __slots__ = ("_heads", "_lines", "action", "before", "by", "state")

    def __init__(
        self, state: State, before: Self | None = None, by: str = "", action: Action | None = None
    ) -> None:
        self.state = state
        self.before = before
        self.by = by
        self.action = action
        self._lines = dict[str, str]()  # what each seat is told of this move, once asked for
        self._heads = dict[str, str]()  # at a beginning: what each seat knows already

    def after(self, seat: str, action: Action) -> Moment:
        """The moment to which a move leads."""
        state = self.state.copy()
        state.apply(seat, action)
        return Moment(state, self, seat, action)

    def imagined(self, seat: str, rng: random.Random) -> Moment:
        """A moment that this seat cannot tell from this one: it remembers the same, the others
        remember no more than what they see there."""
        return beginning(self.state.imagined(seat, rng), {seat: self.told(seat)})

    def told(self, seat: str) -> str:
        """Everything that a seat was shown and did up to now, one thing a line."""
        lines = list(self._back(seat))
        lines.reverse()
        return "\n".join(lines)

    def _back(self, seat: str) -> Iterator[str]:
        """What a seat was told, the latest first."""
        moment: Moment = self
        while moment.before is not None:
            line = moment._line(seat)
            if line:
                yield line
            moment = moment.before
        yield moment._head(seat)

    def _line(self, seat: str) -> str:
        """What a seat was told of this move: its own decision, and what came of it."""
        line = self._lines.get(seat)
        if line is None:
            said = [f"> {self.action}"] if self.by == seat else []
            for event in self.state.events(seat):
                data = msgspec.json.encode(event.data).decode() if event.data else ""
                said.append(f"{event.kind} {data}".rstrip())
            line = self._lines[seat] = "\n".join(said)
        return line

    def _head(self, seat: str) -> str:
        head = self._heads.get(seat)
        if head is None:
            head = self._heads[seat] = f"{seat}: {self.state.position(seat)}"
        return head


def beginning(state: State, known: Mapping[str, str] | None = None) -> Moment:
    """A moment before which nothing is told; what some seats know of earlier may be given."""
    moment = Moment(state)
    moment._heads.update(known or {})
    return moment
