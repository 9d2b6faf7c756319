"""The walks of every palace, counted three times: by the rules, by hand, and once for all.

`walks.json` holds for each palace and start, for walks of four and of five steps: how many walks
there are, how many targets, and how many different sets of cubes with their target.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from futago.goryo.palace import Floor, load_palace

from .helpers import palace_data

COUNTED: dict[str, dict[str, dict[str, list[int]]]] = json.loads(
    Path(__file__).with_name("walks.json").read_text("utf-8")
)
PALACES = pytest.mark.parametrize("palace", ["edo", "courtyard", "lake"])
Ways = list[tuple[str, ...]]


def counts(ways: Ways) -> list[int]:
    """Walks, targets, sets of cubes with their target."""
    cubes = {(frozenset(way), way[-1]) for way in ways}
    return [len(set(ways)), len({way[-1] for way in ways}), len(cubes)]


def by_hand(palace: str) -> dict[str, dict[str, list[int]]]:
    """The slow way, from the file alone."""
    data = palace_data(palace)
    place = {s["id"]: (s["room"], s["row"], s["column"]) for s in data["spaces"]}

    def adjacent(one: str, other: str) -> bool:
        (room, row, column), (room2, row2, column2) = place[one], place[other]
        side = room == room2 and {abs(row - row2), abs(column - column2)} == {0, 1}
        return side or [one, other] in data["bridges"] or [other, one] in data["bridges"]

    ways: Ways = [(space,) for space in place]
    found: dict[str, dict[str, list[int]]] = {space: {} for space in place}
    for steps in range(1, 6):
        ways = [(*w, s) for w in ways for s in place if s not in w and adjacent(w[-1], s)]
        if steps >= 4:
            for start in place:
                found[start][str(steps)] = counts([way for way in ways if way[0] == start])
    return found


def by_the_rules(palace: str) -> dict[str, dict[str, list[int]]]:
    floor = Floor(load_palace(palace))
    found: dict[str, dict[str, list[int]]] = {}
    for start, name in enumerate(floor.ids):
        walks = floor.walks(start, (), sprint=True)
        ways = [tuple(floor.ids[space] for space in (*w.cubes, w.target)) for w in walks]
        found[name] = {str(n): counts([w for w in ways if len(w) == n + 1]) for n in (4, 5)}
    return found


@PALACES
def test_walks_counted_by_hand_are_those_on_file(palace: str) -> None:
    assert by_hand(palace) == COUNTED[palace]


@PALACES
def test_walks_of_the_rules_are_those_on_file(palace: str) -> None:
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
