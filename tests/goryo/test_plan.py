"""A. The Goryō's turn: how she places her cubes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from futago.goryo import GoryoState

from .helpers import OBJECTS, begin, palace_data, plans, play, refusal, table, targets

SPACES = {space["id"]: space for space in palace_data("edo")["spaces"]}
BRIDGES = [set(bridge) for bridge in palace_data("edo")["bridges"]]


def adjacent(one: str, other: str) -> bool:
    a, b = SPACES[one], SPACES[other]
    apart = abs(a["row"] - b["row"]) + abs(a["column"] - b["column"])
    return (a["room"] == b["room"] and apart == 1) or {one, other} in BRIDGES


@settings(max_examples=15, deadline=None)
@given(start=st.sampled_from(sorted(SPACES)), bound=st.sampled_from(sorted(set(OBJECTS.values()))))
def test_every_legal_plan_follows_the_placement_rules(start: str, bound: str) -> None:
    if bound == OBJECTS[start]:
        return
    for plan in plans(begin(start, bound)):
        cubes = (*plan.path, plan.target)
        assert plan.path[0] == start
        assert len(plan.path) == 4 + plan.sprint
        assert len(set(cubes)) == len(cubes)
        assert all(adjacent(here, there) for here, there in pairwise(cubes))
        assert OBJECTS[plan.target] != bound
        assert plan.target != start
        assert plan.trail not in cubes


def test_a_plan_is_four_cubes_and_a_target() -> None:
    state = play(begin(), "plan b2 b1 c1 c2 > c3")
    assert state.movers == ("samurai",)


def test_the_first_cube_goes_on_her_start() -> None:
    assert refusal(begin("b2"), "plan b1 c1 c2 c3 > b3") == "goryo-refused-start"


def test_each_cube_is_next_to_the_one_before() -> None:
    assert refusal(begin("b2"), "plan b2 c1 c2 c3 > b3") == "goryo-refused-not-adjacent"


def test_the_target_is_next_to_the_last_cube() -> None:
    assert refusal(begin("b2"), "plan b2 b1 c1 c2 > a3") == "goryo-refused-not-adjacent"


def test_a_space_takes_one_cube() -> None:
    assert refusal(begin("b2"), "plan b2 b1 b2 b3 > c3") == "goryo-refused-twice"


def test_the_target_is_not_a_space_she_crossed() -> None:
    assert refusal(begin("b2"), "plan b2 b1 c1 c2 > b2") == "goryo-refused-twice"


@pytest.mark.parametrize("few", ["plan b2 b1 c1 > c2", "plan b2 > b1", "plan b2 b1 > c1"])
def test_all_her_cubes_must_be_placed(few: str) -> None:
    assert refusal(begin("b2"), few) == "goryo-refused-cubes"


def test_without_sprint_there_are_no_more_than_four() -> None:
    state = table("b2", left=None)
    assert refusal(state, "plan b2 b1 c1 c2 c3 > b3") == "goryo-refused-cubes"


def test_rooms_are_joined_by_bridges_only() -> None:
    state = begin("b2")
    assert refusal(state, "plan b2 c2 c3 d3 > e3") == "goryo-refused-not-adjacent"
    play(state, "plan b2 c2 d2 d3 > e3")


def test_a_bridge_takes_no_cube() -> None:
    play(begin("b2"), "plan b2 b3 b4 a4 > a5")


def test_she_crosses_spaces_with_samurai() -> None:
    play(begin("c1"), "plan c1 b1 b2 b3 > b4")


def test_she_crosses_broken_objects() -> None:
    play(table("c1,b2"), "plan b2 b1 c1 c2 > c3")


def test_she_crosses_sealed_objects() -> None:
    play(table("b2", sealed="lantern"), "plan b2 b1 c1 c2 > c3")


def test_she_crosses_objects_of_her_bound_type() -> None:
    play(table("b2", bound="lantern"), "plan b2 b1 c1 c2 > c3")


def test_the_target_may_hold_a_samurai() -> None:
    play(table("b2", samurai="c3,e2,b5,e5"), "plan b2 b1 c1 c2 > c3")


def test_the_target_is_not_broken() -> None:
    assert refusal(table("c3,b2"), "plan b2 b1 c1 c2 > c3") == "goryo-refused-broken"


def test_the_target_is_not_sealed() -> None:
    state = table("b2", sealed="scroll")
    assert refusal(state, "plan b2 b1 c1 c2 > c3") == "goryo-refused-sealed"


def test_the_target_is_not_of_the_bound_type() -> None:
    state = table("b2", bound="scroll")
    assert refusal(state, "plan b2 b1 c1 c2 > c3") == "goryo-refused-bound"


def test_the_target_may_be_of_a_type_broken_before() -> None:
    play(table("e2,b2"), "plan b2 b1 c1 c2 > c3")


@pytest.mark.parametrize("kind", sorted(set(OBJECTS.values()) - {"helmet", "fan"}))
def test_a_seal_takes_all_spaces_of_its_type_away_and_no_others(kind: str) -> None:
    free = targets(table("b2"))
    left = targets(table("b2", sealed=kind))
    assert left == {space for space in free if OBJECTS[space] != kind}


def test_the_samurai_learn_only_that_she_has_planned() -> None:
    view = play(begin(), "plan b2 b1 c1 c2 c3 > b3 sprint trail e4").view("samurai")
    assert view.plan is None
    assert view.left == ("sprint", "trail")


def two_orders() -> tuple[GoryoState, GoryoState]:
    """The same cubes and target, placed in two orders, after Discovery."""
    words = {"variant": "cursed-object", "cursed": "b3,c5", "bound": "urn"}
    one = play(table("d1,b5", **words), "plan b5 b4 b3 c5 > c4", "red sniff b4", "done")
    other = play(table("d1,b5", **words), "plan b5 c5 b3 b4 > c4", "red sniff b4", "done")
    return one, other


def test_the_same_cubes_in_another_order_are_the_same_plan_to_the_samurai() -> None:
    one, other = two_orders()
    assert one.view("samurai") == other.view("samurai")
    assert one.events("samurai") == other.events("samurai")


def test_discovery_shows_her_walk() -> None:
    state = play(begin(), "plan b2 c2 d2 d3 > e3", "done")
    reveal = state.events("samurai")[0]
    assert reveal.kind == "reveal"
    assert list(reveal.data["path"]) == ["b2", "c2", "d2", "d3"]
    assert reveal.data["target"] == "e3"
