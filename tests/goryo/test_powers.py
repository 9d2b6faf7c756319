"""The powers of the Goryō: Sprint and False Trail."""

from __future__ import annotations

import pytest

from .helpers import begin, kinds, plans, play, refusal, seen, table

WALK = "plan b2 b1 c1 c2 > c3"
FIVE = "plan b2 b1 c1 c2 c3 > b3 sprint"


# ---------------------------------------------------------------- Sprint


def test_sprint_is_one_more_move_cube() -> None:
    state = play(begin(), FIVE, "done")
    assert seen(state).start == "b3"


def test_the_sprint_cube_follows_the_placement_rules() -> None:
    assert refusal(begin(), "plan b2 b1 c1 c2 d2 > d4 sprint") == "goryo-refused-not-adjacent"
    assert refusal(begin(), "plan b2 b1 c1 c2 b2 > b3 sprint") == "goryo-refused-twice"


def test_sprint_is_not_for_four_cubes() -> None:
    assert refusal(begin(), f"{WALK} sprint") == "goryo-refused-cubes"


def test_five_cubes_need_the_sprint() -> None:
    assert refusal(begin(), FIVE.removesuffix(" sprint")) == "goryo-refused-say-sprint"


def test_the_sprint_cube_is_part_of_her_path() -> None:
    state = play(begin(), FIVE, "green c2", "green sniff c3")
    assert seen(state).prints == {"c3": True}


def test_sprint_is_spent_in_the_round_it_is_used() -> None:
    state = play(begin(), FIVE, "done")
    assert seen(state).left == ("trail",)
    assert refusal(state, "plan b3 b4 c4 c5 d5 > d4 sprint") == "goryo-refused-spent"


def test_sprint_stays_while_it_is_not_used() -> None:
    assert "sprint" in seen(play(begin(), WALK, "done")).left


def test_sprint_is_secret_until_discovery() -> None:
    state = play(begin(), FIVE)
    assert seen(state).left == ("sprint", "trail")
    assert kinds(state) == ["planned-hidden"]


# ---------------------------------------------------------------- where the False Trail goes


def test_the_trail_goes_on_any_space_without_one_of_her_cubes() -> None:
    trails = {plan.trail for plan in plans(begin()) if str(plan).startswith(WALK)}
    everywhere = set(begin().setup.floor.ids)
    assert trails == {None, *everywhere} - {"b2", "b1", "c1", "c2", "c3"}


@pytest.mark.parametrize("space", ["b2", "c1", "c3"])
def test_the_trail_goes_on_neither_start_nor_path_nor_target(space: str) -> None:
    assert refusal(begin(), f"{WALK} trail {space}") == "goryo-refused-trail-on-cube"


def test_the_trail_may_lie_where_a_samurai_stands() -> None:
    play(begin(), f"{WALK} trail e2")


def test_the_trail_may_lie_on_broken_and_sealed_objects() -> None:
    play(table("e1,b2", sealed="urn"), f"{WALK} trail e1")
    play(table("e1,b2", sealed="urn"), f"{WALK} trail c6")


def test_the_trail_may_lie_out_of_her_reach() -> None:
    play(begin(), f"{WALK} trail f5")


def test_both_powers_may_be_used_in_one_round() -> None:
    state = play(begin(), f"{FIVE} trail a2", "green sniff a2", "done")
    assert seen(state).left == ()


def test_the_sprint_cube_keeps_the_trail_off() -> None:
    assert refusal(begin(), f"{FIVE} trail c3") == "goryo-refused-trail-on-cube"


# ---------------------------------------------------------------- what she answers there


@pytest.mark.parametrize("edition", ["2019", "2021", "2024"])
def test_asked_on_the_trail_she_says_yes(edition: str) -> None:
    state = play(begin(edition=edition), f"{WALK} trail b3", "green sniff b3")
    assert seen(state).prints == {"b3": True}


def test_in_2024_she_may_tell_the_truth_there() -> None:
    state = play(begin(), f"{WALK} trail b3 honest", "green sniff b3")
    assert seen(state).prints == {"b3": False}


@pytest.mark.parametrize("edition", ["2019", "2021"])
def test_before_2024_she_must_say_yes(edition: str) -> None:
    state = begin(edition=edition)
    assert refusal(state, f"{WALK} trail b3 honest") == "goryo-refused-honest"


def test_without_a_trail_there_is_nothing_to_be_honest_about() -> None:
    assert refusal(begin(), f"{WALK} honest") == "goryo-refused-honest"


def test_other_answers_stay_true() -> None:
    state = play(begin(), f"{WALK} trail b3", "green sniff a2", "green b1", "green search")
    assert seen(state).prints == {"a2": False, "b1": True}


# ---------------------------------------------------------------- Discovery


def test_the_print_on_the_trail_does_not_count() -> None:
    state = play(table(gong=1), f"{WALK} trail b3", "green sniff b3", "done")
    assert (seen(state).gong, state.movers) == (1, ("goryo",))


def test_prints_elsewhere_count_all_the_same() -> None:
    state = play(begin(), f"{WALK} trail b3", "green sniff b3", "green c2", "green search", "done")
    assert seen(state).gong == 1


@pytest.mark.parametrize("honest", ["", " honest"])
def test_the_trail_is_spent_if_investigated_whatever_she_said(honest: str) -> None:
    state = play(begin(), f"{WALK} trail b3{honest}", "green sniff b3", "done")
    assert seen(state).left == ("sprint",)
    assert refusal(state, "plan c3 b3 b4 b5 > b6 trail a2") == "goryo-refused-spent"


def test_the_trail_comes_back_if_not_investigated() -> None:
    state = play(begin(), f"{WALK} trail b3", "green sniff a2", "done")
    assert seen(state).left == ("sprint", "trail")
    play(state, "plan c3 b3 b4 b5 > b6 trail a2")


def test_a_samurai_standing_on_the_trail_has_not_investigated_it() -> None:
    state = play(begin(), f"{WALK} trail b3", "green b3", "done")
    assert "trail" in seen(state).left


def test_a_samurai_on_the_trail_catches_nothing() -> None:
    assert seen(play(begin(), f"{WALK} trail b3", "green b3", "done")).spirits == 0


def test_discovery_shows_where_the_trail_lay() -> None:
    state = play(begin(), f"{WALK} trail b3", "green sniff b3", "done")
    assert "reveal-trail" in kinds(state)
    assert "spent" in kinds(state)
