"""The Sprint and the number of cubes under honour."""

from __future__ import annotations

import pytest

from futago.choices.paths import next_steps, next_targets
from futago.choices.questions import Path
from futago.choices.recognition import accepts

from .helpers import honour, kinds, mistakes, play, refusal, seen

WALK = "plan b2 b1 c1 c2 > c3"
FIVE = "plan b2 b1 c1 c2 c3 > b3"
SIX = "plan b2 b1 c1 c2 c3 b3 > b4"
POWER = "mistake-power"
SAID = pytest.mark.parametrize("said", ["", " sprint"])


@SAID
def test_five_cubes_are_a_sprint_whatever_she_says(said: str) -> None:
    state = play(honour(), FIVE + said, "done")
    assert (mistakes(state), seen(state).left) == ([], ("trail",))
    assert kinds(state) == ["reveal", "break", "gong", "spent", "round"]
    assert state.events("samurai")[0].data["sprint"] is True


@SAID
def test_six_cubes_are_a_sprint_and_a_mistake(said: str) -> None:
    state = play(honour(), SIX + said, "done")
    assert (mistakes(state), seen(state).left) == (["cubes"], ("trail",))


@SAID
def test_four_cubes_are_none_whatever_she_says(said: str) -> None:
    state = play(honour(), WALK + said, "done")
    assert (mistakes(state), seen(state).left) == ([], ("sprint", "trail"))
    assert state.events("samurai")[0].data["sprint"] is False


@SAID
@pytest.mark.parametrize(("plan", "rules"), [(FIVE, ["power"]), (SIX, ["cubes", "power"])])
def test_a_sprint_spent_before_is_a_mistake(plan: str, rules: list[str], said: str) -> None:
    state = play(honour(left="trail"), plan + said, "done")
    assert (mistakes(state), seen(state).left) == (rules, ("trail",))


@SAID
def test_four_cubes_with_a_spent_sprint_are_none(said: str) -> None:
    assert mistakes(play(honour(left="trail"), WALK + said, "done")) == []


@pytest.mark.parametrize("variant", ["genjutsu", "cursed-object"])
@pytest.mark.parametrize(("plan", "rules"), [(FIVE, ["power"]), (SIX, ["cubes", "power"])])
def test_a_sprint_where_the_variant_has_none_is_a_mistake(
    variant: str, plan: str, rules: list[str]
) -> None:
    words = {"cursed": "a5,d4"} if variant == "cursed-object" else {}
    state = honour(variant=variant, **words)
    left = seen(state).left
    play(state, plan, "done")
    assert (mistakes(state), seen(state).left) == (rules, left)


def test_a_fifth_cube_where_there_is_no_sprint_is_told_from_a_power_misplaced() -> None:
    state = play(honour(variant="genjutsu"), f"{FIVE} shadow e5", "done")
    told = [event.text.args["fifth"] for event in state.events("samurai") if event.kind == POWER]
    assert told == ["yes", "no"]
    state = play(honour(left="trail"), FIVE, "done")
    assert [e.text.args["fifth"] for e in state.events("samurai") if e.kind == POWER] == ["no"]


def test_three_cubes_spend_no_sprint() -> None:
    state = play(honour(), "plan b2 b1 c1 > c2 sprint", "done")
    assert (mistakes(state), seen(state).left) == (["cubes"], ("sprint", "trail"))


@pytest.mark.parametrize("variant", [None, "genjutsu", "cursed-object"])
def test_any_number_of_cubes_can_be_placed_one_by_one(variant: str | None) -> None:
    state = honour(variant=variant, **({"cursed": "a5,d4"} if variant == "cursed-object" else {}))
    question, spaces = state.choice("goryo").question, list(state.setup.floor.ids)
    assert isinstance(question, Path)
    path = list[str]()
    for cube in ("b2", "b1", "c1", "c2", "c3", "b3", "b4", "a4"):
        assert next_steps(question, path, question.most) == spaces
        assert next_targets(question, path) == spaces
        path.append(cube)
    assert next_steps(question, path, question.most) == []
    assert next_targets(question, path) == spaces
    plan = f"plan {' '.join(path)} > a5"
    assert accepts(question, [plan])
    assert mistakes(play(state, plan, "done"))


# ---------------------------------------------------------------- the same under 0.1.0


BEFORE = {
    "one cube": ("plan b2 > b1", ["cubes"], "sprint,trail"),
    "a fifth cube": (FIVE, ["cubes"], "sprint,trail"),
    "a Sprint": (f"{FIVE} sprint", [], "trail"),
    "Sprint with four cubes": (f"{WALK} sprint", ["cubes"], "trail"),
    "Sprint with three cubes": ("plan b2 b1 c1 > c2 sprint", ["cubes"], "trail"),
}


@pytest.mark.parametrize(("plan", "rules", "left"), BEFORE.values(), ids=BEFORE)
def test_before_0_2_0_what_she_says_counts_and_a_wrong_number_is_one_mistake(
    plan: str, rules: list[str], left: str
) -> None:
    state = play(honour(rules="0.1.0"), plan, "done")
    assert (mistakes(state), ",".join(seen(state).left)) == (rules, left)


@pytest.mark.parametrize(("variant", "plan"), [(None, SIX), ("genjutsu", FIVE)])
def test_before_0_2_0_there_are_no_more_cubes_than_in_the_box(
    variant: str | None, plan: str
) -> None:
    assert refusal(honour(rules="0.1.0", variant=variant), plan) == "goryo-refused-most-cubes"
