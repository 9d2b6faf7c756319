"""Life and attack of heroes and monsters, broken down into their parts (ruling 3)."""

from __future__ import annotations

import msgspec

from futago.gorpg.rules.blows import hero_attack, monster_life
from futago.gorpg.rules.board import Hero, Monster
from futago.gorpg.rules.cards import LEVEL, bonus, monster_attack
from futago.texts import Text


class Stat(msgspec.Struct, frozen=True):
    """A stat and its parts: level + items + place (the location's level) + bonus - wounds. The sum
    without the wounds is at least 1."""

    total: int
    level: int
    items: int = 0
    place: int = 0
    bonus: int = 0
    wounds: int = 0

    def text(self) -> Text:
        """For example: 6 = level 4 + items 3 - bonus 1."""
        floor = self.level + self.items + self.place + self.bonus < 1
        sign = "plus" if self.bonus > 0 else "minus" if self.bonus < 0 else "none"
        return Text(
            "gorpg-number",
            total=self.total,
            level=self.level,
            items=self.items,
            place=self.place,
            sign=sign,
            bonus=abs(self.bonus),
            wounds=self.wounds,
            floor="yes" if floor else "no",
        )


def hero_life_stat(hero: Hero) -> Stat:
    level = LEVEL[hero.card]
    return Stat(hero.life, level, hero.full - level, wounds=hero.wound)


def hero_attack_stat(hero: Hero, location: str) -> Stat:
    """The attack at a location; `""` for no location."""
    level = LEVEL[hero.card]
    if not location:
        return Stat(hero.full, level, hero.full - level)
    total, there = hero_attack(hero, location), bonus(hero.card, location)
    return Stat(total, level, hero.full - level, bonus=there)


def monster_life_stat(monster: Monster, location: str) -> Stat:
    there, place = bonus(monster.card, location), LEVEL[location]
    total = monster_life(monster, location)
    level = LEVEL[monster.card]
    return Stat(total, level, place=place, bonus=there, wounds=monster.wound)


def monster_attack_stat(monster: Monster, location: str) -> Stat:
    there = bonus(monster.card, location)
    return Stat(monster_attack(monster.card, location), LEVEL[monster.card], bonus=there)
