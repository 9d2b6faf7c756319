"""What the lab records of a game of Goryō agrees with its record and its events."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from futago.game import Json
from futago.goryo import GAME
from futago.lab.measures import columns_of, measured, side_of
from futago.lab.simulate import Run, play_match

KINDS: tuple[dict[str, Json], ...] = (
    {},
    {"variant": "genjutsu", "actions_per_samurai": 2},
    {"variant": "cursed-object", "enforcement": "honour"},
)


@pytest.mark.parametrize("options", KINDS, ids=str)
@pytest.mark.parametrize("number", range(3))
def test_a_game_is_counted_as_it_was_played(options: dict[str, Json], number: int) -> None:
    match = play_match(Run("goryo", "ab" * 32, {"*": "greedy"}, options), number)
    row, result = measured(match), match.state.result()
    events = Counter[str]()
    for _, state in match.played():
        events.update(event.kind for event in state.events("spectator"))
    moves = Counter[str](action.as_json()["do"] for _, action in match.moves)
    assert row.keys() == columns_of(GAME).keys()
    assert row["captures"] == len(row["caught"]) == sum(row["captures_by_round"])
    assert row["captures"] == events["caught"]
    assert (row["searches"], row["sniffs"]) == (moves["search"], moves["sniff"])
    assert row["questions"] == len(row["asked"]) == moves["search"] + moves["sniff"]
    assert row["questions"] == sum(row["questions_by_round"])
    assert row["prints"] == len(row["printed"]) == sum(row["prints_by_round"])
    assert row["prints"] == events["answer-yes"]
    assert row["gong"] == result["gong"]
    assert row["draws"] == len(result["sealed"])
    assert row["spirits_left"] == 3 - result["spirits"]
    assert row["mistakes"] == len(result.get("mistakes", []))
    assert row["bound"] == result["bound"]
    assert list(dict.fromkeys(row["broken"])) == result["broken"]
    assert len(row["powers_used"]) == events["spent"]


def test_counting_a_game_leaves_it_as_it_was() -> None:
    match = play_match(Run("goryo", "ab" * 32, {"*": "greedy"}), 0)
    before: Any = match.record()
    assert measured(match) == measured(match)
    assert match.record() == before


def test_reports_speak_of_the_samurai() -> None:
    assert side_of(GAME, GAME.options({})) == "samurai"
