"""Collections of legal actions: indexed ones, and menus of lazy parts that are picked word by
word."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import ClassVar

from futago.game import Action, IndexedActions, LazyActions
from futago.gorpg.rules.actions import Attack, Cards, Deal, Strike
from futago.gorpg.rules.cards import ascending

NextWords = tuple[list[str], Action | None]
"""What `LazyActions.next_words` returns."""


class Deals(IndexedActions):
    """One outcome for each card left in a deck."""

    __slots__ = ("cards", "deck", "to")

    def __init__(self, deck: str, cards: Cards, to: str) -> None:
        self.deck = deck
        self.cards = cards
        self.to = to

    def __len__(self) -> int:
        return len(self.cards)

    def at(self, index: int) -> Action:
        return Deal(self.deck, self.cards[index], self.to)

    def __contains__(self, action: object) -> bool:
        return (
            type(action) is Deal
            and action.to == self.to
            and action.deck == self.deck
            and action.card in self.cards
        )


class Attacks(IndexedActions, LazyActions):
    """Each of these heroes attacks each of these targets: a monster, or a seat and its hero."""

    __slots__ = ("heroes", "targets")
    word: ClassVar = "attack"

    def __init__(self, heroes: Cards, targets: Cards) -> None:
        self.heroes = sorted(heroes)
        self.targets = sorted(targets)

    @property
    def weight(self) -> int:
        return len(self)

    def __len__(self) -> int:
        return len(self.heroes) * len(self.targets)

    def at(self, index: int) -> Action:
        hero, target = divmod(index, len(self.targets))
        return self._attack(self.heroes[hero], self.targets[target])

    def sample(self, rng: random.Random) -> Action:
        return self.at(int(rng.random() * len(self)))

    def _attack(self, hero: str, target: str) -> Attack:
        seat, space, card = target.partition(" ")
        return Attack(hero, card, seat) if space else Attack(hero, target)

    def __contains__(self, action: object) -> bool:
        if type(action) is not Attack:
            return False
        target = action.target if action.seat is None else f"{action.seat} {action.target}"
        return action.hero in self.heroes and target in self.targets

    def next_words(self, picked: Sequence[str]) -> NextWords:
        match list(picked):
            case []:
                return ["attack"], None
            case ["attack"]:
                return self.heroes, None
            case ["attack", hero, *target] if hero in self.heroes:
                if " ".join(target) in self.targets:
                    return [], self._attack(hero, " ".join(target))
                split = [words.split() for words in self.targets]
                follow = [words[len(target)] for words in split if words[: len(target)] == target]
                return list(dict.fromkeys(follow)), None
        return [], None


class Strikes(IndexedActions):
    """Each of these monsters strikes each of these heroes."""

    __slots__ = ("heroes", "monsters")

    def __init__(self, monsters: Cards, heroes: Cards) -> None:
        self.monsters = sorted(monsters)
        self.heroes = sorted(heroes)

    def __len__(self) -> int:
        return len(self.heroes) * len(self.monsters)

    def at(self, index: int) -> Action:
        monster, hero = divmod(index, len(self.heroes))
        return Strike(self.monsters[monster], self.heroes[hero])

    def __contains__(self, action: object) -> bool:
        return (
            type(action) is Strike
            and action.monster in self.monsters
            and action.hero in self.heroes
        )

    def next_words(self, picked: Sequence[str]) -> NextWords:
        match list(picked):
            case []:
                return ["strike"], None
            case ["strike"]:
                return self.monsters, None
            case ["strike", monster] if monster in self.monsters:
                return self.heroes, None
            case ["strike", monster, hero] if monster in self.monsters and hero in self.heroes:
                return [], Strike(monster, hero)
        return [], None


class MenuPart(LazyActions):
    """The actions of a menu that begin with the same word."""

    __slots__ = ()
    word: str
    weight: int
    """How often random sampling picks this part, relative to the others."""


class Single(MenuPart):
    """A single action, written as one word."""

    __slots__ = ("action", "weight", "word")

    def __init__(self, action: Action, weight: int = 1) -> None:
        self.action = action
        self.word = str(action)
        self.weight = weight

    def __contains__(self, action: object) -> bool:
        return action == self.action

    def next_words(self, picked: Sequence[str]) -> NextWords:
        if not picked:
            return [self.word], None
        return [], self.action if list(picked) == [self.word] else None

    def sample(self, rng: random.Random) -> Action:
        return self.action


class Listed(MenuPart):
    """A few listed actions that begin with the same word, sorted by notation."""

    __slots__ = ("actions", "weight", "word")

    def __init__(self, word: str, actions: tuple[Action, ...], weight: int = 1) -> None:
        self.word = word
        self.actions = actions
        self.weight = weight

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def next_words(self, picked: Sequence[str]) -> NextWords:
        found, following, count = None, list[str](), len(picked)
        for action in self.actions:
            words = str(action).split()
            if words[:count] == list(picked):
                if len(words) == count:
                    found = action
                elif words[count] not in following:
                    following.append(words[count])
        return following, found

    def sample(self, rng: random.Random) -> Action:
        return self.actions[int(rng.random() * len(self.actions))]


class Subsets(MenuPart):
    """Actions that name `count` of these cards, and some that are always named, sorted, after some
    fixed words."""

    __slots__ = ("always", "cards", "count", "make", "opening", "weight", "word")

    def __init__(
        self,
        opening: tuple[str, ...],
        cards: Cards,
        count: int,
        make: Callable[[Cards], Action],
        always: Cards = (),
    ) -> None:
        self.opening = opening
        self.word = opening[0]
        self.cards = cards
        self.count = count
        self.make = make
        self.always = always
        self.weight = 1

    def __contains__(self, action: object) -> bool:
        words = tuple(str(action).split())
        cards = words[len(self.opening) :]
        return (
            words[: len(self.opening)] == self.opening
            and len(cards) == self.count + len(self.always)
            and ascending(cards)
            and all(card in cards for card in self.always)
            and all(card in self.cards or card in self.always for card in cards)
            and action == self.make(cards)
        )

    def next_words(self, picked: Sequence[str]) -> NextWords:
        start = len(self.opening)
        if tuple(picked[:start]) != self.opening[: len(picked)]:
            return [], None
        if len(picked) < start:
            return [self.opening[len(picked)]], None
        chosen = tuple(picked[start:])
        if not ascending(chosen) or not all(c in self.cards or c in self.always for c in chosen):
            return [], None
        last = chosen[-1] if chosen else ""
        due = sorted(card for card in self.always if card not in chosen)
        lacking = self.count + len(self.always) - len(due) - len(chosen)
        if lacking < 0 or (due and due[0] < last):
            return [], None
        if not due and not lacking:
            return [], self.make(chosen)
        free = sorted(card for card in self.cards if card > last)
        following = free[: max(0, len(free) - lacking + 1)] if lacking else []
        if not due:
            return following, None
        # The next card that is always named can only be preceded by lower ones.
        lower = [card for card in following if card < due[0]]
        enough = sum(card > due[0] for card in free) >= lacking
        return [*lower, due[0]] if enough else lower, None

    def sample(self, rng: random.Random) -> Action:
        left, chosen = list(self.cards), list[str]()
        for _ in range(self.count):
            chosen.append(left.pop(int(rng.random() * len(left))))
        return self.make(tuple(sorted((*self.always, *chosen))))


class Menu(LazyActions):
    """Actions of several kinds, distinguished by their first word."""

    __slots__ = ("parts",)

    def __init__(self, *parts: MenuPart | Attacks) -> None:
        self.parts = parts

    def __contains__(self, action: object) -> bool:
        for part in self.parts:  # noqa: SIM110 (the hot loop of random play)
            if action in part:
                return True
        return False

    def next_words(self, picked: Sequence[str]) -> NextWords:
        if not picked:
            return sorted(part.word for part in self.parts), None
        for part in self.parts:
            if part.word == picked[0]:
                return part.next_words(picked)
        return [], None

    def sample(self, rng: random.Random) -> Action:
        share = rng.random() * sum([part.weight for part in self.parts])
        for part in self.parts:
            share -= part.weight
            if share < 0:
                break
        return part.sample(rng)
