"""What is on the table: the state of a game as data, and what follows from it.

Everything on a board is immutable and shared between copies, so that a copy is cheap.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, Self, TypeAlias

import msgspec

from futago.game import CHANCE, Outcome

from .actions import JackdawsAction
from .cards import DECK, WORTH
from .options import Options

OLD: Final = "old"
YOUNG: Final = "young"
SEATS: Final = (OLD, YOUNG)

DEAL, LAY, ANSWER, OVER = "deal", "lay", "answer", "over"

Hand: TypeAlias = tuple[str, ...]


class Laid(msgspec.Struct, frozen=True):
    """A card on the table. Nobody has answered as long as `doubted` is None."""

    by: str
    card: str
    said: str
    doubted: bool | None = None

    @property
    def points(self) -> tuple[str, int]:
        """For whom the card counts, and how much."""
        if not self.doubted:
            return self.by, WORTH[self.said]
        if self.card == self.said:
            return self.by, 2 * WORTH[self.said]
        return other(self.by), WORTH[self.said]


def other(seat: str) -> str:
    return YOUNG if seat == OLD else OLD


class Board:
    """Everything that changes in a game."""

    __slots__ = ("conceded", "hands", "laid", "last", "movers", "options", "outcome")

    automatic: bool = False  # no move of this game follows from an earlier decision

    options: Options
    hands: tuple[Hand, Hand]  # of the old and the young jackdaw, each sorted
    laid: tuple[Laid, ...]  # in the order in which they were laid
    conceded: tuple[str, str] | None  # the seat that gave up, and why
    last: tuple[str, JackdawsAction] | None  # for `events` and undo; not part of the position
    movers: tuple[str, ...]
    outcome: Outcome | None

    def __init__(self, options: Options) -> None:
        self.options = options
        self.hands = ((), ())
        self.laid = ()
        self.conceded = None
        self.last = None
        self.settle()

    def settle(self) -> None:
        """Who is to move, and how the game ended: both follow from the cards."""
        phase = self.phase
        self.outcome = self._outcome() if phase == OVER else None
        if phase == DEAL:
            self.movers = (CHANCE,)
        elif phase == LAY:
            self.movers = (SEATS[len(self.laid) % 2],)
        elif phase == ANSWER:
            self.movers = (other(self.laid[-1].by),)
        else:
            self.movers = ()

    @property
    def phase(self) -> str:
        if self.conceded is not None:
            return OVER
        if self.laid and self.laid[-1].doubted is None:
            return ANSWER
        if self.dealt < 2 * self.options.hand:
            return DEAL
        return LAY if any(self.hands) else OVER

    @property
    def dealt(self) -> int:
        """How many cards have left the deck."""
        return sum(map(len, self.hands)) + len(self.laid)

    def deck(self) -> Counter[str]:
        """The cards that are still in it."""
        left = Counter(DECK)
        left.subtract(card for hand in self.hands for card in hand)
        left.subtract(laid.card for laid in self.laid)
        return +left

    def score(self) -> dict[str, int]:
        """What each jackdaw has brought home; a card counts once it is answered."""
        score = dict.fromkeys(SEATS, 0)
        for laid in self.laid:
            if laid.doubted is not None:
                seat, points = laid.points
                score[seat] += points
        return score

    def _outcome(self) -> Outcome:
        if self.conceded is not None:
            seat, reason = self.conceded
            return Outcome((other(seat),), reason)
        score = self.score()
        if score[OLD] == score[YOUNG]:
            return Outcome((YOUNG,), "level")  # who did not begin
        return Outcome((max(SEATS, key=lambda seat: score[seat]),), "richer")

    def copy(self) -> Self:
        new = object.__new__(type(self))
        for name in Board.__slots__:
            setattr(new, name, getattr(self, name))
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self._key() == other._key()

    __hash__ = None  # type: ignore[assignment]  # it changes

    def _key(self) -> tuple[object, ...]:
        return self.options, self.hands, self.laid, self.conceded
