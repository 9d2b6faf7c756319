"""Rulings 28 to 30: the single player."""

from __future__ import annotations

import random
from typing import Any

from futago.gorpg import GorpgState
from futago.gorpg.rules import board as b
from futago.gorpg.rules.cards import MONSTERS

from .tables import actions, battle, deal_out, do, heroes, refused, table


def alone(**words: Any) -> GorpgState:
    start: dict[str, Any] = {
        "mode": "solo",
        "locations": "nature-1,water-2,fire-3",
        "heroes": "nature-9:0,fire-9:0",
        "queue": "p1",
    }
    return table(**(start | words))


def before_last(**words: Any) -> GorpgState:
    """The end of the ninth town."""
    start: dict[str, Any] = {
        "phase": "mercenaries",
        "round": 9,
        "show": "nature-1",
        "monsters": "water-1:3/(water-2)/water-3:0,(water-4)/",
        "fought": "slot-1",
    }
    return alone(**(start | words))


def last(**words: Any) -> GorpgState:
    start: dict[str, Any] = {
        "phase": "charge",
        "round": 10,
        "monsters": "///water-2:0,water-3:0",
        "slot": 4,
        "yet": "nature-9,fire-9",
    }
    return alone(**(start | words))


def test_ruling_28_survivors_heal_and_stay_face_up_and_new_ones_lie_face_down() -> None:
    state = alone(
        phase="mercenaries", show="nature-1", monsters="water-1:0/(water-2),(fire-2)/water-3:2/"
    )
    do(state, "pass")
    assert state.round == 2
    deal_out(state, random.Random(1))
    assert [len(monsters) for monsters in state.monsters] == [2, 3, 3, 0]
    assert state.monsters[2][0] == ("water-3", 0, True)
    assert [monster.shown for monster in state.monsters[0]] == [True, False]


def test_ruling_28_rest_heals_and_brings_no_free_hero() -> None:
    state = alone(heroes="nature-9:4", monsters="(water-1)/(water-2)/(water-3)/")
    do(state, "rest")
    assert state.phase == b.HUNTERS_DEAL
    assert heroes(state) == {"nature-9": 9}


def test_ruling_28_lost_when_no_hero_is_left_and_the_kills_still_count() -> None:
    state = battle("nature-13:0", mode="solo", spoils="fire-4")
    do(state, "attack nature-9 nature-13", "pass")
    result = state.result()
    assert (result["winners"], result["reason"]) == ([], "defeated")
    assert result["scores"]["p1"]["trophies"] == 4


def test_switch_last_stand() -> None:
    home = {"questing": "nature-9", "yet": "nature-9"}
    state = battle("nature-13:0", "nature-9:0,fire-1:0", mode="solo", **home)
    do(state, "attack nature-9 nature-13", "pass")
    assert state.outcome is None
    state = battle("nature-13:0", "nature-9:0,fire-1:0", mode="solo", last_stand="questing", **home)
    do(state, "attack nature-9 nature-13", "pass")
    assert state.result()["reason"] == "defeated"


def test_ruling_29_all_that_are_left_and_five_more_swarm_the_town() -> None:
    state = do(before_last(), "pass")
    assert [monster.card for monster in state.monsters[3]] == [
        "water-1",
        "water-2",
        "water-3",
        "water-4",
    ]
    assert all(monster.shown and not monster.wound for monster in state.monsters[3])
    deal_out(state, random.Random(1))
    assert len(state.monsters[3]) == 9
    assert state.phase == b.READY


def test_switch_swarm_fought_slot() -> None:
    state = do(before_last(swarm="fought"), "pass")
    assert [monster.card for monster in state.monsters[3]] == ["water-1"]
    assert state.discards[MONSTERS] == ("water-2", "water-3", "water-4")
    rested = do(before_last(swarm="fought", fought="-"), "pass")
    assert rested.monsters[3] == ()


def test_ruling_29_every_hero_fights_and_there_is_no_retreat() -> None:
    state = last(heroes="nature-9:3,fire-9:0", heal_before_last="true")
    assert heroes(state) == {"nature-9": 6, "fire-9": 9}
    assert "retreat" not in " ".join(actions(state))
    do(state, "attack nature-9 water-2")
    assert actions(state) == ["attack fire-9 water-2", "attack fire-9 water-3"]
    do(state, "attack fire-9 water-3")
    assert state.phase == b.CHARGE  # the reply is no move
    assert heroes(state) == {"nature-9": 1, "fire-9": 9}  # the same one until it dies: 2 and 3


def test_switch_monster_targets_best() -> None:
    state = last(
        monster_targets="best",
        heroes="nature-9:0,fire-3:0,urban-2:0",
        yet="nature-9",
        monsters="///water-3:0,water-13:0",
    )
    do(state, "attack nature-9 water-13")
    # water-3 kills fire-3 or urban-2 and prefers the higher attack: 5 against 7.
    assert heroes(state) == {"fire-3": 3}


def test_switch_monster_targets_player() -> None:
    state = last(monster_targets="player", yet="fire-9")
    do(state, "attack fire-9 water-3")
    assert state.movers == ("p1",)
    assert actions(state) == ["strike water-2 fire-9", "strike water-2 nature-9"]
    assert "(water 2) is next" in refused(state, "strike water-3 nature-9")
    do(state, "strike water-2 nature-9", "strike water-3 fire-9")
    assert heroes(state) == {"nature-9": 7, "fire-9": 6}
    assert state.phase == b.CHARGE


def test_ruling_30_won_the_gold_is_the_score() -> None:
    state = last(monsters="///water-2:11", store="fire-4", trophies="fire-3")
    do(state, "attack nature-9 water-2")
    result = state.result()
    assert (result["winners"], result["reason"], result["round"]) == (["p1"], "survived", 10)
    assert result["scores"]["p1"]["total"] == 20 + 3 + 2
