"""The single player's last battle: which monsters come, and whom they strike (rulings 28, 29)."""

from __future__ import annotations

from futago.gorpg.rules.blows import hero_attack, lowest_hero, strike_hero
from futago.gorpg.rules.board import Board, Monster, hero_of
from futago.gorpg.rules.cards import MONSTERS, TABLES, TOWN, monster_attack

ALONE = 0
"""The only party."""


def swarm(board: Board) -> None:
    """The monsters left on the slots, slot 1 first, and five more."""
    joining: tuple[Monster, ...] = ()
    for slot in range(board.setup.slots):
        monsters = board.monsters[slot]
        board.monsters[slot] = ()
        if board.setup.options.swarm == "all" or board.fought >> slot & 1:
            joining += monsters
        else:
            discard_monsters(board, monsters)
    board.monsters[board.setup.town] = joining
    board.to_deal = TABLES["solo"]["swarm"]


def discard_monsters(board: Board, monsters: tuple[Monster, ...]) -> None:
    """Discard monsters that do not join the last battle, without revealing those face down."""
    board.discards[MONSTERS] += tuple([monster.card for monster in monsters])
    board.veiled += tuple([monster.card for monster in monsters if not monster.shown])


def reply(board: Board) -> None:
    """The monsters strike, left to right, by the rule or at the best target."""
    best = board.setup.options.monster_targets == "best"
    for monster in board.monsters[board.slot]:
        standing = tuple([hero.card for hero in board.heroes[ALONE]])
        if not standing:
            break
        target = (
            best_target(board, standing, monster.card)
            if best
            else lowest_hero(board, ALONE, standing)
        )
        strike_hero(board, ALONE, target, monster.card)


def best_target(board: Board, standing: tuple[str, ...], monster: str) -> str:
    """The hero of highest attack whom this strike kills; else the one of lowest life."""
    heroes = [hero_of(board, ALONE, card) for card in standing]
    damage = monster_attack(monster, TOWN)
    dying = [hero for hero in heroes if hero.life <= damage]
    if dying:
        return max(dying, key=lambda hero: hero_attack(hero, TOWN)).card
    return min(heroes, key=lambda hero: (hero.life, -hero_attack(hero, TOWN))).card
