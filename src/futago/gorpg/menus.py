"""Legal actions in the forms that this game needs: listed by a rule, or known by their words."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from typing import ClassVar

from futago.game import Action, IndexedActions, LazyActions
from futago.gorpg.actions import Attack, Cards, Deal, Strike

Words = tuple[list[str], Action | None]


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
    """Each of these heroes at each of these targets: a monster, or a seat and its hero."""

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

    def next_words(self, picked: Sequence[str]) -> Words:
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
    """Each of these monsters at each of these heroes."""

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


class Part(LazyActions):
    """Some of the actions of a menu, all beginning with the same word."""

    __slots__ = ()
    word: str
    weight: int
    """How often chance takes this part of a menu, beside the others."""


class Single(Part):
    """One action of one word."""

    __slots__ = ("action", "weight", "word")

    def __init__(self, action: Action, weight: int = 1) -> None:
        self.action = action
        self.word = str(action)
        self.weight = weight

    def __contains__(self, action: object) -> bool:
        return action == self.action

    def next_words(self, picked: Sequence[str]) -> Words:
        if not picked:
            return [self.word], None
        return [], self.action if list(picked) == [self.word] else None

    def sample(self, rng: random.Random) -> Action:
        return self.action


class Listed(Part):
    """A few actions that begin with the same word, sorted by notation."""

    __slots__ = ("actions", "weight", "word")

    def __init__(self, word: str, actions: tuple[Action, ...], weight: int = 1) -> None:
        self.word = word
        self.actions = actions
        self.weight = weight

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def next_words(self, picked: Sequence[str]) -> Words:
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


class Subsets(Part):
    """So many of these cards, sorted, after some fixed words."""

    __slots__ = ("cards", "count", "make", "opening", "weight", "word")

    def __init__(
        self, opening: tuple[str, ...], cards: Cards, count: int, make: Callable[[Cards], Action]
    ) -> None:
        self.opening = opening
        self.word = opening[0]
        self.cards = cards
        self.count = count
        self.make = make
        self.weight = 1

    def __contains__(self, action: object) -> bool:
        words = tuple(str(action).split())
        cards = words[len(self.opening) :]
        return (
            words[: len(self.opening)] == self.opening
            and len(cards) == self.count
            and all(a < b for a, b in itertools.pairwise(cards))
            and all(card in self.cards for card in cards)
            and action == self.make(cards)
        )

    def next_words(self, picked: Sequence[str]) -> Words:
        start = len(self.opening)
        if tuple(picked[:start]) != self.opening[: len(picked)]:
            return [], None
        if len(picked) < start:
            return [self.opening[len(picked)]], None
        chosen = tuple(picked[start:])
        rising = all(a < b for a, b in itertools.pairwise(chosen))
        if not rising or not all(card in self.cards for card in chosen):
            return [], None
        lacking = self.count - len(chosen)
        if lacking <= 0:
            return [], self.make(chosen) if lacking == 0 else None
        later = [card for card in sorted(self.cards) if not chosen or card > chosen[-1]]
        return later[: max(0, len(later) - lacking + 1)], None

    def sample(self, rng: random.Random) -> Action:
        left, chosen = list(self.cards), list[str]()
        for _ in range(self.count):
            chosen.append(left.pop(int(rng.random() * len(left))))
        return self.make(tuple(sorted(chosen)))


class Menu(LazyActions):
    """Actions of several kinds, told apart by their first word."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Part | Attacks) -> None:
        self.parts = parts

    def __contains__(self, action: object) -> bool:
        for part in self.parts:  # noqa: SIM110 (this is where random play spends its time)
            if action in part:
                return True
        return False

    def next_words(self, picked: Sequence[str]) -> Words:
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
