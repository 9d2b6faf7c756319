"""Go RPG: parties of heroes hunt monsters for ten rounds, and the richest wins.

>>> from futago import gorpg
>>> state = gorpg.new(mode="solo")
>>> state.movers
('chance',)
"""

from __future__ import annotations

from futago.game import Json
from futago.gorpg.state import Gorpg, GorpgState

GAME = Gorpg()

__all__ = ["GAME", "Gorpg", "GorpgState", "new", "position"]


def new(**options: Json) -> GorpgState:
    """A new game with some options; the others have their defaults."""
    return GAME.new(GAME.options(options))


def position(text: str) -> GorpgState:
    """The position that one line describes, to play on from."""
    return GAME.position(text)
