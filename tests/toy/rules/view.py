"""What a seat may know, built up from what is allowed."""

from __future__ import annotations

import msgspec

from futago.game import ABOVE, Json

from .board import SEATS, Board, Hand, Laid
from .cards import UNKNOWN


class JackdawsView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's knowledge; a card that it may not know is `?`."""

    seat: str
    phase: str
    movers: tuple[str, ...]
    hands: dict[str, Hand]
    laid: tuple[Laid, ...]
    deck: int
    score: dict[str, int]
    winner: str | None
    reason: str | None

    def as_json(self) -> dict[str, Json]:
        data: dict[str, Json] = msgspec.to_builtins(self)
        return data


def view(board: Board, seat: str) -> JackdawsView:
    """What this seat may know of the board."""
    return JackdawsView(
        seat=seat,
        phase=board.phase,
        movers=board.movers,
        hands={owner: _hand(board, owner, seat) for owner in SEATS},
        laid=tuple(_laid(board, laid, seat) for laid in board.laid),
        deck=board.deck().total(),
        score=board.score(),
        winner=board.outcome.winners[0] if board.outcome else None,
        reason=board.outcome.reason if board.outcome else None,
    )


def knows_all(board: Board, seat: str) -> bool:
    """Whether nothing is hidden from a seat."""
    return seat == ABOVE or board.outcome is not None


def lies_open(board: Board, laid: Laid) -> bool:
    """Whether everybody has seen what a card is."""
    return bool(laid.doubted) or (laid.doubted is False and board.options.turned)


def _hand(board: Board, owner: str, seat: str) -> Hand:
    hand = board.hands[SEATS.index(owner)]
    return hand if owner == seat or knows_all(board, seat) else (UNKNOWN,) * len(hand)


def _laid(board: Board, laid: Laid, seat: str) -> Laid:
    if laid.by == seat or knows_all(board, seat) or lies_open(board, laid):
        return laid
    return msgspec.structs.replace(laid, card=UNKNOWN)
