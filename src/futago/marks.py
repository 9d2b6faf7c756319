"""What is pointed at on a board: by a hint, a remark, a solution or a lesson.

A client that draws boards draws them; the sentence that comes with them says the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

import msgspec

Colour = Literal["indigo", "vermilion", "moss", "gold"]


class Arrow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A walk or a reach from space to space, with the head at the last one."""

    path: list[str]
    colour: Colour = "indigo"


class Ring(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing to look at, by its kind and id, as `space:a1`."""

    thing: str
    colour: Colour = "indigo"


class Marks(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that is pointed at together."""

    arrows: list[Arrow] = []
    rings: list[Ring] = []
    heat: dict[str, float] = {}
    """How likely something is on each space, from 0 to 1."""


NO_MARKS: Final = Marks()

MarkMaker = Callable[[Any, str, Sequence[str]], Marks]
"""Points at moves in a state, given the seat that makes them and their notation: the part `marks`
of a game."""
