"""The worked examples of the three rulebooks, on the palace `edo`.

1 to 6 are those of the 2024 edition, A to G those of 2019 and 2021.
"""

from __future__ import annotations

import pytest

from futago.goryo import GoryoState

from .helpers import (
    begin,
    legal,
    palace_data,
    plans,
    play,
    refusal,
    seen,
    table,
    targets,
)

NORTH_WEST = {s["id"] for s in palace_data("edo")["spaces"] if s["room"] == "nw"}
OLDER = pytest.mark.parametrize("edition", ["2019", "2021"])
ALL = pytest.mark.parametrize("edition", ["2019", "2021", "2024"])


def example_1(edition: str) -> GoryoState:
    """She stands on the helmet b2; the lanterns are sealed, the mask a3 is broken."""
    return table("a3,b2", sealed="lantern", edition=edition)


# ---------------------------------------------------------------- 1 and A: a path in her own room


@ALL
def test_example_1_and_a_four_steps_in_the_room_reach_lantern_mask_and_scroll(edition: str) -> None:
    all_intact = table("b2", edition=edition)
    assert targets_in_the_room(all_intact) == {"c1", "a3", "c3"}


def targets_in_the_room(state: GoryoState) -> set[str]:
    """What four steps inside the room of the helmet reach."""
    inside = [plan for plan in plans(state) if {*plan.path, plan.target} <= NORTH_WEST]
    return {plan.target for plan in inside if not plan.sprint}


@ALL
def test_example_1_and_a_two_paths_lead_to_the_scroll(edition: str) -> None:
    plain = [p for p in plans(example_1(edition)) if not p.sprint and p.trail is None]
    paths = {plan.path for plan in plain if plan.target == "c3"}
    assert paths == {("b2", "b1", "c1", "c2"), ("b2", "a2", "a3", "b3")}


@ALL
def test_example_1_and_a_the_lantern_is_sealed(edition: str) -> None:
    assert refusal(example_1(edition), "plan b2 b3 c3 c2 > c1") == "goryo-refused-sealed"


@ALL
def test_example_1_and_a_the_mask_is_broken(edition: str) -> None:
    assert refusal(example_1(edition), "plan b2 c2 c3 b3 > a3") == "goryo-refused-broken"


@ALL
def test_example_1_and_a_in_the_room_only_the_scroll_is_left(edition: str) -> None:
    assert targets_in_the_room(example_1(edition)) == {"c3"}
    play(example_1(edition), "plan b2 b1 c1 c2 > c3")


# ---------------------------------------------------------------- 2 and B: the Samurai's turn


def test_example_2_green_asks_helmet_and_urn_purple_the_flower_red_walks_to_the_lantern() -> None:
    state = play(begin("c1"), "plan c1 b1 b2 b3 > b4")
    play(state, "green search", "green sniff b1")
    assert seen(state).prints == {"b2": True, "b1": True}
    play(state, "purple e3", "purple e4", "purple sniff f4")
    assert seen(state).prints == {"b2": True, "b1": True, "f4": False}
    assert {notation.split()[0] for notation in legal(state)} == {"red", "blue", "done"}
    play(state, "red b4")
    assert seen(state).samurai["red"] == "b4"
    assert legal(state) == ["done"]


def test_example_b_of_2019_yellow_moves_once_and_red_twice_onto_the_vase() -> None:
    state = play(begin("c1", edition="2019"), "plan c1 b1 b2 b3 > b4")
    play(state, "green search", "green sniff b1", "yellow d2", "yellow sniff c2")
    assert seen(state).prints == {"b2": True, "b1": True, "c2": False}
    assert {notation.split()[0] for notation in legal(state)} == {"red", "blue", "done"}
    play(state, "red b4", "red b3")
    assert seen(state).samurai["red"] == "b3"
    assert legal(state) == ["done"]


def test_example_b_of_2021_yellow_moves_twice_and_red_once_onto_the_vase() -> None:
    state = play(begin("c1", edition="2021"), "plan c1 b1 b2 b3 > b4")
    play(state, "green search", "green sniff b1", "yellow e3", "yellow e4", "yellow sniff f4")
    assert seen(state).prints == {"b2": True, "b1": True, "f4": False}
    play(state, "red c5")
    assert seen(state).samurai["red"] == "c5"
    assert legal(state) == ["done"]


def test_example_b_of_2021_is_more_than_2019_allows() -> None:
    state = play(begin("c1", edition="2019"), "plan c1 b1 b2 b3 > b4", "yellow e3", "yellow e4")
    assert refusal(state, "yellow sniff f4") == "goryo-refused-cap"


# ---------------------------------------------------------------- 3 and C: Sprint


@ALL
def test_example_3_and_c_sprint_reaches_one_step_further(edition: str) -> None:
    state = table("b2", edition=edition)
    near = {plan.target for plan in plans(state) if not plan.sprint}
    assert "b3" in targets(state) - near
    play(state, "plan b2 b1 c1 c2 c3 > b3 sprint", "done")
    assert seen(state).start == "b3"


# ---------------------------------------------------------------- 4 and D: False Trail


@ALL
def test_example_4_and_d_the_print_on_the_false_trail_is_discarded(edition: str) -> None:
    state = play(begin("b2", edition=edition), "plan b2 b1 c1 c2 > c3 trail b3", "green sniff b3")
    assert seen(state).prints == {"b3": True}
    play(state, "done")
    assert seen(state).prints == {}
    assert seen(state).gong == 0


# ---------------------------------------------------------------- 5 and F: Discovery


def example_5(edition: str) -> GoryoState:
    """Two green prints, and the red samurai waits on the lantern b4."""
    state = play(begin("c1", edition=edition), "plan c1 b1 b2 b3 > b4")
    return play(state, "green search", "green sniff b1", "red b4", "done")


@ALL
def test_example_5_and_f_the_target_breaks_and_she_stands_there(edition: str) -> None:
    view = seen(example_5(edition))
    assert view.broken == ("c1", "b4")
    assert view.start == "b4"


@ALL
def test_example_5_and_f_two_prints_move_the_mallet_two_spaces(edition: str) -> None:
    view = seen(example_5(edition))
    assert view.prints == {}
    assert view.gong == 2


@ALL
def test_example_5_and_f_the_red_samurai_turns_the_first_spirit_token(edition: str) -> None:
    assert seen(example_5(edition)).spirits == 1


# ---------------------------------------------------------------- 6 and G: Ofuda


def example_6(edition: str) -> GoryoState:
    return play(example_5(edition), "draw seal helmet", "draw seal urn")


@ALL
def test_example_6_and_g_a_bag_and_a_spirit_token_draw_two_tokens(edition: str) -> None:
    assert seen(example_5(edition)).draws == 2
    assert example_6(edition).movers == ("goryo",)
    assert seen(example_6(edition)).sealed == ("helmet", "urn")


@ALL
def test_example_6_and_g_the_two_tiles_flip(edition: str) -> None:
    assert seen(example_6(edition)).intact == ("fan", "flower", "mask", "scroll", "vase")


@ALL
def test_example_6_and_g_no_helmet_and_no_urn_can_be_broken_any_more(edition: str) -> None:
    helmets_and_urns = {"b2", "f2", "d4", "a5", "b1", "d2", "e5", "c6"}
    assert targets(example_5_without_draws(edition)) & helmets_and_urns
    assert not targets(example_6(edition)) & helmets_and_urns


def example_5_without_draws(edition: str) -> GoryoState:
    state = play(begin("c1", edition=edition), "plan c1 b1 b2 b3 > b4", "done")
    assert seen(state).start == "b4"
    return state


# ---------------------------------------------------------------- E: which type is bound?


@OLDER
def test_example_e_after_two_vases_a_scroll_and_two_seals_four_types_are_left(edition: str) -> None:
    state = begin("d1", edition=edition)
    play(state, "plan d1 d2 d3 e3 > e2", "done", "draw seal helmet")
    play(state, "plan e2 d2 c2 b2 > b3", "green b3", "done", "draw seal urn")
    assert seen(state).broken == ("d1", "e2", "b3")
    assert seen(state).intact == ("fan", "flower", "lantern", "mask")
