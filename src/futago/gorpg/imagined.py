"""A board drawn at random from all those that a seat cannot tell from the true one.

It is laid out from what lies open on the table, never by looking under a card. Each card that the
seat does not see is as likely as the other in every place where one lies face down; that some of
them went back into the deck later than it was laid there, the board does not remember.
"""

from __future__ import annotations

import random
from typing import Final, TypeVar

from futago.gorpg.board import Board, Monster, without_cards
from futago.gorpg.cards import MONSTERS
from futago.gorpg.position import HIDDEN, fill_in
from futago.gorpg.view import sees_all

B = TypeVar("B", bound=Board)

# What lies open on the table as it is; the rest of it has cards that lie face down.
_OPEN: Final = (
    *("movers", "phase", "outcome", "round", "leader", "heroes", "store", "trophies", "spoils"),
    *("coins", "questing", "out", "waiting", "wiped", "recruited", "recruiting", "locations"),
    *("corpses", "placed", "cleared", "fought", "removed", "copies", "queue", "slot", "to_deal"),
    *("show", "yet", "strikers", "strikes", "offer", "guild", "blow"),
)


def imagined(board: B, seat: str, rng: random.Random) -> B:
    """A board that looks the same to this seat."""
    if sees_all(board, seat):
        return board.copy()
    known = _as_it_lies(board)
    fill_in(known, rng)
    if known.setup.overlord:
        known.monsters = [_as_laid(known, slot) for slot in range(len(known.monsters))]
    return known


def _as_it_lies(board: B) -> B:
    """The table, with nothing known of a card that lies face down."""
    known = object.__new__(type(board))
    Board.__init__(known, board.setup)
    for name in _OPEN:
        value = getattr(board, name)
        setattr(known, name, value[:] if isinstance(value, list) else value)
    known.monsters = [tuple(map(_as_seen, monsters)) for monsters in board.monsters]
    known.pile = tuple(map(_as_seen, board.pile))
    known.hand = (HIDDEN,) * len(board.hand)
    known.veiled = (HIDDEN,) * len(board.veiled)
    known.discards = board.discards[:]
    known.discards[MONSTERS] = without_cards(board.discards[MONSTERS], board.veiled)
    return known


def _as_seen(monster: Monster) -> Monster:
    return monster if monster.shown else Monster(HIDDEN, 0, False)


def _as_laid(board: Board, slot: int) -> tuple[Monster, ...]:
    """What the Overlord lays at once lies sorted; what a slot gets as it grows lies beside it."""
    monsters = board.monsters[slot]
    if not monsters or monsters[0].shown:
        return monsters
    at_once = len(monsters)
    if board.setup.options.regroup != "all":  # else slots are filled anew in every round
        at_once = board.setup.counts[0][slot]
    return (*sorted(monsters[:at_once]), *monsters[at_once:])
