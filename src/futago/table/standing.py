"""How a table stands: what follows from its entries besides the game itself."""

from __future__ import annotations

from msgspec import Struct, field

from futago.table.entries import Consent, MoveData


class Seat(Struct):
    """Who sits there: nobody yet, a person, or a bot."""

    name: str = ""
    guest: str | None = None
    """The hash of the person's secret."""
    bot: str | None = None
    conceded: bool = False
    """The person gave up; a bot plays on."""

    @property
    def taken(self) -> bool:
        return self.guest is not None or self.bot is not None

    @property
    def person(self) -> bool:
        return self.guest is not None and not self.conceded


class Offer(Struct):
    """Something that needs everybody's consent, and who has given it."""

    by: str
    what: Consent
    to: int | None
    agreed: list[str]


class Accepted(Struct, frozen=True):
    """The last move of a seat that was taken: the same one again changes nothing."""

    expected: int
    move: MoveData
    number: int


class Step(Struct, frozen=True):
    """An entry that can be taken back, and how many moves had been made before it."""

    number: int
    by: str
    before: int
    spent: int
    """Milliseconds that it cost its seat."""


class Standing(Struct):
    """All that a snapshot keeps, beside the position."""

    number: int = 0
    """Of the last entry."""
    begun: bool = False
    seats: dict[str, Seat] = field(default_factory=dict)
    since: dict[str, int] = field(default_factory=dict)
    """The entry with which each seat's present decision began."""
    accepted: dict[str, Accepted] = field(default_factory=dict)
    turns: dict[str, int] = field(default_factory=dict)
    """When each seat's turn began, in milliseconds."""
    left: dict[str, int] = field(default_factory=dict)
    """What a game clock still holds for each seat."""
    used: dict[str, int] = field(default_factory=dict)
    """What a seat had used of its turn before a pause."""
    paused: bool = False
    offer: Offer | None = None
    rematch: str | None = None


class SnapshotData(Struct, frozen=True):
    """A table as it stood after an entry, to be opened without all that went before."""

    standing: Standing
    position: str
    draws: int
    moves: int
