"""The four decks: drawing cards, and refilling an empty deck (ruling 21)."""

from __future__ import annotations

from futago.gorpg.rules.board import BY_CHANCE, Board
from futago.gorpg.rules.cards import DECKS, EQUIPMENT, MONSTERS, deck_copy
from futago.gorpg.rules.menus import Deals


def can_draw(board: Board, deck: int) -> bool:
    """Whether a card can be drawn. An empty deck is refilled from the discards, else from the
    removed cards that may return, else with a new copy; scarce decks are not refilled."""
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
    elif board.removed[deck] and (deck == MONSTERS or board.setup.rules.dead_return):
        board.decks[deck], board.removed[deck] = tuple(sorted(board.removed[deck])), ()
        source = "removed"
    else:
        board.copies[deck] += 1
        board.decks[deck] = deck_copy(board.copies[deck], board.setup.options.jokers)
        source = "copy"
    board.facts += (("made-up", DECKS[deck], source),)
    return True


def chance_deals(board: Board) -> bool:
    """The next move is a card drawn from a deck."""
    board.movers = BY_CHANCE
    return True


def deals(board: Board, deck: int, to: str) -> Deals:
    """The cards that may be dealt, all equally likely."""
    return Deals(DECKS[deck], board.decks[deck], to)


def take(board: Board, deck: int, card: str) -> None:
    """Remove a card from its deck."""
    cards = board.decks[deck]
    at = cards.index(card)
    board.decks[deck] = cards[:at] + cards[at + 1 :]
