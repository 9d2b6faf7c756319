"""The names of cards, seats, slots and lists of them in texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from futago.gorpg.rules.card_names import name_of
from futago.gorpg.rules.cards import AFFILIATION, AFFILIATIONS, JOKER, LEVEL, TOWN, is_card
from futago.texts import Text
from futago.texts import seat_text as seat_of_game

LONGEST_LIST: Final = 12
_SEATS: Final = frozenset(("p1", "p2", "p3", "p4", "p5", "p6", "p7", "overlord"))


def card_text(deck: int, card: str) -> Text:
    """A card by its name, affiliation and level, or what somebody took for a card."""
    if card == TOWN:
        return Text("gorpg-town")
    if not is_card(card):
        return Text("verbatim", word=card)
    kind = (*AFFILIATIONS, JOKER)[AFFILIATION[card]]
    return Text("gorpg-card", name=name_of(deck, card), kind=kind, level=LEVEL[card])


def cards_text(deck: int, cards: Sequence[str]) -> Text:
    """Several cards of one deck."""
    return list_text([card_text(deck, card) for card in cards])


def list_text(texts: Sequence[Text]) -> Text:
    """A comma-separated list, cut off if it is very long."""
    if not texts:
        return Text("gorpg-nothing")
    if len(texts) > LONGEST_LIST:
        rest = Text("gorpg-list-rest", count=len(texts) - LONGEST_LIST + 1)
        return list_text([*texts[: LONGEST_LIST - 1], rest])
    if len(texts) == 1:
        return texts[0]
    return Text("gorpg-list", head=texts[0], tail=list_text(texts[1:]))


def seat_text(seat: str) -> Text:
    """The name of a seat, of chance, or of somebody who has no seat."""
    return Text(f"gorpg-seat-{seat}") if seat in _SEATS else seat_of_game("gorpg", seat)


def slot_text(slot: int) -> Text:
    """A slot by its number."""
    return Text("gorpg-slot", number=slot + 1)
