"""A client of a Goryō table that knows the rules but not the seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from futago.game import CHANCE, State, listed, random_action
from futago.games import game_named

SEATS = ("goryo", "samurai")


class _Message(msgspec.Struct):
    """The fields of a message that are used; the others are not parsed."""

    type: str
    number: int = 0
    kind: str = ""
    ok: bool = True
    view: msgspec.Raw = msgspec.Raw()


_decode = msgspec.json.Decoder(_Message).decode


class GoryoClient:
    """A table of Goryō. It tracks the game by the rules, so that it never has to request the legal
    moves; the draws of chance are inferred from the view."""

    def __init__(self, rng: random.Random) -> None:
        game = game_named("goryo")
        self._rng = rng
        self._state = game.new(game.options({}))
        self.number = 0

    def mover(self) -> int | None:
        """Which of the two is to move; None when the game is over."""
        movers = self._state.movers
        return SEATS.index(movers[0]) if movers else None

    def choose(self) -> tuple[int, bytes]:
        """A random legal move: its expected number, and the message to send."""
        seat = self._state.movers[0]
        action = random_action(self._state.legal_actions(seat), self._rng)
        self._state.apply(seat, action)
        _apply_automatic_moves(self._state)
        expected = self.number + 1
        move = {"type": "move", "id": expected, "number": expected, "move": str(action)}
        return expected, msgspec.json.encode(move)

    def handle_message(self, message: bytes) -> int | None:
        """The number of the move in a message; None for other messages."""
        event = _decode(message)
        if not event.ok or event.type in ("refused", "closing"):
            raise RuntimeError(message[:300].decode())
        if event.type != "event" or event.kind not in ("move", "start"):
            return None
        if event.number > self.number:
            self.number = event.number
            self.follow_chance(msgspec.json.decode(event.view))
        return event.number if event.kind == "move" else None

    def follow_chance(self, view: dict[str, Any]) -> None:
        """Apply the draws of the server, inferred from its view."""
        if self._state.movers == (CHANCE,):
            self._state = next(_drawn(self._state, view))


def _drawn(state: State, view: dict[str, Any]) -> Iterator[State]:
    """The states after the draws of chance that match this view."""
    if state.movers != (CHANCE,):
        if msgspec.json.decode(msgspec.json.encode(state.view(view["seat"]).as_json())) == view:
            yield state
        return
    for draw in listed(state.legal_actions(CHANCE)):
        after = state.copy()
        after.apply(CHANCE, draw)
        _apply_automatic_moves(after)
        yield from _drawn(after, view)


def _apply_automatic_moves(state: State) -> None:
    while state.movers and state.automatic:
        seat = state.movers[0]
        state.apply(seat, listed(state.legal_actions(seat))[0])
