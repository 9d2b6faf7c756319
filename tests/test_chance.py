"""Chance: the seed, its commitment, and draws that anybody can verify."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futago.chance import check_seed, commitment, derived_seed, draw, draw_evenly, new_seed
from futago.game import BadInput

SEED = "0123456789abcdef" * 4
SEEDS = st.binary(min_size=32, max_size=32).map(bytes.hex)


def derived_by_hand(seed: str, number: int, weights: list[int]) -> int:
    """The index of the outcome, implemented from the description only."""
    bag = [place for place, weight in enumerate(weights) for _ in range(weight)]
    text = b"".join([bytes.fromhex(seed), b"futago draw ", str(number).encode("ascii")])
    return bag[int(hashlib.sha256(text).hexdigest(), 16) % len(bag)]


@given(
    seed=SEEDS,
    number=st.integers(0, 10_000),
    weights=st.lists(st.integers(0, 5), min_size=1, max_size=60).filter(any),
)
def test_a_draw_is_the_one_derived_by_hand(seed: str, number: int, weights: list[int]) -> None:
    place = draw(seed, number, range(len(weights)), weights)
    assert place == derived_by_hand(seed, number, weights)


def test_draws_stay_what_they_are_from_version_to_version() -> None:
    drawn = [draw(SEED, number, "abcdefgh", [1] * 8) for number in range(16)]
    by_hand = ["abcdefgh"[derived_by_hand(SEED, number, [1] * 8)] for number in range(16)]
    assert "".join(drawn) == "".join(by_hand) == "bffahhddddbhbdhd"


def test_outcomes_are_as_frequent_as_their_weights() -> None:
    drawn = Counter(draw(SEED, number, "abc", [1, 2, 5]) for number in range(8000))
    assert abs(drawn["a"] - 1000) < 150
    assert abs(drawn["b"] - 2000) < 200
    assert abs(drawn["c"] - 5000) < 250


@given(seed=SEEDS, number=st.integers(0, 100))
def test_what_has_no_weight_is_never_drawn(seed: str, number: int) -> None:
    assert draw(seed, number, "abc", [0, 1, 0]) == "b"


def test_outcomes_and_weights_go_together() -> None:
    with pytest.raises(ValueError, match="as many weights"):
        draw(SEED, 0, "a", [0, 1])


@given(seed=SEEDS)
def test_the_commitment_is_the_sha256_of_the_seeds_bytes(seed: str) -> None:
    assert commitment(seed) == hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def test_a_new_seed_has_256_bits_and_is_never_the_same() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(check_seed(seed) == seed for seed in seeds)


def test_a_derived_seed_follows_from_its_parts() -> None:
    assert derived_seed("run", 1) == hashlib.sha256(b"run/1").hexdigest()
    assert len({derived_seed("run", game) for game in range(100)}) == 100
    assert check_seed(derived_seed("run", 1))


@pytest.mark.parametrize(
    "seed",
    [
        "",
        "12",
        SEED[:-1],
        SEED + "0",
        SEED.upper(),
        SEED[:-1] + "g",
        SEED + "\n",
        5,
        None,
        b"",
        [SEED],
    ],
)
def test_what_is_not_64_hexadecimal_digits_is_no_seed(seed: object) -> None:
    with pytest.raises(BadInput, match="64 hexadecimal digits") as refused:
        check_seed(seed)
    assert refused.value.text.id == "bad-seed"


def test_an_even_draw_is_a_draw_with_equal_weights() -> None:
    outcomes = "abcdefg"
    for number in range(50):
        even = draw_evenly(SEED, number, outcomes)
        assert even == draw(SEED, number, outcomes, [1] * len(outcomes))
