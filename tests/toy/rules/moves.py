"""What is allowed, and what a move does. `legal_actions` alone says what is allowed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from futago.game import CHANCE, Action, BadInput, IllegalAction
from futago.texts import Text, seat_text

from .actions import Believe, Deal, Doubt, Lay
from .board import DEAL, LAY, OLD, SEATS, Board, Laid
from .cards import WORTH
from .names import card_name


def legal_actions(board: Board, seat: str) -> Sequence[Action]:
    """All that a seat may do now, sorted by notation."""
    if seat not in board.movers:
        return ()
    if board.phase == DEAL:
        return [Deal(_next(board), card) for card in sorted(board.deck())]
    if board.phase == LAY:
        held = sorted(set(board.hands[SEATS.index(seat)]))
        return [Lay(card, said) for card in held for said in WORTH]
    return [Believe(), Doubt()]


def chance_weights(board: Board) -> Sequence[int]:
    """A kind of which there are more in the deck is dealt more often."""
    deck = board.deck()
    return [deck[card] for card in sorted(deck)]


def _next(board: Board) -> str:
    """Who is dealt the next card: in turn, the old one first."""
    return SEATS[board.dealt % 2]


def apply(board: Board, seat: str, action: Action) -> None:
    """Make a move, or refuse it with the reason and leave the board as it is."""
    if action not in legal_actions(board, seat):
        raise IllegalAction(refusal(board, seat, action))
    match action:
        case Deal(to, card):
            _change_hand(board, to, (*board.hands[SEATS.index(to)], card))
        case Lay(card, said):
            hand = list(board.hands[SEATS.index(seat)])
            hand.remove(card)
            _change_hand(board, seat, tuple(hand))
            board.laid += (Laid(seat, card, said),)
        case Believe() | Doubt():
            doubted = isinstance(action, Doubt)
            answered = msgspec.structs.replace(board.laid[-1], doubted=doubted)
            board.laid = (*board.laid[:-1], answered)
    board.last = seat, action  # type: ignore[assignment]  # legal, so one of ours
    board.settle()


def _change_hand(board: Board, seat: str, hand: tuple[str, ...]) -> None:
    old, young = board.hands
    hand = tuple(sorted(hand))
    board.hands = (hand, young) if seat == OLD else (old, hand)


def concede(board: Board, seat: str, reason: str) -> None:
    """A seat resigns or runs out of time: the other one wins."""
    if board.outcome is not None:
        raise IllegalAction(Text("game-over"))
    if seat not in SEATS or reason not in ("resigned", "time"):
        raise BadInput(Text("cannot-concede", seat=seat))
    board.conceded, board.last = (seat, reason), None
    board.settle()


def can_undo(board: Board, seat: str) -> bool:
    """A card laid can be taken back until it is answered, and so can a belief, unless the card was
    turned over for it."""
    if board.last is None or board.outcome is not None:
        return False
    by, action = board.last
    tells = isinstance(action, Doubt) or (isinstance(action, Believe) and board.options.turned)
    return by == seat and by != CHANCE and not tells


def refusal(board: Board, seat: str, action: Action) -> Text:
    """Why an action that is not legal is refused. Nothing here decides anything."""
    if not board.movers:
        return Text("game-over")
    if seat not in board.movers:
        mover = board.movers[0]
        return Text("not-your-turn", seat=_named(seat), mover=_named(mover))
    if board.phase == DEAL and isinstance(action, Deal):
        return Text("jackdaws-refused-deal")
    if board.phase == LAY and isinstance(action, Lay):
        unknown = [word for word in (action.card, action.said) if word not in WORTH]
        if unknown:
            return Text("jackdaws-refused-kind", card=unknown[0], known=", ".join(WORTH))
        return Text("jackdaws-refused-card", card=card_name(action.card))
    return Text(f"jackdaws-refused-now-{board.phase}")


def _named(seat: str) -> Text:
    return seat_text("jackdaws", seat)
