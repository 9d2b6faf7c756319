"""A finished game in figures: every number follows from the record."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from futago.game import IllegalAction, Json
from futago.games import game_named
from futago.gorpg.recap import recap
from futago.lab.simulate import Run, play_one
from futago.recap import Recap
from futago.record import Record, replay
from futago.table.entries import EntryData
from futago.table.replays import RecapShown, imported, recap_of
from futago.table.setup import TableSetup
from futago.table.table import Table

MODES: tuple[dict[str, Json], ...] = (
    {"players": 4},
    {"players": 3, "mode": "overlord"},
    {"players": 1, "mode": "solo"},
)
modes = pytest.mark.parametrize("number", range(len(MODES)), ids=("standard", "overlord", "solo"))


@cache
def played(number: int) -> Record:
    return play_one(Run("gorpg", "0123456789abcdef" * 2, {"*": "greedy"}, MODES[number]), 1)


def shown(record: Record) -> RecapShown:
    """The recap of a record at a table."""
    setup, entries = imported(record)
    return recap_of(table_of(setup, entries), None)


def table_of(setup: TableSetup, entries: list[EntryData]) -> Table:
    table = Table("t", setup, 0)
    for entry in entries:
        table.replay(entry, 0)
    return table


def summed_up(record: Record) -> Recap:
    game = game_named("gorpg")
    begin = game.new(game.options(record["options"]))

    def states() -> Any:
        yield None, begin
        for seat, _, state in replay(record):
            yield seat, state

    return recap(states())


@modes
def test_the_curves_have_a_point_for_each_round_and_end_with_the_score(number: int) -> None:
    record = played(number)
    result, curves = record["result"], shown(record).curves
    assert {seat: curve[-1] for seat, curve in curves.items()} == {
        seat: score["total"] for seat, score in result["scores"].items()
    }
    assert {len(curve) for curve in curves.values()} == {result["round"] + 1}
    assert all(curve[0] == 0 for curve in curves.values())


@modes
def test_the_highlights_are_the_greatest_of_their_kind(number: int) -> None:
    record, blows = played(number), Counter[str]()
    worst, fallen = 0, 0
    for seat, _, state in replay(record):
        for event in state.events("above"):
            if event.kind == "hit":
                worst = max(worst, event.data["damage"])
                blows[seat] += event.data["left"] == 0
            fallen += event.kind == "died"
    told = {
        one.title.id.removeprefix("gorpg-recap-best-"): one for one in summed_up(record).highlights
    }
    assert told["blow"].text.args["damage"] == worst
    most = blows.most_common(2)
    if "slain" in told:
        assert [(told["slain"].seat, told["slain"].text.args["count"])] == most[:1]
    else:
        assert most[0][1] == most[1][1]
    if number == 1:
        assert told["fallen"].text.args["count"] == fallen
    assert ("loss" in told) == (fallen > 0)


def test_places_follow_gold_and_are_shared_in_a_tie() -> None:
    record = played(0)
    places, scores = shown(record).places, record["result"]["scores"]
    assert sorted(places, key=lambda seat: places[seat]) == sorted(
        scores, key=lambda seat: (-scores[seat]["total"], -scores[seat]["heroes"])
    )
    assert [seat for seat, place in places.items() if place == 1] == record["result"]["winners"]
    assert shown(played(2)).places == {}, "alone there is no place"


def test_nothing_is_told_before_the_end() -> None:
    setup, (*entries, _) = imported(played(0))
    with pytest.raises(IllegalAction):
        recap_of(table_of(setup, entries), None)
