"""The progress of a table: what follows from its entries besides the game itself."""

from __future__ import annotations

from msgspec import Struct, field

from futago.table.entries import AdviceKind, Consent, MoveData


class Seat(Struct):
    """Who holds a seat: nobody yet, a person, or a bot."""

    name: str = ""
    guest: str | None = None
    """The hash of the person's secret."""
    bot: str | None = None
    conceded: bool = False
    """The person gave up; a bot has taken over."""

    @property
    def taken(self) -> bool:
        return self.guest is not None or self.bot is not None

    @property
    def person(self) -> bool:
        return self.guest is not None and not self.conceded


class Offer(Struct):
    """An offer that needs everybody's consent, and who has agreed."""

    by: str
    what: Consent
    to: int | None
    agreed: list[str]
    swap: bool = True


class AdviceUsed(Struct):
    """The advice that a seat has used."""

    times: int = 0
    last: dict[AdviceKind, int] = field(default_factory=dict)
    """The entry with which each kind was used last."""


class Accepted(Struct, frozen=True):
    """The last accepted move of a seat: sending it again has no effect."""

    expected: int
    move: MoveData | list[MoveData]
    number: int


class Step(Struct, frozen=True):
    """A move that can be undone, and the number of moves before it."""

    number: int
    by: str
    before: int
    spent: int
    """Milliseconds charged to its seat."""
    revealed: bool = False
    """Whether something hidden was revealed, or drawn, by it or what followed from it."""


class TableProgress(Struct):
    """What a snapshot stores besides the position."""

    number: int = 0
    """Number of the last entry."""
    begun: bool = False
    seats: dict[str, Seat] = field(default_factory=dict)
    since: dict[str, int] = field(default_factory=dict)
    """The entry with which each seat's current decision began."""
    accepted: dict[str, Accepted] = field(default_factory=dict)
    turns: dict[str, int] = field(default_factory=dict)
    """When each seat's turn began, in milliseconds."""
    left: dict[str, int] = field(default_factory=dict)
    """Milliseconds left on each seat's game clock."""
    used: dict[str, int] = field(default_factory=dict)
    """Milliseconds that a seat had used of its turn before a pause."""
    scene_ends: int = 0
    """Until when clients show what happened last, in milliseconds: no clock starts before."""
    paused: bool = False
    offer: Offer | None = None
    rematch: str | None = None
    advice: bool = False
    """All people have agreed to advice."""
    advised: dict[str, AdviceUsed] = field(default_factory=dict)
    """The advice that each seat has used."""


class SnapshotData(Struct, frozen=True):
    """A table after an entry, restored without replaying earlier entries."""

    progress: TableProgress = field(name="standing")
    position: str
    draws: int
    moves: int
