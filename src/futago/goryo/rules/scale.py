"""The size of a game: the numbers that the printed game fixes.

Real games always have the printed scale; it is no option and never stored in records. Smaller
scales make games that can be solved completely, to verify the solver.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Scale:
    """The size of a game; the defaults are those of the printed game."""

    move_cubes: int = 4  # on her path; Sprint adds one
    action_cubes: int = 6  # of the Samurai, per round
    called: int = 3  # samurai at most, per round
    rounds: int = 4
    spirits: int = 3  # spirit tokens; turning the last one ends the game


PRINTED: Final = Scale()
