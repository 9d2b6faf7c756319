"""Completing questions at random: for tests, and for programs that play without knowing a game.

An answer is a list of moves in notation. The browser completes questions in `web/src/choice/`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from futago.choices.cards import random_cards
from futago.choices.divisions import random_division
from futago.choices.exchanges import random_exchange
from futago.choices.paths import random_path
from futago.choices.purchases import random_purchase
from futago.choices.questions import (
    Assign,
    Cards,
    Exchange,
    One,
    Pair,
    Path,
    Pay,
    Question,
)

Answer = list[str]
"""One or several moves in notation."""


def random_answer(question: Question, rng: random.Random) -> Answer:
    """A random answer to a question."""
    return _opened(question.opening, _completed(question, rng))


def _opened(opening: str, moves: Sequence[str]) -> Answer:
    return [f"{opening} {move}".strip() for move in moves]


def _completed(question: Question, rng: random.Random) -> Answer:
    match question:
        case One():
            return _random_option(question, rng)
        case Pair():
            return [f"{rng.choice(question.first).words} {rng.choice(question.second).words}"]
        case Cards():
            return [random_cards(question, rng)]
        case Path():
            return [random_path(question, rng)]
        case Pay():
            return [random_purchase(question, rng)]
        case Assign():
            return random_division(question, rng)
        case Exchange():
            return [random_exchange(question, rng)]


def _random_option(question: One, rng: random.Random) -> Answer:
    number = rng.randrange(len(question.options) + len(question.spaces))
    if number >= len(question.options):
        return [question.spaces[number - len(question.options)]]
    option = question.options[number]
    if option.then is None:
        return [option.words]
    return _opened(option.words, random_answer(option.then, rng))
