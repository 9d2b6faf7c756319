"""How a game ends, and in which order Discovery looks for it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from futago import goryo
from futago.game import BadInput, IllegalAction
from futago.goryo import GoryoState

from .helpers import (
    begin,
    corridors,
    finished_game,
    legal,
    play,
    random_game,
    refusal,
    seen,
    table,
    targets,
)

WALK = "plan b2 b1 c1 c2 > c3"
# Six tiles are flipped: only the bound fan and the scroll are left.
SIX_FLIPPED = {"broken": "a3,b2", "sealed": "lantern,urn,flower,vase"}


def ended(state: GoryoState) -> tuple[str, str]:
    assert state.outcome is not None
    assert state.movers == ()
    assert legal_for_all(state) == 0
    return state.outcome.winners[0], state.outcome.reason


def legal_for_all(state: GoryoState) -> int:
    return sum(len(state.legal_actions(seat)) for seat in ("goryo", "samurai", "chance"))


# ---------------------------------------------------------------- vengeance


def test_after_four_rounds_she_has_her_vengeance() -> None:
    state = play(table("f5,e1,c1,b2"), WALK, "done")
    assert ended(state) == ("goryo", "vengeance")
    assert len(state.result()["broken"]) == 5


def test_after_three_rounds_she_has_not() -> None:
    assert play(table("e1,c1,b2"), WALK, "done").outcome is None


def test_the_draws_of_the_last_round_come_first() -> None:
    state = play(table("f5,e1,c1,b2", samurai="c3,e2,b5,e5"), WALK, "done")
    assert state.outcome is None
    assert ended(play(state, "draw seal urn")) == ("goryo", "vengeance")


def test_with_two_tiles_intact_after_the_last_draw_it_is_vengeance() -> None:
    state = last_draw()
    play(state, "draw seal helmet")
    assert len(seen(state).intact) == 2
    assert ended(state) == ("goryo", "vengeance")


def test_with_one_tile_intact_after_the_last_draw_she_is_exorcised() -> None:
    assert ended(play(last_draw(), "draw seal scroll")) == ("samurai", "exorcised")


def last_draw() -> GoryoState:
    """Round 4, six tiles flipped, one token to draw: the helmet or the scroll."""
    state = table("a3,e1,c4,b2", sealed=SIX_FLIPPED["sealed"], samurai="b2,f2,b5,e5")
    play(state, "plan b2 c2 d2 e2 > f2", "done")
    assert legal(state) == ["draw seal helmet", "draw seal scroll"]
    return state


# ---------------------------------------------------------------- captured


def test_the_third_spirit_token_captures_her() -> None:
    state = play(table(spirits=2), WALK, "green b3", "green c3", "done")
    assert ended(state) == ("samurai", "captured")
    assert state.result()["spirits"] == 3


def test_three_samurai_on_the_target_capture_her_at_once() -> None:
    state = table(samurai="c2,b3,c3,e5")
    assert ended(play(state, WALK, "green c3", "purple c3", "done")) == ("samurai", "captured")


def test_four_samurai_turn_no_fourth_token() -> None:
    state = play(table(samurai="c3,c3,c3,c3", spirits=1), WALK, "done")
    assert ended(state) == ("samurai", "captured")
    assert state.result()["spirits"] == 3


def test_two_spirit_tokens_are_not_enough() -> None:
    assert play(table(spirits=1, samurai="c3,e2,b5,e5"), WALK, "done").outcome is None


def test_she_is_captured_after_the_break_and_the_mallet_and_before_any_draw() -> None:
    state = play(table(gong=1, spirits=2, samurai="c3,c2,b5,e5"), WALK, "purple search", "done")
    assert ended(state) == ("samurai", "captured")
    assert state.result()["broken"] == ["b2", "c3"]
    assert state.result()["gong"] == 2
    assert state.result()["sealed"] == []


def test_she_is_captured_even_in_the_last_round() -> None:
    state = table("f5,e1,c1,b2", spirits=2, samurai="c3,e2,b5,e5")
    assert ended(play(state, WALK, "done")) == ("samurai", "captured")


# ---------------------------------------------------------------- exorcised


def test_breaking_the_seventh_type_exorcises_her() -> None:
    state = play(table(**SIX_FLIPPED), WALK, "done")
    assert ended(state) == ("samurai", "exorcised")
    assert seen(state).intact == ("fan",)


def test_it_does_so_before_the_mallet_moves_and_before_anybody_catches() -> None:
    state = table(**SIX_FLIPPED, spirits=2, gong=1, samurai="c3,c2,b5,e5")
    play(state, WALK, "purple search", "done")
    assert ended(state) == ("samurai", "exorcised")
    assert state.result()["broken"] == ["a3", "b2", "c3"]
    assert (state.result()["gong"], state.result()["spirits"]) == (1, 2)


def two_draws() -> GoryoState:
    """Six tiles flipped, two tokens to draw: the helmet, which is broken, and the scroll."""
    state = table(**SIX_FLIPPED, gong=1)
    play(state, "plan b2 c2 d2 e2 > f2", "purple search", "purple f2", "done")
    assert seen(state).draws == 2
    return state


def test_drawing_the_seventh_type_exorcises_her_and_stops_the_draws() -> None:
    state = play(two_draws(), "draw seal scroll")
    assert ended(state) == ("samurai", "exorcised")
    assert state.result()["sealed"] == ["lantern", "urn", "flower", "vase", "scroll"]


def test_drawing_a_broken_type_exorcises_nobody() -> None:
    state = play(two_draws(), "draw seal helmet")
    assert state.outcome is None
    assert ended(play(state, "draw seal scroll")) == ("samurai", "exorcised")


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_during_the_game_the_bag_has_a_token_for_every_draw(seed: int) -> None:
    for state, seat, _ in random_game(seed):
        if seat == "chance":
            assert state.legal_actions("chance")


# ---------------------------------------------------------------- cornered


def before_cornered(left: str | None) -> GoryoState:
    """She breaks the mask a3; then masks and flowers are all that she might break."""
    state = table("c4,b2", sealed="helmet,lantern,scroll,urn,vase", left=left)
    return play(state, "plan b2 c2 c3 b3 > a3", "done")


@pytest.mark.parametrize("left", [None, "trail"])
def test_without_a_legal_plan_she_is_cornered(left: str | None) -> None:
    state = before_cornered(left)
    assert ended(state) == ("samurai", "cornered")
    assert state.result()["round"] == 3


def test_a_sprint_that_she_still_has_saves_her() -> None:
    state = before_cornered("sprint")
    assert state.outcome is None
    assert targets(state) == {"a4", "c2"}
    assert refusal(state, "plan a3 b3 b4 b5 > c5") == "goryo-refused-sealed"


def test_a_draw_may_corner_her() -> None:
    words = {"sealed": "helmet,lantern,scroll,urn", "left": None, "samurai": "a3,e2,b5,e5"}
    state = play(table("c4,b2", **words), "plan b2 c2 c3 b3 > a3", "done")
    assert legal(state) == ["draw seal flower", "draw seal vase"]
    assert ended(play(state.copy(), "draw seal vase")) == ("samurai", "cornered")
    assert play(state, "draw seal flower").outcome is None


def test_with_a_sprint_that_does_not_help_she_is_cornered() -> None:
    state = begin("a5", bound="scroll", palace=corridors())
    play(state, "plan a5 a4 a3 a2 > a1", "done")  # a5 is broken, a6 holds a scroll
    assert ended(state) == ("samurai", "cornered")
    assert "sprint" in seen(state).left


def test_she_may_be_cornered_before_the_first_round() -> None:
    state = begin("a1", bound="mask", palace=corridors(), variant="genjutsu")
    assert ended(state) == ("samurai", "cornered")
    assert state.result()["round"] == 1


def test_under_honour_she_is_cornered_all_the_same() -> None:
    words = {"sealed": "helmet,lantern,scroll,urn,vase", "left": None, "enforcement": "honour"}
    state = play(table("c4,b2", **words), "plan b2 c2 c3 b3 > a3", "done")
    assert ended(state) == ("samurai", "cornered")


# ---------------------------------------------------------------- self-broken


def test_in_strict_play_she_cannot_break_her_bound_type() -> None:
    assert refusal(begin(bound="scroll"), WALK) == "goryo-refused-bound"


def test_under_honour_she_breaks_herself() -> None:
    state = play(begin(bound="scroll", enforcement="honour"), WALK, "done")
    assert ended(state) == ("samurai", "self-broken")


# ---------------------------------------------------------------- resigned, time


@pytest.mark.parametrize("reason", ["resigned", "time"])
@pytest.mark.parametrize(("seat", "winner"), [("goryo", "samurai"), ("samurai", "goryo")])
def test_a_seat_that_resigns_or_runs_out_of_time_loses(seat: str, winner: str, reason: str) -> None:
    state = begin()
    state.concede(seat, reason)
    assert ended(state) == (winner, reason)


@pytest.mark.parametrize("turn", [(), (WALK,), (WALK, "green search")])
def test_either_side_may_resign_at_any_time(turn: tuple[str, ...]) -> None:
    state = play(begin("c1"), *(t.replace(WALK, "plan c1 b1 b2 b3 > b4") for t in turn))
    state.concede("samurai", "resigned")
    assert ended(state) == ("goryo", "resigned")


def test_a_game_resigned_before_the_first_draw_has_no_bound_type() -> None:
    state = goryo.new()
    state.concede("goryo", "resigned")
    assert state.result()["bound"] is None


@pytest.mark.parametrize(("seat", "reason"), [("goryo", "captured"), ("chance", "resigned")])
def test_only_players_can_concede_and_only_for_known_reasons(seat: str, reason: str) -> None:
    state = begin()
    with pytest.raises(BadInput):
        state.concede(seat, reason)
    assert state.outcome is None


def test_a_finished_game_cannot_be_conceded() -> None:
    state = begin()
    state.concede("goryo", "resigned")
    with pytest.raises(IllegalAction):
        state.concede("samurai", "resigned")


# ---------------------------------------------------------------- the result


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), honour=st.booleans())
def test_every_game_ends_within_four_rounds_and_its_result_is_consistent(
    seed: int, honour: bool
) -> None:
    state = finished_game(seed, **({"enforcement": "honour"} if honour else {}))
    result = state.result()
    winner, reason = ended(state)
    assert (result["winner"], result["reason"]) == (winner, reason)
    assert (winner == "goryo") == (reason == "vengeance")
    assert 1 <= result["round"] <= 4
    assert (result["spirits"] == 3) == (reason == "captured")
    assert len(seen(state).intact) == 1 or reason != "exorcised"
    if reason == "vengeance":
        assert result["round"] == 4
        assert len(seen(state).intact) >= 2


def test_the_bound_type_is_shown_when_the_game_is_over() -> None:
    state = play(table("f5,e1,c1,b2", bound="urn"), WALK)
    assert seen(state).bound is None
    assert seen(play(state, "done")).bound == "urn"
