"""Small questions for tests, and how a person reads them."""

from __future__ import annotations

import pytest

from futago.choices.questions import Option, Question, Thing
from futago.game import BadInput
from futago.terminal.answering import Answering
from futago.texts import Text, say

ASK = Text("verbatim", word="?")


def named(word: str) -> Text:
    return Text("verbatim", word=word)


def thing(word: str, value: int = 0, kind: str = "card") -> Thing:
    return Thing(word, kind, named(word), value)


def option(word: str, then: Question | None = None, usual: bool = False) -> Option:
    return Option(word, "word", named(word), then=then, mark="usual" if usual else "")


def shown(answering: Answering) -> list[str]:
    """The list as a player reads it."""
    return [f"{'>' if entry.chosen else ''}{say(entry.label)}" for entry in answering.entries()]


def refused(answering: Answering, *numbers: int) -> str:
    before = shown(answering)
    with pytest.raises(BadInput) as error:
        answering.pick(*numbers)
    assert shown(answering) == before, "nothing has changed"
    return say(error.value.text)


def problem(answering: Answering) -> str:
    """Why the answer is not complete."""
    found = answering.step.problem()
    assert found is not None
    return say(found)
