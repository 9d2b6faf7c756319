"""Rulings 12 and 25: when a party may retreat, what that costs, and what stays behind."""

from __future__ import annotations

from typing import Any

import pytest

from futago.gorpg import GAME, GorpgState

from .tables import FIRST, actions, battle, do, heroes, legal, refused


def overlord(monsters: str, own: str = "nature-9:0/fire-9:0", /, **words: Any) -> GorpgState:
    return battle(monsters, own, **{"mode": "overlord", "players": 2} | words)


# ---------------------------------------------------------------- when


def test_ruling_12_retreat_before_between_and_after_the_attacks_of_a_go() -> None:
    state = battle("nature-13:0,urban-13:0", "nature-9:0,nature-3:0,fire-2:0")
    first, second, third = "attack nature-9 nature-13", "attack nature-3 nature-13", "attack fire-2"
    for moves in ([], [first], [first, second], [first, second, f"{third} urban-13"]):
        assert legal(do(state.copy(), *moves), "retreat"), moves
    do(state, first, "retreat")
    assert heroes(state) == {"nature-9": 5, "nature-3": 2, "fire-2": 1}
    assert [monster.wound for monster in state.monsters[0]] == [14, 0]
    assert state.movers == ("chance",)  # nobody is left there: the battle is over


def test_ruling_12_a_retreat_between_attacks_ends_the_go_and_the_other_party_goes_on() -> None:
    state = battle(
        "nature-13:0",
        "nature-2:0,nature-3:0/nature-9:0",
        players=2,
        placed="p1,p2///",
        questing="nature-2,nature-3/nature-9",
        queue="p1,p2",
    )
    do(state, "attack nature-2 nature-13", "retreat")
    assert state.movers == ("p2",)
    assert state.yet == ("nature-9",)
    do(state, "attack nature-9 nature-13")
    assert state.trophies[1] == ("nature-13",)  # of 19 life the first party had taken 7


def test_ruling_12_no_retreat_during_the_reply() -> None:
    state = overlord("nature-2:0,nature-3:0", "urban-9:0/fire-9:0")
    do(state, "attack urban-9 nature-2", "pass")
    assert state.movers == ("overlord",)
    assert not any(move.startswith("retreat") for move in actions(state))


def test_ruling_12_after_the_reply_is_the_beginning_of_the_next_go() -> None:
    state = battle("water-13:0", "nature-5:0,urban-11:0", locations="nature-13,urban-1")
    do(state, "attack nature-5 water-13", "attack urban-11 water-13", "pass")
    assert heroes(state) == {"urban-11": 11}
    assert legal(state, "retreat")


# ---------------------------------------------------------------- what it costs


def test_ruling_12_retreat_costs_half_of_full_health_and_half_of_all_unsold_trophies() -> None:
    state = battle(
        "fire-13:0",
        "nature-9:3:water-4,fire-3:2,urban-2:0",
        spoils="fire-1,fire-2,fire-3",
        trophies="water-1,water-2",
    )
    state.questing = [("nature-9", "fire-3")]
    state.yet = state.questing[0]
    assert "2" in refused(state, "retreat")
    assert not legal(state, "retreat fire-1")
    assert legal(state, "retreat water-1 water-2")
    do(state, "retreat fire-3 water-1")
    assert heroes(state) == {"nature-9": 4, "fire-3": 1, "urban-2": 2}
    assert state.trophies[0] == ("fire-1", "fire-2", "water-2")
    assert state.corpses[0] == ("fire-3", "water-1")


def test_switch_retreat_loss_quest() -> None:
    words = {"spoils": "fire-1,fire-2,fire-3", "trophies": "water-1,water-2"}
    state = battle("fire-13:0", retreat_loss="quest", **words)
    assert refused(state, "retreat water-1")
    do(state, "retreat fire-3")
    assert state.trophies[0] == ("fire-1", "fire-2", "water-1", "water-2")
    assert state.corpses[0] == ("fire-3",)


def test_switch_retreat_loss_is_all_by_default_since_0_2_0() -> None:
    assert GAME.options_as_json(GAME.options({}))["retreat_loss"] == "all"
    assert FIRST.options_as_json(FIRST.options({}))["retreat_loss"] == "quest"


def test_ruling_12_damage_on_monsters_stays_and_corpses_go_to_whoever_clears() -> None:
    state = battle("fire-13:0", spoils="fire-1,fire-2", phase="stand", yet="")
    state.monsters[0] = (state.monsters[0][0]._replace(wound=9),)
    do(state, "retreat fire-2")
    assert state.monsters[0][0].wound == 9
    next_one = battle("water-1:0", corpses="fire-1,fire-2//")
    do(next_one, "attack nature-9 water-1")
    assert next_one.trophies[0] == ("fire-1", "fire-2", "water-1")


# ---------------------------------------------------------------- what stays behind (Overlord)


def test_ruling_25_all_slain_on_the_quest_and_half_of_the_trophy_room_stay() -> None:
    words = {"spoils": "fire-1,water-3,water-9/", "trophies": "nature-1,water-1,water-5/"}
    state = overlord("nature-13:0", **words)
    assert "3" in refused(state, "retreat fire-1 water-3")
    leaving = [move for move in actions(state) if move.startswith("retreat")]
    assert leaving == [
        "retreat fire-1 nature-1 water-3 water-9",
        "retreat fire-1 water-1 water-3 water-9",
        "retreat fire-1 water-3 water-5 water-9",
    ]
    do(state, "retreat fire-1 water-1 water-3 water-9")
    assert state.trophies[0] == ("nature-1", "water-5")
    assert state.corpses[0] == ("fire-1", "water-1", "water-3", "water-9")


def test_ruling_25_with_retreat_loss_quest_the_trophy_room_is_safe() -> None:
    words = {"spoils": "fire-1,fire-2,fire-3/", "trophies": "water-1,water-2/"}
    state = overlord("nature-13:0", retreat_loss="quest", **words)
    assert [m for m in actions(state) if "retreat" in m] == ["retreat fire-1 fire-2 fire-3"]
    do(state, "retreat fire-1 fire-2 fire-3")
    assert state.trophies[0] == ("water-1", "water-2")
    assert state.corpses[0] == ("fire-1", "fire-2", "fire-3")


def test_ruling_25_a_wiped_party_leaves_what_it_slew_and_keeps_its_trophy_room() -> None:
    words = {"spoils": "fire-1,fire-2/", "trophies": "water-1/", "questing": "nature-9/"}
    state = overlord("nature-13:0", "nature-9:0,water-1:0/fire-9:0", yet="nature-9", **words)
    do(state, "attack nature-9 nature-13", "pass", "strike nature-13 nature-9")
    assert state.corpses[0] == ("fire-1", "fire-2")
    assert state.trophies[0] == ("water-1",)


def test_ruling_25_one_exchange_leaves_what_was_slain_where_monsters_remain() -> None:
    state = overlord("water-1:0,nature-2:0", battle="one-exchange", trophies="water-5,water-6/")
    do(state, "attack nature-9 water-1", "pass", "strike nature-2 nature-9")
    assert heroes(state) == {"nature-9": 2}  # none of the losses of a retreat
    assert state.corpses[0] == ("water-1",)
    assert state.trophies[0] == ("water-5", "water-6")
    assert not state.cleared & 1


@pytest.mark.parametrize("hero", ["nature-8", "water-12"])
def test_ruling_25_a_second_party_that_clears_saves_the_first_ones_kills(hero: str) -> None:
    """In one exchange: what the first party slew stays only if monsters are left in the end."""
    state = overlord(
        "water-1:0,nature-5:0",
        f"nature-11:0/{hero}:0",
        battle="one-exchange",
        placed="p1,p2///",
        questing=f"nature-11/{hero}",
        queue="p1,p2",
    )
    do(state, "attack nature-11 water-1", "pass", "strike nature-5 nature-11")
    assert state.spoils[0] == ("water-1",)  # it is not over yet
    do(state, f"attack {hero} nature-5")
    if hero == "nature-8":
        assert state.trophies == [("water-1",), ("nature-5",)]
    else:
        do(state, "pass", f"strike nature-5 {hero}")
        assert state.trophies == [(), ()]
        assert state.corpses[0] == ("water-1",)


def test_ruling_25_who_clears_gets_what_the_other_party_left_a_moment_ago() -> None:
    state = overlord(
        "water-1:0,nature-2:0",
        "nature-9:0/nature-8:0",
        placed="p1,p2///",
        questing="nature-9/nature-8",
        queue="p1,p2",
        trophies="water-7,water-8/",
    )
    do(state, "attack nature-9 water-1", "retreat water-1 water-7", "attack nature-8 nature-2")
    assert state.trophies == [("water-8",), ("nature-2", "water-1", "water-7")]


def test_ruling_25_who_stays_to_the_end_keeps_its_kills() -> None:
    state = overlord(
        "water-1:0,nature-2:0",
        "nature-9:0/nature-8:0",
        placed="p1,p2///",
        questing="nature-9/nature-8",
        queue="p1,p2",
    )
    do(state, "attack nature-9 water-1", "pass", "strike nature-2 nature-9")
    do(state, "attack nature-8 nature-2")
    assert state.trophies == [("water-1",), ("nature-2",)]


def test_ruling_14_corpses_on_an_empty_slot_go_to_the_first_placed_also_against_the_overlord() -> (
    None
):
    state = overlord(
        "",
        phase="quests",
        queue="p2",
        placed="p1///",
        corpses="fire-1,fire-2///",
        scarce_decks="true",
        cleared="slot-1",
        fought="-",
    )
    do(state, "quest slot-1 fire-9")
    assert state.trophies == [("fire-1", "fire-2"), ()]
