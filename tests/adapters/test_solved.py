"""Positions of small games with known values: computed in two different ways, some by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from futago.goryo import GoryoState
from futago.goryo.rules.scale import Scale

from ..goryo.small import SMALL, small_palace, small_position
from .solved import cfr_value, exact_value

# a1 a2 a3 - d1 d2 d3, below them a4 and d4; four types.
FOUR = small_palace(("fan", "mask", "urn", "vase"))
CORNER = "phase=plan round=4 first=fan start=a1 broken=a1 spirits=2 bound=mask"
BRIDGE = "phase=plan round=4 first=urn start=a3 broken=a3 spirits=2 bound=mask"
# With one more token, all tiles but one are flipped: the gong decides.
GONG = "phase=plan round=4 first=helmet start=a2 samurai=a5,d1 broken=a2 sealed=vase bound=fan"


def four(words: str, scale: Scale = SMALL) -> GoryoState:
    return small_position(words, scale, palace=FOUR)


KNOWN: dict[str, tuple[GoryoState, Fraction]] = {
    # Bound to the mask she is caught wherever she goes; else one target is out of reach.
    "one type of three": (four(f"{BRIDGE} samurai=a1,d3"), Fraction(1, 3)),
    "and further with sprint": (four(f"{BRIDGE} samurai=a1,d3 left=sprint"), Fraction(2, 9)),
    "a trail alone is no help": (four(f"{BRIDGE} samurai=a1,d3 left=trail"), Fraction(1, 3)),
    "nowhere to go": (four(f"{CORNER} samurai=a2,d2 left=sprint"), Fraction(1)),
    "one way or the other": (four(f"{CORNER} samurai=a4,d4 left=sprint"), Fraction(1, 2)),
    "a bag in reach": (small_position(f"{GONG} gong=1"), Fraction(1)),
    "two yeses wanted": (small_position(GONG), Fraction(2, 3)),
    "a bag in reach of a runner": (small_position(f"{GONG} gong=1 left=sprint"), Fraction(7, 12)),
}
# These take CFR+ long.
HARDER: dict[str, tuple[GoryoState, Fraction]] = {
    "sprint with a trail": (four(f"{BRIDGE} samurai=a1,d3 left=sprint,trail"), Fraction(1, 6)),
    "two yeses of a runner": (small_position(f"{GONG} left=sprint"), Fraction(3, 10)),
    "two yeses, one of them false": (small_position(f"{GONG} left=trail"), Fraction(1, 2)),
    "one yes that may be false": (small_position(f"{GONG} gong=1 left=trail"), Fraction(3, 4)),
}


@pytest.mark.parametrize(("state", "worth"), KNOWN.values(), ids=KNOWN)
def test_cfr_finds_what_a_position_is_worth(state: GoryoState, worth: Fraction) -> None:
    assert cfr_value(state) == pytest.approx(float(worth), abs=1e-4)


every_known = {**KNOWN, **HARDER}


@pytest.mark.parametrize(("state", "worth"), every_known.values(), ids=every_known)
def test_the_linear_programme_finds_the_same(state: GoryoState, worth: Fraction) -> None:
    assert exact_value(state) == pytest.approx(float(worth), abs=1e-7)


@pytest.mark.parametrize(
    ("bound", "worth"),
    [({"mask": 1.0}, 1.0), ({"fan": 1.0}, 0.0), ({"mask": 0.25, "vase": 0.75}, 0.25)],
)
def test_what_he_believes_of_the_bound_type_counts(bound: dict[str, Any], worth: float) -> None:
    state = four(f"{BRIDGE} samurai=a1,d3")
    assert exact_value(state, bound) == pytest.approx(worth, abs=1e-7)
    assert cfr_value(state, bound) == pytest.approx(worth, abs=1e-4)


def test_the_bound_type_of_the_state_does_not_matter() -> None:
    words = f"{BRIDGE} samurai=a1,d3 left=sprint"
    values = [exact_value(four(words.replace("mask", kind))) for kind in ("mask", "vase", "fan")]
    assert values == pytest.approx([2 / 9] * 3)


def test_two_rounds_are_worth_more_to_him_than_one() -> None:
    words = (
        "phase=plan first=helmet start=a2 samurai=a5,d1 broken=a2 spirits=2 bound=fan left=sprint"
    )
    scale = Scale(move_cubes=2, action_cubes=1, called=1)
    last, both = (exact_value(small_position(f"{words} round={n}", scale)) for n in (4, 3))
    assert 0 < last < both < 1
