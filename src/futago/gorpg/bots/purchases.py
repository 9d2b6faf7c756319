"""What the greedy party buys, whom it hires, and the cheapest way to pay."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, TypeAlias

from futago.game import Actions
from futago.gorpg.bots.equipment import heroes_from
from futago.gorpg.bots.valuation import Valuation
from futago.gorpg.rules.actions import Buy, Cards, Hire
from futago.gorpg.rules.board import Hero
from futago.gorpg.rules.cards import LEVEL, ROUNDS, levels
from futago.gorpg.rules.options import Options
from futago.gorpg.rules.purchases import HERO_PRICE, TROPHY_VALUE
from futago.gorpg.rules.quest import PARTY
from futago.gorpg.rules.view import GorpgView

NO_MORE_SHOPS: Final = 0.1  # the value of a trophy when no more items can be bought
NEEDED: Final = (3.0, 3.0, 2.2, 1.3, 1.0)  # the value of another hero by the size of the party

Payment: TypeAlias = tuple[float, Cards, Cards]
"""Its cost to the party, the items and the trophies."""


def some_of(cards: Sequence[str]) -> list[Cards]:
    """All non-empty subsets."""
    return [some for size in range(1, len(cards) + 1) for some in combinations(cards, size)]


def payments(means: Iterable[tuple[str, int]], most: int) -> dict[int, Cards]:
    """Cards for every sum that can be paid, up to the first above `most`."""
    found: dict[int, Cards] = {0: ()}
    for card, worth in means:
        for total, paid in list(found.items()):
            if total < most and total + worth not in found:
                found[total + worth] = (*paid, card)
    return found


def best_buy(options: Options, values: Valuation, view: GorpgView, actions: Actions) -> Buy | None:
    """The items with the highest gain over the trophies they cost."""
    trophies = view.parties[view.seat].trophies
    means = sorted(((card, LEVEL[card]) for card in trophies), key=lambda m: (-m[1], m[0]))
    payable = payments(means, levels(view.show))
    last = view.round == ROUNDS
    kept = 1.0 if last else values.trophy
    best, best_gain = None, 0.0
    for items in some_of(sorted(view.show)):
        price = levels(items)
        met = [total for total in payable if total >= price]
        if not met:
            continue
        paid = min(met)
        cost = kept * paid
        if last and options.trophy_value == "card":
            cost = float(len(payable[paid]))
        gain = values.item * price - cost
        if gain > best_gain:
            buy = Buy(items, tuple(sorted(payable[paid])))
            if buy in actions:
                best, best_gain = buy, gain
    return best


def best_hire(
    options: Options, values: Valuation, view: GorpgView, actions: Actions
) -> Hire | None:
    """The heroes with the highest gain over their cost; weaker ones are dismissed for them."""
    heroes = heroes_from(view.parties[view.seat])
    rates = _rates(options, values, view)
    purses = dict[Cards, dict[int, Payment]]()
    best, best_gain = None, 0.0
    for new in some_of(sorted(view.show)):
        gone = _leavers(values, heroes, len(new))
        gain, price = _joined(values, heroes, gone, new), HERO_PRICE * levels(new)
        if gain - price * min(rates) <= best_gain:
            continue
        if gone not in purses:
            purses[gone] = _purse(options, rates, view, heroes, gone)
        found = _cheapest(options, view.parties[view.seat].coins, purses[gone], price)
        if found is None or gain - found[0] <= best_gain:
            continue
        cost, hire = found[0], Hire(new, gone, *found[1:])
        if hire in actions:
            best, best_gain = hire, gain - cost
    return best


def _rates(options: Options, values: Valuation, view: GorpgView) -> tuple[float, float]:
    """What paying a gold piece costs, in items and in trophies."""
    trophies = values.trophy / TROPHY_VALUE
    if options.mode != "standard" and view.round == ROUNDS - 1:
        trophies = NO_MORE_SHOPS
    return values.item / options.item_value, trophies


def _leavers(values: Valuation, heroes: Sequence[Hero], hired: int) -> Cards:
    """The least valuable heroes, as many as have to leave."""
    least = sorted(heroes, key=lambda hero: (values.hero(hero.card), hero.card))
    too_many = max(0, len(heroes) + hired - PARTY)
    return tuple(sorted(hero.card for hero in least[:too_many]))


def _joined(values: Valuation, heroes: Sequence[Hero], gone: Cards, new: Cards) -> float:
    """What the party gains by the change, before its price."""
    count = len(heroes) - len(gone)
    gain = -sum(values.hero(card) for card in gone)
    for card in sorted(new, key=lambda card: -LEVEL[card]):
        gain += values.hero(card) * NEEDED[min(count, len(NEEDED) - 1)]
        count += 1
    return gain


def _purse(
    options: Options,
    rates: tuple[float, float],
    view: GorpgView,
    heroes: Sequence[Hero],
    gone: Cards,
) -> dict[int, Payment]:
    """The cheapest items and trophies for every sum, such that no hero dies without its items."""
    party, value = view.parties[view.seat], options.item_value
    items = list(party.store)
    for hero in heroes:
        spare = 10**6 if hero.card in gone else hero.life - 1
        for item in sorted(hero.items, key=LEVEL.__getitem__):
            if LEVEL[item] <= spare:
                items.append(item)
                spare -= LEVEL[item]
    means = [(value * LEVEL[item], rates[0], item, True) for item in items]
    means += [(TROPHY_VALUE * LEVEL[c], rates[1], c, False) for c in party.trophies]
    most = HERO_PRICE * levels(view.show)
    ways: dict[int, Payment] = {0: (0.0, (), ())}
    for worth, rate, card, is_item in sorted(means, key=lambda m: (m[1], m[0], m[2])):
        for total, (cost, with_items, with_trophies) in list(ways.items()):
            dearer, sum_now = cost + worth * rate, total + worth
            if total < most and (sum_now not in ways or ways[sum_now][0] > dearer):
                ways[sum_now] = (
                    (dearer, (*with_items, card), with_trophies)
                    if is_item
                    else (dearer, with_items, (*with_trophies, card))
                )
    return ways


def _cheapest(
    options: Options, coins: int, purse: dict[int, Payment], price: int
) -> tuple[float, Cards, Cards, int] | None:
    """The cheapest payment: cards, and coins for the rest."""
    best: tuple[float, Cards, Cards, int] | None = None
    for total, (cost, items, trophies) in purse.items():
        lacking = max(0, price - total)
        if lacking > coins:
            continue
        back = max(0, total - price) if options.change == "kept" else 0
        loss = cost + lacking - back
        if best is None or loss < best[0]:
            best = (loss, tuple(sorted(items)), tuple(sorted(trophies)), lacking)
    return best
