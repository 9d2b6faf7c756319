"""Completing the questions that a server sends, as a client does."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import msgspec

from futago.choices.answers import random_answer
from futago.choices.questions import Question
from futago.texts import Text


def question_of(choice: Mapping[str, Any]) -> Question:
    """The question of a choice; its texts without their arguments."""
    question: Question = msgspec.convert(choice["question"], Question, dec_hook=_text)
    return question


def _text(kind: type, value: Any) -> Text:
    assert kind is Text
    return Text(value["id"])


def random_moves(choice: Mapping[str, Any], rng: random.Random) -> list[str]:
    """A random answer to a choice: a move, or several that belong together."""
    return random_answer(question_of(choice), rng)


def first_moves(choice: Mapping[str, Any]) -> list[str]:
    """Always the same answer to a choice."""
    return random_moves(choice, random.Random("first"))
