"""Go RPG: parties of heroes hunt monsters for ten rounds, and the richest wins.

>>> from futago import gorpg
>>> state = gorpg.new(mode="solo")
>>> state.movers
('chance',)
"""

from __future__ import annotations

from futago.game import Json
from futago.gorpg.game import GAME, Gorpg
from futago.gorpg.state import GorpgState

__all__ = ["GAME", "Gorpg", "GorpgState", "new", "position"]


def new(**options: Json) -> GorpgState:
    """A new game with these options and defaults for the others."""
    return GAME.new(GAME.options(options))


def position(text: str) -> GorpgState:
    """The position that a line describes."""
    return GAME.position(text)
