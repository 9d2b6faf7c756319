"""The contract: lazy actions, picking one at random, and refusals that can always be said."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from futago.game import (
    Action,
    BadInput,
    IllegalAction,
    Json,
    LazyActions,
    listed,
    next_words,
    random_action,
)
from futago.server.problems import Refused
from futago.texts import LANGUAGES, LONGEST_QUOTE, Text, say


@dataclass(frozen=True)
class Climb:
    """One to three steps, each left or right; a climb that ends to the left is not allowed."""

    steps: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("climb", *self.steps))

    def as_json(self) -> dict[str, Json]:
        return {"do": "climb", "steps": list(self.steps)}


class Climbs(LazyActions):
    def __contains__(self, action: object) -> bool:
        return isinstance(action, Climb) and action.steps[-1:] == ("right",)

    def next_words(self, picked: Sequence[str]) -> tuple[list[str], Action | None]:
        if not picked:
            return ["climb"], None
        action = Climb(tuple(picked[1:]))
        words = [[], ["right"], ["left", "right"], ["left", "right"]][4 - len(picked)]
        return list(words), action if action in self else None


def test_all_actions_follow_from_the_next_words_sorted_by_notation() -> None:
    found = [str(action) for action in Climbs()]
    assert found == sorted(found)
    assert len(found) == 1 + 2 + 4
    assert listed(Climbs()) == tuple(Climbs())


def test_a_random_action_is_one_of_them_and_may_be_any() -> None:
    rng = random.Random(1)
    seen = Counter(str(random_action(Climbs(), rng)) for _ in range(400))
    assert set(seen) == {str(action) for action in Climbs()}
    few = (Climb(("right",)), Climb(("left", "right")))
    assert {random_action(few, rng) for _ in range(40)} == set(few)


def test_next_words_are_the_same_for_lazy_and_for_listed_actions() -> None:
    for picked in ([], ["climb"], ["climb", "left"], ["climb", "left", "right"]):
        assert next_words(Climbs(), picked) == next_words(tuple(Climbs()), picked)


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "value", ["x" * 10_000, 10**4000, -(10**4000)], ids=["words", "more", "less"]
)
def test_a_refusal_can_be_said_however_long_what_it_quotes(language: str, value: str | int) -> None:
    inner = Text("palace-bad-cell", place=str(value), at=str(value), row=value, column=value)
    for text in (inner, Text("record-line", file="mine", line=1, reason=inner)):
        for refused in (BadInput(text), IllegalAction(text), Refused(409, text)):
            sentence = say(refused.text, language)
            assert "…" in sentence
            assert len(sentence) < 5 * LONGEST_QUOTE
            assert str(refused) == say(refused.text)
            assert len(json.dumps(refused.text.as_json(), ensure_ascii=False)) < 5 * LONGEST_QUOTE


def test_a_refusal_quotes_what_is_short_as_it_is() -> None:
    text = Text("option-bad-value", name="players", value="x" * LONGEST_QUOTE, values="2, 3")
    assert BadInput(text).text == text
    assert "9,007" in str(BadInput(Text("palace-rooms", place="mine", count=9007)))
