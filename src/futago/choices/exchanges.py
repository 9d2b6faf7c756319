"""Exchanges of heroes and items between two sides."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeAlias

from futago.choices.cards import chosen
from futago.choices.purchases import sections
from futago.choices.questions import Exchange, Means, Side, Thing

TRIES = 500


Goods: TypeAlias = tuple[Sequence[Thing], Sequence[Means]]
"""What goes from one side to the other: heroes and items."""


def exchange_fits(question: Exchange, other: Side, given: Goods, taken: Goods) -> bool:
    """Whether an exchange may be offered."""
    give, take = len(given[0]), len(taken[0])
    mine = len(question.mine.heroes) - give + take
    theirs = len(other.heroes) - take + give
    return (
        any((*given, *taken))
        and max(mine, theirs) <= question.most
        and (mine > 0 or not give)
        and (theirs > 0 or not take)
        and _can_spare(question.mine, given)
        and _can_spare(other, taken)
    )


def _can_spare(side: Side, goods: Goods) -> bool:
    """Whether nobody who stays loses too much; what those who go carry is not named."""
    heroes, items = goods
    going = {hero.id for hero in heroes}
    lost = dict[str, int]()
    for item in items:
        if item.holder in going:
            return False
        if item.holder:
            lost[item.holder] = lost.get(item.holder, 0) + item.weight
    return all(weight <= side.spare.get(holder, 0) for holder, weight in lost.items())


def exchange_move(other: Side, given: Goods, taken: Goods) -> str:
    """An offer in notation."""
    words = [other.id]
    for verb, (heroes, items) in (("give", given), ("take", taken)):
        words += [verb] if heroes or items else []
        words += ["heroes", *(hero.words for hero in heroes)] if heroes else []
        words += ["items", *(item.words for item in items)] if items else []
    return " ".join(words)


def random_exchange(question: Exchange, rng: random.Random) -> str:
    """A random offer."""
    for _ in range(TRIES):
        other = rng.choice(question.others)
        given, taken = _some(question.mine, rng), _some(other, rng)
        if exchange_fits(question, other, given, taken):
            return exchange_move(other, given, taken)
    raise ValueError("nothing can be exchanged")


def _some(side: Side, rng: random.Random) -> Goods:
    heroes = rng.sample(side.heroes, rng.randint(0, min(2, len(side.heroes))))
    return heroes, rng.sample(side.items, rng.randint(0, min(2, len(side.items))))


def is_exchange(question: Exchange, words: Sequence[str]) -> bool:
    """Whether these words, with each list in any order, are an answer."""
    id, *rest = words or [""]
    other = next((side for side in question.others if side.id == id), None)
    parts = sections(rest, ("give", "take"))
    if other is None or parts is None or parts.pop(""):
        return False
    given = _goods(question.mine, parts.get("give", []))
    taken = _goods(other, parts.get("take", []))
    if given is None or taken is None:
        return False
    return exchange_fits(question, other, given, taken)


def _goods(side: Side, words: Sequence[str]) -> Goods | None:
    parts = sections(words, ("heroes", "items"))
    if parts is None or parts.pop(""):
        return None
    heroes = chosen(side.heroes, parts.get("heroes", []))
    items = chosen(side.items, parts.get("items", []))
    return None if heroes is None or items is None else (heroes, items)
