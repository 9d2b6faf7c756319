"""What each side is asked, and what a question leaves out."""

from __future__ import annotations

from typing import Any

import pytest

from futago import goryo
from futago.choices.questions import Cards, One, Option, Path
from futago.choices.recognition import accepts
from futago.goryo import GoryoState

from .helpers import begin, honour, play, table

WALK = "plan b2 b1 c1 c2 > c3"


def path_of(state: GoryoState) -> Path:
    question = state.choice("goryo").question
    assert isinstance(question, Path)
    return question


def powers(state: GoryoState) -> dict[str, str]:
    return {power.word: power.place for power in path_of(state).powers}


def turn(*moves: str, **options: Any) -> One:
    question = play(begin(**options), WALK, *moves).choice("samurai").question
    assert isinstance(question, One)
    return question


def option(question: One, id: str) -> Option:
    return next(option for option in question.options if option.id == id)


def test_she_breaks_one_of_four_objects() -> None:
    state = play(goryo.new(), "draw bound fan", "draw first helmet")
    question = state.choice("goryo").question
    assert isinstance(question, One)
    assert question.spaces == ("a5", "b2", "d4", "f2")


def test_she_curses_two_of_the_three_others_in_any_order() -> None:
    state = play(goryo.new(variant="cursed-object"), "draw bound fan", "draw first helmet")
    question = play(state, "break b2").choice("goryo").question
    assert isinstance(question, Cards)
    assert [card.id for card in question.cards] == ["a5", "d4", "f2"]
    assert accepts(question, ["curse f2 a5"])
    assert not accepts(question, ["curse f2"])


def test_a_path_begins_where_she_stands_and_has_four_steps() -> None:
    question = path_of(table())
    assert (question.start, question.least, question.most, question.confirm) == ("b2", 4, 4, True)
    assert "b2" not in question.targets, "its object is broken"


def test_targets_are_neither_broken_nor_sealed_nor_bound() -> None:
    question = path_of(table("a3,b2", sealed="scroll", bound="fan"))
    floor = table().setup.floor
    kinds = {floor.types[floor.type_of[floor.index[space]]] for space in question.targets}
    assert not kinds & {"scroll", "fan"}
    assert not {"a3", "b2"} & set(question.targets)


def test_for_her_cursed_spaces_are_adjacent() -> None:
    near = path_of(table(variant="cursed-object", cursed="a5,d4")).near
    assert "d4" in near["a5"]
    assert "a5" in near["d4"]
    assert "d4" not in path_of(table()).near["a5"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ({}, {"sprint": "longer", "trail": "off", "honest": "flag"}),
        ({"edition": "2019"}, {"sprint": "longer", "trail": "off"}),
        ({"left": "sprint"}, {"sprint": "longer"}),
        ({"left": "trail"}, {"trail": "off", "honest": "flag"}),
        ({"variant": "genjutsu"}, {"shadow": "on", "honest": "flag", "illusion": "pick"}),
        ({"variant": "genjutsu", "left": "illusion"}, {"illusion": "pick"}),
        ({"variant": "cursed-object", "cursed": "a5,d4"}, {}),
        ({"sealed": "flower,mask,scroll,urn,vase"}, {"trail": "off", "honest": "flag"}),
    ],
    ids=str,
)
def test_she_has_the_powers_that_are_left_and_of_use(
    words: dict[str, str], expected: dict[str, str]
) -> None:
    assert powers(table(**words)) == expected


def test_on_honour_she_puts_cubes_anywhere() -> None:
    question = path_of(honour(left="trail"))
    assert (question.start, question.near, question.least) == (None, {}, 0)
    assert powers(honour(left="trail")) == {"sprint": "flag", "trail": "any"}
    assert accepts(question, ["plan b2 b2 > b2 sprint trail b2"])


def test_a_samurai_leads_to_what_he_can_do() -> None:
    question = turn()
    assert [option.id for option in question.options] == ["green", "purple", "red", "blue", "done"]
    red = option(question, "red").then
    assert isinstance(red, One)
    assert red.spaces == ("a5", "b4", "b6", "c5")
    assert [option.id for option in red.options] == ["search", "sniff"]
    sniff = option(red, "sniff").then
    assert isinstance(sniff, One)
    assert sniff.spaces == red.spaces


def test_whoever_is_acting_usually_goes_on() -> None:
    question = turn("red a5")
    assert {option.id: option.mark for option in question.options} == {
        "green": "",
        "purple": "",
        "red": "usual",
        "blue": "",
        "done": "final",
    }


def test_without_cubes_the_turn_usually_ends() -> None:
    question = turn("green b3", "green search", "green sniff a3", "red a5", "red search", "red a4")
    assert [(option.id, option.mark) for option in question.options] == [("done", "usual")]


@pytest.mark.parametrize("seat", ["samurai", "spectator", "chance"])
def test_her_plan_is_asked_of_nobody_else(seat: str) -> None:
    assert table().choice(seat).question is None


def test_chance_is_not_asked() -> None:
    assert goryo.new().choice("chance").question is None


def test_on_honour_she_answers_yes_or_no() -> None:
    state = play(honour(), WALK)
    state.apply("samurai", goryo.GAME.parse("red sniff a5", state.options))
    question = state.choice("goryo").question
    assert isinstance(question, One)
    assert [option.id for option in question.options] == ["yes", "no"]
