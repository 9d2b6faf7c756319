"""Rulings 8 to 15: quests, rest, battles, items; the tavern and retreats have their own modules."""

from __future__ import annotations

import random
from typing import Any

from futago.gorpg import GorpgState
from futago.gorpg.rules.cards import LOCATIONS, MONSTERS

from .tables import actions, battle, deal_out, do, heroes, legal, refused, table


def three(**words: Any) -> GorpgState:
    """Three parties about to choose their quests."""
    start: dict[str, Any] = {
        "players": 3,
        "leader": "p2",
        "queue": "p2,p3,p1",
        "heroes": "nature-9:0,nature-3:0/water-9:0,water-1:2/fire-9:0",
        "locations": "nature-1,water-2,fire-3,urban-4",
        "monsters": "(fire-3)/(fire-4),(fire-5)/(urban-1),(urban-2),(urban-3)/(water-3),(water-4)/",
    }
    return table(**(start | words))


def test_ruling_08_parties_choose_in_turn_order_and_two_may_share_a_slot() -> None:
    state = three()
    assert state.movers == ("p2",)
    do(state, "quest slot-1 water-9", "quest slot-1 fire-9")
    assert state.movers == ("p1",)
    assert "2" in refused(state, "quest slot-1 nature-9")
    do(state, "quest slot-2 nature-9")
    assert state.movers == ("p2",)  # first placed attacks first
    assert state.queue == (1, 2)


def test_switch_joint_quests() -> None:
    state = three(joint_quests="any")
    do(state, "quest slot-1 water-9", "quest slot-1 fire-9", "quest slot-1 nature-9")
    assert state.queue == (1, 2, 0)


def test_ruling_08_a_quest_needs_one_to_three_own_heroes() -> None:
    state = three()
    assert "fire 9" in refused(state, "quest slot-1 fire-9")
    assert "twice" in refused(state, "quest slot-1 water-9 water-9")
    assert "1 to 4" in refused(state, "quest slot-5 water-9")


def test_ruling_09_who_stays_at_home_is_healed_after_the_last_battle() -> None:
    state = three()
    do(state, "quest slot-2 water-9", "rest", "rest")
    assert heroes(state, "p2") == {"water-9": 9, "water-1": -1}
    do(state, "retreat")
    assert heroes(state, "p2") == {"water-9": 5, "water-1": 1}


def test_ruling_09_a_resting_leader_stays_leader() -> None:
    state = three()
    do(state, "rest", "rest", "rest")
    assert state.setup.seats[state.leader] == "p2"


def test_ruling_10_a_battle_goes_on_to_the_end() -> None:
    state = battle("water-13:0", "nature-2:0", round=1)
    do(state, "attack nature-2 water-13", "pass")
    assert heroes(state) == {}
    state = battle("water-13:0", "nature-5:0,nature-13:0", locations="nature-13,urban-1")
    do(state, "attack nature-5 water-13", "attack nature-13 water-13")
    assert state.trophies[0] == ("water-13",)
    state = battle("water-13:0", "nature-5:0,urban-11:0", locations="nature-13,urban-1")
    do(state, "attack nature-5 water-13", "attack urban-11 water-13", "pass")
    assert state.movers == ("p1",)
    assert state.yet == ("urban-11",)


def test_switch_battle_one_exchange_sends_home_without_loss() -> None:
    state = battle("nature-13:0", "nature-13:0", battle="one-exchange", trophies="fire-2,fire-3")
    do(state, "attack nature-13 nature-13")
    assert [m.wound for m in state.monsters[0]] == [18]
    weak = battle("water-1:0,nature-9:0", "nature-13:0", battle="one-exchange")
    do(weak, "attack nature-13 water-1", "pass")
    assert weak.trophies[0] == ("water-1",)
    assert heroes(weak) == {}  # 14 from the other
    calm = battle("water-1:0,water-2:0", "nature-13:0", battle="one-exchange")
    do(calm, "attack nature-13 water-1", "pass")
    assert heroes(calm) == {"nature-13": 12}
    assert calm.trophies[0] == ("water-1",)
    assert not calm.cleared & 1


def test_ruling_11_every_hero_attacks_once_and_none_may_decline() -> None:
    state = battle("nature-13:0,urban-13:0", "nature-9:0,nature-3:0")
    do(state, "attack nature-9 nature-13")
    assert actions(state) == ["attack nature-3 nature-13", "attack nature-3 urban-13", "retreat"]
    assert "already" in refused(state, "attack nature-9 urban-13")
    do(state, "attack nature-3 urban-13")
    assert actions(state) == ["pass", "retreat"]


def test_ruling_11_monsters_strike_the_lowest_level_then_least_life_then_left_most() -> None:
    there = {"locations": "nature-13,urban-1"}
    state = battle("water-3:0,water-4:0", "nature-9:0,nature-3:0,fire-3:1", **there)
    do(state, "attack nature-9 water-4", "attack nature-3 water-3", "attack fire-3 water-3", "pass")
    assert heroes(state) == {"nature-9": 9, "nature-3": 3}  # fire-3 had less life: 2 - 1 - 2
    tied = battle("water-3:0,water-5:0", "nature-8:0,fire-4:0,nature-4:0", **there)
    do(tied, "attack nature-8 water-3", "attack fire-4 water-5", "attack nature-4 water-5", "pass")
    assert heroes(tied) == {"nature-8": 8, "nature-4": 4}  # fire-4 stood to the left: 4 - 1 - 3


def test_ruling_11_heroes_who_have_not_attacked_do_not_when_the_last_monster_falls() -> None:
    state = battle("water-1:0", "nature-9:0,nature-3:0")
    do(state, "attack nature-9 water-1")
    assert state.phase not in (7, 8)
    assert state.trophies[0] == ("water-1",)


def test_ruling_11_two_parties_take_turns_and_the_last_hit_counts() -> None:
    state = battle(
        "fire-13:0,water-1:0",
        "nature-8:0/nature-9:0",
        players=2,
        placed="p1,p2///",
        questing="nature-8/nature-9",
        queue="p1,p2",
    )
    do(state, "attack nature-8 fire-13", "pass")
    assert state.movers == ("p2",)
    assert heroes(state) == {}  # fire-13 strikes for 13
    do(state, "attack nature-9 fire-13")
    assert state.spoils == [(), ("fire-13",)]
    do(state, "pass")
    assert state.movers == ("p2",)
    do(state, "attack nature-9 water-1")
    assert state.trophies == [(), ("fire-13", "water-1")]


def test_ruling_13_a_party_wiped_out_keeps_its_trophies_and_waits_a_round() -> None:
    rng = random.Random(4)
    state = battle("fire-13:0,water-1:0", "nature-9:0/fire-9:0", players=2, spoils="fire-2/")
    do(state, "attack nature-9 water-1", "pass")
    assert state.trophies[0] == ("fire-2", "water-1")
    assert state.wiped == 1
    while state.round == 1:
        deal_out(state, rng)
        if state.round == 1:
            do(state, "pass")
    deal_out(state, rng)
    assert state.waiting == 1
    assert state.movers == ("p2",)  # the first party has no move in the quests
    do(state, "rest", "pass")  # the second party leads, and wants no hero from the tavern
    assert actions(state)[0].endswith(" p1")
    do(state, "deal heroes urban-5 p1", "deal heroes urban-6 p1")
    assert list(heroes(state)) == ["urban-5", "urban-6"]
    assert state.movers == ("chance",)
    assert actions(state)[0].endswith("hunters")


def test_ruling_13_two_more_than_five_are_dismissed_one_by_one() -> None:
    state = table(
        players=2,
        heroes="nature-1:0,nature-2:0,nature-3:0,nature-4:0/fire-9:0",
        locations="nature-1,water-2,fire-3",
        monsters="(fire-3)/(fire-4)/(urban-1)/",
        waiting="p1",
        queue="p2",
    )
    do(state, "rest", "deal heroes urban-5 p1", "deal heroes urban-6 p1", "dismiss nature-1")
    assert len(heroes(state)) == 5


def test_ruling_14_a_cleared_location_is_replaced_and_gives_no_reward() -> None:
    rng = random.Random(2)
    state = battle("water-1:0", "nature-9:0", final_shop=True, round=3)
    do(state, "attack nature-9 water-1")
    assert state.coins == [0]
    while state.round == 3:
        deal_out(state, rng)
        if state.round == 3:
            do(state, "pass")
    assert state.discards[LOCATIONS] == ("nature-1",)
    assert actions(state)[0].startswith("deal locations")
    assert "nature-1" not in state.decks[LOCATIONS]


def test_switch_bounty() -> None:
    state = battle("water-1:0", bounty=True, locations="nature-7,water-2")
    do(state, "attack nature-9 water-1")
    assert state.coins == [7]


def test_ruling_14_an_empty_slot_counts_as_cleared_and_gives_its_corpses() -> None:
    state = table(
        players=1,
        scarce_decks="true",
        heroes="nature-9:4",
        locations="nature-1,water-2",
        monsters="/(fire-4),(fire-5)/",
        corpses="fire-6//",
        cleared="slot-1",
        bounty="true",
        queue="p1",
    )
    do(state, "quest slot-1 nature-9")
    assert state.trophies[0] == ("fire-6",)
    assert heroes(state) == {"nature-9": 5}  # no fight, no rest
    assert state.coins == [0]
    assert state.cleared == 1


def test_ruling_15_wounds_stay_when_items_move_and_nobody_may_die_of_it() -> None:
    state = table(
        players=1,
        heroes="nature-2:6:fire-3+fire-4,urban-5:0:water-9",
        store="water-1",
        locations="nature-1,water-2",
        monsters="(fire-3)/(fire-4),(fire-5)/",
        queue="p1",
    )
    assert "wounded" in refused(state, "equip nature-2 fire-4")
    assert "wounded" in refused(state, "equip urban-5 fire-3 water-9")
    assert "exactly" in refused(state, "equip nature-2 fire-3 fire-4")
    do(state, "equip nature-2 fire-4 water-9")
    assert heroes(state) == {"nature-2": 9, "urban-5": 5}
    assert state.store[0] == ("fire-3", "water-1")
    assert legal(state, "equip urban-5 fire-3 fire-4 water-1")
    assert not legal(state, "equip nature-2")


def test_switch_items_per_hero() -> None:
    for most in (1, 2, 3):
        state = table(
            players=1,
            items_per_hero=most,
            heroes="nature-2:0",
            store="fire-1,fire-2,fire-3,fire-4",
            locations="nature-1,water-2",
            monsters="(fire-3)/(fire-4),(fire-5)/",
            queue="p1",
        )
        items = ["fire-1", "fire-2", "fire-3", "fire-4"]
        assert legal(state, " ".join(["equip nature-2", *items[:most]]))
        assert str(most) in refused(state, " ".join(["equip nature-2", *items[: most + 1]]))


def test_ruling_15_items_of_a_dismissed_hero_return_to_the_store() -> None:
    six = "nature-1:0:fire-2,nature-2:0,nature-3:0,nature-4:0,nature-5:0,nature-6:0"
    state = table(players=1, phase="dismiss", heroes=six, locations="nature-1,water-2", queue="p1")
    do(state, "dismiss nature-1")
    assert state.store[0] == ("fire-2",)


def test_corpses_go_with_their_location() -> None:
    state = table(
        players=1,
        phase="mercenaries",
        heroes="nature-9:0",
        locations="nature-1,water-2",
        monsters="(fire-9)/(fire-8)/",
        corpses="fire-1/fire-2/",
        cleared="slot-2",
        show="urban-13",
        queue="p1",
    )
    do(state, "pass")
    assert state.removed[MONSTERS] == ("fire-2",)
    assert state.corpses[0] == ("fire-1",)
