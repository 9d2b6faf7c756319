"""B. The Samurai's turn: six cubes, up to three samurai, questions."""

from __future__ import annotations

from typing import Any

import pytest

from futago.goryo import GoryoState
from futago.goryo.rules.actions import Search

from .helpers import begin, legal, play, refusal, seen, table


def acting(start: str = "d5", **options: Any) -> GoryoState:
    """The Samurai's turn; by default her path is in the south, from d5 over c5 to a4."""
    paths = {"d5": "plan d5 c5 c4 b4 > a4", "b2": "plan b2 b1 c1 c2 > c3"}
    return play(begin(start, **options), paths[start])


def test_there_are_six_cubes() -> None:
    state = play(acting(), "green a2", "green a3", "green search")
    play(state, "purple d2", "purple d1", "purple search")
    assert seen(state).cubes == 0
    assert legal(state) == ["done"]
    assert refusal(state, "red b4") == "goryo-refused-no-cubes"


def test_each_samurai_has_up_to_three_actions() -> None:
    state = play(acting(), "green a2", "green a3", "green search")
    assert refusal(state, "green sniff b3") == "goryo-refused-cap"


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "2019"},
        {"edition": "2021", "actions_per_samurai": 2},
        {"actions_per_samurai": 2},
    ],
)
def test_two_actions_in_2019_and_in_the_advanced_mode(options: dict[str, Any]) -> None:
    state = play(acting(**options), "green a2", "green a3")
    assert refusal(state, "green search") == "goryo-refused-cap"


def test_with_two_actions_each_three_samurai_use_all_six_cubes() -> None:
    state = play(acting(edition="2019"), "green a2", "green a3", "yellow d2", "yellow d1")
    play(state, "red b4", "red search")
    assert legal(state) == ["done"]


def test_a_samurai_walks_at_most_twice() -> None:
    state = play(acting(), "green a2", "green b2")
    assert refusal(state, "green b1") == "goryo-refused-moved"


def test_a_samurai_searches_once() -> None:
    state = play(acting(), "green search", "green b1")
    assert refusal(state, "green search") == "goryo-refused-searched"


def test_a_samurai_sniffs_once() -> None:
    state = play(acting(), "green sniff b1")
    assert refusal(state, "green sniff b3") == "goryo-refused-sniffed"


def test_actions_come_in_any_order() -> None:
    state = play(acting(), "green sniff b1", "green b3", "green search")
    assert seen(state).prints == {"b1": False, "b3": False}


def test_a_samurai_may_come_back_to_where_he_was() -> None:
    state = play(acting(), "green a2", "green b2")
    assert seen(state).samurai["green"] == "b2"


def test_calling_a_new_samurai_ends_the_one_before() -> None:
    state = play(acting(), "green search", "red b4")
    assert refusal(state, "green b1") == "goryo-refused-finished"


def test_a_fourth_samurai_is_not_called() -> None:
    state = play(acting(), "green search", "purple search", "red b4")
    assert refusal(state, "blue search") == "goryo-refused-three-called"
    play(state, "red search")


def test_he_may_use_fewer_cubes_or_none() -> None:
    assert seen(play(acting(), "done")).round == 2
    assert seen(play(acting(), "green search", "done")).round == 2


def test_unused_cubes_are_lost() -> None:
    state = play(acting(), "green b1", "done", "plan a4 b4 b3 c3 > c2")
    assert seen(state).cubes == 6
    play(state, "green b2", "green b1", "green search")
    assert refusal(state, "green sniff c1") == "goryo-refused-cap"


def test_a_step_goes_to_a_space_along_a_side() -> None:
    assert refusal(acting(), "green c1") == "goryo-refused-not-adjacent"
    assert refusal(acting(), "green b2") == "goryo-refused-not-adjacent"


def test_samurai_cross_bridges_and_no_walls() -> None:
    state = play(acting(), "green b3")
    play(state, "green b4")
    assert refusal(table_with_green_on("c3"), "green d3") == "goryo-refused-not-adjacent"


def table_with_green_on(space: str) -> GoryoState:
    state = table("d5", samurai=f"{space},e2,b5,e5")
    return play(state, "plan d5 c5 c4 b4 > a4")


def test_samurai_sniff_across_bridges_and_through_no_walls() -> None:
    play(table_with_green_on("c2"), "green sniff d2")
    assert refusal(table_with_green_on("c3"), "green sniff d3") == "goryo-refused-not-adjacent"


def test_sniffing_is_for_adjacent_spaces_not_for_his_own() -> None:
    assert refusal(acting(), "green sniff b2") == "goryo-refused-not-adjacent"
    assert refusal(acting(), "green sniff c1") == "goryo-refused-not-adjacent"


def test_two_samurai_may_share_a_space() -> None:
    state = play(acting(), "green b3", "green b4", "red b4")
    assert seen(state).samurai["green"] == seen(state).samurai["red"] == "b4"


def test_a_samurai_may_step_on_her_pawn() -> None:
    state = play(acting(), "blue d5")
    assert seen(state).samurai["blue"] == "d5"


def test_yes_where_a_cube_lies_and_no_elsewhere() -> None:
    state = play(acting(), "red sniff c5", "red search")
    assert seen(state).prints == {"b5": False, "c5": True}


def test_the_target_is_part_of_her_path() -> None:
    state = play(acting(), "red b4", "red sniff a4", "red search")
    assert seen(state).prints == {"a4": True, "b4": True}


def test_her_start_may_not_be_investigated() -> None:
    assert refusal(acting(), "blue sniff d5") == "goryo-refused-ask-start"
    assert refusal(play(acting(), "blue d5"), "blue search") == "goryo-refused-ask-start"


def test_next_round_the_start_is_another_space() -> None:
    state = play(acting(), "blue d5", "done", "plan a4 b4 b3 c3 > c2", "blue search")
    assert seen(state).prints == {"d5": False}


def test_a_space_is_investigated_once_a_round() -> None:
    state = play(acting(), "green sniff b3", "green b3")
    assert refusal(state, "green search") == "goryo-refused-asked"


def test_nor_by_another_samurai() -> None:
    state = play(acting(), "red sniff b4", "green b3")
    assert refusal(state, "green sniff b4") == "goryo-refused-asked"


def test_next_round_it_may_be_investigated_again() -> None:
    state = play(acting(), "green search", "done", "plan a4 b4 b3 b2 > b1")
    play(state, "green search")
    assert seen(state).prints == {"b2": True}


def test_broken_objects_may_be_investigated() -> None:
    state = play(table("c1,b2", samurai="b1,e2,b5,e5"), "plan b2 b1 c1 c2 > c3")
    assert seen(play(state, "green sniff c1")).prints == {"c1": True}


def test_sealed_objects_may_be_investigated() -> None:
    state = table("b2", sealed="lantern", samurai="b1,e2,b5,e5")
    assert seen(play(state, "plan b2 b1 c1 c2 > c3", "green sniff c1")).prints == {"c1": True}


def test_an_answer_comes_at_once() -> None:
    state = acting()
    state.apply("samurai", Search("red"))
    assert state.movers == ("goryo",)
    assert state.automatic
    assert legal(state) == ["answer no"]


def test_the_samurai_stay_where_they_are_for_the_next_round() -> None:
    state = play(acting(), "green a2", "green a3", "done")
    assert seen(state).samurai["green"] == "a3"


def test_every_samurai_may_be_called_again_in_the_next_round() -> None:
    state = play(acting(), "green search", "red search", "blue search", "done")
    play(state, "plan a4 b4 b3 c3 > c2")
    called = {action.split()[0] for action in legal(state)}
    assert called == {"green", "purple", "red", "blue", "done"}
