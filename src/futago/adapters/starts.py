"""Initial states of a game, serialised as one word that fits into an OpenSpiel parameter.

The word contains everything: options, scale, and the position of each initial state ("world"). So a
game with custom initial states can be saved and loaded like any other.
"""

from __future__ import annotations

import base64
from collections.abc import Sequence

import msgspec

from futago.adapters.vocabulary import fitting_of
from futago.game import Json, State
from futago.games import game_named


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The possible initial states of a game, as data."""

    game: str
    worlds: list[str]
    weights: list[float]
    options: dict[str, Json] | None = None
    scale: dict[str, int] | None = None

    def word(self) -> str:
        """Serialise to one word of letters, digits, `-` and `_`."""
        data = msgspec.json.encode(self)
        return base64.urlsafe_b64encode(data).decode().rstrip("=")

    def states(self) -> tuple[State, ...]:
        """The initial states."""
        game = game_named(self.game)
        read = fitting_of(game).read
        if self.options is None or read is None:
            return tuple(game.position(text) for text in self.worlds)
        return read(self.options, self.scale or {}, self.worlds)


def start_from(word: str) -> Start:
    """Parse what `Start.word` wrote."""
    data = base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
    return msgspec.json.decode(data, type=Start)


def start_of(worlds: Sequence[State], weights: Sequence[float] = ()) -> Start:
    """A start from one of these states, with these weights or all equally likely.

    They must belong to the same game with the same options.
    """
    texts = [state.position() for state in worlds]
    shares = list(weights) or [1.0] * len(texts)
    if len(shares) != len(texts) or not texts:
        raise ValueError("A start needs worlds, and as many weights as worlds.")
    first = worlds[0]
    options, scale = fitting_of(game_named(first.game_name)).write(first)
    return Start(first.game_name, texts, shares, options, scale)
