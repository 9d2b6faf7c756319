"""What the lab records of a game of Go RPG agrees with its result and its events."""

from __future__ import annotations

from collections import Counter

import pytest

from futago.game import Json
from futago.gorpg import GAME
from futago.lab.measures import columns_of, measured, side_of
from futago.lab.simulate import Run, play_match

MODES: tuple[tuple[dict[str, Json], str], ...] = (
    ({"players": 3}, "p1"),
    ({"players": 2, "mode": "overlord"}, "overlord"),
    ({"players": 1, "mode": "solo"}, "p1"),
)


@pytest.mark.parametrize(("options", "side"), MODES, ids=("standard", "overlord", "solo"))
def test_a_game_is_counted_as_it_was_played(options: dict[str, Json], side: str) -> None:
    match = play_match(Run("gorpg", "ab" * 32, {"*": "greedy"}, options), 1)
    row, scores = measured(match), match.state.result()["scores"]
    assert row.keys() == columns_of(GAME).keys()
    events, lost = Counter[str](), Counter[str]()
    for _, state in match.played():
        for event in state.events("spectator"):
            events[event.kind] += 1
            lost[event.data.get("seat", "")] += event.kind == "died"
            events["slain"] += event.kind == "hit" and event.data["left"] == 0
    for seat, score in scores.items():
        gold = row["items"][seat] + row["trophies"][seat] + row["coins"][seat]
        assert gold == score["total"] == row["gold_by_round"][seat][-1]
        assert row["hero_levels"][seat] == score["heroes"]
        assert row["fallen"][seat] == lost[seat]
        moves = Counter(action.as_json()["do"] for by, action in match.moves if by == seat)
        assert row["quests"][seat] == moves["quest"]
        assert row["rests"][seat] == moves["rest"]
        assert row["purchases"][seat] == moves["buy"]
        assert row["hires"][seat] == moves["hire"]
    assert row["heroes_fallen"] == sum(row["fallen"].values()) == events["died"]
    assert row["monsters_slain"] == sum(row["slain"].values()) == events["slain"]
    assert sum(row["cleared"].values()) == events["cleared"]
    assert row["battles"] == events["battle"]
    assert (row["last_monsters"] is not None) == (events["swarm"] > 0)
    assert side_of(GAME, match.options) == side
