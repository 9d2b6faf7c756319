"""What viewers are told about where the game of a table was taken from."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from futago.table.setup import Origin


class OriginShown(Struct, frozen=True):
    """Where the game of a table was taken from: a finished game that goes on differently after a
    move, or a running one that is tried out on a copy."""

    kind: Literal["fork", "try"]
    table: str | None
    """The other table, if the viewer may know of it."""
    move: int | None


def origin_shown(origin: Origin | None, known: bool) -> OriginShown | None:
    """The origin of a table for a viewer; `known` if they may know of the other table."""
    if origin is None:
        return None
    tried = origin.position is not None and origin.move is None
    return OriginShown("try" if tried else "fork", origin.table if known else None, origin.move)
