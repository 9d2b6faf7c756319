"""A random board that a seat cannot distinguish from the true one.

It is built from public information only, never from a card that lies face down. Every unseen card
is equally likely in every face-down place. This ignores that some of them returned to the deck only
after a card was laid there, which the board does not remember.
"""

from __future__ import annotations

import random
from typing import Final, TypeVar

from futago.gorpg.rules.board import Board, Monster, without_cards
from futago.gorpg.rules.cards import MONSTERS
from futago.gorpg.rules.position import fill_in
from futago.gorpg.rules.position_fields import HIDDEN
from futago.gorpg.rules.view import sees_all

B = TypeVar("B", bound=Board)

# Public attributes, copied as they are; the others contain face-down cards.
_PUBLIC: Final = (
    *("movers", "phase", "outcome", "round", "leader", "heroes", "store", "trophies", "spoils"),
    *("coins", "questing", "out", "waiting", "wiped", "recruited", "recruiting", "locations"),
    *("corpses", "placed", "cleared", "fought", "removed", "copies", "queue", "slot", "to_deal"),
    *("show", "yet", "strikers", "strikes", "offer", "guild", "blow"),
)


def imagined(board: B, seat: str, rng: random.Random) -> B:
    """A board that looks the same to this seat."""
    if sees_all(board, seat):
        return board.copy()
    known = _public_board(board)
    fill_in(known, rng)
    if known.setup.overlord:
        known.monsters = [_as_laid(known, slot) for slot in range(len(known.monsters))]
    return known


def _public_board(board: B) -> B:
    """The board with all face-down cards unknown."""
    known = object.__new__(type(board))
    Board.__init__(known, board.setup)
    for name in _PUBLIC:
        value = getattr(board, name)
        setattr(known, name, value[:] if isinstance(value, list) else value)
    known.monsters = [tuple(map(_masked, monsters)) for monsters in board.monsters]
    known.pile = tuple(map(_masked, board.pile))
    known.hand = (HIDDEN,) * len(board.hand)
    known.veiled = (HIDDEN,) * len(board.veiled)
    known.discards = board.discards[:]
    known.discards[MONSTERS] = without_cards(board.discards[MONSTERS], board.veiled)
    return known


def _masked(monster: Monster) -> Monster:
    return monster if monster.shown else Monster(HIDDEN, 0, False)


def _as_laid(board: Board, slot: int) -> tuple[Monster, ...]:
    """Monsters that the Overlord lays at once are sorted; those a slot gets later lie to the right
    of them."""
    monsters = board.monsters[slot]
    if not monsters or monsters[0].shown:
        return monsters
    at_once = len(monsters)
    if board.setup.options.regroup != "all":  # else all slots are refilled every round
        at_once = board.setup.counts[0][slot]
    return (*sorted(monsters[:at_once]), *monsters[at_once:])
