"""Estimates of reports: intervals, differences and ratings."""

from __future__ import annotations

import random
from math import log

import pytest

from futago.lab.report.stats import (
    Estimate,
    RatedGame,
    are_connected,
    difference,
    mean_of,
    paired_difference,
    ratings,
    share_of,
    student,
)


@pytest.mark.parametrize(("freedom", "quantile"), [(5, 2.571), (10, 2.228), (30, 2.042)])
def test_quantiles_of_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.005)


def test_the_interval_of_independent_games_is_wilsons() -> None:
    found = share_of({deal: [float(deal < 30)] for deal in range(100)})
    assert (found.value, found.games) == (0.3, 100)
    assert found.low == pytest.approx(0.219, abs=2e-3)
    assert found.high == pytest.approx(0.396, abs=2e-3)


def test_games_with_the_same_luck_are_not_counted_twice() -> None:
    once = share_of({deal: [float(deal % 2)] for deal in range(100)})
    twice = share_of({deal: [float(deal % 2)] * 2 for deal in range(100)})
    assert twice.high - twice.low == pytest.approx(once.high - once.low, rel=0.02)


def test_who_always_wins_is_not_certain_to_win() -> None:
    found = share_of({deal: [1.0] for deal in range(20)})
    assert found.value == found.high == 1
    assert 0.8 < found.low < 0.9


def test_common_luck_makes_differences_precise() -> None:
    rng = random.Random(1)
    luck = [rng.random() for _ in range(200)]
    one = {deal: [float(each < 0.5)] for deal, each in enumerate(luck)}
    other = {deal: [float(each < 0.6)] for deal, each in enumerate(luck)}
    paired = paired_difference(one, other)
    assert paired is not None
    assert paired.against(0) == 1
    apart = difference(share_of(one), share_of(other))
    assert apart.value == pytest.approx(paired.value)
    assert apart.high - apart.low > 1.5 * (paired.high - paired.low)
    same = paired_difference(one, one)
    assert same is not None
    assert (same.low, same.value, same.high) == (-0.015, 0, 0.015)


def test_nineteen_of_twenty_intervals_hold_the_mean() -> None:
    rng = random.Random(7)
    held = 0
    for _ in range(400):
        deals = {
            deal: [rng.gauss(0, 1) + (common := rng.gauss(3, 1)), common] for deal in range(12)
        }
        found = mean_of(deals)
        held += found.low <= 3 <= found.high
    assert 0.92 < held / 400 < 0.98


def test_ratings_find_the_odds_that_games_were_drawn_with() -> None:
    rng, strength = random.Random(3), {"a": 1.0, "b": 0.0, "c": -1.0}
    games = list[RatedGame]()
    for deal in range(1500):
        seats = rng.sample(sorted(strength), 2)
        chance = 1 / (1 + 2.718281828 ** (strength[seats[1]] - strength[seats[0]]))
        won = float(rng.random() < chance)
        games.append(RatedGame(deal, tuple((bot, "") for bot in seats), (won, 1 - won)))
    found = ratings(games)
    for bot, true in strength.items():
        estimate = found[bot, ""]
        assert estimate.low < 400 * true / log(10) < estimate.high
        assert estimate.high - estimate.low < 100


def test_who_never_lost_has_a_rating_with_a_wide_interval() -> None:
    games = [RatedGame(deal, (("a", ""), ("b", "")), (1.0, 0.0)) for deal in range(30)]
    found = ratings(games)
    assert found["a", ""].value > 200
    assert found["a", ""].high - found["a", ""].low > 200


def test_players_who_never_met_are_not_compared() -> None:
    def game(*bots: str) -> RatedGame:
        return RatedGame(0, tuple((bot, "") for bot in bots), (1.0, 0.0))

    assert are_connected([game("a", "b"), game("b", "c")])
    assert not are_connected([game("a", "b"), game("c", "d")])
    assert not are_connected([game("a", "a")])


def test_a_verdict_needs_the_whole_interval_on_one_side() -> None:
    assert Estimate(0.6, 0.55, 0.65, 1).against(0.5) == 1
    assert Estimate(0.6, 0.45, 0.65, 1).against(0.5) == 0
    assert Estimate(0.4, 0.35, 0.45, 1).against(0.5) == -1
