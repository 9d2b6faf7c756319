"""The four decks: dealing from them, and what happens when one runs out (ruling 21)."""

from __future__ import annotations

from futago.gorpg.board import BY_CHANCE, Board
from futago.gorpg.cards import DECKS, EQUIPMENT, MONSTERS, deck_copy
from futago.gorpg.menus import Deals


def can_draw(board: Board, deck: int) -> bool:
    """Whether a card can be had now that one is needed: an empty deck is made up, first from the
    discards, then from the removed cards, then by a fresh copy. Scarce decks are not."""
    if board.decks[deck]:
        return True
    scarce = board.setup.options.scarce_decks
    if deck == MONSTERS and scarce:
        return False
    if board.discards[deck]:
        board.decks[deck], board.discards[deck] = tuple(sorted(board.discards[deck])), ()
        if deck == MONSTERS:
            board.veiled = ()
        source = "discards"
    elif deck == EQUIPMENT and scarce:
        return False
    elif board.removed[deck]:
        board.decks[deck], board.removed[deck] = tuple(sorted(board.removed[deck])), ()
        source = "removed"
    else:
        board.copies[deck] += 1
        board.decks[deck] = deck_copy(board.copies[deck], board.setup.options.jokers)
        source = "copy"
    board.facts += (("made-up", DECKS[deck], source),)
    return True


def chance_deals(board: Board) -> bool:
    """The next move is a card from a deck."""
    board.movers = BY_CHANCE
    return True


def deals(board: Board, deck: int, to: str) -> Deals:
    """What may be dealt: each card left is equally likely."""
    return Deals(DECKS[deck], board.decks[deck], to)


def take(board: Board, deck: int, card: str) -> None:
    """A card leaves its deck."""
    cards = board.decks[deck]
    at = cards.index(card)
    board.decks[deck] = cards[:at] + cards[at + 1 :]
