"""Sets of cards."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from futago.choices.questions import Cards, Thing

_T = TypeVar("_T", bound=Thing)


def chosen(things: Sequence[_T], words: Sequence[str]) -> list[_T] | None:
    """The things that these words name; None if there is another word, or one twice."""
    by_word = {thing.words: thing for thing in things}
    if len(set(words)) != len(words) or not by_word.keys() >= set(words):
        return None
    return [by_word[word] for word in words]


def cards_fit(question: Cards, cards: Sequence[Thing]) -> bool:
    """Whether these cards, beside those that always belong to the set, are an answer."""
    total = sum(card.value for card in cards)
    return question.least <= len(cards) <= question.most and (
        question.limit is None or total <= question.limit
    )


def random_cards(question: Cards, rng: random.Random) -> str:
    """A random set: any that fits, or the cheapest ones if the limit is tight."""
    most = min(question.most, len(question.cards))
    cards = rng.sample(question.cards, rng.randint(question.least, most))
    if not cards_fit(question, cards):
        cards = sorted(question.cards, key=lambda card: card.value)[: question.least]
    written = [card.words for card in (*question.always, *cards)]
    rng.shuffle(written)
    return " ".join(written)


def is_set(question: Cards, words: Sequence[str]) -> bool:
    """Whether these words, in any order, are an answer."""
    always = {card.words for card in question.always}
    cards = chosen(question.cards, [word for word in words if word not in always])
    given = [word for word in words if word in always]
    return cards is not None and sorted(given) == sorted(always) and cards_fit(question, cards)
