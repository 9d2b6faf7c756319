"""Trade offers between parties: heroes and items, also as a gift (ruling 18)."""

from __future__ import annotations

import random
from collections.abc import Sequence

from futago.game import Action
from futago.gorpg.rules.actions import Cards, Goods, Trade
from futago.gorpg.rules.board import Board, Hero
from futago.gorpg.rules.cards import ascending
from futago.gorpg.rules.gear import can_spare
from futago.gorpg.rules.menus import MenuPart, NextWords
from futago.gorpg.rules.quest import PARTY

_SECTIONS = ("give heroes", "give items", "take heroes", "take items")


class Trades(MenuPart):
    """All offers of a party: nobody may end up with more than five heroes or with none, and no hero
    may die without its items."""

    __slots__ = ("heroes", "me", "others", "store")
    word = "trade"
    weight = 1

    def __init__(self, board: Board, party: int) -> None:
        setup = board.setup
        self.me = party
        self.others = {
            setup.seats[other]: other
            for other in range(setup.players)
            if other != party and not board.out >> other & 1
        }
        self.heroes = tuple(board.heroes)
        self.store = tuple(board.store)

    def possible(self) -> bool:
        """Whether there is any offer: swapping heroes, or an item from a store, is always one."""
        for other in self.others.values():
            if self.heroes[self.me] and self.heroes[other]:
                return True
            if self.store[self.me] or self.store[other]:
                return True
        return any(self._next(seat, [(), (), (), ()], 0) for seat in self.others)

    def __contains__(self, action: object) -> bool:
        if type(action) is not Trade or action.partner not in self.others:
            return False
        give, take = action.give, action.take
        if not (give.heroes or give.items or take.heroes or take.items):
            return False
        other = self.others[action.partner]
        return (
            self._numbers_legal(other, len(give.heroes), len(take.heroes))
            and self._goods_legal(self.me, give)
            and self._goods_legal(other, take)
        )

    def _goods_legal(self, party: int, goods: Goods) -> bool:
        names = [hero.card for hero in self.heroes[party]]
        if not ascending(goods.heroes) or not ascending(goods.items):
            return False
        if not all(card in names for card in goods.heroes):
            return False
        stay = [hero for hero in self.heroes[party] if hero.card not in goods.heroes]
        return can_spare(stay, self.store[party], goods.items)

    def _numbers_legal(self, other: int, given: int, taken: int) -> bool:
        """At most five heroes each; nobody gives away the last hero without getting one."""
        mine = len(self.heroes[self.me]) - given + taken
        theirs = len(self.heroes[other]) - taken + given
        if mine > PARTY or theirs > PARTY:
            return False
        return (mine > 0 or not given) and (theirs > 0 or not taken)

    # The notation: trade SEAT give heroes ... items ... take heroes ... items ...

    def next_words(self, picked: Sequence[str]) -> NextWords:
        words = list(picked)
        if not words:
            return ["trade"] if self.possible() else [], None
        if words[0] != "trade":
            return [], None
        if len(words) == 1:
            seats = self.others
            return [seat for seat in seats if self._next(seat, [(), (), (), ()], 0)], None
        if words[1] not in self.others:
            return [], None
        read = _sections(words[2:])
        if read is None:
            return [], None
        lists, section, side = read
        if side is not None:  # "give" or "take" and nothing after it yet
            found = self._next(words[1], lists, 2 * side, 2 * side + 2)
            return sorted({_SECTIONS[place].split()[1] for place, _ in found}), None
        found = self._next(words[1], lists, max(section, 0))
        following = list[str]()
        for place, card in found:
            if place == section:
                following.append(card)
            elif section >= 0 and not lists[section]:
                continue  # a heading is followed by a card
            elif section >= 0 and place // 2 == section // 2:
                following.append(_SECTIONS[place].split()[1])
            else:
                following.append(_SECTIONS[place].split()[0])
        action = Trade(words[1], Goods(lists[0], lists[1]), Goods(lists[2], lists[3]))
        spelled = action in self and not (section >= 0 and not lists[section])
        return sorted(set(following)), action if spelled else None

    def _next(
        self, seat: str, lists: list[Cards], first: int, end: int = len(_SECTIONS)
    ) -> list[tuple[int, str]]:
        """The cards, and the sections they belong to, that may be named next."""
        found = list[tuple[int, str]]()
        other = self.others[seat]
        for place in range(first, end):
            party = self.me if place < 2 else other
            for card in self._candidates(party, lists, place):
                trial = list(lists)
                trial[place] += (card,)
                if ascending(trial[place]) and self._leads_on(other, trial, place):
                    found.append((place, card))
        return found

    def _candidates(self, party: int, lists: list[Cards], place: int) -> list[str]:
        heroes = self.heroes[party]
        if place % 2 == 0:
            return [hero.card for hero in heroes]
        stay = [hero for hero in heroes if hero.card not in lists[place - 1]]
        return list(self.store[party]) + [item for hero in stay for item in hero.items]

    def _leads_on(self, other: int, lists: list[Cards], place: int) -> bool:
        """Whether an offer that begins like this can be completed from this section on."""
        if not self._goods_legal(self.me, Goods(lists[0], lists[1])):
            return False
        if not self._goods_legal(other, Goods(lists[2], lists[3])):
            return False
        more_given = _later(self.heroes[self.me], lists[0]) if place == 0 else 0
        more_taken = _later(self.heroes[other], lists[2]) if place <= 2 else 0
        return any(
            self._numbers_legal(other, len(lists[0]) + given, len(lists[2]) + taken)
            for given in range(more_given + 1)
            for taken in range(more_taken + 1)
        )

    def sample(self, rng: random.Random) -> Action:
        seats = list(self.others)
        for _ in range(6):
            seat = seats[int(rng.random() * len(seats))]
            other = self.others[seat]
            action = Trade(seat, self._some(self.me, rng), self._some(other, rng))
            if action in self:
                return action
        return super().sample(rng)

    def _some(self, party: int, rng: random.Random) -> Goods:
        """At most one hero and one item."""
        heroes, items = self.heroes[party], self.store[party]
        hero, item = list[str](), list[str]()
        if heroes and rng.random() < 0.5:
            hero.append(heroes[int(rng.random() * len(heroes))].card)
        if rng.random() < 0.3:
            items = sum([hero.items for hero in heroes], items)
        if items and rng.random() < 0.5:
            item.append(items[int(rng.random() * len(items))])
        return Goods(tuple(hero), tuple(item))


def _later(heroes: tuple[Hero, ...], named: Cards) -> int:
    """How many heroes may still be named after these, in alphabetical order."""
    return len([hero for hero in heroes if not named or hero.card > named[-1]])


def _sections(words: list[str]) -> tuple[list[Cards], int, int | None] | None:
    """The cards by section, the current section (-1: none), and the side just opened, if any; None
    if the words are not in order."""
    lists: list[Cards] = [(), (), (), ()]
    section, side, opened = -1, -1, False
    for word in words:
        if word in ("give", "take"):
            side, opened = ("give", "take").index(word), True
            if 2 * side <= section or (section >= 0 and not lists[section]):
                return None
        elif word in ("heroes", "items"):
            place = 2 * side + ("heroes", "items").index(word)
            if side < 0 or place <= section or (not opened and not lists[section]):
                return None
            section, opened = place, False
        elif section < 0 or opened:
            return None
        else:
            lists[section] += (word,)
    return lists, section, side if opened else None
