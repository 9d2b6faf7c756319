"""A single attack or strike: its damage, and the death of a hero or monster."""

from __future__ import annotations

from futago.gorpg.rules.board import (
    Board,
    Hero,
    Monster,
    drop_hero,
    hero_of,
    put_hero,
    with_cards,
)
from futago.gorpg.rules.cards import (
    EQUIPMENT,
    HEROES,
    LEVEL,
    MONSTERS,
    bonus,
    monster_attack,
    monster_defence,
)


def hero_attack(hero: Hero, location: str) -> int:
    """Level, items and bonus, at least 1; wounds do not lower it."""
    return max(1, hero.full + bonus(hero.card, location))


def monster_life(monster: Monster, location: str) -> int:
    """The monster's remaining defence."""
    return monster_defence(monster.card, location) - monster.wound


def attack_monster(board: Board, party: int, hero: str, target: str) -> bool:
    """A hero attacks a monster on the current slot; return whether it dies and becomes a trophy."""
    slot, location = board.slot, board.locations[board.slot]
    damage = hero_attack(hero_of(board, party, hero), location)
    monsters = board.monsters[slot]
    place = [monster.card for monster in monsters].index(target)
    monster = monsters[place]
    left = monster_life(monster, location) - damage
    board.facts += (("hit", hero, target, damage, max(0, left)),)
    if left > 0:
        hurt = Monster(target, monster.wound + damage, True)
        board.monsters[slot] = (*monsters[:place], hurt, *monsters[place + 1 :])
        return False
    board.monsters[slot] = monsters[:place] + monsters[place + 1 :]
    return True


def strike_hero(board: Board, party: int, hero: str, monster: str) -> None:
    """A monster strikes a hero of a party."""
    damage = monster_attack(monster, board.locations[board.slot])
    left = hero_of(board, party, hero).life - damage
    board.facts += (("strike", monster, hero, damage, max(0, left)),)
    wound_hero(board, party, hero, damage)


def wound_hero(board: Board, party: int, card: str, damage: int) -> None:
    """A hero loses life, and dies at 0."""
    hero = hero_of(board, party, card)
    if hero.life > damage:
        put_hero(board, party, hero._replace(wound=hero.wound + damage))
    else:
        _die(board, party, card)


def _die(board: Board, party: int, card: str) -> None:
    """A dead hero leaves the game with its items. In Overlord mode a party without heroes is out at
    once, and the trophies of its quest become corpses."""
    hero = drop_hero(board, party, card)
    grave = board.discards if board.setup.rules.dead_return else board.removed
    grave[HEROES] += (card,)
    board.removed[EQUIPMENT] += hero.items
    seat = board.setup.seats[party]
    board.facts += (("died", card, seat, hero.items),)
    if board.heroes[party] or not board.setup.overlord:
        return
    board.out |= 1 << party
    board.removed[EQUIPMENT] += board.store[party]
    board.removed[MONSTERS] += board.trophies[party]
    board.corpses[board.slot] = with_cards(board.corpses[board.slot], board.spoils[party])
    board.store[party] = board.trophies[party] = board.spoils[party] = ()
    board.coins[party] = 0
    board.facts += (("out", seat),)


def lowest_hero(board: Board, party: int, standing: tuple[str, ...]) -> str:
    """The hero whom monsters strike by the rule: the lowest card level, then the least life, then
    the leftmost."""
    heroes = [hero_of(board, party, card) for card in standing]
    return min(heroes, key=_by_the_rule).card


def _by_the_rule(hero: Hero) -> tuple[int, int]:
    return LEVEL[hero.card], hero.life
