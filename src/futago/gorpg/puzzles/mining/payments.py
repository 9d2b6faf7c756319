"""The cheapest payment of every purchase."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from futago.gorpg.rules.actions import Buy, Cards, Hire
from futago.gorpg.rules.board import Board
from futago.gorpg.rules.cards import LEVEL, levels
from futago.gorpg.rules.payments import FREE, Means
from futago.gorpg.rules.purchases import HERO_PRICE, Hires
from futago.gorpg.state import GorpgState


def cheapest_buy(board: Board, items: Cards) -> Buy | None:
    """The purchase of these items for as little as possible; None if it is too dear."""
    trophies = board.trophies[board.setup.party_of[board.movers[0]]]
    paid = _cheapest([(card, LEVEL[card]) for card in trophies], levels(items))
    return Buy(items, tuple(sorted(paid))) if paid is not None else None


def cheapest_hires(board: GorpgState) -> list[Hire] | None:
    """One hire for every choice of heroes and of those dismissed for them; None if one that the
    rules allow was not found."""
    party = board.setup.party_of[board.movers[0]]
    hires, found = Hires(board, party), list[Hire]()
    own = sorted(hero.card for hero in board.heroes[party])
    legal = board.legal_actions(board.movers[0])
    for count in range(1, len(board.show) + 1):
        for heroes in combinations(sorted(board.show), count):
            for gone in combinations(own, hires._too_many(count)):
                price = HERO_PRICE * levels(heroes)
                if price > hires._funds(0, gone=gone):
                    continue
                hire = _hire(hires, heroes, gone, price)
                if hire is None or hire not in legal:
                    return None
                found.append(hire)
    return found


def _hire(hires: Hires, heroes: Cards, gone: Cards, price: int) -> Hire | None:
    """Paid with what nobody carries if that is enough, else also with what heroes can spare."""
    purse = hires._purse(gone)
    free = [means for means in purse.means if means.bearer == FREE]
    for means in (free, [*free, *_spared(purse.means, purse.spare)]):
        named = {f"{number}": one for number, one in enumerate(means)}
        paid = _cheapest([(key, one.worth) for key, one in named.items()], price - purse.coins)
        if paid is None:
            continue
        cards = [named[key] for key in paid]
        total = sum(one.worth for one in cards)
        items = tuple(sorted(one.card for one in cards if not one.trophy))
        trophies = tuple(sorted(one.card for one in cards if one.trophy))
        return Hire(heroes, gone, items, trophies, max(0, price - total))
    return None


def _spared(means: Iterable[Means], spare: dict[int, int]) -> list[Means]:
    """What heroes carry and can lose, the lowest first."""
    left, found = dict(spare), list[Means]()
    for one in sorted(means, key=lambda one: LEVEL[one.card]):
        if one.bearer != FREE and LEVEL[one.card] <= left[one.bearer]:
            left[one.bearer] -= LEVEL[one.card]
            found.append(one)
    return found


def _cheapest(means: Sequence[tuple[str, int]], price: int) -> list[str] | None:
    """Cards whose sum is at least the price and as small as possible; of these, few high ones."""
    if price <= 0:
        return []
    ways: dict[int, list[str]] = {0: []}
    for card, worth in sorted(means, key=lambda one: -one[1]):
        for total, cards in list(ways.items()):
            if total < price and total + worth not in ways:
                ways[total + worth] = [*cards, card]
    enough = [total for total in ways if total >= price]
    return ways[min(enough)] if enough else None
