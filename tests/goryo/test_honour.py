"""Enforcement by honour: mistakes are possible and are paid for in Discovery."""

from __future__ import annotations

import pytest

from .helpers import begin, honour, kinds, legal, mistakes, plans, play, refusal, seen, table

WALK = "plan b2 b1 c1 c2 > c3"


def test_a_round_without_mistakes_costs_nothing() -> None:
    state = play(honour(), WALK, "green sniff b1", "answer yes", "done")
    assert (mistakes(state), seen(state).spirits, seen(state).gong) == ([], 0, 1)


# ---------------------------------------------------------------- the list of mistakes

CUBES = {
    "first cube off her start": ("plan b1 c1 c2 c3 > b3", ["start"]),
    "step that is not adjacent": ("plan b2 b1 c1 c3 > b3", ["step"]),
    "step to the target that is not adjacent": ("plan b2 b1 c1 c2 > b3", ["step"]),
    "step through a wall": ("plan b2 c2 c3 d3 > e3", ["step"]),
    "two steps that are not adjacent": ("plan b2 c1 c3 b3 > b4", ["step", "step"]),
    "space used twice": ("plan b2 b1 b2 b3 > c3", ["twice"]),
    "no step at all": ("plan b2 b1 b1 c1 > c2", ["step", "twice"]),
    "target on a cube": ("plan b2 b1 c1 c2 > c1", ["twice"]),
    "two spaces used twice": ("plan b2 b3 b2 b3 > c3", ["twice", "twice"]),
    "too few cubes": ("plan b2 b1 c1 > c2", ["cubes"]),
    "two cubes too few": ("plan b2 b1 > c1", ["cubes", "cubes"]),
    "one cube": ("plan b2 > b1", ["cubes", "cubes", "cubes"]),
    "one cube more than the Sprint": ("plan b2 b1 c1 c2 c3 b3 > b4", ["cubes"]),
    "two cubes more than the Sprint": ("plan b2 b1 c1 c2 c3 b3 b4 > b5", ["cubes", "cubes"]),
    "four cubes, and she says Sprint": ("plan b2 b1 c1 c2 > c3 sprint", []),
    "trail on a cube": (f"{WALK} trail c1", ["power"]),
    "trail on her start": (f"{WALK} trail b2", ["power"]),
    "trail on the target": (f"{WALK} trail c3", ["power"]),
    "off her start and too few": ("plan b1 c1 c2 > c3", ["start", "cubes"]),
    "step and trail on a cube": ("plan b2 b1 c1 c3 > b3 trail b1", ["step", "power"]),
}


@pytest.mark.parametrize(("plan", "rules"), CUBES.values(), ids=CUBES)
def test_mistakes_with_cubes_are_counted_one_each(plan: str, rules: list[str]) -> None:
    state = play(honour(), plan, "done")
    assert mistakes(state) == rules
    assert seen(state).spirits == len(rules)


# ---------------------------------------------------------------- targets and powers

TARGETS = {
    "broken": {"broken": "c3,b2"},
    "sealed": {"sealed": "scroll"},
    "broken, and its type sealed": {"broken": "a3,c3,b2", "sealed": "scroll"},
}


@pytest.mark.parametrize("words", TARGETS.values(), ids=TARGETS)
def test_a_target_that_is_broken_or_sealed_is_one_mistake(words: dict[str, str]) -> None:
    assert mistakes(play(honour(**words), WALK, "done")) == ["target"]


SPENT = {
    "Sprint": ("trail", None, "plan b2 b1 c1 c2 c3 > b3 sprint"),
    "False Trail": ("sprint", None, f"{WALK} trail a2"),
    "False Trail, on a cube besides": ("sprint", None, f"{WALK} trail c1"),
    "Shadow": ("illusion", "genjutsu", f"{WALK} shadow b1"),
    "Illusion": ("shadow", "genjutsu", f"{WALK} illusion red"),
}


@pytest.mark.parametrize(("left", "variant", "plan"), SPENT.values(), ids=SPENT)
def test_a_power_used_when_spent_is_a_mistake(left: str, variant: str | None, plan: str) -> None:
    state = play(honour(left=left, variant=variant), plan, "done")
    assert mistakes(state) == ["power"]
    assert seen(state).left == (left,)


@pytest.mark.parametrize("space", ["c3", "b3"])
def test_a_shadow_off_her_move_cubes_is_a_mistake(space: str) -> None:
    state = play(honour(variant="genjutsu"), f"{WALK} shadow {space}", "done")
    assert mistakes(state) == ["power"]


def test_a_shadow_on_a_move_cube_that_is_the_target_too_is_a_mistake() -> None:
    state = play(honour(variant="genjutsu"), "plan b2 b1 c1 c2 > c1 shadow c1", "done")
    assert mistakes(state) == ["twice", "power"]


def test_a_shadow_on_her_start_is_none() -> None:
    assert mistakes(play(honour(variant="genjutsu"), f"{WALK} shadow b2", "done")) == []


def test_a_power_that_was_spent_is_not_spent_again() -> None:
    state = play(honour(left="trail"), "plan b2 b1 c1 c2 c3 > b3 sprint", "done")
    assert "spent" not in kinds(state)


def test_two_spent_powers_are_two_mistakes() -> None:
    state = play(honour(left=None), "plan b2 b1 c1 c2 c3 > b3 sprint trail a2", "done")
    assert mistakes(state) == ["power", "power"]


# ---------------------------------------------------------------- answers


def test_she_answers_by_hand() -> None:
    state = play(honour(), WALK, "green sniff b1")
    assert state.movers == ("goryo",)
    assert not state.automatic
    assert legal(state) == ["answer no", "answer yes"]


@pytest.mark.parametrize(("space", "wrong"), [("b1", "no"), ("b3", "yes")])
def test_a_wrong_answer_is_a_mistake(space: str, wrong: str) -> None:
    state = play(honour(), WALK, f"green sniff {space}", f"answer {wrong}", "done")
    assert mistakes(state) == ["answer"]


def test_each_wrong_answer_is_one() -> None:
    state = play(honour(), WALK, "green sniff b1", "answer no", "red search", "answer yes", "done")
    assert mistakes(state) == ["answer", "answer"]


def test_a_wrong_yes_is_a_green_print_all_the_same() -> None:
    assert seen(play(honour(), WALK, "green sniff b3", "answer yes", "done")).gong == 1


def test_a_wrong_no_is_a_red_print() -> None:
    assert seen(play(honour(), WALK, "green sniff b1", "answer no", "done")).gong == 0


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_in_2024_both_answers_on_the_trail_are_right(answer: str) -> None:
    state = play(honour(), f"{WALK} trail b3", "green sniff b3", f"answer {answer}", "done")
    assert mistakes(state) == []
    assert (seen(state).gong, seen(state).left) == (0, ("sprint",))


@pytest.mark.parametrize("edition", ["2019", "2021"])
@pytest.mark.parametrize(("answer", "rules"), [("yes", []), ("no", ["answer"])])
def test_before_2024_no_on_the_trail_is_wrong(edition: str, answer: str, rules: list[str]) -> None:
    state = honour(edition=edition)
    play(state, f"{WALK} trail b3", "green sniff b3", f"answer {answer}", "done")
    assert mistakes(state) == rules


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_both_answers_in_the_shadow_are_right(answer: str) -> None:
    state = honour(variant="genjutsu")
    play(state, f"{WALK} shadow b1", "green sniff b1", f"answer {answer}", "done")
    assert mistakes(state) == []
    assert seen(state).gong == 0


def test_a_shadow_on_the_target_excuses_no_answer() -> None:
    state = honour(variant="genjutsu", samurai="b3,e2,b5,e5")
    play(state, f"{WALK} shadow c3", "green sniff c3", "answer no", "done")
    assert mistakes(state) == ["power", "answer"]


def test_nor_does_one_on_a_move_cube_that_is_the_target_too() -> None:
    state = honour(variant="genjutsu", samurai="b1,e2,b5,e5")
    play(state, "plan b2 b1 c1 c2 > c1 shadow c1", "green sniff c1", "answer no", "done")
    assert mistakes(state) == ["twice", "power", "answer"]


def test_a_trail_on_a_cube_excuses_no_answer() -> None:
    state = play(honour(), f"{WALK} trail b1", "green sniff b1", "answer no", "done")
    assert mistakes(state) == ["power", "answer"]


# ---------------------------------------------------------------- what a mistake costs


def test_each_mistake_turns_a_spirit_token_and_draws_a_token() -> None:
    state = play(honour(), "plan b1 c1 c2 > c3", "done")
    assert (seen(state).spirits, seen(state).draws) == (2, 2)
    play(state, "draw seal urn", "draw seal mask")
    assert seen(state).round == 2


def test_mistakes_captures_and_bags_add_up() -> None:
    state = honour(gong=1, samurai="c3,b1,b5,e5")
    play(state, "plan b2 b1 c1 > c3", "purple search", "answer yes", "done")
    assert mistakes(state) == ["step", "cubes"]
    assert state.outcome is not None
    assert state.outcome.reason == "captured"


def test_one_mistake_one_capture_and_one_bag_draw_three_tokens() -> None:
    state = honour(gong=1, samurai="c2,b1,b5,e5")
    play(state, "plan b2 b1 c1 > c2", "purple search", "answer yes", "done")
    assert mistakes(state) == ["cubes"]
    assert (seen(state).spirits, seen(state).draws) == (2, 3)


def test_the_third_token_by_mistakes_ends_the_game_before_anything_breaks() -> None:
    state = honour(gong=1, samurai="b1,e2,b5,e5")
    play(state, "plan b1 b2 b1 b2 > b3", "green search", "answer yes", "done")
    assert mistakes(state) == ["start", "twice", "twice"]
    result = state.result()
    assert (result["winner"], result["reason"]) == ("samurai", "captured")
    assert (result["broken"], result["gong"], result["sealed"]) == (["b2"], 1, [])
    assert result["spirits"] == 3


def test_more_mistakes_than_tokens_turn_three() -> None:
    state = play(honour(), "plan a3 c1 e3 a5 > b1", "done")
    assert len(mistakes(state)) == 5
    assert seen(state).spirits == 3


def test_the_result_names_each_mistake_with_its_round() -> None:
    state = play(honour("c4,b2", spirits=1), "plan b1 c1 c2 > c3", "done")
    assert state.result()["mistakes"] == [
        {"round": 2, "rule": "start"},
        {"round": 2, "rule": "cubes"},
    ]


def test_in_strict_play_the_result_names_no_mistakes() -> None:
    state = begin()
    state.concede("goryo", "resigned")
    assert "mistakes" not in state.result()


def test_mistakes_of_earlier_rounds_are_not_paid_again() -> None:
    state = play(honour(), "plan b2 b1 c1 > c2", "done", "draw seal urn")
    play(state, "plan c2 c3 b3 b4 > c4", "done")
    assert (mistakes(state), seen(state).spirits, seen(state).draws) == (["cubes"], 1, 0)


# ---------------------------------------------------------------- what happens on the target


def test_breaking_the_bound_type_loses_at_once() -> None:
    state = play(honour(bound="scroll", samurai="c3,e2,b5,e5"), WALK, "done")
    assert state.result()["reason"] == "self-broken"
    assert state.result()["winner"] == "samurai"
    assert state.result()["spirits"] == 0


def test_breaking_the_bound_type_is_no_mistake_besides() -> None:
    assert mistakes(play(honour(bound="scroll"), WALK, "done")) == []


def test_three_mistakes_come_before_the_bound_type() -> None:
    state = play(honour(bound="vase"), "plan b1 b2 b1 b2 > b3", "done")
    assert state.result()["reason"] == "captured"


def test_a_sealed_target_breaks() -> None:
    state = play(honour(sealed="scroll"), WALK, "done", "draw seal urn")
    assert seen(state).broken == ("b2", "c3")
    assert seen(state).start == "c3"


def test_a_broken_target_breaks_nothing_new_and_she_stands_there() -> None:
    state = play(honour("c3,b2"), WALK, "done", "draw seal urn")
    assert seen(state).broken == ("c3", "b2")
    assert seen(state).start == "c3"


def test_play_continues_from_the_target_of_a_wrong_plan() -> None:
    state = play(honour(), "plan b2 b1 c1 c2 > e3", "done", "draw seal urn")
    assert seen(state).start == "e3"
    assert mistakes(play(state, "plan e3 e2 d2 d1 > e1", "done")) == ["step"]


# ---------------------------------------------------------------- what honour does not allow


@pytest.mark.parametrize(
    ("plan", "variant"),
    [(f"{WALK} shadow b1", None), (f"{WALK} sprint", "genjutsu"), (f"{WALK} trail a2", "genjutsu")],
)
def test_powers_that_are_not_in_the_variant_cannot_be_used(plan: str, variant: str | None) -> None:
    assert refusal(honour(variant=variant), plan) == "goryo-refused-no-power"


@pytest.mark.parametrize("variant", [None, "genjutsu"])
def test_there_are_no_more_cubes_than_capture_her(variant: str | None) -> None:
    """Three more than with the Sprint."""
    eight = "plan b2 b1 c1 c2 c3 b3 b4 a4 > a5"
    assert seen(play(honour(variant=variant), eight, "done")).reason == "captured"
    nine = eight.replace(">", "a5 >")
    assert refusal(honour(variant=variant), nine) == "goryo-refused-most-cubes"


def test_the_samurai_keep_their_rules() -> None:
    state = play(honour(), WALK)
    assert refusal(state, "green search") == "goryo-refused-ask-start"
    assert refusal(state, "green c1") == "goryo-refused-not-adjacent"


def test_an_illusion_that_was_spent_still_holds() -> None:
    state = play(honour(variant="genjutsu", left="shadow"), f"{WALK} illusion red")
    assert refusal(state, "red search") == "goryo-refused-blinded"


def test_a_legal_plan_of_strict_play_is_one_under_honour() -> None:
    plain = [plan for plan in plans(table("c4,b2", sealed="urn")) if plan.lie]
    allowed = honour("c4,b2", sealed="urn").legal_actions("goryo")
    assert all(plan in allowed for plan in plain)
