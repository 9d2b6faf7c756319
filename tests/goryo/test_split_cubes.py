"""The house rule `split_cubes`: six cubes, split freely over up to three samurai."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from futago.goryo import GoryoState

from .helpers import begin, legal, play, refusal

# Up to four actions of each samurai, none in the way of another.
ACTIONS = {
    "green": ["green a2", "green a3", "green search", "green sniff b3"],
    "purple": ["purple f2", "purple f3", "purple search", "purple sniff e3"],
    "red": ["red a5", "red a4", "red search", "red sniff b4"],
}
SPLITS = [split for split in product(range(5), repeat=3) if sum(split) == 6]


def acting(**options: Any) -> GoryoState:
    return play(begin("b2", split_cubes=True, **options), "plan b2 b1 c1 c2 > c3")


@pytest.mark.parametrize("split", SPLITS, ids=lambda split: "-".join(map(str, split)))
def test_every_split_of_six_cubes_with_at_most_four_each(split: tuple[int, int, int]) -> None:
    state = acting()
    for cubes, actions in zip(split, ACTIONS.values(), strict=True):
        play(state, *actions[:cubes])
    assert legal(state) == ["done"]


def test_the_most_is_four() -> None:
    state = play(acting(), *ACTIONS["green"])
    assert refusal(state, "green b3") == "goryo-refused-cap"
    assert refusal(state, "green sniff a2") == "goryo-refused-cap"


def test_each_samurai_still_has_two_moves_one_search_and_one_sniff() -> None:
    assert refusal(play(acting(), "green a2", "green a3"), "green b3") == "goryo-refused-moved"
    assert refusal(play(acting(), "red search", "red b4"), "red search") == "goryo-refused-searched"
    sniffed = play(acting(), "red sniff b4")
    assert refusal(sniffed, "red sniff a5") == "goryo-refused-sniffed"


def test_still_only_three_samurai_are_called() -> None:
    state = play(acting(), "green b3", "purple e3", "red search")
    assert refusal(state, "blue search") == "goryo-refused-three-called"


def test_still_a_new_samurai_ends_the_one_before() -> None:
    assert refusal(play(acting(), "green b3", "red b4"), "green a3") == "goryo-refused-finished"


@pytest.mark.parametrize("actions", [2, 3])
def test_actions_per_samurai_then_has_no_effect(actions: int) -> None:
    play(acting(actions_per_samurai=actions), *ACTIONS["green"])


def test_without_it_four_actions_are_too_many() -> None:
    state = play(begin("b2"), "plan b2 b1 c1 c2 > c3", *ACTIONS["green"][:3])
    assert refusal(state, ACTIONS["green"][3]) == "goryo-refused-cap"


def test_it_is_off_by_default() -> None:
    assert not begin().setup.options.split_cubes
