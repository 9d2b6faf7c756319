"""The options: the defaults of each edition, and what is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futago import goryo
from futago.game import BadInput
from futago.goryo import GAME
from futago.goryo.rules.options import Gong
from futago.texts import say

from .helpers import begin, play, seen


def default(edition: str) -> dict[str, Any]:
    return GAME.options_as_json(GAME.options({"edition": edition}))


# ---------------------------------------------------------------- defaults


def test_without_options_it_is_the_2024_edition_in_strict_play_on_edo() -> None:
    options = GAME.options_as_json(GAME.options({}))
    assert options == default("2024")
    assert options["enforcement"] == "strict"
    assert options["split_cubes"] is False
    assert options["variant"] is None
    assert options["palace"]["name"] == "edo"
    assert options["samurai_rooms"] == ("nw", "ne", "sw", "se")
    assert options["gong"] == {"length": 12, "bags": (2, 4, 7, 9)}


@pytest.mark.parametrize(("edition", "actions"), [("2019", 2), ("2021", 3), ("2024", 3)])
def test_actions_per_samurai_by_edition(edition: str, actions: int) -> None:
    assert default(edition)["actions_per_samurai"] == actions


THREE, TWO = (2, 4, 7, 9), (2, 3, 5, 7, 9, 11)


@pytest.mark.parametrize(
    ("chosen", "bags"),
    [
        ({}, THREE),
        ({"edition": "2021"}, THREE),
        ({"edition": "2019"}, TWO),
        ({"edition": "2019", "actions_per_samurai": 3}, THREE),
        ({"edition": "2024", "actions_per_samurai": "2"}, TWO),
        ({"variant": "genjutsu", "actions_per_samurai": 2}, TWO),
        ({"actions_per_samurai": 2, "split_cubes": True}, THREE),
        ({"actions_per_samurai": 2, "gong": "12:2,4,7,9"}, THREE),
    ],
)
def test_the_default_gong_depends_on_how_the_samurai_may_act(
    chosen: dict[str, Any], bags: tuple[int, ...]
) -> None:
    assert GAME.options(chosen).gong == Gong(12, bags)


def test_under_older_rules_the_default_gong_is_always_the_same() -> None:
    older = GAME.under("0.1.0")
    chosen: Any = older.options({"edition": "2019"})
    assert chosen.gong == Gong(12, THREE)
    (gong,) = (s for s in older.specs_with(chosen) if s.name == "gong")
    assert gong.default == {"length": 12, "bags": list(THREE)}


@pytest.mark.parametrize(
    ("edition", "second"), [("2019", "yellow"), ("2021", "yellow"), ("2024", "purple")]
)
def test_colours_by_edition(edition: str, second: str) -> None:
    assert list(default(edition)["samurai"]) == ["green", second, "red", "blue"]


@pytest.mark.parametrize(("edition", "chosen"), [("2019", False), ("2021", False), ("2024", True)])
def test_the_answer_on_the_trail_is_chosen_in_2024_only(edition: str, chosen: bool) -> None:
    honest = [
        plan for plan in begin(edition=edition).legal_actions("goryo") if "honest" in str(plan)
    ]
    assert bool(honest) == chosen


@pytest.mark.parametrize(
    ("edition", "words"),
    [("2019", "clue marker"), ("2021", "clue marker"), ("2024", "paw print")],
)
def test_the_terms_of_the_edition(edition: str, words: str) -> None:
    state = play(begin(edition=edition), "plan b2 b1 c1 c2 > c3", "red search")
    assert words in str(state.events("samurai")[0].text)


def test_actions_per_samurai_can_be_chosen_in_every_edition() -> None:
    for edition in ("2019", "2021", "2024"):
        for actions in (2, 3):
            options = GAME.options({"edition": edition, "actions_per_samurai": actions})
            assert options.actions_per_samurai == actions


def test_the_specification_names_defaults_first() -> None:
    specs = {spec.name: spec for spec in GAME.option_specs}
    assert specs["edition"].default == "2024"
    assert specs["actions_per_samurai"].values == (3, 2)
    assert specs["palace"].values == ("edo", "courtyard", "lake")
    assert all(str(spec.help) for spec in specs.values())


# ---------------------------------------------------------------- how they are written


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ({"actions_per_samurai": "2"}, {"actions_per_samurai": 2}),
        ({"split_cubes": "true"}, {"split_cubes": True}),
        ({"variant": "none"}, {"variant": None}),
        ({"gong": "8:3,5"}, {"gong": {"length": 8, "bags": [3, 5]}}),
        ({"gong": "8:"}, {"gong": {"length": 8, "bags": []}}),
        ({"gong": "8"}, {"gong": {"length": 8, "bags": []}}),
        ({"samurai": "ash,oak,elm,yew"}, {"samurai": ["ash", "oak", "elm", "yew"]}),
        ({"samurai_rooms": "se,sw,ne,nw"}, {"samurai_rooms": ["se", "sw", "ne", "nw"]}),
    ],
)
def test_typed_text_is_converted_to_the_value_it_spells(
    typed: dict[str, Any], meant: dict[str, Any]
) -> None:
    assert GAME.options(typed) == GAME.options(meant)


@given(seed=st.integers())
def test_options_read_back_from_a_record_are_the_same(seed: int) -> None:
    options = GAME.options(GAME.vary(random.Random(seed)))
    assert GAME.options(GAME.options_as_json(options)) == options


def test_varied_options_are_those_of_the_editions() -> None:
    drawn = [GAME.options(GAME.vary(random.Random(seed))) for seed in range(300)]
    assert all(o.actions_per_samurai == 2 for o in drawn if o.edition == "2019")
    assert {o.variant for o in drawn} == {None, "cursed-object", "genjutsu"}
    assert {o.palace.name for o in drawn} == {"edo", "courtyard", "lake"}
    assert {o.split_cubes for o in drawn} == {False, True}


# ---------------------------------------------------------------- the gong


def test_the_gong_is_data() -> None:
    state = begin(gong={"length": 2, "bags": [1]})
    play(state, "plan b2 b1 c1 c2 > c3", "green sniff b1", "done")
    assert (seen(state).gong, seen(state).draws) == (1, 1)


@pytest.mark.parametrize("gong", [Gong(1, ()), Gong(1, (1,)), Gong(99, tuple(range(1, 100)))])
def test_a_gong_may_be_short_or_long_with_any_bags(gong: Gong) -> None:
    assert GAME.options({"gong": gong}).gong == gong


# ---------------------------------------------------------------- what cannot be chosen

BAD: list[tuple[str, Any]] = [
    ("edition", "1999"),
    ("edition", None),
    ("edition", ["2024"]),
    ("actions_per_samurai", 1),
    ("actions_per_samurai", 4),
    ("actions_per_samurai", 3.0),
    ("actions_per_samurai", True),
    ("actions_per_samurai", None),
    ("split_cubes", 1),
    ("split_cubes", "yes"),
    ("split_cubes", None),
    ("variant", "both"),
    ("variant", False),
    ("variant", ["genjutsu"]),
    ("enforcement", "lax"),
    ("enforcement", None),
    ("samurai", ["green", "red", "blue"]),
    ("samurai", ["green", "green", "red", "blue"]),
    ("samurai", ["green", "Purple", "red", "blue"]),
    ("samurai", ["green", "plan", "red", "blue"]),
    ("samurai", ["green", "search", "red", "blue"]),
    ("samurai", ["green", "", "red", "blue"]),
    ("samurai", ["green", 5, "red", "blue"]),
    ("samurai", ["green", "a" * 21, "red", "blue"]),
    ("samurai", None),
    ("samurai_rooms", ["nw", "nw", "sw", "se"]),
    ("samurai_rooms", ["nw", "ne", "sw"]),
    ("samurai_rooms", ["nw", "ne", "sw", "north"]),
    ("samurai_rooms", 4),
    ("gong", None),
    ("gong", 12),
    ("gong", "long"),
    ("gong", "12:2,x"),
    ("gong", {"length": 12}),
    ("gong", {"length": 12, "bags": [2], "colour": "gold"}),
    ("gong", {"length": 0, "bags": []}),
    ("gong", {"length": 100, "bags": []}),
    ("gong", {"length": 12, "bags": [0]}),
    ("gong", {"length": 12, "bags": [13]}),
    ("gong", {"length": 12, "bags": [4, 2]}),
    ("gong", {"length": 12, "bags": [2, 2]}),
    ("gong", {"length": 12.5, "bags": [2]}),
    ("palace", 5),
    ("palace", None),
    ("palace", ["edo"]),
]


@pytest.mark.parametrize(("name", "value"), BAD)
def test_a_bad_value_is_refused_with_a_sentence_naming_the_option(name: str, value: Any) -> None:
    with pytest.raises(BadInput) as refused:
        goryo.new(**{name: value})
    assert refused.value.text.id == "option-bad-value"
    assert f"The option {name} cannot be" in str(refused.value)


def test_the_name_of_a_samurai_has_twenty_letters_at_most() -> None:
    longest = "a" * 20
    assert longest in GAME.options({"samurai": ["green", longest, "red", "blue"]}).samurai
    with pytest.raises(BadInput) as refused:
        GAME.options({"samurai": ["green", longest + "a", "red", "blue"]})
    assert "at most 20 letters" in say(refused.value.text, "en")
    assert "20 lettres au plus" in say(refused.value.text, "fr")
    assert "20 lettere al massimo" in say(refused.value.text, "it")


@pytest.mark.parametrize("name", ["colour", "Edition", "actions", ""])
def test_an_unknown_option_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(BadInput, match="actions_per_samurai") as refused:
        GAME.options({name: 1})
    assert refused.value.text.id == "option-unknown"
    assert f"“{name}”" in str(refused.value)


def test_a_refused_value_is_not_suggested() -> None:
    assert "cannot be “2024”: use 2024" not in complaint(edition=2024)


def complaint(**options: Any) -> str:
    """The error message for these options; empty if they are valid."""
    try:
        GAME.options(options)
    except BadInput as refused:
        return str(refused)
    return ""
