"""The last battle, in town: round 10 of Overlord and single-player games (rulings 26, 29)."""

from __future__ import annotations

from futago.game import Actions
from futago.gorpg.rules import solo
from futago.gorpg.rules.actions import Attack, Deal, Equip, Pass, Strike
from futago.gorpg.rules.blows import attack_monster, hero_attack, strike_hero, wound_hero
from futago.gorpg.rules.board import (
    BY_OVERLORD,
    CHARGE,
    READY,
    TOWN_DEAL,
    TURN,
    VICTORY,
    WRATH,
    Board,
    Monster,
    has_hero,
    hero_of,
    turn_order,
    with_cards,
    without_cards,
)
from futago.gorpg.rules.cards import MONSTERS, ROUNDS, TOWN
from futago.gorpg.rules.gear import Equips, equip
from futago.gorpg.rules.menus import Attacks, Menu, MenuPart, Single, Strikes
from futago.gorpg.rules.piles import can_draw, chance_deals, deals, take
from futago.gorpg.rules.score import end_of_game

_READY = Single(Pass(), 2)

# ---------------------------------------------------------------- the field


def enter_swarm(board: Board) -> bool:
    """The Overlord gets his pile and as many new monsters as all slots held in round 9."""
    setup = board.setup
    if setup.solo:
        solo.swarm(board)
    else:
        for slot in range(setup.slots):
            solo.discard_monsters(board, board.monsters[slot])
            board.monsters[slot] = ()
        board.monsters[setup.town], board.pile = board.pile, ()
        board.to_deal = sum(setup.counts[ROUNDS - 1])
        if setup.options.heal_before_last:
            board.heroes = [
                tuple([hero._replace(wound=0) for hero in heroes]) for heroes in board.heroes
            ]
    coming = board.monsters[setup.town]
    board.slot = setup.town
    board.facts += (("swarm", tuple([monster.card for monster in coming])),)
    board.revealed |= any(not monster.shown for monster in coming)
    board.monsters[setup.town] = tuple([monster._replace(shown=True) for monster in coming])
    board.phase = TOWN_DEAL
    return False


def enter_town_deal(board: Board) -> bool:
    if board.to_deal and can_draw(board, MONSTERS):
        return chance_deals(board)
    board.to_deal = 0
    board.queue = turn_order(board)
    board.phase = READY
    return False


def legal_attackers(board: Board) -> Actions:
    return deals(board, MONSTERS, TOWN)


def deal_attacker(board: Board, action: Deal) -> None:
    take(board, MONSTERS, action.card)
    board.monsters[board.slot] += (Monster(action.card, 0, True),)
    board.to_deal -= 1


def enter_ready(board: Board) -> bool:
    """In turn order, the parties equip their heroes."""
    if not board.queue:
        board.phase = TURN
        return False
    board.movers = board.setup.movers[board.queue[0]]
    return True


def legal_preparations(board: Board) -> Actions:
    party = board.queue[0]
    parts: list[MenuPart] = [_READY]
    equips = Equips(board.heroes[party], board.store[party], board.setup.most_items)
    if equips.possible():
        parts.append(equips)
    return Menu(*parts)


def prepare(board: Board, action: Equip) -> None:
    equip(board, board.queue[0], action)


def ready(board: Board, action: Pass) -> None:
    board.queue = board.queue[1:]


# ---------------------------------------------------------------- the parties attack


def enter_turn(board: Board) -> bool:
    if not board.monsters[board.slot]:
        board.phase = VICTORY
        return False
    board.queue = turn_order(board)
    board.yet = tuple([h.card for h in board.heroes[solo.ALONE]]) if board.setup.solo else ()
    board.phase = CHARGE
    return False


def enter_charge(board: Board) -> bool:
    """One attack per party; the single player attacks with every hero."""
    while board.queue and board.out >> board.queue[0] & 1:
        board.queue = board.queue[1:]
    if board.queue:
        board.movers = board.setup.movers[board.queue[0]]
        return True
    setup, monsters = board.setup, board.monsters[board.slot]
    board.strikers = tuple([monster.card for monster in monsters])
    if setup.overlord:
        alive = setup.players - board.out.bit_count()
        allowed = setup.players if setup.options.strikes == "start" else alive
        board.strikes = min(allowed, len(monsters)) if setup.one_strike_each else allowed
    board.phase = WRATH
    return False


def legal_charges(board: Board) -> Actions:
    """Any monster; where parties may play for themselves, also another party's hero."""
    setup, party = board.setup, board.queue[0]
    targets = [monster.card for monster in board.monsters[board.slot]]
    if setup.solo:
        return Attacks(board.yet, tuple(targets))
    if setup.options.victory != "collective":
        for other, heroes in enumerate(board.heroes):
            if other != party:
                targets += [f"{setup.seats[other]} {hero.card}" for hero in heroes]
    return Attacks(tuple([hero.card for hero in board.heroes[party]]), tuple(targets))


def charge(board: Board, action: Attack) -> None:
    party = board.queue[0]
    if action.seat is not None:
        _blow(board, party, action)
    elif attack_monster(board, party, action.hero, action.target):
        board.trophies[party] = with_cards(board.trophies[party], (action.target,))
        if not board.monsters[board.slot]:
            board.yet = ()
            board.phase = VICTORY
            return
    if board.setup.solo:
        board.yet = without_cards(board.yet, (action.hero,))
    if not board.yet:
        board.queue = board.queue[1:]


def _blow(board: Board, party: int, action: Attack) -> None:
    """A hero attacks another party's hero: from now on each party plays for itself."""
    assert action.seat is not None
    other = board.setup.party_of[action.seat]
    damage = hero_attack(hero_of(board, party, action.hero), TOWN)
    left = max(0, hero_of(board, other, action.target).life - damage)
    board.facts += (("blow", action.hero, action.seat, action.target, damage, left),)
    if not board.blow:
        board.blow = True
        if board.setup.options.victory == "open":
            board.facts += (("contest",),)
    wound_hero(board, other, action.target, damage)


# ---------------------------------------------------------------- the monsters strike


def enter_wrath(board: Board) -> bool:
    """The Overlord strikes as often as he may, with any monsters or with each once at the most;
    against a single player each monster strikes, left to right."""
    if board.setup.overlord:
        if board.out == board.setup.everybody:
            end_of_game(board, ("overlord",), "eliminated")
            return False
        if board.strikes and board.strikers:
            board.movers = BY_OVERLORD
            return True
    else:
        if board.setup.options.monster_targets != "player":
            solo.reply(board)
            board.strikers = ()
        if not board.heroes[solo.ALONE]:
            end_of_game(board, (), "defeated")
            return False
        if board.strikers:
            board.movers = board.setup.movers[solo.ALONE]
            return True
    board.strikers, board.strikes = (), 0
    board.phase = TURN
    return False


def legal_wrath(board: Board) -> Actions:
    heroes = tuple([hero.card for party in board.heroes for hero in party])
    monsters = board.strikers if board.setup.overlord else board.strikers[:1]
    return Strikes(monsters, heroes)


def wrath(board: Board, action: Strike) -> None:
    for party in range(board.setup.players):
        if has_hero(board, party, action.hero):
            break
    if board.setup.solo or board.setup.one_strike_each:
        board.strikers = without_cards(board.strikers, (action.monster,))
    board.strikes = max(0, board.strikes - 1)
    strike_hero(board, party, action.hero, action.monster)
