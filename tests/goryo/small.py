"""Games of Goryō small enough to be solved completely: two rooms, two samurai, few cubes.

    a1 a2 a3 - d1 d2 d3
    a4 a5      d4 d5

Real games cannot be this small: the palace is built directly, without validation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from futago.goryo import GoryoState
from futago.goryo.rules.board import GoryoSetup
from futago.goryo.rules.options import OPTIONS_UNDER, Gong, Options
from futago.goryo.rules.palace import Palace, Space
from futago.goryo.rules.position_reader import set_up
from futago.goryo.rules.scale import Scale
from futago.goryo.rules.versions import NEWEST

TYPES = ("fan", "helmet", "mask", "urn", "vase")
SMALL = Scale(move_cubes=2, action_cubes=2, called=2, rounds=4, spirits=3)


def small_palace(types: Sequence[str] = TYPES) -> Palace:
    """Two rooms, three spaces wide, with a bridge; in the second the objects are shifted by two."""
    moved = (*types[2:], *types[:2])
    spaces = tuple(
        Space(f"{letter}{n + 1}", room, n // 3, column + n % 3, kind)
        for letter, room, column, objects in (("a", "west", 0, types), ("d", "east", 3, moved))
        for n, kind in enumerate(objects)
    )
    return Palace("small", spaces, {"west": "a2", "east": "d2"}, (("a3", "d1"),))


def small_options(rules: str = NEWEST.version, **changes: Any) -> Options:
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
    return OPTIONS_UNDER[rules](**{**known, **changes})


def small_game(scale: Scale = SMALL, **changes: Any) -> GoryoState:
    """A small game at its beginning."""
    return GoryoState(GoryoSetup(small_options(**changes), scale))


def small_position(text: str, scale: Scale = SMALL, **changes: Any) -> GoryoState:
    """A small game at a position; the options in its text are ignored."""
    state = small_game(scale, **changes)
    set_up(state, text)
    return state
