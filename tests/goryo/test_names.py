"""Names and plans in the reader's language."""

from __future__ import annotations

import re

import pytest

from futago.choices.questions import One
from futago.goryo import GoryoState
from futago.goryo.rules.actions import Plan
from futago.goryo.rules.names import plan_words
from futago.texts import LANGUAGES, Text, say

from .helpers import begin, plans, play


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_is_described_in_the_language(language: str) -> None:
    way = ("c2", "c3", "b3", "b2")
    first = Plan((*way, "b1"), "a2", sprint=True, trail="e4", lie=False)
    second = Plan(way, "a2", shadow="c3", illusion="red")
    for plan, powers in ((first, ("sprint", "trail")), (second, ("shadow", "illusion"))):
        said = say(plan_words(plan), language)
        assert " ".join(plan.path) in said
        for power in powers:
            assert say(Text(f"goryo-power-{power}"), language) in said
        assert not re.search(r"\b(trail|shadow|honest|illusion red)\b|>", said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_describes_her_plan_in_the_language(language: str) -> None:
    state = begin("c2", "fan")
    trails = [plan for plan in plans(state) if plan.trail]
    state.apply("goryo", trails[0])
    told = [say(event.text, language) for event in state.events("goryo")]
    assert any(say(plan_words(trails[0]), language) in line for line in told)
    assert not any("trail" in say(event.text, language) for event in state.events("samurai"))


def asked_of(state: GoryoState, colour: str) -> str:
    """What is asked once a samurai is called."""
    question = state.choice("samurai").question
    assert isinstance(question, One)
    (then,) = (option.then for option in question.options if option.id == colour)
    assert then is not None
    return say(then.prompt)


def test_a_prompt_names_only_what_the_samurai_can_do() -> None:
    whole = play(begin(variant="genjutsu"), "plan b2 b1 c1 c2 > c3 illusion green")
    assert asked_of(whole, "red") == "What does the red samurai do: move, search or sniff?"
    assert asked_of(whole, "green") == "Where does the green samurai move?"
    searched = play(begin(), "plan b2 b1 c1 c2 > c3", "red search")
    assert "search" not in asked_of(searched, "red")
