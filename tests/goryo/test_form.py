"""The form for a table of Goryō follows the edition and the palace."""

from __future__ import annotations

import random
from typing import Any

import pytest

from futago.forms import Form, form_of
from futago.game import random_action
from futago.goryo.game import GAME
from futago.texts import say


def form(**chosen: Any) -> Form:
    return form_of(GAME, chosen)


def facts(found: Form, name: str) -> str:
    return " ".join(say(text) for text in found.options[name].spec.facts)


@pytest.mark.parametrize(
    ("edition", "actions", "said", "colours", "trail"),
    [
        ("2019", 2, "in a round: 2.", "yellow", "always says yes"),
        ("2021", 3, "in a round: 3, or 2 in", "yellow", "always says yes"),
        (
            "2024",
            3,
            "in a round: 3, or 2 in",
            "purple",
            "may say yes or no",
        ),
    ],
)
def test_an_edition_says_what_it_plays_with(
    edition: str, actions: int, said: str, colours: str, trail: str
) -> None:
    found = form(edition=edition)
    assert found.options["actions_per_samurai"].value == actions
    assert found.options["samurai"].value == ["green", colours, "red", "blue"]
    about = facts(found, "edition")
    assert said in about
    assert f"green, {colours}, red and blue" in about
    assert trail in about


def test_chosen_options_stay_when_the_edition_changes() -> None:
    found = form(edition="2019", actions_per_samurai=3, variant="genjutsu")
    assert found.refused == {}
    assert found.options["actions_per_samurai"].value == 3
    assert "box does not contain it" in facts(found, "actions_per_samurai")
    assert facts(found, "variant") == ""
    assert "box does not contain it" in facts(form(variant="genjutsu"), "variant")
    assert "Trail" not in facts(found, "edition"), "the variant replaces the powers"


def test_actions_per_samurai_have_no_effect_where_cubes_are_split() -> None:
    assert form().options["actions_per_samurai"].used
    found = form(split_cubes=True)
    assert not found.options["actions_per_samurai"].used
    assert "actions" not in facts(found, "edition")
    games = {_play({"split_cubes": True, "actions_per_samurai": count}) for count in (2, 3)}
    assert len(games) == 1
    assert len({_play({"actions_per_samurai": count}) for count in (2, 3)}) == 2


def _play(options: dict[str, Any]) -> tuple[str, ...]:
    """The moves of a game at random."""
    state, rng, moves = GAME.new(GAME.options(options)), random.Random(7), list[str]()
    while state.movers:
        seat = state.movers[0]
        action = random_action(state.legal_actions(seat), rng)
        moves.append(str(action))
        state.apply(seat, action)
    return tuple(moves)


def test_rooms_that_a_palace_does_not_have_are_replaced_by_its_own() -> None:
    palace = GAME.options_as_json(GAME.options({}))["palace"]
    rooms = {"nw": "red", "ne": "blue", "sw": "tea", "se": "moon"}
    for space in palace["spaces"]:
        space["room"] = rooms[space["room"]]
    palace["centres"] = {rooms[room]: space for room, space in palace["centres"].items()}
    found = form(palace=palace, samurai_rooms=["se", "sw", "ne", "nw"], edition="2019")
    assert found.refused.keys() == {"samurai_rooms"}
    assert set(found.options["samurai_rooms"].value) == set(rooms.values())
    assert found.options["palace"].value == palace
    assert found.options["edition"].value == "2019"


def test_a_gong_that_is_none_is_refused() -> None:
    found = form(gong={"length": 5, "bags": [9]})
    assert found.refused.keys() == {"gong"}
    assert found.options["gong"].value == {"length": 12, "bags": [2, 4, 7, 9]}
    assert form(gong={"length": 5, "bags": [3]}).options["gong"].value["length"] == 5


def test_the_proposed_gong_follows_the_actions() -> None:
    assert form(edition="2019").options["gong"].value["bags"] == [2, 3, 5, 7, 9, 11]
    assert form(edition="2019", split_cubes=True).options["gong"].value["bags"] == [2, 4, 7, 9]
    kept = {"length": 5, "bags": [3]}
    assert form(edition="2019", gong=kept).options["gong"].value == kept


def test_all_faults_of_a_palace_are_listed_with_their_spaces() -> None:
    palace = GAME.options_as_json(GAME.options({}))["palace"]
    palace["spaces"] = [space for space in palace["spaces"] if space["id"] != "b2"]
    found = form(palace=palace, edition="2019")
    faults = {fault.text.id: fault.at for fault in found.refused["palace"]}
    inside = tuple(s["id"] for s in palace["spaces"] if s["room"] == "nw")
    assert faults == {"palace-room-size": inside, "palace-centre-elsewhere": inside}
    assert found.options["palace"].value == "edo"
    assert found.options["edition"].value == "2019"
