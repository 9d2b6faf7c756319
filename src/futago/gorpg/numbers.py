"""The numbers of heroes and monsters with the parts they are made of (ruling 3)."""

from __future__ import annotations

import msgspec

from futago.gorpg.blows import hero_attack, monster_life
from futago.gorpg.board import Hero, Monster
from futago.gorpg.cards import LEVEL, bonus, monster_attack
from futago.texts import Text


class Number(msgspec.Struct, frozen=True):
    """A number and its parts: level + items + place (the location's level) + bonus - wounds,
    where all but the wounds make at least 1."""

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


def hero_life_number(hero: Hero) -> Number:
    level = LEVEL[hero.card]
    return Number(hero.life, level, hero.full - level, wounds=hero.wound)


def hero_attack_number(hero: Hero, location: str) -> Number:
    """The attack at a location; `""` for nowhere in particular."""
    level = LEVEL[hero.card]
    if not location:
        return Number(hero.full, level, hero.full - level)
    total, there = hero_attack(hero, location), bonus(hero.card, location)
    return Number(total, level, hero.full - level, bonus=there)


def monster_life_number(monster: Monster, location: str) -> Number:
    there, place = bonus(monster.card, location), LEVEL[location]
    total = monster_life(monster, location)
    level = LEVEL[monster.card]
    return Number(total, level, place=place, bonus=there, wounds=monster.wound)


def monster_attack_number(monster: Monster, location: str) -> Number:
    there = bonus(monster.card, location)
    return Number(monster_attack(monster.card, location), LEVEL[monster.card], bonus=there)
