"""Shares, intervals, courses and luck, from games whose results are known."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from futago.accounts.history import GameFilter, GamePlayed, Opponent, Result, as_csv
from futago.accounts.statistics import course_of, luck_in, share_of, statistics_of, wilson

BASE = GamePlayed(
    id="1",
    game="goryo",
    title="",
    begun=0,
    changed=0,
    result="won",
    seats=["samurai"],
    place=1,
    roles=["samurai"],
    opponents=[Opponent("goryo", "Ben", None, None)],
    kind={"edition": "2024"},
    options={},
    counted=True,
)


def games(results: Sequence[Result]) -> list[GamePlayed]:
    """Games that ended like this, one after the other."""
    return [
        replace(BASE, id=str(number), changed=number, result=result)
        for number, result in enumerate(results, 1)
    ]


@pytest.mark.parametrize(
    ("won", "count", "low", "high"),
    # Wilson (1927), as computed by R's prop.test without continuity correction.
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (1, 1, 0.2065, 1.0)],
)
def test_intervals_are_those_of_wilson(won: int, count: int, low: float, high: float) -> None:
    assert wilson(won, count) == pytest.approx((low, high), abs=1e-4)


def test_without_games_everything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert statistics_of([], {}).course == []


def test_a_draw_counts_half() -> None:
    assert share_of(games(["won", "drawn", "lost", "lost"])).share == 0.375


def test_games_that_do_not_count_are_left_out() -> None:
    some = [*games(["won"]), replace(BASE, id="2", counted=False, result="lost")]
    assert statistics_of(some, {}).all.games == 1


def test_groups_are_by_role_kind_and_opponent() -> None:
    bot = Opponent("goryo", "tanuki", "novice", None)
    some = [*games(["won", "lost"]), replace(BASE, id="3", opponents=[bot])]
    groups = {(one.by, one.value, one.bot): one.of for one in statistics_of(some, {}).groups}
    assert groups["role", "samurai", False].games == 3
    assert groups["edition", "2024", False].games == 3
    assert groups["opponent", "Ben", False].won == 1
    assert groups["opponent", "novice", True].games == 1


def test_the_course_looks_at_the_last_twenty() -> None:
    course = course_of([*games(["won"] * 20), *games(["lost"] * 30)[20:]])
    assert course[0].share == 1.0
    assert course[-1].share == 0.5
    assert [moment.games for moment in course] == list(range(1, 31))
    long = course_of(games(["won"] * 950))
    assert len(long) <= 100
    assert long[-1].games == 950


def test_luck_is_told_from_the_side_of_the_player() -> None:
    report = json.dumps({"causes": {"bag": 10, "goryo": -4}, "unit": "chance"}).encode()
    (mine,) = luck_in(games(["won"]), {"1": report})
    assert mine.causes == {"bag": 10.0, "goryo": -4.0}
    other = replace(BASE, seats=["goryo"], place=0, roles=["goryo"])
    (hers,) = luck_in([other], {"1": report})
    assert hers.causes == {"bag": -10.0, "goryo": 4.0}
    own = json.dumps({"causes": {}, "balances": {"samurai": {"causes": {"luck": 3}}}}).encode()
    (each,) = luck_in(games(["won", "lost"]), {"1": own, "2": b"{", "3": own})
    assert (each.games, each.causes) == (1, {"luck": 3.0})


def test_a_filter_without_values_lets_everything_through() -> None:
    assert GameFilter().fits(BASE)
    assert GameFilter(search="bEN").fits(BASE)
    assert not GameFilter(opponent="Be").fits(BASE)


def test_a_name_is_no_formula_in_a_spreadsheet() -> None:
    assert "'=1+1" in as_csv([replace(BASE, title="=1+1")])
