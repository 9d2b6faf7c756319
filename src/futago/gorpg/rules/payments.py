"""Payments: which cards and coins may be paid for a price (rulings 16 and 17).

A payment may contain nothing superfluous: taking back any card or coin must leave it short. So a
payment with coins is exact, and one with cards alone exceeds the price by less than its least card.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from futago.gorpg.rules.cards import LEVEL

FREE: Final = -1
"""The bearer of a card that no hero carries."""


class Means(NamedTuple):
    """A card that can be paid: its worth, and the hero who carries it (or `FREE`)."""

    card: str
    worth: int
    bearer: int
    trophy: bool = False


class Purse:
    """What a party can pay with: cards, one after the other in a fixed order, then coins."""

    def __init__(self, means: list[Means], spare: dict[int, int], coins: int) -> None:
        self.means = means
        self.spare = spare  # levels that each bearer can lose
        self.coins = coins

    def leads_on(self, price: int, paid: Sequence[Means], start: int) -> bool:
        """Whether these cards can be completed to a payment with cards from `start` on and
        coins."""
        total = sum(means.worth for means in paid)
        spare = dict(self.spare)
        for means in paid:
            if means.bearer != FREE:
                spare[means.bearer] -= LEVEL[means.card]
        if min(spare.values(), default=0) < 0:
            return False
        least = min((means.worth for means in paid), default=price)
        if total >= price:
            return total - least < price
        later = self.means[start:]
        if self._reaches(later, 0, spare, max(0, price - self.coins - total), price - 1 - total):
            return self.coins > 0
        steps = {means.worth for means in later} | {least}
        return any(
            self._reaches(later, step, spare, price - total, price - total + step - 1)
            for step in steps
            if step <= least
        )

    def _reaches(
        self, later: list[Means], least: int, spare: dict[int, int], low: int, high: int
    ) -> bool:
        """Whether some of these cards, none worth less than `least`, add up to between `low` and
        `high`."""
        if high < low:
            return False
        sums, keep = 1, (1 << high + 1) - 1
        carried = dict[int, list[Means]]()
        for means in later:
            if means.worth < least:
                continue
            if means.bearer == FREE:
                sums |= sums << means.worth & keep
            else:
                carried.setdefault(means.bearer, []).append(means)
        for bearer, held in carried.items():
            taken, merged = 1, 0
            for means in held:
                taken |= taken << LEVEL[means.card]
            a_level = held[0].worth // LEVEL[held[0].card]
            for level in range(spare[bearer] + 1):
                if taken >> level & 1:
                    merged |= sums << level * a_level
            sums = merged & keep
        return sums >> low != 0


def random_payment(
    means: list[Means], spare: dict[int, int], price: int, rng: random.Random
) -> list[Means] | None:
    """Random cards that meet the price with nothing superfluous; None if this attempt found
    none."""
    left, total, paid = list(means), 0, list[Means]()
    while total < price and left:
        chosen = left.pop(int(rng.random() * len(left)))
        if chosen.bearer != FREE:
            if spare[chosen.bearer] < LEVEL[chosen.card]:
                continue
            spare[chosen.bearer] -= LEVEL[chosen.card]
        paid.append(chosen)
        total += chosen.worth
    if total < price:
        return None
    kept = list[Means]()
    for chosen in paid:
        if total - chosen.worth >= price:
            total -= chosen.worth
        else:
            kept.append(chosen)
    return kept
