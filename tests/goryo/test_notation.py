"""The notation that people type, and the same moves in records."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from futago.game import BadInput
from futago.goryo import GAME
from futago.goryo.rules.actions import (
    Answer,
    Break,
    Curse,
    Done,
    Draw,
    GoryoAction,
    Move,
    Plan,
    Search,
    Sniff,
)

from .helpers import random_game

OPTIONS = GAME.options({})
PATH = ("c2", "c3", "b3", "b2")
FIVE = (*PATH, "b1")

ACTIONS: dict[str, GoryoAction] = {
    "draw bound fan": Draw("bound", "fan"),
    "draw first vase": Draw("first", "vase"),
    "draw seal urn": Draw("seal", "urn"),
    "break c2": Break("c2"),
    "curse a3 e5": Curse(("a3", "e5")),
    "plan c2 c3 b3 b2 > a2": Plan(PATH, "a2"),
    "plan c2 c3 b3 b2 b1 > c1 sprint": Plan(FIVE, "c1", sprint=True),
    "plan c2 c3 b3 b2 > a2 trail e4": Plan(PATH, "a2", trail="e4"),
    "plan c2 c3 b3 b2 > a2 trail e4 honest": Plan(PATH, "a2", trail="e4", lie=False),
    "plan c2 c3 b3 b2 b1 > c1 sprint trail e4 honest": Plan(
        FIVE, "c1", sprint=True, trail="e4", lie=False
    ),
    "plan c2 c3 b3 b2 > a2 shadow b3": Plan(PATH, "a2", shadow="b3"),
    "plan c2 c3 b3 b2 > a2 shadow b3 honest": Plan(PATH, "a2", shadow="b3", lie=False),
    "plan c2 c3 b3 b2 > a2 illusion red": Plan(PATH, "a2", illusion="red"),
    "plan c2 c3 b3 b2 > a2 shadow b3 honest illusion red": Plan(
        PATH, "a2", shadow="b3", lie=False, illusion="red"
    ),
    "plan > a2": Plan((), "a2"),
    "red c3": Move("red", "c3"),
    "red search": Search("red"),
    "red sniff c4": Sniff("red", "c4"),
    "answer yes": Answer(True),
    "answer no": Answer(False),
    "done": Done(),
}


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_is_written_and_read_in_its_notation(text: str) -> None:
    assert str(ACTIONS[text]) == text
    assert GAME.parse(text, OPTIONS) == ACTIONS[text]


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_is_written_and_read_as_in_records(text: str) -> None:
    data = json.loads(json.dumps(ACTIONS[text].as_json()))
    assert GAME.action_from_json(data) == ACTIONS[text]


def test_records_have_the_fields_of_the_format() -> None:
    assert Draw("seal", "urn").as_json() == {"do": "draw", "object": "urn", "as": "seal"}
    assert Break("c2").as_json() == {"do": "break", "space": "c2"}
    assert Curse(("a3", "e5")).as_json() == {"do": "curse", "spaces": ["a3", "e5"]}
    assert Plan(FIVE, "c1", sprint=True, trail="e4").as_json() == {
        "do": "plan",
        "path": ["c2", "c3", "b3", "b2", "b1"],
        "target": "c1",
        "sprint": True,
        "trail": "e4",
        "lie": True,
        "shadow": None,
        "illusion": None,
    }
    assert Move("red", "c3").as_json() == {"do": "move", "samurai": "red", "to": "c3"}
    assert Search("red").as_json() == {"do": "search", "samurai": "red"}
    assert Sniff("red", "c4").as_json() == {"do": "sniff", "samurai": "red", "space": "c4"}
    assert Answer(True).as_json() == {"do": "answer", "yes": True}
    assert Done().as_json() == {"do": "done"}


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), honour=st.booleans())
def test_every_move_of_a_game_reads_back(seed: int, honour: bool) -> None:
    enforcement = "honour" if honour else "strict"
    for state, _, action in random_game(seed, enforcement=enforcement):
        assert GAME.parse(str(action), state.setup.options) == action
        assert GAME.action_from_json(json.loads(json.dumps(action.as_json()))) == action


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_legal_actions_have_distinct_notations(seed: int) -> None:
    for state, seat, _ in random_game(seed):
        if len(state.legal_actions(seat)) < 500:
            written = [str(action) for action in state.legal_actions(seat)]
            assert len(set(written)) == len(written)


# ---------------------------------------------------------------- what people type


@pytest.mark.parametrize(
    "typed",
    [
        "PLAN C2 c3 b3 b2 > A2",
        "  plan c2  c3 b3 b2 >a2 ",
        "plan c2 c3 b3 b2>a2",
    ],
)
def test_case_and_whitespace_do_not_matter(typed: str) -> None:
    assert GAME.parse(typed, OPTIONS) == Plan(PATH, "a2")


def test_powers_come_in_any_order() -> None:
    typed = "plan c2 c3 b3 b2 b1 > c1 honest trail e4 sprint"
    assert GAME.parse(typed, OPTIONS) == Plan(FIVE, "c1", sprint=True, trail="e4", lie=False)


def test_cursed_spaces_come_in_any_order() -> None:
    assert GAME.parse("curse e5 a3", OPTIONS) == Curse(("a3", "e5"))


def test_colours_are_those_of_the_edition() -> None:
    yellow = GAME.parse("yellow search", GAME.options({"edition": "2019"}))
    assert yellow == Search("yellow")
    with pytest.raises(BadInput):
        GAME.parse("yellow search", OPTIONS)


BAD = {
    "": "notation-empty",
    "   ": "notation-empty",
    "fly c2": "goryo-notation-word",
    "yellow search": "goryo-notation-word",
    "break z9": "goryo-notation-space",
    "curse a3 z9": "goryo-notation-space",
    "red z9": "goryo-notation-space",
    "red sniff z9": "goryo-notation-space",
    "plan c2 z9 > a2": "goryo-notation-space",
    "plan c2 c3 > z9": "goryo-notation-space",
    "plan c2 c3 > a2 trail z9": "goryo-notation-space",
    "plan c2 c3 > a2 shadow z9": "goryo-notation-space",
    "red": "goryo-notation-samurai",
    "red sniff": "goryo-notation-samurai",
    "red search c3": "goryo-notation-samurai",
    "red c3 c4": "goryo-notation-samurai",
    "plan": "goryo-notation-target",
    "plan c2 c3 b3 b2 a2": "goryo-notation-target",
    "plan c2 c3 b3 b2 >": "goryo-notation-target",
    "plan c2 > c3 > b3": "goryo-notation-target",
    "plan c2 c3 > a2 jump": "goryo-notation-power",
    "plan c2 c3 > a2 b2": "goryo-notation-power",
    "plan c2 c3 > a2 trail": "goryo-notation-power",
    "plan c2 c3 > a2 illusion white": "goryo-notation-power",
}


@pytest.mark.parametrize("text", BAD)
def test_what_is_not_understood_is_refused_with_its_reason(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.parse(text, OPTIONS)
    assert refused.value.text.id == BAD[text]
    assert str(refused.value)


@pytest.mark.parametrize(
    "text", ["answer maybe", "answer", "break", "curse a3", "done now", "draw"]
)
def test_an_incomplete_move_is_answered_with_its_form(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.parse(text, OPTIONS)
    assert refused.value.text.id == "goryo-notation-form"
    assert "begins no move" not in str(refused.value)


@given(text=st.text(st.sampled_from("abcdefplansrch123456> "), max_size=40))
def test_any_text_is_either_an_action_or_refused(text: str) -> None:
    try:
        action = GAME.parse(text, OPTIONS)
    except BadInput:
        return
    assert GAME.parse(str(action), OPTIONS) == action


# ---------------------------------------------------------------- moves of records

BAD_MOVES = [
    ({}, "move-unknown"),
    ({"do": None}, "move-unknown"),
    ({"do": ["done"]}, "move-unknown"),
    ({"do": "fly"}, "move-unknown"),
    ({"do": "done", "now": True}, "move-fields"),
    ({"do": "answer"}, "move-fields"),
    ({"do": "plan", "path": [], "target": "a2"}, "move-fields"),
    ({"do": "sniff", "samurai": "red"}, "move-fields"),
    ({"do": "answer", "yes": "yes"}, "move-bad-field"),
    ({"do": "answer", "yes": 1}, "move-bad-field"),
    ({"do": "move", "samurai": "red", "to": 5}, "move-bad-field"),
    ({"do": "curse", "spaces": ["a3"]}, "move-bad-field"),
    ({"do": "curse", "spaces": ["a3", "b3", "c3"]}, "move-bad-field"),
]


@pytest.mark.parametrize(("move", "reason"), BAD_MOVES)
def test_a_bad_move_of_a_record_is_refused_with_its_reason(
    move: dict[str, object], reason: str
) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.action_from_json(move)
    assert refused.value.text.id == reason
    assert str(refused.value)


@pytest.mark.parametrize(
    "move",
    [
        {"do": "draw", "object": "fan"},
        {"do": "draw", "object": "fan", "role": "bound"},
        {"do": "draw", "object": "fan", "as": "bound", "role": "bound"},
    ],
)
def test_a_draw_has_object_and_as_and_nothing_else(move: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        GAME.action_from_json(move)
