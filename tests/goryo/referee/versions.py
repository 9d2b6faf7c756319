"""What each version of the rules of Goryō says otherwise, in one place."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Rules:
    """The traits in which versions differ."""

    break_last: tuple[str, ...]
    """The editions in which the mallet moves and the samurai catch before the target breaks."""

    cubes_make_sprint: bool
    """Under honour five or more move cubes are a Sprint, and fewer are none, whatever is said."""

    each_cube_counts: bool
    """Under honour every move cube below four or above five is a mistake of its own."""

    mistakes_named: bool
    """The rules that the mistakes in a result name are those that were broken."""


RULES = {
    "0.1.0": Rules(
        break_last=(),
        cubes_make_sprint=False,
        each_cube_counts=False,
        mistakes_named=False,
    ),
    "0.2.0": Rules(
        break_last=("2019", "2021"),
        cubes_make_sprint=True,
        each_cube_counts=True,
        mistakes_named=True,
    ),
}
NEWEST = RULES["0.2.0"]
