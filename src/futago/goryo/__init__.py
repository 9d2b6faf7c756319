"""Goryō: a cat spirit plans a secret path, four samurai question the palace to find her.

>>> from futago import goryo
>>> state = goryo.new(edition="2024")
>>> state.movers
('chance',)
"""

from __future__ import annotations

from typing import Any

from futago.game import Json
from futago.goryo.state import Goryo, GoryoState

GAME = Goryo()

__all__ = ["GAME", "Goryo", "GoryoState", "new", "position"]


def new(**options: Json) -> GoryoState:
    """A new game with some options; the others are as the edition has them."""
    return GAME.new(GAME.options(GAME.typed_options(options)))


def position(text: str, palace: Any = None) -> GoryoState:
    """The position that one line describes, to play on from.

    A palace that did not come with the game is given as a file or as data.
    """
    options = GAME.options(GAME.typed_options({"palace": palace})) if palace is not None else None
    return GAME.position(text, options)
