"""The table as text: both hands with what they have brought home, and the cards laid."""

from __future__ import annotations

from rich.text import Text as Line

from futago.terminal.drawing import SMALL, Highlights, Room
from futago.texts import Text, say

from .rules.board import SEATS, Laid
from .rules.cards import UNKNOWN
from .rules.names import card_name, seat_name
from .rules.options import Options
from .rules.view import JackdawsView


def draw(
    options: Options,
    view: JackdawsView,
    highlights: Highlights | None,
    language: str,
    room: Room = SMALL,
) -> list[Line]:
    """The position as a seat sees it, with a star before the cards that it can choose."""
    lit = highlights.lit if highlights else frozenset()

    def sentence(id: str, /, **args: str | int | Text) -> str:
        return say(Text(f"jackdaws-draw-{id}", **args), language)

    def named(card: str) -> str:
        return card if card == UNKNOWN else say(card_name(card), language)

    def star(card: str) -> str:
        return "*" if ("card", card) in lit else ""

    def laid_line(laid: Laid) -> str:
        answer = {None: "open", False: "believed", True: "doubted"}[laid.doubted]
        said = {"by": seat_name(laid.by), "said": card_name(laid.said)}
        return f"  {sentence(answer, card=named(laid.card), **said)}"

    lines = [Line(sentence("title", deck=view.deck), "bold")]
    for seat in SEATS:
        own = seat == view.seat
        cards = " ".join(f"{star(card) if own else ''}[{named(card)}]" for card in view.hands[seat])
        style = "cyan" if seat in view.movers else ""
        name = seat_name(seat)
        lines.append(
            Line(sentence("hand", seat=name, score=view.score[seat], cards=cards or "-"), style)
        )
    lines += [Line(laid_line(laid)) for laid in view.laid]
    for line in lines:
        line.truncate(room.width)
    return lines
