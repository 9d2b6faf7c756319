"""Where a game begins, as one word that fits into a parameter of OpenSpiel.

The word holds everything: options, numbers, and one position for each world in which the game may
begin. So a game of our own making can be written down and loaded again like any other.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

import msgspec

from futago.game import Json, State
from futago.games import game_named
from futago.gorpg import GorpgState
from futago.goryo import GoryoState
from futago.goryo.board import PLAN, Setup, setup_of
from futago.goryo.hidden import possible_bound_types, with_bound
from futago.goryo.options import Options
from futago.goryo.position import set_up
from futago.goryo.scale import PRINTED, Scale


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The worlds in which a game may begin, as data."""

    game: str
    worlds: list[str]
    weights: list[float]
    options: dict[str, Json] | None = None
    scale: dict[str, int] | None = None

    def word(self) -> str:
        """The start as one word of letters, digits, `-` and `_`."""
        data = msgspec.json.encode(self)
        return base64.urlsafe_b64encode(data).decode().rstrip("=")

    def states(self) -> tuple[State, ...]:
        """The worlds set up."""
        if self.options is None:
            return tuple(game_named(self.game).position(text) for text in self.worlds)
        options = msgspec.convert(self.options, Options)
        scale = Scale(**(self.scale or {}))
        setup = setup_of(options) if scale == PRINTED else Setup(options, scale)
        states = tuple(GoryoState(setup) for _ in self.worlds)
        for state, text in zip(states, self.worlds, strict=True):
            set_up(state, text)
        return states


def start_from(word: str) -> Start:
    """The start that `Start.word` wrote."""
    data = base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
    return msgspec.json.decode(data, type=Start)


def start_of(worlds: Sequence[State], weights: Sequence[float] = ()) -> Start:
    """A game that begins in one of these states, as likely as the weights say, or all alike.

    They have to belong to the same game with the same options.
    """
    texts = [state.position() for state in worlds]
    shares = list(weights) or [1.0] * len(texts)
    if len(shares) != len(texts) or not texts:
        raise ValueError("A start needs worlds, and as many weights as worlds.")
    first = worlds[0]
    if isinstance(first, GorpgState):
        return Start("gorpg", texts, shares)
    assert isinstance(first, GoryoState)
    setup = first.setup
    options: dict[str, Any] = msgspec.to_builtins(setup.options)
    return Start("goryo", texts, shares, options, asdict(setup.scale))


def bound_unknown(state: GoryoState, bound: Mapping[str, float] | None = None) -> Start:
    """Goryō from the beginning of a round on, where only she knows the bound type.

    `bound` is what the Samurai believes of it, type by type; all that is possible is as likely, if
    nothing else is said. What the state itself says of it does not matter.
    """
    if state.phase != PLAN:
        raise ValueError("The Goryō has to be about to plan.")
    types = state.setup.floor.types
    if bound is None:
        bound = {types[kind]: 1.0 for kind in possible_bound_types(state)}
    believed = {kind: share for kind, share in bound.items() if share > 0}
    worlds = [with_bound(state, types.index(kind)) for kind in believed]
    return start_of(worlds, list(believed.values()))
