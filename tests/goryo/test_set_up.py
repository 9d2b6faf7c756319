"""The set-up: two tokens, the first broken object, the four samurai."""

from __future__ import annotations

import pytest

from futago import goryo

from .helpers import OBJECTS, begin, legal, palace_data, play, refusal, seen


def test_the_bound_type_is_drawn_from_all_eight() -> None:
    state = goryo.new()
    assert state.movers == ("chance",)
    assert legal(state) == [f"draw bound {kind}" for kind in sorted(set(OBJECTS.values()))]


def test_every_token_is_as_likely() -> None:
    assert list(goryo.new().chance_weights()) == [1] * 8


def test_the_bound_type_is_hers_alone_to_know() -> None:
    state = play(goryo.new(), "draw bound fan")
    assert state.view("goryo").bound == "fan"
    assert seen(state).bound is None
    assert len(seen(state).intact) == 8


def test_the_first_object_is_drawn_from_the_other_seven() -> None:
    state = play(goryo.new(), "draw bound fan")
    assert state.movers == ("chance",)
    assert len(legal(state)) == 7
    assert "draw first fan" not in legal(state)


def test_the_first_object_is_shown_and_its_tile_flips() -> None:
    state = play(goryo.new(), "draw bound fan", "draw first vase")
    assert seen(state).first == "vase"
    assert "vase" not in seen(state).intact
    assert len(seen(state).intact) == 7


def test_she_breaks_any_one_space_of_the_first_type() -> None:
    state = play(goryo.new(), "draw bound fan", "draw first vase")
    assert state.movers == ("goryo",)
    assert legal(state) == ["break b3", "break c5", "break d1", "break e6"]
    assert refusal(state, "break b2") == "goryo-refused-break"


def test_she_may_break_it_where_a_samurai_stands() -> None:
    state = begin(start="b2")
    assert seen(state).samurai["green"] == "b2"
    assert seen(state).spirits == 0


def test_she_starts_where_she_broke_it() -> None:
    state = begin(start="c5")
    assert seen(state).start == "c5"
    assert seen(state).broken == ("c5",)
    assert state.movers == ("goryo",)
    assert seen(state).round == 1


def test_the_samurai_start_on_the_four_centres() -> None:
    at = {"green": "b2", "purple": "e2", "red": "b5", "blue": "e5"}
    assert seen(goryo.new()).samurai == at


def test_the_rooms_of_the_samurai_can_be_chosen() -> None:
    state = goryo.new(samurai_rooms=["se", "sw", "ne", "nw"])
    assert seen(state).samurai == {"green": "e5", "purple": "b5", "red": "e2", "blue": "b2"}


@pytest.mark.parametrize("palace", ["edo", "courtyard", "lake"])
def test_there_is_a_samurai_on_the_centre_of_each_room(palace: str) -> None:
    at = set(seen(goryo.new(palace=palace)).samurai.values())
    assert at == set(palace_data(palace)["centres"].values())


def test_six_tokens_stay_in_the_bag() -> None:
    assert seen(begin()).bag == 6


def test_mallet_spirit_tokens_and_powers_are_at_their_beginning() -> None:
    view = seen(begin())
    assert (view.gong, view.spirits, view.sealed) == (0, 0, ())
    assert view.left == ("sprint", "trail")


def test_in_the_cursed_variant_two_spaces_are_marked_before_the_first_round() -> None:
    state = begin(variant="cursed-object")
    assert (state.movers, seen(state).phase) == (("goryo",), "curse")
