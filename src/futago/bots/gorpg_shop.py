"""In town: what to buy, whom to hire, and how to pay for it with the least."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from futago.bots.gorpg_dress import heroes_from
from futago.bots.gorpg_worth import Worth
from futago.game import Actions
from futago.gorpg.actions import Buy, Cards, Hire
from futago.gorpg.board import Hero
from futago.gorpg.cards import LEVEL, ROUNDS, levels
from futago.gorpg.options import Options
from futago.gorpg.purchases import HERO_PRICE, TROPHY_VALUE
from futago.gorpg.quest import PARTY
from futago.gorpg.view import GorpgView

NEEDED: Final = (3.0, 3.0, 2.2, 1.3, 1.0)  # how much dearer a hero is to a party of so many


def some_of(cards: Sequence[str]) -> list[Cards]:
    """Every choice of at least one."""
    return [some for size in range(1, len(cards) + 1) for some in combinations(cards, size)]


def payments(means: Iterable[tuple[str, int]], most: int) -> dict[int, Cards]:
    """For every sum up to a little above the price, cards that make it."""
    ways: dict[int, Cards] = {0: ()}
    for card, worth in means:
        for total, paid in list(ways.items()):
            if total < most and total + worth not in ways:
                ways[total + worth] = (*paid, card)
    return ways


def best_buy(options: Options, worth: Worth, view: GorpgView, actions: Actions) -> Buy | None:
    """The items that gain most over the trophies they cost."""
    trophies = view.parties[view.seat].trophies
    means = sorted(((card, LEVEL[card]) for card in trophies), key=lambda m: (-m[1], m[0]))
    ways = payments(means, levels(view.show))
    last = view.round == ROUNDS
    kept = 1.0 if last else worth.trophy
    best, best_gain = None, 0.0
    for items in some_of(sorted(view.show)):
        price = levels(items)
        met = [total for total in ways if total >= price]
        if not met:
            continue
        paid = min(met)
        cost = kept * paid
        if last and options.trophy_value == "card":
            cost = float(len(ways[paid]))
        gain = worth.item * price - cost
        if gain > best_gain:
            buy = Buy(items, tuple(sorted(ways[paid])))
            if buy in actions:
                best, best_gain = buy, gain
    return best


def best_hire(options: Options, worth: Worth, view: GorpgView, actions: Actions) -> Hire | None:
    """The heroes that are worth more than they cost; weaker ones make room."""
    heroes = heroes_from(view.parties[view.seat])
    best, best_gain = None, 0.0
    for new in some_of(sorted(view.show)):
        gone = _leavers(worth, heroes, len(new))
        gain = _joined(worth, heroes, gone, new)
        if gain <= best_gain:
            continue
        price = HERO_PRICE * levels(new)
        found = _payment(options, worth, view, heroes, gone, price)
        if found is None or gain - found[0] <= best_gain:
            continue
        _, items, trophies, coins = found
        hire = Hire(new, gone, items, trophies, coins)
        if hire in actions:
            best, best_gain = hire, gain - found[0]
    return best


def _leavers(worth: Worth, heroes: Sequence[Hero], hired: int) -> Cards:
    """The least heroes, as many as five demands."""
    least = sorted(heroes, key=lambda hero: (worth.hero(hero.card), hero.card))
    too_many = max(0, len(heroes) + hired - PARTY)
    return tuple(sorted(hero.card for hero in least[:too_many]))


def _joined(worth: Worth, heroes: Sequence[Hero], gone: Cards, new: Cards) -> float:
    """What the party gains by the change, whatever it costs."""
    count = len(heroes) - len(gone)
    gain = -sum(worth.hero(card) for card in gone)
    for card in sorted(new, key=lambda card: -LEVEL[card]):
        gain += worth.hero(card) * NEEDED[min(count, len(NEEDED) - 1)]
        count += 1
    return gain


def _payment(
    options: Options,
    worth: Worth,
    view: GorpgView,
    heroes: Sequence[Hero],
    gone: Cards,
    price: int,
) -> tuple[float, Cards, Cards, int] | None:
    """The cheapest way to pay: coins, then items or trophies, whichever lose least."""
    party = view.parties[view.seat]
    free = list(party.store)
    for hero in heroes:
        spare = 10**6 if hero.card in gone else hero.life - 1
        for item in sorted(hero.items, key=LEVEL.__getitem__):
            if LEVEL[item] <= spare:
                free.append(item)
                spare -= LEVEL[item]
    value = options.item_value
    items = [(item, value * LEVEL[item]) for item in sorted(free, key=lambda i: (LEVEL[i], i))]
    trophies = [(card, TROPHY_VALUE * LEVEL[card]) for card in party.trophies]
    best: tuple[float, Cards, Cards, int] | None = None
    for means, rate, of_items in (
        (items, worth.item / value, True),
        (trophies, worth.trophy, False),
    ):
        for total, paid in payments(means, price).items():
            coins = max(0, price - total)
            if coins > party.coins:
                continue
            back = max(0, total - price) if options.change == "kept" else 0
            cost = total * rate + coins - back
            if best is None or cost < best[0]:
                cards = tuple(sorted(paid))
                best = (cost, cards if of_items else (), () if of_items else cards, coins)
    return best
