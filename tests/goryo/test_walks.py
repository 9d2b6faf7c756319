"""The walks of every palace, counted by the rules, by brute force, and as stored in a file.

`walks.json` holds for each palace and start, for walks of four and of five steps: how many walks
there are, how many targets, and how many different sets of cubes with their target.
"""

from __future__ import annotations

import json
import random
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from futago.game import BadInput
from futago.goryo.rules import palace as rules
from futago.goryo.rules.palace import Floor
from futago.goryo.rules.palace_faults import MOST_WALKS
from futago.goryo.rules.palace_files import load_palace

from .helpers import palace_data

COUNTED: dict[str, dict[str, dict[str, list[int]]]] = json.loads(
    Path(__file__).with_name("walks.json").read_text("utf-8")
)
PALACES = pytest.mark.parametrize("palace", ["edo", "courtyard", "lake"])
Walks = list[tuple[str, ...]]


def counts(walks: Walks) -> list[int]:
    """Walks, targets, sets of cubes with their target."""
    cubes = {(frozenset(walk), walk[-1]) for walk in walks}
    return [len(set(walks)), len({walk[-1] for walk in walks}), len(cubes)]


def by_brute_force(palace: str) -> dict[str, dict[str, list[int]]]:
    """The slow way, from the palace file alone."""
    data = palace_data(palace)
    place = {s["id"]: (s["room"], s["row"], s["column"]) for s in data["spaces"]}

    def adjacent(one: str, other: str) -> bool:
        (room, row, column), (room2, row2, column2) = place[one], place[other]
        side = room == room2 and {abs(row - row2), abs(column - column2)} == {0, 1}
        return side or [one, other] in data["bridges"] or [other, one] in data["bridges"]

    walks: Walks = [(space,) for space in place]
    found: dict[str, dict[str, list[int]]] = {space: {} for space in place}
    for steps in range(1, 6):
        walks = [(*w, s) for w in walks for s in place if s not in w and adjacent(w[-1], s)]
        if steps >= 4:
            for start in place:
                found[start][str(steps)] = counts([walk for walk in walks if walk[0] == start])
    return found


def by_the_rules(palace: str) -> dict[str, dict[str, list[int]]]:
    floor = Floor(load_palace(palace))
    found: dict[str, dict[str, list[int]]] = {}
    for start, name in enumerate(floor.ids):
        found_walks = floor.walks(start, (), sprint=True)
        walks = [tuple(floor.ids[space] for space in (*w.cubes, w.target)) for w in found_walks]
        found[name] = {str(n): counts([w for w in walks if len(w) == n + 1]) for n in (4, 5)}
    return found


@PALACES
def test_walks_found_by_brute_force_match_the_file(palace: str) -> None:
    assert by_brute_force(palace) == COUNTED[palace]


@PALACES
def test_walks_of_the_rules_match_the_file(palace: str) -> None:
    assert by_the_rules(palace) == COUNTED[palace]


@PALACES
def test_without_sprint_there_are_the_walks_of_four_steps_only(palace: str) -> None:
    floor = Floor(load_palace(palace))
    for start, name in enumerate(floor.ids):
        assert len(floor.walks(start, (), sprint=False)) == COUNTED[palace][name]["4"][0]


def test_the_default_palace_has_16_to_22_walks_of_four_steps_to_8_to_11_targets() -> None:
    four = [steps["4"] for steps in COUNTED["edo"].values()]
    assert {min(walks for walks, _, _ in four), max(walks for walks, _, _ in four)} == {16, 22}
    assert {min(ends for _, ends, _ in four), max(ends for _, ends, _ in four)} == {8, 11}


def test_the_default_palace_has_about_31_walks_of_five_steps() -> None:
    five = [steps["5"][0] for steps in COUNTED["edo"].values()]
    assert 30 <= sum(five) / len(five) <= 32


# ---------------------------------------------------------------- no more than can be played on


def bridges_everywhere() -> dict[str, Any]:
    """A palace with a bridge between any two spaces of different rooms."""
    data = palace_data("edo")
    pairs = combinations(data["spaces"], 2)
    data["bridges"] = [[a["id"], b["id"]] for a, b in pairs if a["room"] != b["room"]]
    return data


def as_many_bridges_as_allowed() -> dict[str, Any]:
    """A palace on which no other of the bridges that were drawn would be allowed."""
    data, drawn = palace_data("edo"), bridges_everywhere()["bridges"]
    drawn = [bridge for bridge in drawn if bridge not in data["bridges"]]
    for bridge in random.Random(1).sample(drawn, 60):
        more = {**data, "bridges": [*data["bridges"], bridge]}
        try:
            load_palace(more)
        except BadInput:
            continue
        data = more
    return data


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every way that is laid out step by step while a test runs."""
    laid, ways = list[Any](), Floor._extensions

    def watched(self: Floor, *about: Any) -> Any:
        laid.append(about)
        return ways(self, *about)

    monkeypatch.setattr(Floor, "_extensions", watched)
    return laid


@PALACES
def test_ways_are_counted_without_laying_them_out(palace: str, found: list[Any]) -> None:
    floor = Floor(load_palace(palace))
    counted = [floor.count_walks(start, 10_000) for start in range(len(floor.ids))]
    assert not found
    ways = COUNTED[palace]
    assert counted == [ways[name]["4"][0] + ways[name]["5"][0] for name in floor.ids]


def test_counting_stops_soon_after_there_are_enough() -> None:
    data = bridges_everywhere()
    floor = Floor(msgspec.convert(data, rules.Palace))
    assert 1000 < floor.count_walks(0, 1000) < 2000


def test_a_palace_with_bridges_everywhere_is_refused_before_any_way_is_laid_out(
    found: list[Any],
) -> None:
    data = bridges_everywhere()
    assert len(data["bridges"]) == 384
    with pytest.raises(BadInput) as refused:
        load_palace(data)
    assert refused.value.text.id == "palace-too-many-ways"
    assert "more than 5,000" in str(refused.value)
    assert not found


def test_a_palace_may_have_ten_times_the_bridges_of_the_usual_one() -> None:
    data = as_many_bridges_as_allowed()
    assert len(data["bridges"]) >= 40
    floor = Floor(load_palace(data))
    most = max(len(floor.walks(start, (), sprint=True)) for start in range(len(floor.ids)))
    assert MOST_WALKS // 2 < most <= MOST_WALKS


def test_the_walks_of_many_palaces_are_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = rules.WalkCache(most=200)
    monkeypatch.setattr(rules, "_cache", kept)
    for name in COUNTED:
        for number in range(3):
            floor = Floor(load_palace({**palace_data(name), "name": f"{name}{number}"}))
            for start in range(len(floor.ids)):
                once = floor.walks(start, (), sprint=True)
                assert floor.walks(start, (), sprint=True) is once
                assert sum(map(len, kept.walks.values())) <= 200
