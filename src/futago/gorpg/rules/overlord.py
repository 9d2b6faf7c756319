"""The Overlord: he lays monsters, directs their strikes and gathers the survivors (rulings 23 to
26)."""

from __future__ import annotations

from futago.game import Actions
from futago.gorpg.rules.actions import Cards, Deal, Lay, Strike
from futago.gorpg.rules.blows import strike_hero
from futago.gorpg.rules.board import (
    BY_OVERLORD,
    LAY,
    NEXT_GO,
    Board,
    Monster,
    without_cards,
)
from futago.gorpg.rules.cards import MONSTERS
from futago.gorpg.rules.menus import Strikes, Subsets
from futago.gorpg.rules.piles import can_draw, chance_deals, deals, take
from futago.gorpg.rules.rounds import begin_quests, lacking

# ---------------------------------------------------------------- laying monsters


def enter_summon(board: Board) -> bool:
    """He sees all monsters drawn this round before he lays any."""
    if board.to_deal and can_draw(board, MONSTERS):
        return chance_deals(board)
    board.to_deal = 0
    board.slot = 0
    board.phase = LAY
    return False


def legal_summons(board: Board) -> Actions:
    return deals(board, MONSTERS, "overlord")


def summon(board: Board, action: Deal) -> None:
    take(board, MONSTERS, action.card)
    board.hand += (action.card,)
    board.to_deal -= 1


def enter_lay(board: Board) -> bool:
    """Fill each slot exactly, slot 1 upward, as far as the cards last."""
    slots = board.setup.slots
    while board.slot < slots and not (board.hand and lacking(board, board.slot)):
        board.slot += 1
    if board.slot < slots:
        board.movers = BY_OVERLORD
        return True
    begin_quests(board)
    return False


def legal_lays(board: Board) -> Actions:
    count = min(lacking(board, board.slot), len(board.hand))
    name = board.setup.slot_names[board.slot]

    def lay_here(cards: Cards) -> Lay:
        return Lay(name, cards)

    return Subsets(("lay", name), board.hand, count, lay_here)


def lay(board: Board, action: Lay) -> None:
    board.hand = without_cards(board.hand, action.monsters)
    board.monsters[board.slot] += tuple([Monster(card, 0, False) for card in action.monsters])
    board.slot += 1


# ---------------------------------------------------------------- the reply as he directs


def enter_strike(board: Board) -> bool:
    """Every living monster strikes once, until the party has no hero there."""
    if board.strikers and board.questing[board.queue[0]]:
        board.movers = BY_OVERLORD
        return True
    board.strikers = ()
    board.phase = NEXT_GO
    return False


def legal_strikes(board: Board) -> Actions:
    return Strikes(board.strikers, board.questing[board.queue[0]])


def strike(board: Board, action: Strike) -> None:
    board.strikers = without_cards(board.strikers, (action.monster,))
    strike_hero(board, board.queue[0], action.hero, action.monster)


# ---------------------------------------------------------------- survivors


def survivors_return(board: Board, slot: int) -> None:
    """The surviving monsters of a slot return to him, healed, and wait for the last battle."""
    monsters = board.monsters[slot]
    if monsters:
        board.pile += tuple([monster._replace(wound=0) for monster in monsters])
        board.monsters[slot] = ()
        board.facts += (("regroup", slot, len(monsters)),)


def regroup(board: Board) -> None:
    """With the option, the monsters of all other slots return as well, every round."""
    if board.setup.options.regroup == "all":
        for slot in range(board.setup.slots):
            survivors_return(board, slot)
