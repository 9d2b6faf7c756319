"""Set-up and the frame of a round: leader, muster, new locations and monsters, the token."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar

from futago.game import Action, Actions
from futago.gorpg.rules.actions import Cards, Deal, Leader, Muster
from futago.gorpg.rules.board import (
    BY_CHANCE,
    LOCATE,
    MUSTER,
    POPULATE,
    QUESTS,
    ROUND,
    SUMMON,
    SWARM,
    Board,
    Monster,
    fresh_hero,
    turn_order,
)
from futago.gorpg.rules.cards import HEROES, LEVEL, LOCATIONS, MONSTERS, ROUNDS, TABLES, levels
from futago.gorpg.rules.menus import MenuPart, NextWords
from futago.gorpg.rules.options import LOT
from futago.gorpg.rules.piles import can_draw, chance_deals, deals, take

# ---------------------------------------------------------------- the first leader


def enter_leader(board: Board) -> bool:
    """Drawn by lot, or given by the option."""
    first = board.setup.options.first_leader
    if first == LOT:
        board.movers = BY_CHANCE
        return True
    _lead(board, first)
    return False


def legal_leaders(board: Board) -> Actions:
    return tuple(map(Leader, board.setup.seats))


def draw_leader(board: Board, action: Leader) -> None:
    _lead(board, action.seat)


def _lead(board: Board, seat: str) -> None:
    """The muster goes counter-clockwise, so that the leader picks last, or starts with the
    leader."""
    board.leader = board.setup.party_of[seat]
    order = turn_order(board)
    backwards = board.setup.options.muster_order == "last-first"
    board.queue = order[::-1] if backwards else order
    board.phase = MUSTER


# ---------------------------------------------------------------- the muster


def enter_muster(board: Board) -> bool:
    if not board.queue:
        board.phase = ROUND
        return False
    board.movers = board.setup.movers[board.queue[0]]
    return True


class Musters(MenuPart):
    """One to three heroes of the deck, with at most fifteen levels in total."""

    __slots__ = ("deck",)
    word = "muster"
    weight = 1
    MOST: ClassVar[int] = TABLES["party"]["muster_heroes"]
    LEVELS: ClassVar[int] = TABLES["party"]["muster_levels"]

    def __init__(self, deck: Cards) -> None:
        self.deck = deck

    def _legal(self, heroes: Cards) -> bool:
        return (
            len(heroes) <= self.MOST
            and len(set(heroes)) == len(heroes)
            and all(hero in self.deck for hero in heroes)
            and levels(heroes) <= self.LEVELS
        )

    def __contains__(self, action: object) -> bool:
        return type(action) is Muster and bool(action.heroes) and self._legal(action.heroes)

    def next_words(self, picked: Sequence[str]) -> NextWords:
        if not picked:
            return [self.word], None
        heroes = tuple(picked[1:])
        if picked[0] != self.word or not self._legal(heroes):
            return [], None
        return self._more(heroes), Muster(heroes) if heroes else None

    def _more(self, heroes: Cards) -> list[str]:
        if len(heroes) == self.MOST:
            return []
        left = self.LEVELS - levels(heroes)
        return [card for card in self.deck if LEVEL[card] <= left and card not in heroes]

    def sample(self, rng: random.Random) -> Action:
        heroes: Cards = ()
        for _ in range(rng.randrange(1, self.MOST + 1)):
            more = self._more(heroes)
            if more:
                heroes += (more[int(rng.random() * len(more))],)
        return Muster(heroes)


def legal_musters(board: Board) -> Actions:
    return Musters(board.decks[HEROES])


def muster(board: Board, action: Muster) -> None:
    for card in action.heroes:
        take(board, HEROES, card)
    board.heroes[board.queue[0]] = tuple(map(fresh_hero, action.heroes))
    board.queue = board.queue[1:]


# ---------------------------------------------------------------- a round begins


def enter_round(board: Board) -> bool:
    """Discard the locations of cleared slots, all at once, and remove the corpses there."""
    setup = board.setup
    board.round += 1
    board.facts += (("round", board.round),)
    board.waiting, board.wiped, board.recruiting = board.wiped, 0, 0
    board.questing = [()] * setup.players
    board.placed = [()] * (setup.slots + 1)
    if setup.solo:
        _heal_monsters(board)
    if board.round == ROUNDS and not setup.standard:
        board.phase = SWARM
        return False
    for slot in range(setup.slots):
        if board.cleared >> slot & 1:
            board.discards[LOCATIONS] += (board.locations[slot],)
            board.removed[MONSTERS] += board.corpses[slot]
            board.locations[slot], board.corpses[slot] = "", ()
    board.cleared = board.fought = 0
    board.slot = 0
    board.phase = LOCATE
    return False


def _heal_monsters(board: Board) -> None:
    """The single player's surviving monsters regain full health; those face up stay face up."""
    board.monsters = [
        tuple([monster._replace(wound=0) for monster in monsters]) for monsters in board.monsters
    ]


def enter_locate(board: Board) -> bool:
    """New locations, slot 1 upward."""
    setup = board.setup
    while board.slot < setup.slots and board.locations[board.slot]:
        board.slot += 1
    if board.slot < setup.slots and can_draw(board, LOCATIONS):
        return chance_deals(board)
    board.slot = 0
    if setup.overlord:
        board.to_deal = sum([lacking(board, slot) for slot in range(setup.slots)])
        board.phase = SUMMON
    else:
        board.phase = POPULATE
    return False


def legal_locations(board: Board) -> Actions:
    return deals(board, LOCATIONS, board.setup.slot_names[board.slot])


def deal_location(board: Board, action: Deal) -> None:
    take(board, LOCATIONS, action.card)
    board.locations[board.slot] = action.card


def lacking(board: Board, slot: int) -> int:
    """How many monsters a slot lacks in this round."""
    return max(0, board.setup.counts[board.round][slot] - len(board.monsters[slot]))


def enter_populate(board: Board) -> bool:
    """New monsters, face down, to the right of those that are there."""
    slots = board.setup.slots
    while board.slot < slots and not lacking(board, board.slot):
        board.slot += 1
    if board.slot < slots and can_draw(board, MONSTERS):
        return chance_deals(board)
    begin_quests(board)
    return False


def legal_monsters(board: Board) -> Actions:
    return deals(board, MONSTERS, board.setup.slot_names[board.slot])


def deal_monster(board: Board, action: Deal) -> None:
    take(board, MONSTERS, action.card)
    board.monsters[board.slot] += (Monster(action.card, 0, False),)


def begin_quests(board: Board) -> None:
    """A slot that holds no monster now counts as cleared."""
    for slot in range(board.setup.slots):
        if not board.monsters[slot]:
            board.cleared |= 1 << slot
    waiting = board.waiting
    board.queue = tuple([party for party in turn_order(board) if not waiting >> party & 1])
    board.phase = QUESTS


# ---------------------------------------------------------------- the token


def enter_token(board: Board) -> bool:
    """The token passes clockwise, over parties that are out."""
    players = board.setup.players
    for step in range(1, players + 1):
        party = (board.leader + step) % players
        if not board.out >> party & 1:
            board.leader = party
            break
    board.facts += (("token", board.setup.seats[board.leader]),)
    board.phase = ROUND
    return False
