"""The entries of a table's journal. A table is its setup and its entries, in order.

An entry is atomic: a seat's move together with the draws and forced moves that follow from it, so
that no half move can be stored.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from futago.game import Json

MoveData = dict[str, Json]
"""A move in the format of records."""

Reason = Literal["resigned", "time"]
Consent = Literal["undo", "pause", "resume", "rematch", "advice"]
OfferKind = Literal[Consent, "no-advice"]
"""What a seat may ask for; that there be no more advice needs nobody's consent."""
AdviceKind = Literal["hint", "belief", "try"]
"""What helps a player in a running game: a hint, a seat's belief, trying the position out."""


DELETED: Final = "deleted player"
"""The name that records keep of somebody who was forgotten. Clients say it in the reader's
language."""
NOBODY: Final = "deleted"
"""The guest who holds the seat of somebody who was forgotten: no secret has this hash."""


class Sat(Struct, tag="sat", tag_field="kind", frozen=True):
    """A seat was taken: by a person (the hash of their secret) or by a bot (its level)."""

    seat: str
    name: str
    guest: str | None = None
    bot: str | None = None


class Left(Struct, tag="left", tag_field="kind", frozen=True):
    """A seat was given up before the game began."""

    seat: str


class Started(Struct, tag="start", tag_field="kind", frozen=True):
    """All seats are taken; the initial draws have been made."""

    moves: list[MoveData]


class Moved(Struct, tag="move", tag_field="kind", frozen=True):
    """A seat's move, or several made together, and everything that followed without a decision."""

    by: str
    moves: list[MoveData]
    expected: int
    """The entry number that the sender expected."""
    spent: int = 0
    """Milliseconds charged to the seat's clock."""
    own: tuple[int, ...] = (0,)
    """Which of the moves the seat has decided."""

    def decided(self) -> MoveData | list[MoveData]:
        """The seat's own move or moves, without its name."""
        found = [{k: v for k, v in self.moves[at].items() if k != "by"} for at in self.own]
        return found[0] if len(found) == 1 else found


class Undone(Struct, tag="undo", tag_field="kind", frozen=True):
    """All moves after entry `to` are undone."""

    by: str
    to: int
    spent: int = 0
    """Milliseconds that the seat had already used of the turn that it gets back."""


class Conceded(Struct, tag="concede", tag_field="kind", frozen=True):
    """A seat resigned or ran out of time. If the game continues without it, a bot takes over."""

    by: str
    reason: Reason
    bot: str | None = None


class Offered(Struct, tag="offer", tag_field="kind", frozen=True):
    """A seat asks the others to agree to something."""

    by: str
    what: Consent
    to: int | None = None
    swap: bool = True
    """A rematch: whether everybody takes another role."""


class Answered(Struct, tag="answer", tag_field="kind", frozen=True):
    """A seat accepts or declines the offer."""

    by: str
    yes: bool


class Paused(Struct, tag="pause", tag_field="kind", frozen=True):
    """The clocks stop, or resume; `spent` is what each seat had used of its turn."""

    on: bool
    spent: dict[str, int] = {}


class AdviceAllowed(Struct, tag="advice", tag_field="kind", frozen=True):
    """All people have agreed to advice, or one of them no longer does."""

    by: str
    on: bool


class Advised(Struct, tag="advised", tag_field="kind", frozen=True):
    """A seat has used advice in a game between people."""

    by: str
    what: AdviceKind


class Said(Struct, tag="chat", tag_field="kind", frozen=True, omit_defaults=True):
    """A chat message: plain text, empty if its author was forgotten."""

    by: str
    name: str
    text: str
    guest: str | None = None
    """The author, if they hold no seat."""


class Rematched(Struct, tag="rematch", tag_field="kind", frozen=True):
    """The same people play again at another table."""

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
    | AdviceAllowed
    | Advised
    | Said
    | Rematched
)

CHANGES_GAME: Final = (Started, Moved, Undone, Conceded)
"""Entries that change the game's state."""

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(EntryData).decode


def kind_of(entry: EntryData) -> str:
    return str(entry.__struct_config__.tag)


def author(entry: EntryData) -> str | None:
    """The seat that caused an entry, if any."""
    by: str | None = getattr(entry, "by", None) or getattr(entry, "seat", None)
    return by
