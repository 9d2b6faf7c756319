"""Completing the questions that a server sends, as a client does."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import msgspec

from futago.choices.answers import random_answer
from futago.choices.questions import Question


def question_of(choice: Mapping[str, Any]) -> Question:
    """The question of a choice; its texts without their arguments."""
    question: Question = msgspec.convert(_bare(choice["question"]), Question)
    return question


def _bare(value: Any) -> Any:
    """Questions that are equal apart from the arguments of their texts become equal."""
    if isinstance(value, dict):
        if value.keys() >= {"id", "args"}:
            return {"id": value["id"], "args": {}}
        return {name: _bare(field) for name, field in value.items()}
    return [_bare(field) for field in value] if isinstance(value, list | tuple) else value


def without_arguments(question: Question) -> Question:
    """The same question as `question_of` reads it."""
    return question_of({"question": msgspec.to_builtins(question)})


def random_moves(choice: Mapping[str, Any], rng: random.Random) -> list[str]:
    """A random answer to a choice: a move, or several that belong together."""
    return random_answer(question_of(choice), rng)


def first_moves(choice: Mapping[str, Any]) -> list[str]:
    """Always the same answer to a choice."""
    return random_moves(choice, random.Random("first"))
