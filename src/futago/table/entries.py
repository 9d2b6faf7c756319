"""What a table's journal is made of. A table is its setup and these, in their order.

An entry is one whole step: a seat's move together with the draws and answers that follow from it,
so that half a move cannot be kept.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from futago.game import Json

MoveData = dict[str, Json]
"""A move as records have it."""

Reason = Literal["resigned", "time"]
Consent = Literal["undo", "pause", "resume", "rematch"]


class Sat(Struct, tag="sat", tag_field="kind", frozen=True):
    """Somebody took a seat: a person by the hash of their secret, or a bot by its level."""

    seat: str
    name: str
    guest: str | None = None
    bot: str | None = None


class Left(Struct, tag="left", tag_field="kind", frozen=True):
    """A seat was given up before the game began."""

    seat: str


class Started(Struct, tag="start", tag_field="kind", frozen=True):
    """All seats are taken; what chance deals first has been dealt."""

    moves: list[MoveData]


class Moved(Struct, tag="move", tag_field="kind", frozen=True):
    """A seat's move and all that followed from it without a decision."""

    by: str
    moves: list[MoveData]
    expected: int
    """The number that the sender expected this entry to get."""
    spent: int = 0
    """Milliseconds charged to the seat's clock."""


class Undone(Struct, tag="undo", tag_field="kind", frozen=True):
    """All moves after entry `to` are taken back."""

    by: str
    to: int
    spent: int = 0
    """Milliseconds that the seat has used already of the turn that it has again."""


class Conceded(Struct, tag="concede", tag_field="kind", frozen=True):
    """A seat resigned or ran out of time. Where the game goes on without it, a bot plays on."""

    by: str
    reason: Reason
    bot: str | None = None


class Offered(Struct, tag="offer", tag_field="kind", frozen=True):
    """A seat asks the others to agree to something."""

    by: str
    what: Consent
    to: int | None = None


class Answered(Struct, tag="answer", tag_field="kind", frozen=True):
    """A seat agrees to what is offered, or does not."""

    by: str
    yes: bool


class Paused(Struct, tag="pause", tag_field="kind", frozen=True):
    """The clocks stand still, or go on; `spent` is what each seat had used of its turn."""

    on: bool
    spent: dict[str, int] = {}


class Said(Struct, tag="chat", tag_field="kind", frozen=True):
    """Somebody said something: text, never anything else."""

    by: str
    name: str
    text: str


class Rematched(Struct, tag="rematch", tag_field="kind", frozen=True):
    """The same people play again at another table, with roles swapped."""

    table: str


EntryData: TypeAlias = (
    Sat
    | Left
    | Started
    | Moved
    | Undone
    | Conceded
    | Offered
    | Answered
    | Paused
    | Said
    | Rematched
)

CHANGES_GAME: Final = (Started, Moved, Undone, Conceded)
"""After these the game looks different."""

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(EntryData).decode
