"""What just happened, as a seat may know it."""

from __future__ import annotations

from collections.abc import Iterator

from futago.game import ABOVE, Event, Json
from futago.texts import Text

from .actions import Believe, Deal, Doubt, Lay
from .board import OLD, YOUNG, Board
from .names import card_name, seat_name
from .view import lies_open


def events(board: Board, seat: str) -> tuple[Event, ...]:
    """The last action and all that it brought about."""
    return (*_action_events(board, seat), *_end(board))


def _action_events(board: Board, seat: str) -> Iterator[Event]:
    if board.last is None:
        return
    by, action = board.last
    match action:
        case Deal(to, card):
            if seat in (to, ABOVE):
                yield _event("deal", {"to": to, "card": card}, to=seat_name(to), **_card(card))
            else:
                yield _event("deal-hidden", {"to": to}, to=seat_name(to))
        case Lay(card, said):
            data: dict[str, Json] = {"by": by, "said": said}
            if seat in (by, ABOVE):
                data["card"] = card
                known = {"said": card_name(said), **_card(card)}
                yield _event("lay", data, by=seat_name(by), **known)
            else:
                yield _event("lay-hidden", data, by=seat_name(by), said=card_name(said))
        case Believe() | Doubt():
            yield _event(str(action), {"by": by}, by=seat_name(by))
            yield from _turned_over(board)


def _turned_over(board: Board) -> Iterator[Event]:
    laid = board.laid[-1]
    if lies_open(board, laid):
        kind = "true" if laid.card == laid.said else "lie"
        yield _event(kind, {"by": laid.by, "card": laid.card}, **_card(laid.card))


def _end(board: Board) -> Iterator[Event]:
    if board.outcome is not None:
        winner, score = board.outcome.winners[0], board.score()
        data: dict[str, Json] = {"winner": winner, "score": score}
        points: dict[str, str | int | Text] = {"old": score[OLD], "young": score[YOUNG]}
        yield _event(f"end-{board.outcome.reason}", data, winner=seat_name(winner), **points)


def _card(card: str) -> dict[str, str | int | Text]:
    return {"card": card_name(card)}


def _event(kind: str, data: dict[str, Json], **args: str | int | Text) -> Event:
    return Event(kind, Text(f"jackdaws-event-{kind}", **args), data)
