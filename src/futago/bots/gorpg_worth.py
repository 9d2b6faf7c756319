"""What the greedy bots of Go RPG think things are worth, in gold pieces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from futago.gorpg.board import Hero
from futago.gorpg.cards import LEVEL, ROUNDS
from futago.gorpg.options import Options


@dataclass(frozen=True, slots=True)
class Taste:
    """The guesses behind the worths, found by play against itself."""

    body: float = 12.0  # a hero, whatever its level, with the whole game to come
    level: float = 3.0  # each of its levels
    power: float = 2.5  # a level of an item, above its gold
    wound: float = 0.7  # a point of life lost, while there are fights to come
    change: float = 0.85  # how much of the trophies becomes items


STANDARD: Final = Taste()
SURVIVAL: Final = Taste(body=20.0, level=2.5, power=4.0, wound=1.0, change=0.95)
LAST_HERO: Final = 60.0  # more, for a party that would sit out a round
ALL_LOST: Final = 400.0  # for one that would be out of the game


@dataclass(frozen=True, slots=True)
class Worth:
    """The worths in one round of a game."""

    trophy: float  # a level
    item: float  # a level
    body: float
    level: float
    wound: float
    last: float  # what it costs to lose the last hero

    def hero(self, card: str) -> float:
        """A hero without items."""
        return self.body + self.level * LEVEL[card]

    def keep(self, hero: Hero) -> float:
        """A hero in full health, with its items."""
        return self.hero(hero.card) + self.item * (hero.full - LEVEL[hero.card])


def worth_in(options: Options, round: int, taste: Taste | None = None) -> Worth:
    """The worths once the quests of this round are over."""
    to_come = (ROUNDS - max(1, round)) / (ROUNDS - 1)
    survival = options.mode != "standard"
    taste = taste or (SURVIVAL if survival else STANDARD)
    gold = float(options.item_value)
    if survival:
        share = 0.3 + 0.7 * to_come
        shops = round < ROUNDS
        return Worth(
            trophy=taste.change * (5.0 + taste.power * share) if shops else 0.2,
            item=5.0 + taste.power * share,
            body=taste.body,
            level=taste.level,
            wound=taste.wound,
            last=ALL_LOST,
        )
    item = gold + taste.power * to_come
    shop = round < ROUNDS or options.final_shop
    trophy = max(taste.change * item, 1.0) if shop else 1.0
    if not shop and options.trophy_value == "card":
        trophy = 0.15
    return Worth(
        trophy=trophy,
        item=item,
        body=taste.body * to_come,
        level=taste.level * to_come,
        wound=taste.wound * min(1.0, to_come * 3),
        last=LAST_HERO if round < ROUNDS - 1 else 0.0,
    )
