"""Moves are shown at the ticks of a clock, which reveal nothing of the thinking time."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from futago.bots import bots_for
from futago.games import GAMES
from futago.table.pace import paces, shown_at

moments = st.floats(0, 1e9)
durations = st.floats(0, 1000)
some_paces = st.floats(0.01, 60)


@given(moments, durations, some_paces)
def test_an_answer_is_shown_at_the_first_tick_that_is_not_before_it(
    asked: float, took: float, pace: float
) -> None:
    ready = asked + took
    shown = shown_at(asked, ready, pace)
    assert shown >= ready
    ticks = round((shown - asked) / pace)
    assert ticks >= 1
    assert shown == asked + ticks * pace
    assert ticks == 1 or asked + (ticks - 1) * pace < ready


@given(moments, st.floats(0, 1), st.floats(0, 1), some_paces)
def test_within_one_tick_no_thinking_time_can_be_told_from_another(
    asked: float, one: float, other: float, pace: float
) -> None:
    first = asked + pace
    shown = {shown_at(asked, min(asked + part * pace, first), pace) for part in (0, one, other)}
    assert shown == {first}


@given(moments, durations)
def test_without_a_pace_an_answer_is_shown_when_it_is_ready(asked: float, took: float) -> None:
    assert shown_at(asked, asked + took, 0) == asked + took


def test_every_bot_has_its_pace_and_others_the_default() -> None:
    for game in GAMES.values():
        for bot in bots_for(game):
            assert paces().of(bot) == paces().bots[bot] > 0
    assert paces().of("somebody else") == paces().default > 0
