"""Games of Goryō small enough to be solved to the end: two rooms, two samurai, few cubes.

    a1 a2 a3 - d1 d2 d3
    a4 a5      d4 d5

Real games cannot be made so: the palace is built directly, past the check of palace files.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from futago.goryo import GoryoState
from futago.goryo.board import Setup
from futago.goryo.options import Gong, Options
from futago.goryo.palace import Palace, Space
from futago.goryo.position import set_up
from futago.goryo.scale import Scale

TYPES = ("fan", "helmet", "mask", "urn", "vase")
SMALL = Scale(move_cubes=2, action_cubes=2, called=2, rounds=4, spirits=3)


def small_palace(types: Sequence[str] = TYPES) -> Palace:
    """Two rooms, as wide as three, with a bridge; in the second the objects are moved on by two."""
    moved = (*types[2:], *types[:2])
    spaces = tuple(
        Space(f"{letter}{n + 1}", room, n // 3, column + n % 3, kind)
        for letter, room, column, objects in (("a", "west", 0, types), ("d", "east", 3, moved))
        for n, kind in enumerate(objects)
    )
    return Palace("small", spaces, {"west": "a2", "east": "d2"}, (("a3", "d1"),))


def small_options(**changes: Any) -> Options:
    """The options of a small game: the edition of 2024, a short gong."""
    known: dict[str, Any] = {
        "edition": "2024",
        "actions_per_samurai": 3,
        "split_cubes": False,
        "variant": None,
        "enforcement": "strict",
        "samurai": ("green", "red"),
        "samurai_rooms": ("west", "east"),
        "gong": Gong(4, (2, 4)),
        "palace": small_palace(),
    }
    return Options(**{**known, **changes})


def small_game(scale: Scale = SMALL, **changes: Any) -> GoryoState:
    """A small game at its beginning."""
    return GoryoState(Setup(small_options(**changes), scale))


def small_position(text: str, scale: Scale = SMALL, **changes: Any) -> GoryoState:
    """A small game at a position; what it names of the options is not read."""
    state = small_game(scale, **changes)
    set_up(state, text)
    return state
