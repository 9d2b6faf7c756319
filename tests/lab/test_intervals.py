"""Intervals: those that decide when to stop hold whatever they decide."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from futago.lab.intervals import Interval, anytime, fixed
from futago.lab.simulate import wilson

CHECKPOINTS = range(25, 601, 25)


def misses(
    interval_of: Callable[[list[float]], Interval], stops: Callable[[Interval], bool], truth: float
) -> int:
    """How many of 200 studies end with an interval that misses the truth."""
    found = 0
    for study in range(200):
        rng = random.Random(f"{truth} {study}")
        values = [float(rng.random() < truth) for _ in range(CHECKPOINTS[-1])]
        interval = interval_of(values)
        for deals in CHECKPOINTS:
            interval = interval_of(values[:deals])
            if stops(interval):
                break
        found += not interval.low <= truth <= interval.high
    return found


def of_fixed_number(values: list[float]) -> Interval:
    return fixed([[value] for value in values])


@pytest.mark.parametrize("truth", [0.5, 0.9])
def test_a_study_that_stops_when_its_interval_is_narrow_keeps_its_level(truth: float) -> None:
    width = 0.25
    narrow = misses(lambda values: anytime(values, width), lambda it: it.width <= width, truth)
    assert narrow <= 200 * 0.05


def test_the_worst_rule_of_stopping_deceives_a_fixed_interval_and_not_this_one() -> None:
    """Whoever stops as soon as the interval excludes an even chance finds what is not there."""

    def excludes(interval: Interval) -> bool:
        return not interval.low <= 0.5 <= interval.high

    assert misses(of_fixed_number, excludes, 0.5) > 200 * 0.15
    assert misses(lambda values: anytime(values, 0.2), excludes, 0.5) <= 200 * 0.05


def test_an_interval_at_any_time_is_as_wide_as_asked_for_after_twice_the_games() -> None:
    rng = random.Random(1)
    values = [float(rng.random() < 0.5) for _ in range(400)]
    found = anytime(values, 0.27)
    assert found.mean == pytest.approx(sum(values) / 400)
    assert found.low < found.mean < found.high
    assert fixed([[value] for value in values]).width < found.width < 0.28


@pytest.mark.parametrize(("value", "low", "high"), [(0.0, 0.0, 0.2), (1.0, 0.8, 1.0)])
def test_intervals_stay_between_0_and_1(value: float, low: float, high: float) -> None:
    found = anytime([value] * 50, 0.2)
    assert low <= found.low <= found.high <= high
    assert anytime([], 0.2)[:3] == (0.5, 0.0, 1.0)
    assert fixed([])[:3] == (0.5, 0.0, 1.0)


def test_games_of_one_deal_that_agree_count_for_less() -> None:
    alone = fixed([[1.0], [0.0]] * 50)
    assert (alone.low, alone.high) == pytest.approx(wilson(50, 100), abs=1e-8)
    agreeing = fixed([[1.0, 1.0], [0.0, 0.0]] * 25)
    assert (agreeing.low, agreeing.high) == pytest.approx(wilson(25, 50), abs=0.01)
    balanced = fixed([[1.0, 0.0]] * 50)
    assert (balanced.low, balanced.high) == (alone.low, alone.high)
