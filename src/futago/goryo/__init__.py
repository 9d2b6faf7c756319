"""Goryō: a cat spirit plans a secret path, and four samurai search the palace for her.

>>> from futago import goryo
>>> state = goryo.new(edition="2024")
>>> state.movers
('chance',)
"""

from __future__ import annotations

from typing import Any

from futago.game import Json
from futago.goryo.game import GAME, Goryo
from futago.goryo.state import GoryoState

__all__ = ["GAME", "Goryo", "GoryoState", "new", "position"]


def new(**options: Json) -> GoryoState:
    """A new game; options that are not given take the defaults of the edition."""
    return GAME.new(GAME.options(GAME.typed_options(options)))


def position(text: str, palace: Any = None) -> GoryoState:
    """The game at the position described by a line of text.

    A custom palace is given as a file name or as data.
    """
    options = GAME.options(GAME.typed_options({"palace": palace})) if palace is not None else None
    return GAME.position(text, options)
