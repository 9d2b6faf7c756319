"""How the greedy bots of Go RPG value heroes, items, trophies and wounds, in gold pieces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from futago.gorpg.rules.board import Hero
from futago.gorpg.rules.cards import LEVEL, ROUNDS
from futago.gorpg.rules.options import Options


@dataclass(frozen=True, slots=True)
class Weights:
    """Parameters of the valuation, tuned by self-play."""

    body: float = 12.0  # a hero of any level, at the beginning of the game
    level: float = 3.0  # each of its levels
    power: float = 2.5  # a level of an item, beyond its value in gold
    wound: float = 0.7  # a point of life lost, while there are battles to come
    change: float = 0.85  # the share of a trophy's value that buying items preserves


STANDARD: Final = Weights()
SURVIVAL: Final = Weights(body=20.0, level=2.5, power=4.0, wound=1.0, change=0.95)
LAST_HERO: Final = 60.0  # added for the last hero of a party that would sit out a round
ALL_LOST: Final = 400.0  # added for the last hero of a party that would be out of the game


@dataclass(frozen=True, slots=True)
class Valuation:
    """What things are worth in one round of a game."""

    trophy: float  # per level
    item: float  # per level
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


def valuation_in(options: Options, round: int, weights: Weights | None = None) -> Valuation:
    """The valuation after the quests of this round."""
    to_come = (ROUNDS - max(1, round)) / (ROUNDS - 1)
    survival = options.mode != "standard"
    weights = weights or (SURVIVAL if survival else STANDARD)
    gold = float(options.item_value)
    if survival:
        share = 0.3 + 0.7 * to_come
        shops = round < ROUNDS
        return Valuation(
            trophy=weights.change * (5.0 + weights.power * share) if shops else 0.2,
            item=5.0 + weights.power * share,
            body=weights.body,
            level=weights.level,
            wound=weights.wound,
            last=ALL_LOST,
        )
    item = gold + weights.power * to_come
    shop = round < ROUNDS or options.final_shop
    trophy = max(weights.change * item, 1.0) if shop else 1.0
    if not shop and options.trophy_value == "card":
        trophy = 0.15
    return Valuation(
        trophy=trophy,
        item=item,
        body=weights.body * to_come,
        level=weights.level * to_come,
        wound=weights.wound * min(1.0, to_come * 3),
        last=LAST_HERO if round < ROUNDS - 1 else 0.0,
    )
