"""Buying items and hiring heroes: all legal purchases and their prices (rulings 16 and 17)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from futago.game import Action
from futago.gorpg.rules.actions import Buy, Cards, Hire
from futago.gorpg.rules.board import Board, Hero
from futago.gorpg.rules.cards import LEVEL, TABLES, ascending, levels
from futago.gorpg.rules.gear import can_spare, most_below
from futago.gorpg.rules.menus import MenuPart, NextWords
from futago.gorpg.rules.payments import FREE, Means, Purse, random_payment
from futago.gorpg.rules.quest import PARTY

HERO_PRICE: Final[int] = TABLES["guild"]["gold_for_a_hero_level"]
TROPHY_VALUE: Final[int] = TABLES["guild"]["gold_for_a_trophy_level"]


def worth_of(action: Hire, item_value: int) -> int:
    """The value of a payment, in gold."""
    cards = item_value * levels(action.items) + TROPHY_VALUE * levels(action.trophies)
    return cards + action.coins


class Buys(MenuPart):
    """Any items on show, for trophies."""

    __slots__ = ("show", "trophies")
    word = "buy"
    weight = 2

    def __init__(self, show: Cards, trophies: Cards) -> None:
        self.show = show
        self.trophies = trophies

    def possible(self) -> bool:
        if not self.show or not self.trophies:
            return False
        return min([LEVEL[item] for item in self.show]) <= levels(self.trophies)

    def __contains__(self, action: object) -> bool:
        if type(action) is not Buy or not action.items or not action.pay:
            return False
        items, pay = action.items, action.pay
        if not all(item in self.show for item in items) or not ascending(items):
            return False
        if not all(card in self.trophies for card in pay) or not ascending(pay):
            return False
        too_much = levels(pay) - levels(items)
        return 0 <= too_much < min([LEVEL[card] for card in pay])

    def next_words(self, picked: Sequence[str]) -> NextWords:
        words = list(picked)
        if not words:
            return ["buy"] if self.possible() else [], None
        mark = words.index("pay") if "pay" in words else len(words)
        items = tuple(words[1:mark])
        if words[0] != "buy" or not ascending(items) or any(i not in self.show for i in items):
            return [], None
        price, funds = levels(items), levels(self.trophies)
        if price > funds:
            return [], None
        if mark == len(words):
            more = [
                item
                for item in sorted(self.show)
                if (not items or item > items[-1]) and price + LEVEL[item] <= funds
            ]
            return sorted([*more, "pay"] if items else more), None
        pay = tuple(words[mark + 1 :])
        if not items or not ascending(pay) or any(card not in self.trophies for card in pay):
            return [], None
        return self._payment(items, price, pay)

    def _payment(self, items: Cards, price: int, pay: Cards) -> NextWords:
        means = [Means(card, LEVEL[card], FREE) for card in sorted(self.trophies)]
        purse = Purse(means, {}, 0)
        paid = [entry for entry in means if entry.card in pay]
        if levels(pay) >= price:
            action = Buy(items, pay)
            return [], action if action in self else None
        words = [
            entry.card
            for place, entry in enumerate(means)
            if (not pay or entry.card > pay[-1])
            and purse.leads_on(price, [*paid, entry], place + 1)
        ]
        return words, None

    def sample(self, rng: random.Random) -> Action:
        left, items, price = list(self.show), list[str](), 0
        funds = levels(self.trophies)
        while left and (not items or rng.random() < 0.5):
            item = left.pop(int(rng.random() * len(left)))
            if price + LEVEL[item] <= funds:
                items.append(item)
                price += LEVEL[item]
        means = [Means(card, LEVEL[card], FREE) for card in self.trophies]
        paid = random_payment(means, {}, price, rng)
        assert paid
        return Buy(tuple(sorted(items)), tuple(sorted([entry.card for entry in paid])))


class Hires(MenuPart):
    """Any heroes on show, for gold; heroes beyond five are dismissed."""

    __slots__ = ("coins", "heroes", "item_value", "show", "store", "trophies")
    word = "hire"
    weight = 2

    def __init__(self, board: Board, party: int) -> None:
        self.show = board.show
        self.heroes = board.heroes[party]
        self.store = board.store[party]
        self.trophies = board.trophies[party]
        self.coins = board.coins[party]
        self.item_value = board.setup.options.item_value

    def possible(self) -> bool:
        if not self.show:
            return False
        price = HERO_PRICE * min([LEVEL[card] for card in self.show])
        return price <= self.funds_for(1)

    def affordable(self) -> Cards:
        """The heroes who can be hired, alone or together with the cheapest others: whoever leaves
        to make room for more leaves items to pay with."""
        found = list[str]()
        for card in self.show:
            others = sorted(LEVEL[other] for other in self.show if other != card)
            for more in range(len(self.show)):
                price = HERO_PRICE * (LEVEL[card] + sum(others[:more]))
                if price <= self.funds_for(1 + more):
                    found.append(card)
                    break
        return tuple(found)

    def funds_for(self, hired: int) -> int:
        """The most gold that the party can pay for so many heroes."""
        return self._funds(self._too_many(hired))

    def _too_many(self, hired: int) -> int:
        return max(0, len(self.heroes) + hired - PARTY)

    def _funds(self, to_dismiss: int, among: Sequence[Hero] = (), gone: Cards = ()) -> int:
        """The most gold that can be paid when some heroes leave: those in `gone`, and `to_dismiss`
        more, chosen from all or from `among`."""
        stay = [hero for hero in self.heroes if hero.card not in gone]
        spared = [most_below(hero.items, hero.life - 1) if hero.items else 0 for hero in stay]
        on_gone = sum([hero.full - LEVEL[hero.card] for hero in self.heroes if hero.card in gone])
        items = levels(self.store) + on_gone + sum(spared)
        if to_dismiss:
            gains = [
                hero.full - LEVEL[hero.card] - spare
                for hero, spare in zip(stay, spared, strict=True)
                if not among or hero in among
            ]
            items += sum(sorted(gains, reverse=True)[:to_dismiss])
        gold = items * self.item_value + levels(self.trophies) * TROPHY_VALUE
        return gold + self.coins

    def __contains__(self, action: object) -> bool:
        if type(action) is not Hire or not action.heroes:
            return False
        if not self._heroes_legal(action.heroes) or not self._leavers_legal(action):
            return False
        stay = [hero for hero in self.heroes if hero.card not in action.dismiss]
        store = self._store_without(action.dismiss)
        if not ascending(action.items) or not can_spare(stay, store, action.items):
            return False
        trophies = action.trophies
        if not ascending(trophies) or any(card not in self.trophies for card in trophies):
            return False
        if not 0 <= action.coins <= self.coins:
            return False
        worths = [self.item_value * LEVEL[item] for item in action.items]
        worths += [TROPHY_VALUE * LEVEL[card] for card in trophies]
        least = min(worths, default=1) if not action.coins else 1
        return 0 <= sum(worths) + action.coins - HERO_PRICE * levels(action.heroes) < least

    def _heroes_legal(self, heroes: Cards) -> bool:
        return len(set(heroes)) == len(heroes) and all(card in self.show for card in heroes)

    def _leavers_legal(self, action: Hire) -> bool:
        names = [hero.card for hero in self.heroes]
        return (
            len(action.dismiss) == self._too_many(len(action.heroes))
            and ascending(action.dismiss)
            and all(card in names for card in action.dismiss)
        )

    def _store_without(self, gone: Cards) -> Cards:
        """The store after these heroes have left their items there."""
        if not gone:
            return self.store
        return sum([hero.items for hero in self.heroes if hero.card in gone], self.store)

    def _purse(self, gone: Cards) -> Purse:
        value, spare = self.item_value, dict[int, int]()
        items = [Means(item, value * LEVEL[item], FREE) for item in self._store_without(gone)]
        for number, hero in enumerate(self.heroes):
            if hero.card not in gone and hero.items:
                spare[number] = hero.life - 1
                items += [Means(item, value * LEVEL[item], number) for item in hero.items]
        trophies = [Means(c, TROPHY_VALUE * LEVEL[c], FREE, True) for c in sorted(self.trophies)]
        return Purse(sorted(items) + trophies, spare, self.coins)

    # The notation has these sections: heroes, dismiss, items, trophies, coins.

    def next_words(self, picked: Sequence[str]) -> NextWords:
        if not picked:
            return ["hire"] if self.possible() else [], None
        parts = _headings(picked)
        if parts is None or not self._heroes_legal(parts["hire"]):
            return [], None
        price = HERO_PRICE * levels(parts["hire"])
        lack = self._too_many(len(parts["hire"])) - len(parts.get("dismiss", ()))
        if lack < 0 or price > self._funds(lack, gone=parts.get("dismiss", ())):
            return [], None
        if list(parts) == ["hire"]:
            return self._more_heroes(parts["hire"], price)
        if list(parts) == ["hire", "dismiss"] and lack:
            return self._more_leavers(parts["dismiss"], lack, price), None
        return self._payment(parts, price)

    def _more_heroes(self, heroes: Cards, price: int) -> NextWords:
        funds = self._funds(self._too_many(len(heroes) + 1))
        words = [
            card
            for card in sorted(self.show)
            if card not in heroes and price + HERO_PRICE * LEVEL[card] <= funds
        ]
        if not heroes:
            return words, None
        if self._too_many(len(heroes)):
            return sorted([*words, "dismiss"]), None
        following, action = self._payment({"hire": heroes}, price)
        return sorted(words + following), action

    def _more_leavers(self, gone: Cards, lack: int, price: int) -> list[str]:
        later = sorted(hero.card for hero in self.heroes if not gone or hero.card > gone[-1])
        words = list[str]()
        for place, card in enumerate(later[: len(later) - lack + 1]):
            after = [hero for hero in self.heroes if hero.card in later[place + 1 :]]
            if price <= self._funds(lack - 1, after, (*gone, card)):
                words.append(card)
        return words

    def _payment(self, parts: dict[str, Cards], price: int) -> NextWords:
        gone = parts.get("dismiss", ())
        if len(gone) != self._too_many(len(parts["hire"])):
            return [], None
        if not ascending(gone) or any(card not in [h.card for h in self.heroes] for card in gone):
            return [], None
        purse = self._purse(gone)
        items = tuple(m.card for m in purse.means[: len(purse.means) - len(self.trophies)])
        pay_items, pay_trophies = parts.get("items", ()), parts.get("trophies", ())
        if not all(card in items for card in pay_items) or not ascending(pay_items):
            return [], None
        if not all(card in self.trophies for card in pay_trophies) or not ascending(pay_trophies):
            return [], None
        paid = [m for m in purse.means[: len(items)] if m.card in pay_items]
        paid += [m for m in purse.means[len(items) :] if m.card in pay_trophies]
        total = sum(m.worth for m in paid)
        coins = parts.get("coins")
        if total >= price or coins:
            word = coins[0] if coins and len(coins) == 1 else ""
            amount = int(word) if word.isdecimal() and len(word) <= 6 else 0
            action = Hire(parts["hire"], gone, pay_items, pay_trophies, amount)
            return [], action if action in self else None
        exact = price - total
        if coins is not None:
            return [str(exact)] if exact <= self.coins else [], None
        last = list(parts)[-1]
        item_words, trophy_words = list[str](), list[str]()
        for place, means in enumerate(purse.means):
            trophy = place >= len(items)
            passed = pay_trophies if trophy else pay_items
            if passed and means.card <= passed[-1]:
                continue
            if (trophy or last != "trophies") and purse.leads_on(price, [*paid, means], place + 1):
                (trophy_words if trophy else item_words).append(means.card)
        words = item_words if last == "items" else ["items"] if item_words else []
        if last == "trophies":
            words = trophy_words
        elif trophy_words and (last != "items" or pay_items):
            words.append("trophies")
        if exact <= self.coins and not (last in ("items", "trophies") and not parts[last]):
            words.append("coins")
        return sorted(words), None

    def sample(self, rng: random.Random) -> Action:
        for _ in range(3):
            action = self._try(rng)
            if action is not None:
                return action
        return super().sample(rng)

    def _try(self, rng: random.Random) -> Action | None:
        left, heroes, price = list(self.show), list[str](), 0
        funds = self._funds(self._too_many(1))
        while left and (not heroes or rng.random() < 0.4):
            card = left.pop(int(rng.random() * len(left)))
            more = price + HERO_PRICE * LEVEL[card]
            if heroes:
                funds = self._funds(self._too_many(len(heroes) + 1))
            if more <= funds:
                heroes.append(card)
                price = more
        names = sorted([hero.card for hero in self.heroes])
        leavers = list(combinations(names, self._too_many(len(heroes))))
        gone = leavers[int(rng.random() * len(leavers))]
        purse = self._purse(gone)
        coins = 0
        if self.coins and rng.random() < 0.7:
            coins = min(self.coins, price)
        paid = random_payment(purse.means, dict(purse.spare), max(0, price - coins), rng)
        if paid is None:
            return None
        total = sum([means.worth for means in paid])
        coins = max(0, price - total)
        items = tuple(sorted([means.card for means in paid if not means.trophy]))
        trophies = tuple(sorted([means.card for means in paid if means.trophy]))
        hired = Hire(tuple(heroes), gone, items, trophies, coins)
        return hired if hired in self else None


def _headings(picked: Sequence[str]) -> dict[str, Cards] | None:
    """The words by heading; None unless the headings are in the order of the notation."""
    order = ["hire", "dismiss", "items", "trophies", "coins"]
    found, current = dict[str, Cards](), ""
    for word in picked:
        if word in order:
            if current and order.index(word) <= order.index(current):
                return None
            if current not in ("", "hire") and not found[current]:
                return None
            found[word], current = (), word
        elif not current:
            return None
        else:
            found[current] += (word,)
    return found if "hire" in found else None
