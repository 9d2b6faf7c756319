"""The lists of forgotten rules: eight lines in the 2024 edition, six in 2019 and 2021."""

from __future__ import annotations

import pytest

from futago.goryo import GoryoState

from .helpers import begin, kinds, plans, play, refusal, seen, table

WALK = "plan b2 b1 c1 c2 > c3"
FIVE = "plan b2 b1 c1 c2 c3 > b3 sprint"
EDITIONS = pytest.mark.parametrize("edition", ["2019", "2021", "2024"])


@EDITIONS
def test_she_breaks_objects_of_types_broken_before(edition: str) -> None:
    state = table("e2,b2", edition=edition)
    assert "scroll" not in seen(state).intact
    play(state, WALK, "done")
    assert seen(state).broken == ("e2", "b2", "c3")


@EDITIONS
def test_she_does_not_break_sealed_objects(edition: str) -> None:
    state = table("e2,b2", sealed="lantern", edition=edition)
    assert refusal(state, "plan b2 b3 c3 c2 > c1") == "goryo-refused-sealed"


@EDITIONS
@pytest.mark.parametrize("caught", [1, 2])
def test_each_spirit_token_turned_draws_a_token(edition: str, caught: int) -> None:
    waiting = {1: "c3,e2,b5,e5", 2: "c3,c3,b5,e5"}[caught]
    state = play(table(samurai=waiting, edition=edition), WALK, "done")
    assert (seen(state).spirits, seen(state).draws) == (caught, caught)


MISTAKES = {
    "breaks a sealed object": WALK,
    "uses a power wrongly": "plan b2 a2 a3 b3 > b4 trail b3",
    "lays her cubes wrongly": "plan b2 a2 a3 > b3",
}


@EDITIONS
@pytest.mark.parametrize("plan", MISTAKES.values(), ids=MISTAKES)
def test_each_mistake_turns_a_spirit_token_and_draws_a_token(edition: str, plan: str) -> None:
    state = table(sealed="scroll", enforcement="honour", edition=edition)
    play(state, plan, "done")
    assert (seen(state).spirits, seen(state).draws) == (1, 1)


def fourth_round(edition: str) -> GoryoState:
    """The last token is drawn while only the fan, which is bound, and the scroll are intact."""
    words = {"sealed": "lantern,urn,flower,vase", "samurai": "b2,f2,b5,e5", "edition": edition}
    return play(table("a3,e1,c4,b2", **words), "plan b2 c2 d2 e2 > f2", "done")


@EDITIONS
def test_after_round_four_she_wins_only_with_two_tiles_intact_after_the_draws(edition: str) -> None:
    won = play(fourth_round(edition), "draw seal helmet")
    assert (won.result()["winner"], len(seen(won).intact)) == ("goryo", 2)
    lost = play(fourth_round(edition), "draw seal scroll")
    assert (lost.result()["winner"], len(seen(lost).intact)) == ("samurai", 1)


@EDITIONS
def test_discovery_shows_the_path_then_the_prints_and_the_break_and_last_the_draws(
    edition: str,
) -> None:
    """The list of forgotten rules of 2019 and 2021 has the break before the prints; their chapter
    on Discovery, which is decisive, after them."""
    state = play(table(gong=1, edition=edition), WALK, "green sniff b1", "done")
    order = ["break", "gong"] if edition == "2024" else ["gong", "break"]
    assert kinds(state) == ["reveal", *order]
    assert kinds(play(state, "draw seal urn")) == ["seal", "round"]


@EDITIONS
def test_sprint_is_part_of_her_path_moves_her_one_more_and_is_gone(edition: str) -> None:
    state = play(begin(edition=edition), FIVE, "green c2", "green sniff c3")
    assert seen(state).prints == {"c3": True}
    play(state, "done")
    assert seen(state).start == "b3"
    assert seen(state).left == ("trail",)


@EDITIONS
def test_the_trail_goes_anywhere(edition: str) -> None:
    where = {plan.trail for plan in plans(begin(edition=edition)) if str(plan).startswith(WALK)}
    assert len(where - {None}) == 32 - 5


@EDITIONS
def test_the_trail_is_gone_only_if_investigated(edition: str) -> None:
    asked = play(begin(edition=edition), f"{WALK} trail b3", "green sniff b3", "done")
    assert seen(asked).left == ("sprint",)
    not_asked = play(begin(edition=edition), f"{WALK} trail b3", "green sniff b1", "done")
    assert seen(not_asked).left == ("sprint", "trail")


def test_the_first_cube_lies_where_she_starts_this_round() -> None:
    state = play(begin(), WALK, "done")
    assert {plan.path[0] for plan in plans(state)} == {"c3"}


@EDITIONS
def test_she_uses_all_her_cubes_and_always_moves_as_far(edition: str) -> None:
    lengths = {(len(plan.path), plan.sprint) for plan in plans(begin(edition=edition))}
    assert lengths == {(4, False), (5, True)}
