"""Every lesson can be played to the end with the real rules, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from futago.choices.recognition import accepts
from futago.game import BadInput
from futago.games import GAMES, game_named
from futago.lessons import Lesson, lessons, look
from futago.lessons.lesson import Step, first_of, read_lesson
from futago.texts import LANGUAGES, say

ALL = pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.id)
STEPS = pytest.mark.parametrize(
    ("lesson", "number"),
    [(lesson, n) for lesson in lessons().values() for n in range(len(lesson.steps))],
    ids=lambda value: value.id if isinstance(value, Lesson) else str(value),
)


def before(lesson: Lesson, number: int) -> list[str]:
    """The moves of the hints up to a step, since its position was set up."""
    return [step.moves[0] for step in lesson.steps[first_of(lesson, number) : number]]


def step_of(lesson: Lesson, number: int) -> Step:
    return lesson.steps[number]


def test_each_game_has_lessons_enough_for_a_first_game() -> None:
    count = {game: sum(lesson.game == game for lesson in lessons().values()) for game in GAMES}
    assert count["goryo"] >= 7
    assert count["gorpg"] >= 6


@STEPS
def test_every_accepted_move_is_legal_and_all_replies_are_played(
    lesson: Lesson, number: int
) -> None:
    moves = before(lesson, number)
    assert look(lesson, number, moves).verdict == "open"
    for move in step_of(lesson, number).moves:
        assert look(lesson, number, [*moves, move]).verdict == "good", move


@STEPS
def test_whatever_way_a_step_was_done_the_next_one_can_be_done(lesson: Lesson, number: int) -> None:
    """Where a lesson continues from the previous step, each of the accepted moves works."""
    if number + 1 == len(lesson.steps) or step_of(lesson, number + 1).position is not None:
        return
    for move in step_of(lesson, number).moves:
        moves = [*before(lesson, number), move]
        following = step_of(lesson, number + 1).moves
        assert any(look(lesson, number + 1, [*moves, m]).verdict == "good" for m in following)


@STEPS
def test_the_hint_leads_to_the_goal(lesson: Lesson, number: int) -> None:
    moves = before(lesson, number)
    hint = look(lesson, number, moves).hint
    assert look(lesson, number, [*moves, ", ".join(hint)]).verdict == "good"


@STEPS
def test_the_hint_answers_the_question(lesson: Lesson, number: int) -> None:
    """So it can be followed by taps; see `tests/web/test_choices.py`."""
    seen = look(lesson, number, before(lesson, number))
    assert seen.choice.question is not None
    assert accepts(seen.choice.question, seen.hint)


@ALL
def test_every_text_is_there_in_every_language(lesson: Lesson) -> None:
    for text in lesson.texts():
        for language in LANGUAGES:
            assert say(text, language)


@ALL
def test_the_names_of_steps_are_distinct_and_the_patterns_can_be_read(lesson: Lesson) -> None:
    names = [step.name for step in lesson.steps]
    assert len(set(names)) == len(names)
    for step in lesson.steps:
        for pattern in (step.pattern, *(wrong.move for wrong in step.wrong)):
            re.compile(pattern or "")


@ALL
def test_what_is_said_of_other_moves_is_said_of_moves_that_are_not_accepted(lesson: Lesson) -> None:
    for step in lesson.steps:
        for wrong in step.wrong:
            exact = re.fullmatch(r"[a-z0-9 >-]+", wrong.move)
            assert not (exact and step.accepts(wrong.move)), wrong.move


@ALL
def test_positions_are_of_the_options_that_the_lesson_names(lesson: Lesson) -> None:
    game = game_named(lesson.game)
    options = game.options(lesson.options)
    for step in lesson.steps:
        if step.position is not None:
            state: Any = game.position(step.position, options)
            assert state.setup.options == options


SMALL = """
game = "goryo"
seat = "samurai"
order = 1
[[steps]]
name = "walk"
position = "edition=2024 palace=edo phase=act round=1 first=vase start=c5 samurai=b2,e2,b5,e5 \
broken=c5 bound=fan plan=c5.d5.d4.e4.>.f4"
moves = ["blue e4"]
wrong = [{ move = "blue .*", text = "walk-other" }]
[[steps]]
name = "search"
moves = ["blue search"]
"""


@pytest.fixture
def small() -> Lesson:
    return read_lesson(SMALL, "goryo-small")


def test_a_wrong_but_legal_move_is_explained_and_changes_nothing(small: Lesson) -> None:
    untouched = look(small, 0, [])
    tried = look(small, 0, ["blue search"])
    assert tried.verdict == "wrong"
    assert tried.text.id == "lesson-goryo-small-walk-other"
    assert tried.view.as_json() == untouched.view.as_json()
    assert tried.choice == untouched.choice
    assert look(small, 0, ["done"]).text.id == "learn-another"


def test_an_illegal_move_gets_the_reason_of_the_rules(small: Lesson) -> None:
    refused = look(small, 0, ["blue c1"])
    assert refused.verdict == "illegal"
    assert refused.text.id == "goryo-refused-not-adjacent"
    assert look(small, 0, ["jump high"]).verdict == "illegal"


def test_a_set_is_accepted_in_any_order() -> None:
    lesson = lessons()["gorpg-town"]
    for move in (
        "buy water-8 nature-2 pay fire-4 nature-6",
        "buy nature-2 water-8 pay nature-6 fire-4",
    ):
        assert look(lesson, 0, [move]).verdict == "good"


def test_several_moves_are_made_together() -> None:
    lesson = lessons()["gorpg-overlord"]
    laid = "lay slot-1 nature-9, lay slot-2 nature-2 water-6, lay slot-3 fire-11 urban-12 urban-4"
    assert look(lesson, 0, [laid]).verdict == "good"
    assert look(lesson, 0, [laid.replace("nature-9", "urban-4", 1)]).verdict == "illegal"
    other = "lay slot-1 nature-2, lay slot-2 nature-9 water-6, lay slot-3 fire-11 urban-12 urban-4"
    tried = look(lesson, 0, [other])
    assert (tried.verdict, tried.text.id) == ("wrong", "lesson-gorpg-overlord-lay-bonus")
    assert tried.view.as_json() == look(lesson, 0, []).view.as_json()


def test_of_several_moves_one_that_is_asked_for_is_enough() -> None:
    both = "equip nature-5 fire-3, equip fire-6 water-8"
    assert look(lessons()["gorpg-town"], 1, [both]).verdict == "good"


def test_a_good_move_is_followed_by_its_reply(small: Lesson) -> None:
    done = look(small, 1, ["blue e4", "blue search"])
    assert done.verdict == "good"
    assert [event.kind for event in done.events] == ["search", "answer-yes"]


def test_a_step_cannot_be_reached_by_moves_that_were_not_accepted(small: Lesson) -> None:
    for moves in ([], ["blue search"], ["blue e4", "blue search", "done"]):
        with pytest.raises(BadInput):
            look(small, 1, moves)
    with pytest.raises(BadInput):
        look(small, 2, [])


def test_the_same_question_gets_the_same_answer(small: Lesson) -> None:
    for lesson in (small, lessons()["gorpg-battle"]):
        for _ in range(2):
            first = look(lesson, 0, [lesson.steps[0].moves[0]])
            again = look(lesson, 0, [lesson.steps[0].moves[0]])
            assert first.view.as_json() == again.view.as_json()
            assert first.events == again.events
