"""Rulings 23 to 27: the Overlord."""

from __future__ import annotations

import random
from typing import Any

from futago.game import random_action
from futago.gorpg import GAME, GorpgState
from futago.gorpg.rules import board as b
from futago.gorpg.rules.cards import EQUIPMENT, MONSTERS

from .tables import actions, battle, deal_out, do, heroes, legal, refused, table


def fight(monsters: str, own: str = "nature-9:0/fire-9:0", /, **words: Any) -> GorpgState:
    return battle(monsters, own, mode="overlord", players=2, **words)


def last(**words: Any) -> GorpgState:
    """The last battle of two parties."""
    start: dict[str, Any] = {
        "mode": "overlord",
        "players": 2,
        "phase": "charge",
        "round": 10,
        "heroes": "nature-9:0/fire-9:0",
        "locations": "nature-1,water-2,fire-3",
        "monsters": "///water-2:0,water-3:0,water-4:0",
        "slot": 4,
        "queue": "p1,p2",
    }
    return table(**(start | words))


def test_ruling_23_the_overlord_sees_the_draw_and_lays_what_each_slot_lacks() -> None:
    state = table(
        mode="overlord",
        players=2,
        phase="summon",
        heroes="nature-9:0/fire-9:0",
        locations="nature-1,water-2,fire-3",
        monsters="/(water-9)//",
        to_deal=5,
        slot=1,
    )
    for card in ("fire-1", "fire-2", "fire-3", "fire-4", "fire-5"):
        do(state, f"deal monsters {card} overlord")
    assert state.movers == ("overlord",)
    assert state.view("overlord").hand == ("fire-1", "fire-2", "fire-3", "fire-4", "fire-5")
    assert state.view("p1").hand == (None,) * 5
    assert "slot 1" in refused(state, "lay slot-2 fire-1")
    assert "exactly 1" in refused(state, "lay slot-1 fire-1 fire-2")
    do(state, "lay slot-1 fire-5", "lay slot-2 fire-1")
    assert "water 9" in refused(state, "lay slot-3 fire-2 fire-3 water-9")
    do(state, "lay slot-3 fire-2 fire-3 fire-4")
    assert state.movers == ("p1",)
    seen = state.view("overlord").slots["slot-2"].monsters
    assert [monster.card for monster in seen] == ["water-9", "fire-1"]
    assert [m.card for m in state.view("p2").slots["slot-2"].monsters] == [None, None]


def test_ruling_23_every_monster_strikes_once_as_he_directs() -> None:
    state = fight("nature-2:0,nature-3:0", "urban-9:0,urban-3:0/fire-9:0", spoils="/")
    do(state, "attack urban-9 nature-2", "attack urban-3 nature-3", "pass")
    assert state.movers == ("overlord",)
    assert actions(state) == ["strike nature-3 urban-3", "strike nature-3 urban-9"]
    do(state, "strike nature-3 urban-9")
    assert heroes(state) == {"urban-9": 1, "urban-3": 3}
    assert state.movers == ("p1",)


def test_ruling_24_a_party_without_heroes_is_out_with_all_it_has() -> None:
    state = fight(
        "nature-13:0",
        "nature-9:0:water-2/fire-9:0",
        store="water-5/",
        trophies="fire-1/",
        spoils="fire-2/",
        coins="3,0",
    )
    do(state, "attack nature-9 nature-13", "pass", "strike nature-13 nature-9")
    assert state.out == 1
    assert sorted(state.removed[EQUIPMENT]) == ["water-2", "water-5"]
    assert state.removed[MONSTERS] == ("fire-1",)
    assert state.corpses[0] == ("fire-2",)
    assert state.coins == [0, 0]
    assert state.setup.slots == 3


def test_ruling_24_the_overlord_wins_when_no_party_is_left() -> None:
    state = fight("nature-13:0", "nature-9:0/", out="p2")
    do(state, "attack nature-9 nature-13", "pass", "strike nature-13 nature-9")
    result = state.result()
    assert (result["winners"], result["reason"], result["round"]) == (["overlord"], "eliminated", 1)
    assert result["scores"]["p1"]["total"] == 0
    assert result["health"] == {"p1": {}, "p2": {}}


def test_ruling_20_a_party_that_is_out_is_passed_over() -> None:
    state = table(
        mode="overlord",
        players=3,
        phase="mercenaries",
        heroes="/fire-9:0/water-9:0",
        out="p1",
        leader="p3",
        locations="nature-1,water-2,fire-3,urban-4",
        show="nature-1",
        queue="p2",
    )
    assert state.view("p2").order == ("p3", "p2")
    do(state, "pass")
    assert state.leader == 1


def test_ruling_25_survivors_of_a_fought_slot_return_healed() -> None:
    state = fight("nature-13:4", monsters="nature-13:4/(fire-7)//")
    do(state, "retreat")
    assert [monster[:2] for monster in state.pile] == [("nature-13", 0)]
    assert state.monsters[0] == ()
    assert not state.cleared & 1
    assert [monster.card for monster in state.monsters[1]] == ["fire-7"]
    assert state.view("p1").pile == ("nature-13",)


def test_switch_regroup_all_slots() -> None:
    state = fight("nature-13:4", monsters="nature-13:4/(fire-7)//", regroup="all")
    do(state, "retreat")
    assert [monster.card for monster in state.pile] == ["nature-13", "fire-7"]
    assert state.view("p1").pile == ("nature-13", None)
    assert state.view("overlord").pile == ("nature-13", "fire-7")


def test_ruling_26_the_field_is_the_pile_and_as_many_as_the_slots_of_round_9() -> None:
    rng = random.Random(3)
    state = table(
        mode="overlord",
        players=2,
        phase="mercenaries",
        round=9,
        heroes="nature-9:2/fire-9:0",
        locations="nature-1,water-2,fire-3",
        monsters="(fire-7)///",
        pile="water-1:0,(water-2)",
        show="nature-1",
        queue="p2",
    )
    do(state, "pass")
    assert state.discards[MONSTERS] == ("fire-7",)
    assert state.to_deal == 3 + 4 + 5
    deal_out(state, rng)
    assert len(state.monsters[3]) == 14
    assert all(monster.shown for monster in state.monsters[3])
    assert state.movers == ("p2",)
    assert heroes(state) == {"nature-9": 7}
    do(state, "pass", "pass")
    assert state.movers == ("p2",)
    assert state.phase == b.CHARGE


def test_switch_heal_before_last() -> None:
    state = table(
        mode="overlord",
        players=2,
        phase="mercenaries",
        round=9,
        heal_before_last="true",
        heroes="nature-9:2/fire-9:0",
        locations="nature-1,water-2,fire-3",
        show="nature-1",
        queue="p2",
    )
    do(state, "pass")
    assert heroes(state) == {"nature-9": 9}


def test_ruling_26_one_attack_a_party_then_as_many_strikes_as_parties_at_the_start() -> None:
    state = last()
    do(state, "attack nature-9 water-2", "attack fire-9 water-3")
    assert state.movers == ("overlord",)
    assert state.strikes == 2
    do(state, "strike water-2 fire-9", "strike water-4 fire-9")
    assert state.movers == ("p1",)
    assert heroes(state, "p2") == {"fire-9": 3}  # 2 and 4
    assert "last battle" in refused(state, "retreat") or "attack" in refused(state, "retreat")


def test_switch_strikers_any_lets_the_same_monster_strike_again() -> None:
    state = last()
    do(state, "attack nature-9 water-2", "attack fire-9 water-3", "strike water-4 fire-9")
    assert legal(state, "strike water-4 nature-9")
    assert GAME.position(state.position()) == state
    assert " strikers-left=water-2,water-3,water-4 " in state.position()
    do(state, "strike water-4 fire-9")
    assert state.movers == ("p1",)
    assert heroes(state, "p2") == {"fire-9": 1}  # 4 and 4
    assert state.strikers == ()
    # One monster is left, and still there are two strikes; with `once` there is one.
    for strikers, strikes in (("any", 2), ("once", 1)):
        state = last(monsters="///water-13:0", heroes="nature-1:0/fire-2:0", strikers=strikers)
        do(state, "attack nature-1 water-13", "attack fire-2 water-13")
        assert state.strikes == strikes


def test_switch_strikers_once() -> None:
    state = last(strikers="once")
    do(state, "attack nature-9 water-2", "attack fire-9 water-3", "strike water-2 fire-9")
    assert "already" in refused(state, "strike water-2 fire-9")
    assert actions(state) == [
        f"strike {monster} {hero}"
        for monster in ("water-3", "water-4")
        for hero in ("fire-9", "nature-9")
    ]


def test_switch_strikes_alive() -> None:
    for strikes, count in (("start", 2), ("alive", 1)):
        state = last(strikes=strikes, out="p2", heroes="nature-9:0/", queue="p1")
        do(state, "attack nature-9 water-2")
        assert state.strikes == count


def test_ruling_27_open_a_blow_makes_it_each_for_itself() -> None:
    state = last(heroes="nature-9:0/fire-9:0,fire-2:0")
    assert not state.view("p1").contest
    do(state, "attack nature-9 p2 fire-2")
    assert state.view("p1").contest
    assert heroes(state, "p2") == {"fire-9": 9}
    assert state.trophies == [(), ()]
    end = last(monsters="///water-2:11", blow="yes", trophies="fire-1/fire-2")
    do(end, "attack nature-9 water-2")
    assert end.result()["reason"] == "individual"
    assert end.result()["winners"] == ["p1"]


def test_ruling_27_collective_all_the_living_win() -> None:
    end = do(last(monsters="///water-2:11"), "attack nature-9 water-2")
    assert end.result()["reason"] == "collective"
    assert end.result()["winners"] == ["p1", "p2"]


def test_switch_victory() -> None:
    assert "together" in refused(last(victory="collective"), "attack nature-9 p2 fire-9")
    assert legal(last(victory="individual"), "attack nature-9 p2 fire-9")
    end = do(last(monsters="///water-2:11", victory="individual"), "attack nature-9 water-2")
    assert end.result()["reason"] == "individual"


def test_ruling_27_in_a_tie_the_overlord_names_who_loses() -> None:
    state = last(
        players=3,
        heroes="nature-9:0/fire-9:0/water-9:0",
        locations="nature-1,water-2,fire-3,urban-4",
        monsters="////water-2:11",
        slot=5,
        queue="p1,p2,p3",
        victory="individual",
        trophies="/fire-2/fire-1,nature-1",
    )
    do(state, "attack nature-9 water-2")
    assert state.movers == ("overlord",)
    assert actions(state) == ["condemn p1", "condemn p2", "condemn p3"]
    do(state, "condemn p2")
    assert actions(state) == ["condemn p1", "condemn p3"]
    do(state, "condemn p1")
    assert state.result()["winners"] == ["p3"]


def test_ruling_27_all_dead_the_overlord_wins() -> None:
    rng = random.Random(1)
    state = last(monsters="///water-13:0,fire-13:0,urban-13:0")
    while state.movers:
        state.apply(state.movers[0], random_action(state.legal_actions(state.movers[0]), rng))
    assert state.result()["winners"] in (["overlord"], ["p1"], ["p2"], ["p1", "p2"])


def test_no_monsters_left_for_the_last_battle() -> None:
    everything = last(phase="ready", monsters="///", scarce_decks="true")
    do(everything, "pass", "pass")
    assert everything.result()["reason"] == "collective"
