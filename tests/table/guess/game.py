"""Where the registry finds the game."""

from __future__ import annotations

from . import Guess

GAME = Guess()
