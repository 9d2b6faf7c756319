"""Items: who carries them, and how a party may equip its heroes (ruling 15).

Wounds stay on a hero when items move, so a hero may need its items to survive: equipping, paying
or trading away an item that would kill its bearer is not allowed.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from futago.game import Action
from futago.gorpg.rules.actions import Cards, Equip
from futago.gorpg.rules.board import Board, Hero, hero_of, put_hero, with_cards, without_cards
from futago.gorpg.rules.cards import LEVEL, ascending, levels
from futago.gorpg.rules.menus import MenuPart, NextWords

_FREE = -1


def equip(board: Board, party: int, action: Equip) -> None:
    """The hero carries exactly these items; its other items go to the store."""
    hero, items = hero_of(board, party, action.hero), action.items
    laid_down = without_cards(hero.items, items)
    take_away(board, party, without_cards(items, hero.items))
    put_hero(board, party, with_items(hero, items))
    board.store[party] = with_cards(board.store[party], laid_down)


def with_items(hero: Hero, items: Cards) -> Hero:
    """The same hero with other items."""
    return Hero(hero.card, items, hero.wound, LEVEL[hero.card] + levels(items))


def take_away(board: Board, party: int, items: Cards) -> None:
    """Items leave the store and the heroes of a party."""
    if not items:
        return
    board.store[party] = without_cards(board.store[party], items)
    board.heroes[party] = tuple(
        [
            with_items(hero, without_cards(hero.items, items))
            if any(item in items for item in hero.items)
            else hero
            for hero in board.heroes[party]
        ]
    )


def can_spare(heroes: Iterable[Hero], store: Cards, items: Cards) -> bool:
    """Whether these items can leave the store and the heroes without killing a hero."""
    left = set(items) - set(store)
    for hero in heroes:
        taken = [item for item in hero.items if item in left]
        if taken:
            if hero.life <= levels(tuple(taken)):
                return False
            left.difference_update(taken)
    return not left


def most_below(items: Cards, cap: int) -> int:
    """The highest sum of levels of some of these items that does not exceed the cap."""
    total = levels(items)
    if total <= cap:
        return total
    sums = 1
    for item in items:
        sums |= sums << LEVEL[item]
    return (sums & (1 << cap + 1) - 1).bit_length() - 1


class Equips(MenuPart):
    """All changes of one hero's items, with items from the store and from other heroes."""

    __slots__ = ("heroes", "most", "store")
    word = "equip"
    weight = 1

    def __init__(self, heroes: tuple[Hero, ...], store: Cards, most: int) -> None:
        self.heroes = heroes
        self.store = store
        self.most = most

    def possible(self) -> bool:
        """Whether there is any such change."""
        found_items = False
        for hero in self.heroes:
            if self.store and len(hero.items) < self.most:
                return True
            for item in hero.items:
                if LEVEL[item] < hero.life:
                    return True
                found_items = True
        if not found_items and not self.store:
            return False
        return any(self._has_change(hero) for hero in self.heroes)

    def _hero(self, card: str) -> Hero | None:
        return next((hero for hero in self.heroes if hero.card == card), None)

    def legal(self, card: str, items: Cards) -> bool:
        """Whether this hero may be given exactly these items."""
        hero = self._hero(card)
        if hero is None or items == hero.items or len(items) > self.most or not ascending(items):
            return False
        others = [other for other in self.heroes if other is not hero]
        if not can_spare(others, self.store, without_cards(items, hero.items)):
            return False
        return LEVEL[card] + levels(items) > hero.wound

    def __contains__(self, action: object) -> bool:
        return type(action) is Equip and self.legal(action.hero, action.items)

    def next_words(self, picked: Sequence[str]) -> NextWords:
        if not picked:
            return ["equip"] if self.possible() else [], None
        if picked[0] != "equip":
            return [], None
        if len(picked) == 1:
            return sorted(hero.card for hero in self.heroes if self._has_change(hero)), None
        hero, items = self._hero(picked[1]), tuple(picked[2:])
        if hero is None or not ascending(items):
            return [], None
        pool = self._pool(hero)
        if any(item not in pool for item in items):
            return [], None
        words = [
            item
            for item in sorted(pool)
            if (not items or item > items[-1]) and self._leads_on(hero, (*items, item))
        ]
        return words, Equip(hero.card, items) if self.legal(hero.card, items) else None

    def _pool(self, hero: Hero) -> dict[str, int]:
        """All items of the party and who carries each; the hero's own count as free."""
        pool = dict.fromkeys(self.store + hero.items, _FREE)
        for number, other in enumerate(self.heroes):
            if other is not hero:
                pool |= dict.fromkeys(other.items, number)
        return pool

    def _has_change(self, hero: Hero) -> bool:
        return any(items != hero.items for items in self._completions(hero, ()))

    def _leads_on(self, hero: Hero, items: Cards) -> bool:
        return any(more != hero.items for more in self._completions(hero, items))

    def _completions(self, hero: Hero, items: Cards) -> Iterator[Cards]:
        """The sets of items, beginning with these, with which every hero survives; branches that
        lead to none are cut off."""
        pool = self._pool(hero)
        spare = {n: other.life - 1 for n, other in enumerate(self.heroes)}
        for item in items:
            if pool[item] != _FREE:
                spare[pool[item]] -= LEVEL[item]
        if len(items) > self.most or min(spare.values()) < 0:
            return
        later = [item for item in sorted(pool) if not items or item > items[-1]]
        need = hero.wound + 1 - LEVEL[hero.card] - levels(items)
        if need > 0 and _most_levels(later, pool, spare, self.most - len(items)) < need:
            return
        if need <= 0:
            yield items
        for item in later:
            yield from self._completions(hero, (*items, item))

    def sample(self, rng: random.Random) -> Action:
        """Try random changes, and fall back to the exact method if none of them is legal."""
        for _ in range(4):
            hero = self.heroes[int(rng.random() * len(self.heroes))]
            items = [item for item in hero.items if rng.random() < 0.75]
            others = [other.items for other in self.heroes if other is not hero]
            reach = self.store if self.store and rng.random() < 0.75 else sum(others, self.store)
            for _ in range(1 + int(rng.random() * 3)):
                item = reach[int(rng.random() * len(reach))] if reach else None
                if item is not None and item not in items:
                    items.append(item)
            chosen = tuple(sorted(items))
            if self.legal(hero.card, chosen):
                return Equip(hero.card, chosen)
        return super().sample(rng)


def _most_levels(later: list[str], pool: dict[str, int], spare: dict[int, int], room: int) -> int:
    """The most levels that `room` of these items can add without killing a bearer."""
    best = [0]  # by the number of items taken
    bearers = dict[int, list[int]]()
    for item in later:
        bearers.setdefault(pool[item], []).append(LEVEL[item])
    for bearer, carried in bearers.items():
        sums = [1] + [0] * min(room, len(carried))  # levels that can be taken, by number, as bits
        for level in carried:
            for count in range(len(sums) - 1, 0, -1):
                sums[count] |= sums[count - 1] << level
        if bearer != _FREE:
            sums = [found & (1 << spare[bearer] + 1) - 1 for found in sums]
        tops = [(count, found.bit_length() - 1) for count, found in enumerate(sums) if found]
        merged = [-1] * min(room + 1, len(best) + len(sums) - 1)
        for taken, total in enumerate(best):
            for count, top in tops:
                if total >= 0 and taken + count < len(merged):
                    merged[taken + count] = max(merged[taken + count], total + top)
        best = merged
    return max(best)
