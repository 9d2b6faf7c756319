"""Things of the game, told in the reader's language."""

from __future__ import annotations

import re

import pytest

from futago.goryo.actions import Plan
from futago.goryo.names import plan_words
from futago.texts import LANGUAGES, Text, say

from .helpers import begin, plans, play


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_is_told_in_words_of_the_language(language: str) -> None:
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
def test_the_log_tells_her_plan_in_words_of_the_language(language: str) -> None:
    state = begin("c2", "fan")
    trails = [plan for plan in plans(state) if plan.trail]
    state.apply("goryo", trails[0])
    told = [say(event.text, language) for event in state.events("goryo")]
    assert any(say(plan_words(trails[0]), language) in line for line in told)
    assert not any("trail" in say(event.text, language) for event in state.events("samurai"))


def test_a_samurai_is_asked_for_what_he_can_do_alone() -> None:
    whole = play(begin(variant="genjutsu"), "plan b2 b1 c1 c2 > c3 illusion green")
    asked = [say(whole.choice("samurai", [colour]).prompt) for colour in ("red", "green")]
    assert asked[0] == "What does the red samurai do: walk, search here, or sniff next to him?"
    assert asked[1] == "Where does the green samurai walk?"
    searched = play(begin(), "plan b2 b1 c1 c2 > c3", "red search")
    assert "search" not in say(searched.choice("samurai", ["red"]).prompt)
