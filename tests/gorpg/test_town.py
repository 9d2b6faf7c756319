"""Rulings 16 to 22: the guilds, trade, decks that run out, the end of the standard game."""

from __future__ import annotations

import random
from typing import Any

from futago.gorpg import GorpgState
from futago.gorpg.rules.cards import EQUIPMENT, HEROES, LOCATIONS, MONSTERS, deck_copy

from .tables import actions, deal_out, do, heroes, legal, refused, table


def guild(phase: str = "hunters", **words: Any) -> GorpgState:
    """Two parties in town, the first at the guild."""
    start: dict[str, Any] = {
        "players": 2,
        "phase": phase,
        "heroes": "nature-9:0/fire-9:0",
        "locations": "nature-1,water-2,fire-3",
        "monsters": "(fire-11)/(fire-12)/(fire-13)/",
        "queue": "p1,p2",
        "show": "fire-1,fire-4,fire-7,fire-10" if phase == "hunters" else "nature-1,nature-2",
    }
    return table(**(start | words))


def test_ruling_16_a_visit_buys_any_items_for_trophy_levels_together() -> None:
    state = guild(trophies="water-2,water-3,water-6/")
    assert legal(state, "buy fire-1 fire-4 pay water-6")
    assert "11" in refused(state, "buy fire-1 fire-4 fire-7 pay water-2 water-3 water-6")
    assert "not needed" in refused(state, "buy fire-4 pay water-2 water-6")
    assert "worth only 3" in refused(state, "buy fire-4 pay water-3")
    do(state, "buy fire-1 fire-4 pay water-2 water-3")
    assert state.store[0] == ("fire-1", "fire-4")
    assert state.trophies[0] == ("water-6",)
    assert state.discards[MONSTERS] == ("water-2", "water-3")


def test_ruling_16_the_show_is_refilled_for_the_next_and_what_is_left_is_discarded() -> None:
    rng = random.Random(1)
    state = do(guild(trophies="water-5/"), "buy fire-4 pay water-5")
    assert state.movers == ("chance",)
    deal_out(state, rng)
    assert state.movers == ("p2",)
    assert len(state.show) == 4
    assert state.show[:3] == ("fire-1", "fire-7", "fire-10")
    do(state, "pass")
    assert len(state.discards[EQUIPMENT]) == 4
    assert actions(state)[0].endswith("mercenaries")


def test_ruling_16_one_purchase_a_visit() -> None:
    state = do(guild(trophies="water-5,water-6/"), "buy fire-4 pay water-5")
    assert "p1" not in state.movers


def test_ruling_17_heroes_cost_five_gold_a_level() -> None:
    state = guild("mercenaries", store="water-2/", trophies="fire-3,fire-8/")
    assert legal(state, "hire nature-2 items water-2")
    assert legal(state, "hire nature-2 trophies fire-3 fire-8")
    assert "not needed" in refused(state, "hire nature-1 items water-2 trophies fire-3")
    assert legal(state, "hire nature-2 nature-1 items water-2 trophies fire-8")
    do(state, "hire nature-2 nature-1 items water-2 trophies fire-8")
    assert heroes(state) == {"nature-9": 9, "nature-2": 2, "nature-1": 1}
    assert state.discards[EQUIPMENT] == ("water-2",)
    assert state.discards[MONSTERS] == ("fire-8",)
    assert state.coins == [0, 0]


def test_switch_item_value() -> None:
    state = guild("mercenaries", store="water-5,water-6/", item_value=1)
    assert legal(state, "hire nature-1 items water-5")
    assert not legal(state, "hire nature-2 items water-5")
    state = guild("mercenaries", store="water-1,water-6/", item_value=10)
    do(state, "hire nature-2 items water-1")
    assert state.store[0] == ("water-6",)


def test_switch_change_kept_and_coins_pay_exactly() -> None:
    state = guild("mercenaries", store="water-2/", change="kept")
    do(state, "hire nature-1 items water-2")
    assert state.coins[0] == 5
    state = guild("mercenaries", trophies="fire-3,fire-8/", coins="4,0")
    assert legal(state, "hire nature-1 trophies fire-3 coins 2")
    assert not legal(state, "hire nature-1 trophies fire-3 coins 3")
    assert not legal(state, "hire nature-1 trophies fire-8 coins 1")
    assert legal(state, "hire nature-1 trophies fire-8")
    assert "4 coins" in refused(state, "hire nature-1 coins 5")


def test_ruling_17_at_most_five_heroes_and_the_dismissed_may_be_paid_for_with() -> None:
    five = "water-9:0:fire-2,water-1:0,water-2:0,water-3:0,water-4:5:fire-3/fire-9:0"
    state = guild("mercenaries", heroes=five)
    assert "exactly 1" in refused(state, "hire nature-2 items fire-2")
    assert "wounded" in refused(state, "hire nature-2 dismiss water-1 items fire-3 fire-2")
    do(state, "hire nature-2 dismiss water-4 items fire-3")
    assert list(heroes(state)) == ["water-9", "water-1", "water-2", "water-3", "nature-2"]
    assert "water-4" in state.discards[HEROES]


def test_ruling_18_items_move_freely_in_town_and_nothing_between_players() -> None:
    state = guild(store="water-2/")
    do(state, "equip nature-9 water-2", "equip nature-9")
    assert "without trading" in refused(state, "trade p2 give items water-2")


def test_switch_trading() -> None:
    state = guild(
        trading="true",
        heroes="nature-9:2:water-5,nature-1:0/fire-9:9:urban-3",
        store="water-2/fire-3",
        trophies="fire-1/",
    )
    assert "wounded" not in refused(state, "trade p2 give items fire-1")
    assert "wounded" in refused(state, "trade p2 take items urban-3 give items water-2 water-5")
    assert "without heroes" in refused(state, "trade p2 take heroes fire-9")
    do(state, "trade p2 give heroes nature-9 take items fire-3")
    assert state.movers == ("p2",)
    assert actions(state) == ["accept", "decline"]
    declined = do(state.copy(), "decline")
    assert declined.movers == ("p1",)
    assert heroes(declined) == {"nature-9": 12, "nature-1": 1}
    do(state, "accept")
    assert state.movers == ("p1",)
    assert heroes(state) == {"nature-1": 1}
    assert heroes(state, "p2") == {"fire-9": 3, "nature-9": 12}
    assert state.store == [("fire-3", "water-2"), ()]


def test_ruling_18_resting_and_wiped_players_shop_too() -> None:
    state = guild(heroes="/fire-9:0", trophies="water-4/", wiped="p1")
    do(state, "buy fire-4 pay water-4")
    assert state.store[0] == ("fire-4",)


def test_ruling_19_after_round_10_the_hunters_once_more_and_no_mercenaries() -> None:
    state = guild(round=10, trophies="water-4/")
    do(state, "buy fire-4 pay water-4", "deal equipment water-13 hunters", "pass")
    assert state.outcome is not None
    assert state.outcome.winners == ("p1",)
    assert state.result()["scores"]["p1"] == {
        "items": 20,
        "trophies": 0,
        "coins": 0,
        "total": 20,
        "heroes": 9,
    }


def test_switch_final_shop_off() -> None:
    state = guild("quests", round=10, final_shop="false", show="", queue="p2", recruited="p1,p2")
    do(state, "rest")
    assert state.outcome is not None


def test_ruling_20_the_token_passes_clockwise_after_town() -> None:
    state = guild("mercenaries", queue="p2")
    do(state, "pass")
    assert state.round == 2
    assert state.leader == 1


def test_under_0_1_0_an_empty_deck_is_made_up_from_discards_then_removed_then_a_copy() -> None:
    everything = list(deck_copy(1, 2))
    show = "fire-1,fire-4,fire-7"
    rest = [card for card in everything if card not in show.split(",")]
    on_hero = "+".join(rest[2:])
    common: dict[str, Any] = {"rules": "0.1.0", "phase": "hunters-deal", "show": show}
    state = guild(
        **common,
        heroes=f"nature-9:0:{on_hero}/fire-9:0",
        discards=f"///{rest[0]}",
        removed=f"///{rest[1]}",
    )
    assert actions(state) == [f"deal equipment {rest[0]} hunters"]
    assert state.discards[EQUIPMENT] == ()
    state = guild(
        **common,
        heroes=f"nature-9:0:{on_hero}+{rest[0]}/fire-9:0",
        removed=f"///{rest[1]}",
    )
    assert actions(state) == [f"deal equipment {rest[1]} hunters"]
    state = guild(**common, heroes=f"nature-9:0:{on_hero}+{rest[0]}+{rest[1]}/fire-9:0")
    assert len(actions(state)) == 54
    assert legal(state, "deal equipment fire-1.2 hunters")
    assert legal(state, "deal equipment joker.3 hunters")


def test_switch_scarce_decks() -> None:
    everything = list(deck_copy(1, 2))
    show = "fire-1,fire-4,fire-7"
    rest = [card for card in everything if card not in show.split(",")]
    state = guild(
        phase="hunters-deal",
        show=show,
        scarce_decks="true",
        heroes=f"nature-9:0:{'+'.join(rest[1:])}/fire-9:0",
        removed=f"///{rest[0]}",
    )
    assert state.movers == ("p1",)  # three items and no more
    hunted = ",".join(card for card in everything if card not in ("fire-11", "fire-12"))
    state = table(
        players=2,
        scarce_decks="true",
        phase="mercenaries",
        round=2,
        heroes="nature-9:0/fire-9:0",
        locations="nature-1,water-2,fire-3",
        monsters="(fire-11)/(fire-12)//",
        trophies=f"{hunted}/",
        cleared="slot-3",
        show="nature-1,nature-2,nature-3,nature-4",
        queue="p2",
    )
    do(state, "pass", "deal locations joker slot-3")
    assert state.movers == ("p2",)
    assert state.cleared == 4


def test_ruling_21_locations_of_all_cleared_slots_leave_before_one_is_drawn() -> None:
    state = guild("mercenaries", queue="p2", cleared="slot-1,slot-3", monsters="/(fire-12)//")
    do(state, "pass")
    assert state.discards[LOCATIONS] == ("nature-1", "fire-3")
    assert actions(state)[0].endswith("slot-1")


def test_ruling_22_gold_of_items_trophies_and_coins_decides() -> None:
    state = guild(
        round=10,
        queue="p2",
        heroes="nature-9:0:fire-2/fire-9:3",
        store="fire-3/fire-5",
        trophies="water-7/water-4",
        coins="0,3",
    )
    do(state, "pass")
    result = state.result()
    assert result["scores"]["p1"]["total"] == 25 + 7
    assert result["scores"]["p2"]["total"] == 25 + 4 + 3
    assert result["winners"] == ["p1", "p2"]  # same gold, same levels
    assert result["health"] == {"p1": {"nature-9": 11}, "p2": {"fire-9": 6}}
    state = guild(round=10, queue="p2", heroes="nature-9:0/fire-8:0")
    assert do(state, "pass").result()["winners"] == ["p1"]


def test_switch_trophy_value() -> None:
    state = guild(round=10, queue="p2", trophies="water-7/water-1,water-2", trophy_value="card")
    result = do(state, "pass").result()
    assert result["winners"] == ["p2"]
    assert result["scores"]["p2"]["trophies"] == 2
