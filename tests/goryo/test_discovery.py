"""C. Discovery: the screen is removed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futago.goryo import GoryoState

from .helpers import begin, kinds, play, refusal, seen, table, targets

# She walks from b2 in the north-west room; green b1 and c2 lie next to it.
WALK = "plan b2 b1 c1 c2 > c3"


# ---------------------------------------------------------------- 2. the target breaks


def test_the_target_breaks_and_she_starts_there_next_round() -> None:
    view = seen(play(begin(), WALK, "done"))
    assert view.broken == ("b2", "c3")
    assert view.start == "c3"
    assert view.round == 2


def test_the_tile_of_its_type_flips() -> None:
    state = play(begin(), WALK)
    assert "scroll" in seen(state).intact
    assert "scroll" not in seen(play(state, "done")).intact


def test_a_second_object_of_a_type_flips_nothing_more() -> None:
    state = table("e2,b2")
    before = seen(state).intact
    assert seen(play(state, WALK, "done")).intact == before


def test_a_broken_object_cannot_be_broken_again() -> None:
    state = play(begin("c1"), "plan c1 b1 b2 b3 > b4", "done")
    assert "c1" not in targets(state)
    assert refusal(state, "plan b4 b3 c3 c2 > c1") == "goryo-refused-broken"


# ---------------------------------------------------------------- 3. the mallet


def test_each_green_print_moves_the_mallet_one_space() -> None:
    state = play(begin(), WALK, "green sniff b1", "green c2", "green search", "done")
    assert seen(state).gong == 2


def test_red_prints_move_nothing() -> None:
    state = play(begin(), WALK, "green sniff b3", "red search", "blue search", "done")
    assert seen(state).gong == 0


def test_the_mallet_continues_from_where_it_was() -> None:
    assert seen(play(table(gong=4), WALK, "green sniff b1", "done")).gong == 5


def test_a_bag_reached_draws_a_token() -> None:
    state = play(table(gong=1), WALK, "green sniff b1", "done")
    assert seen(state).draws == 1
    assert state.movers == ("chance",)


def test_a_bag_passed_draws_a_token() -> None:
    state = play(table(gong=1), WALK, "green sniff b1", "green c2", "green search", "done")
    assert (seen(state).gong, seen(state).draws) == (3, 1)


def test_a_bag_counts_once() -> None:
    state = play(table(gong=2), WALK, "green sniff b1", "done")
    assert (seen(state).gong, state.movers) == (3, ("goryo",))


def test_two_bags_in_one_round_draw_two_tokens() -> None:
    state = begin(gong={"length": 5, "bags": [1, 2]})
    assert seen(play(state, WALK, "green sniff b1", "green c2", "green search", "done")).draws == 2


def test_the_mallet_stops_on_the_last_space() -> None:
    near_the_end = table(gong=11, **{"gong-arc": "12:2,12"})
    state = play(near_the_end, WALK, "green sniff b1", "green c2", "green search", "done")
    assert (seen(state).gong, seen(state).draws) == (12, 1)


def test_on_the_last_space_no_bag_is_reached_again() -> None:
    state = play(table(gong=12), WALK, "green sniff b1", "done")
    assert (seen(state).gong, state.movers) == (12, ("goryo",))


def test_without_bags_the_gong_draws_nothing() -> None:
    state = begin(gong={"length": 1, "bags": []})
    play(state, WALK, "green sniff b1", "green c2", "green search", "done")
    assert (seen(state).gong, state.movers) == (1, ("goryo",))


@given(
    length=st.integers(1, 20),
    bags=st.sets(st.integers(1, 20)),
    mallet=st.integers(0, 20),
)
def test_bags_counted_are_those_after_the_mallet_up_to_where_it_comes(
    length: int, bags: set[int], mallet: int
) -> None:
    inside = sorted(bag for bag in bags if bag <= length)
    mallet = min(mallet, length)
    arc = f"{length}:{','.join(map(str, inside))}"
    state = table(gong=mallet, **{"gong-arc": arc})
    play(state, WALK, "green sniff b1", "green c2", "green search", "done")
    walked = [step for step in (mallet + 1, mallet + 2) if step <= length]
    assert seen(state).gong == mallet + len(walked)
    assert seen(state).draws == len(set(walked) & set(inside))


# ---------------------------------------------------------------- 4. samurai on the target


def test_a_samurai_on_the_target_turns_a_spirit_token() -> None:
    state = play(begin(), WALK, "green b3", "green c3", "done")
    assert seen(state).spirits == 1


def test_each_samurai_on_the_target_turns_one() -> None:
    state = table(samurai="c2,b3,b5,e5")
    play(state, WALK, "green c3", "purple c3", "done")
    assert (seen(state).spirits, seen(state).draws) == (2, 2)


def test_a_samurai_who_was_not_called_catches_too() -> None:
    state = play(table(samurai="c3,e2,b5,e5"), WALK, "done")
    assert seen(state).spirits == 1


def test_a_samurai_on_her_path_but_not_on_the_target_catches_nothing() -> None:
    state = play(table(samurai="c2,e2,b5,e5"), WALK, "done")
    assert seen(state).spirits == 0


def test_no_spirit_token_turns_for_a_samurai_on_the_first_object() -> None:
    assert seen(play(begin("b2"), WALK, "done")).spirits == 0


# ---------------------------------------------------------------- 5. Ofuda


def test_a_spirit_token_draws_a_token() -> None:
    state = play(table(samurai="c3,e2,b5,e5"), WALK, "done")
    assert (state.movers, seen(state).draws) == (("chance",), 1)


def test_bags_and_spirit_tokens_add_up() -> None:
    state = table(samurai="c2,c3,b5,e5", gong=1)
    play(state, WALK, "green search", "done")
    assert seen(state).draws == 2


def drawing(**words: Any) -> GoryoState:
    """One token is due."""
    return play(table(samurai="c3,e2,b5,e5", **words), WALK, "done")


def test_a_token_is_drawn_from_those_in_the_bag() -> None:
    state = drawing(sealed="urn")
    drawn = {str(draw).split()[-1] for draw in state.legal_actions("chance")}
    assert drawn == {"flower", "lantern", "mask", "scroll", "vase"}
    assert list(state.chance_weights()) == [1] * 5


def test_a_token_of_a_broken_type_may_be_drawn_and_is_wasted_on_its_tile() -> None:
    state = drawing()
    before = seen(state).intact
    play(state, "draw seal scroll")
    assert seen(state).intact == before
    assert seen(state).sealed == ("scroll",)


def test_the_drawn_type_is_sealed_everywhere() -> None:
    state = drawing()
    assert "b1" in targets(play(drawing(), "draw seal mask"))
    assert "b1" not in targets(play(state, "draw seal urn"))


def test_its_tile_flips() -> None:
    state = drawing()
    assert "urn" in seen(state).intact
    assert "urn" not in seen(play(state, "draw seal urn")).intact


def test_a_drawn_token_leaves_the_bag() -> None:
    state = drawing()
    assert seen(state).bag == 6
    assert seen(play(state, "draw seal urn")).bag == 5


def test_the_bound_type_is_never_drawn() -> None:
    assert refusal(drawing(bound="vase"), "draw seal vase") == "goryo-refused-draw"


def test_the_first_type_is_never_drawn() -> None:
    assert refusal(drawing(), "draw seal helmet") == "goryo-refused-draw"


def test_no_token_is_drawn_when_none_is_due() -> None:
    state = play(begin(), WALK, "done")
    assert state.movers == ("goryo",)
    assert seen(state).sealed == ()


# ---------------------------------------------------------------- the end of the round


def test_prints_and_cubes_go_back() -> None:
    view = seen(play(begin(), WALK, "green sniff b3", "done"))
    assert (view.prints, view.used, view.cubes, view.acting) == ({}, {}, 0, None)


@pytest.mark.parametrize("seat", ["goryo", "samurai", "spectator"])
def test_the_steps_of_discovery_come_in_their_order(seat: str) -> None:
    state = table(samurai="c2,c3,b5,e5", gong=1)
    play(state, f"{WALK} trail a2", "green search", "done")
    assert kinds(state, seat) == ["reveal", "reveal-trail", "break", "gong", "caught"]
    check_the_draws(state, seat)


@pytest.mark.parametrize("edition", ["2019", "2021"])
@pytest.mark.parametrize("seat", ["goryo", "samurai", "spectator"])
def test_in_2019_and_2021_the_target_breaks_after_the_capture(edition: str, seat: str) -> None:
    state = table(samurai="c2,c3,b5,e5", gong=1, edition=edition)
    play(state, f"{WALK} trail a2", "green search", "done")
    assert kinds(state, seat) == ["reveal", "reveal-trail", "gong", "caught", "break"]
    check_the_draws(state, seat)


def check_the_draws(state: GoryoState, seat: str) -> None:
    """One token for the bag and one for the capture."""
    play(state, "draw seal urn")
    assert kinds(state, seat) == ["seal"]
    play(state, "draw seal mask")
    assert kinds(state, seat) == ["seal", "round"]
