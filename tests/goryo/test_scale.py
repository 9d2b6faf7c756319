"""Scaled-down games have the same rules with other numbers."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from futago import goryo
from futago.game import random_action
from futago.goryo import GoryoState
from futago.goryo.rules.scale import PRINTED, Scale

from .helpers import legal, plans, play, refusal, seen
from .small import SMALL, small_game, small_palace, small_position


def started(scale: Scale = SMALL, **changes: Any) -> GoryoState:
    state = small_game(scale, **changes)
    return play(state, "draw bound fan", "draw first helmet", "break a2")


def test_real_games_have_the_printed_numbers() -> None:
    assert goryo.new().setup.scale == PRINTED == Scale(4, 6, 3, 4, 3)
    assert goryo.new() == goryo.new()


def test_games_of_different_scale_are_not_the_same() -> None:
    assert small_game() == small_game()
    assert small_game() != small_game(Scale(2, 3, 2, 4, 3))


def test_a_path_has_as_many_cubes_as_the_scale_says_and_one_more_with_sprint() -> None:
    paths = {(plan.sprint, len(plan.path)) for plan in plans(started())}
    assert paths == {(False, 2), (True, 3)}
    three = {len(plan.path) for plan in plans(started(Scale(move_cubes=3)))}
    assert three == {3, 4}
    assert refusal(started(), "plan a2 a1 a4 a5 > d1") == "goryo-refused-cubes"


def test_the_plans_are_counted_as_they_are_listed() -> None:
    state = started()
    listed = plans(state)
    assert len(listed) == len(set(map(str, listed))) == len(state.legal_actions("goryo"))


def test_the_samurai_has_the_cubes_and_the_samurai_that_the_scale_gives_him() -> None:
    state = play(started(), "plan a2 a1 > a4")
    assert state.cubes == 2
    play(state, "green search" if "green search" in legal(state) else "green a1", "red d1")
    assert legal(state) == ["done"]
    alone = play(started(Scale(2, 3, 1, 4, 3)), "plan a2 a1 > a4", "green a1")
    assert not [word for word in legal(alone) if word.startswith("red")]
    assert refusal(alone, "red d1") == "goryo-refused-three-called"


def test_all_tiles_but_one_are_fewer_with_fewer_types() -> None:
    words = "phase=act round=2 first=helmet start=d1 samurai=a5,d2 broken=a2,d1 sealed=vase"
    state = small_position(f"{words} bound=fan plan=d1.d4.>.d5")
    assert seen(play(state, "done")).reason != "exorcised"


def test_the_last_round_is_the_scale_s() -> None:
    state = play(started(Scale(2, 2, 2, 1, 3)), "plan a2 a1 > a4", "done")
    assert seen(state).reason == "vengeance"
    assert seen(state).round == 1


def test_the_last_spirit_is_the_scale_s() -> None:
    state = play(started(Scale(2, 2, 2, 4, 1)), "plan a2 a1 > a4", "green a1", "green a4", "done")
    assert seen(state).reason == "captured"


@pytest.mark.parametrize("variant", [None, "genjutsu"])
@pytest.mark.parametrize("enforcement", ["strict", "honour"])
def test_small_games_are_played_to_the_end(variant: str | None, enforcement: str) -> None:
    """Even with four types; all positions can be read back."""
    reasons = Counter[str]()
    for seed in range(30):
        rng = random.Random(seed)
        changes: dict[str, Any] = {"variant": variant, "enforcement": enforcement}
        if seed % 2:
            changes["palace"] = small_palace(("fan", "mask", "urn", "vase"))
        state = small_game(**changes)
        while state.movers:
            assert small_position(state.position(), **changes) == state
            view = state.view("samurai")
            assert state.imagined("samurai", rng).view("samurai") == view
            seat = state.movers[0]
            state.apply(seat, random_action(state.legal_actions(seat), rng))
        assert state.outcome is not None
        reasons[state.outcome.reason] += 1
    assert len(reasons) > 1
