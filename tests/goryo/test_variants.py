"""The two variants: Cursed Object and Genjutsu."""

from __future__ import annotations

import pytest

from .helpers import begin, legal, plans, play, refusal, seen, table, targets

WALK = "plan b2 b1 c1 c2 > c3"


# ---------------------------------------------------------------- Cursed Object


def test_she_marks_two_other_spaces_of_the_first_objects_type() -> None:
    state = begin("b2", variant="cursed-object")
    assert legal(state) == ["curse a5 d4", "curse a5 f2", "curse d4 f2"]


@pytest.mark.parametrize("curse", ["curse a5 b2", "curse a5 a5", "curse a5 b1"])
def test_neither_the_broken_one_nor_one_twice_nor_another_type(curse: str) -> None:
    assert refusal(begin("b2", variant="cursed-object"), curse) == "goryo-refused-curse"


def test_the_marks_are_public() -> None:
    state = play(begin("f3", variant="cursed-object"), "curse c2 f4")
    assert set(seen(state).cursed) == {"c2", "f4"}


def test_the_order_of_the_two_does_not_matter() -> None:
    one = play(begin("f3", variant="cursed-object"), "curse c2 f4")
    other = play(begin("f3", variant="cursed-object"), "curse f4 c2")
    assert one == other


def test_for_her_the_two_are_adjacent() -> None:
    state = play(begin("f3", variant="cursed-object"), "curse c2 f4")
    play(state, "plan f3 e3 e4 f4 > c2", "done")
    assert seen(state).start == "c2"


def test_she_may_pass_through_both() -> None:
    state = table("f3,e4", variant="cursed-object", cursed="c2,f4", bound="mask")
    play(state, "plan e4 f4 c2 c3 > b3")


def test_without_the_curse_they_are_not() -> None:
    assert refusal(begin("f3"), "plan f3 e3 e4 f4 > c2") == "goryo-refused-not-adjacent"


def test_a_third_space_of_that_type_is_not_joined() -> None:
    state = play(begin("f3", variant="cursed-object"), "curse c2 f4")
    assert refusal(state, "plan f3 e3 e4 f4 > a4") == "goryo-refused-not-adjacent"


def test_for_the_samurai_they_are_not_adjacent() -> None:
    words = {"variant": "cursed-object", "cursed": "c2,f4", "samurai": "c2,e2,b5,f4"}
    state = play(table("f3", **words), "plan f3 e3 e4 f4 > c2")
    assert refusal(state, "green f4") == "goryo-refused-not-adjacent"
    assert refusal(state, "blue sniff c2") == "goryo-refused-not-adjacent"


@pytest.mark.parametrize("power", ["sprint", "trail a2"])
def test_with_the_curse_there_are_no_powers(power: str) -> None:
    state = play(begin("b2", variant="cursed-object"), "curse a5 d4")
    assert seen(state).left == ()
    assert refusal(state, f"{WALK} {power}") == "goryo-refused-no-power"


def test_the_marks_may_be_broken_and_stay() -> None:
    state = play(begin("f3", variant="cursed-object"), "curse c2 f4")
    play(state, "plan f3 e3 e4 f4 > c2", "done")
    assert set(seen(state).cursed) == {"c2", "f4"}
    play(state, "plan c2 f4 e4 e5 > e6")


# ---------------------------------------------------------------- Genjutsu


@pytest.mark.parametrize("power", ["sprint", "trail a2"])
def test_genjutsu_replaces_sprint_and_trail(power: str) -> None:
    state = begin(variant="genjutsu")
    assert seen(state).left == ("shadow", "illusion")
    assert refusal(state, f"{WALK} {power}") == "goryo-refused-no-power"


@pytest.mark.parametrize("power", ["shadow b1", "illusion green"])
def test_without_the_variant_there_is_neither_shadow_nor_illusion(power: str) -> None:
    assert refusal(begin(), f"{WALK} {power}") == "goryo-refused-no-power"


def test_genjutsu_plans_have_four_cubes_always() -> None:
    state = begin(variant="genjutsu")
    assert refusal(state, "plan b2 b1 c1 c2 c3 > b3") == "goryo-refused-cubes"


# Illusion


@pytest.mark.parametrize("question", ["red search", "red sniff b4"])
def test_under_the_illusion_a_samurai_neither_searches_nor_sniffs(question: str) -> None:
    state = play(begin(variant="genjutsu"), f"{WALK} illusion red")
    assert refusal(state, question) == "goryo-refused-blinded"


def test_under_the_illusion_he_walks_and_catches() -> None:
    state = play(
        begin(variant="genjutsu"), f"{WALK} illusion green", "green b3", "green c3", "done"
    )
    assert seen(state).spirits == 1


def test_the_others_ask_as_usual() -> None:
    state = play(begin(variant="genjutsu"), f"{WALK} illusion green", "red search")
    assert seen(state).prints == {"b5": False}


def test_the_illusion_is_public_before_the_samurai_act() -> None:
    state = play(begin(variant="genjutsu"), f"{WALK} illusion green")
    assert seen(state).illusion == "green"


def test_the_illusion_lasts_one_round_and_is_spent() -> None:
    state = play(begin(variant="genjutsu"), f"{WALK} illusion green", "done")
    assert (seen(state).illusion, seen(state).left) == (None, ("shadow",))
    assert refusal(state, "plan c3 b3 b4 b5 > b6 illusion red") == "goryo-refused-spent"
    play(state, "plan c3 b3 b4 b5 > b6", "green search")


def test_any_samurai_may_fall_under_it() -> None:
    victims = {plan.illusion for plan in plans(begin(variant="genjutsu"))}
    assert victims == {None, "green", "purple", "red", "blue"}


# Shadow


@pytest.mark.parametrize("edition", ["2019", "2021", "2024"])
def test_in_the_shadow_she_denies(edition: str) -> None:
    state = begin(variant="genjutsu", edition=edition)
    play(state, f"{WALK} shadow b1", "green sniff b1")
    assert seen(state).prints == {"b1": False}


@pytest.mark.parametrize("edition", ["2019", "2021", "2024"])
def test_in_the_shadow_she_may_tell_the_truth(edition: str) -> None:
    state = begin(variant="genjutsu", edition=edition)
    play(state, f"{WALK} shadow b1 honest", "green sniff b1")
    assert seen(state).prints == {"b1": True}


@pytest.mark.parametrize("honest", ["", " honest"])
def test_the_shadow_gives_no_benefit_and_is_spent_if_investigated(honest: str) -> None:
    state = begin(variant="genjutsu", gong={"length": 3, "bags": [1]})
    play(state, f"{WALK} shadow b1{honest}", "green sniff b1", "done")
    assert (seen(state).gong, state.movers) == (0, ("goryo",))
    assert seen(state).left == ("illusion",)
    assert refusal(state, "plan c3 b3 b4 b5 > b6 shadow b4") == "goryo-refused-spent"


def test_the_shadow_comes_back_if_not_investigated() -> None:
    state = play(begin(variant="genjutsu"), f"{WALK} shadow b1", "green sniff b3", "done")
    assert seen(state).left == ("shadow", "illusion")


def test_other_prints_count_beside_a_shadow() -> None:
    state = begin(variant="genjutsu")
    play(state, f"{WALK} shadow b1", "green sniff b1", "green c2", "green search", "done")
    assert seen(state).gong == 1


def test_the_shadow_lies_on_one_of_her_move_cubes() -> None:
    found = [plan for plan in plans(begin(variant="genjutsu")) if str(plan).startswith(WALK)]
    assert {plan.shadow for plan in found} == {None, "b2", "b1", "c1", "c2"}


@pytest.mark.parametrize("space", ["c3", "b3", "f5"])
def test_never_on_the_target_nor_off_her_path(space: str) -> None:
    state = begin(variant="genjutsu")
    assert refusal(state, f"{WALK} shadow {space}") == "goryo-refused-shadow-off-cube"


def test_on_the_start_the_shadow_is_legal_and_wasted() -> None:
    state = play(begin(variant="genjutsu"), f"{WALK} shadow b2")
    assert refusal(state, "green search") == "goryo-refused-ask-start"
    assert seen(play(state, "done")).left == ("shadow", "illusion")


def test_illusion_and_shadow_may_be_used_in_one_round() -> None:
    state = begin(variant="genjutsu")
    play(state, f"{WALK} shadow b1 illusion red", "green sniff b1", "done")
    assert seen(state).left == ()


def test_the_shadow_is_secret_until_discovery() -> None:
    state = play(begin(variant="genjutsu"), f"{WALK} shadow b1", "green sniff b1")
    assert seen(state).plan is None
    assert seen(state).left == ("shadow", "illusion")


# ---------------------------------------------------------------- both


@pytest.mark.parametrize("edition", ["2019", "2021", "2024"])
@pytest.mark.parametrize("variant", ["cursed-object", "genjutsu"])
def test_variants_are_playable_in_every_edition(edition: str, variant: str) -> None:
    state = begin("f3", edition=edition, variant=variant)
    if variant == "cursed-object":
        play(state, "curse c2 f4")
    assert targets(state)
