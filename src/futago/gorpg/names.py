"""How the things of the game are called in texts: cards, seats, slots, lists of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from futago.gorpg.card_names import name_of
from futago.gorpg.cards import TOWN
from futago.texts import Text

LONGEST_LIST: Final = 12


def card_text(deck: int, card: str) -> Text:
    """A card by its name and by the word that the notation has for it."""
    if card == TOWN:
        return Text("gorpg-town")
    return Text("gorpg-card", name=name_of(deck, card), card=card)


def cards_text(deck: int, cards: Sequence[str]) -> Text:
    """Several cards of one deck."""
    return list_text([card_text(deck, card) for card in cards])


def list_text(texts: Sequence[Text]) -> Text:
    """One after the other, with commas; of very many the first."""
    if not texts:
        return Text("gorpg-nothing")
    if len(texts) > LONGEST_LIST:
        rest = Text("gorpg-list-rest", count=len(texts) - LONGEST_LIST + 1)
        return list_text([*texts[: LONGEST_LIST - 1], rest])
    if len(texts) == 1:
        return texts[0]
    return Text("gorpg-list", head=texts[0], tail=list_text(texts[1:]))


def seat_text(seat: str) -> Text:
    """A seat as it is spoken of."""
    return Text(f"gorpg-seat-{seat}")


def slot_text(slot: int) -> Text:
    """A slot by its number."""
    return Text("gorpg-slot", number=slot + 1)
