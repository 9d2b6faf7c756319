"""How much of everything there is: the numbers that the printed game fixes for good.

Games that people play always have the printed scale; no option, record or screen speaks of it.
Smaller ones make games so small that they can be solved to the end, to check others by them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Scale:
    """The numbers of a game, the printed ones unless said otherwise."""

    move_cubes: int = 4  # on her path; Sprint adds one
    action_cubes: int = 6  # of the Samurai, a round
    called: int = 3  # samurai at most, a round
    rounds: int = 4
    spirits: int = 3  # tokens: the last one turned ends the game


PRINTED: Final = Scale()
