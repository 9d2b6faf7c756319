"""Rulings 13 and 21: the dead never return, and empty decks are made up without them."""

from __future__ import annotations

from typing import Any

import pytest

from futago.gorpg import GorpgState
from futago.gorpg.rules.cards import EQUIPMENT, HEROES, MONSTERS, deck_copy

from .tables import FIRST, actions, at_random, battle, by_thumb, do, heroes, legal, playing, table

ALL = deck_copy(1, 2)


def test_ruling_13_a_dead_hero_is_out_of_the_game_with_its_items() -> None:
    state = battle("fire-13:0", "nature-1:0:water-2,urban-9:0", store="fire-5")
    state.questing = [("nature-1",)]
    state.yet = ("nature-1",)
    do(state, "attack nature-1 fire-13", "pass")
    assert heroes(state) == {"urban-9": 9}
    assert state.removed[EQUIPMENT] == ("water-2",)
    assert state.removed[HEROES] == ("nature-1",)
    assert state.discards[HEROES] == ()


def test_ruling_24_items_of_a_party_that_is_out_are_gone_for_good() -> None:
    state = battle(
        "nature-13:0",
        "nature-9:0:water-2/fire-9:0",
        mode="overlord",
        players=2,
        store="water-5/",
        trophies="fire-1/",
    )
    do(state, "attack nature-9 nature-13", "pass", "strike nature-13 nature-9")
    assert sorted(state.removed[EQUIPMENT]) == ["water-2", "water-5"]
    assert state.removed[HEROES] == ("nature-9",)
    assert state.removed[MONSTERS] == ("fire-1",)  # only monsters may come back


def mercenaries(**words: Any) -> GorpgState:
    """Three heroes are on show, and the deck of heroes is empty."""
    start: dict[str, Any] = {
        "players": 2,
        "phase": "mercenaries-deal",
        "heroes": "nature-9:0/fire-9:0",
        "locations": "nature-1,water-2,fire-3",
        "monsters": "(fire-11)/(fire-12)/(fire-13)/",
        "show": "fire-1,fire-4,fire-7",
        "queue": "p1,p2",
    }
    return table(**(start | words))


def without(*gone: str) -> list[str]:
    shown = ("nature-9", "fire-9", "fire-1", "fire-4", "fire-7")
    return [card for card in ALL if card not in (*shown, *gone)]


def test_ruling_21_heroes_are_made_up_from_the_discards_then_a_fresh_copy() -> None:
    dead = ",".join(without("urban-3"))
    state = mercenaries(removed=f"{dead}///", discards="urban-3///")
    assert actions(state) == ["deal heroes urban-3 mercenaries"]
    assert state.discards[HEROES] == ()
    state = mercenaries(removed=f"{','.join(without())}///")
    assert len(actions(state)) == len(ALL)
    assert legal(state, "deal heroes fire-7.2 mercenaries")
    assert legal(state, "deal heroes joker.3 mercenaries")
    assert not legal(state, "deal heroes urban-3 mercenaries")
    assert len(state.removed[HEROES]) == len(without())


def test_ruling_21_scarce_decks_leave_the_heroes_as_always() -> None:
    state = mercenaries(removed=f"{','.join(without())}///", scarce_decks="true")
    assert legal(state, "deal heroes fire-7.2 mercenaries")


def hunters(**words: Any) -> GorpgState:
    """Three items are on show, and the deck of equipment is empty."""
    return mercenaries(**({"phase": "hunters-deal"} | words))


def test_ruling_21_equipment_is_made_up_from_the_discards_then_a_fresh_copy() -> None:
    lost = ",".join([card for card in ALL if card not in ("fire-1", "fire-4", "fire-7", "urban-3")])
    state = hunters(removed=f"///{lost}", discards="///urban-3")
    assert actions(state) == ["deal equipment urban-3 hunters"]
    state = hunters(removed=f"///{lost},urban-3")
    assert len(actions(state)) == len(ALL)
    assert legal(state, "deal equipment fire-7.2 hunters")
    scarce = hunters(removed=f"///{lost},urban-3", scarce_decks="true")
    assert scarce.movers == ("p1",)  # three items and no more


def test_ruling_21_monsters_are_made_up_from_the_discards_then_the_removed_then_a_copy() -> None:
    def filling(discarded: int, removed: int) -> GorpgState:
        """The last slot lacks three monsters, and the deck of monsters is empty."""
        rest = [card for card in ALL if card not in ("fire-11", "fire-12", "fire-13")]
        hunted = ",".join(rest[discarded + removed :])
        return table(
            phase="monsters",
            heroes="nature-9:0/fire-9:0",
            locations="nature-1,water-2,fire-3",
            monsters="fire-11:0/fire-12:0,fire-13:0//",
            slot=3,
            discards=f"/{','.join(rest[:discarded])}//",
            removed=f"/{','.join(rest[discarded : discarded + removed])}//",
            trophies=f"{hunted}/",
        )

    first, second, *_ = ALL
    assert actions(filling(1, 1)) == [f"deal monsters {first} slot-3"]
    assert actions(filling(0, 2)) == [f"deal monsters {card} slot-3" for card in (first, second)]
    assert legal(filling(0, 0), "deal monsters fire-7.2 slot-3")


SEVEN: tuple[dict[str, Any], ...] = (
    {"mode": "standard", "players": 7},
    {"mode": "overlord", "players": 4},
)


@pytest.mark.parametrize("given", SEVEN, ids=lambda given: str(given["mode"]))
def test_ruling_13_no_hero_that_died_is_ever_dealt_again(given: dict[str, Any]) -> None:
    deaths = 0
    for seed in range(3):
        deaths += dead_in_game(seed, **given)
    assert deaths > 20


def dead_in_game(seed: int, **given: Any) -> int:
    """Play a game in which no hero and no item that is lost comes back; how many heroes died."""
    dead, lost = set[str](), set[str]()
    for state, seat, action in playing(seed, by_thumb if seed % 2 else at_random, **given):
        for fact in state.facts:
            if fact[0] == "died":
                dead.add(fact[1])
                lost.update(fact[3])
        move = action.as_json()
        if seat == "chance" and move["do"] == "deal":
            assert move["deck"] != "heroes" or move["card"] not in dead
            assert move["deck"] != "equipment" or move["card"] not in lost
    return len(dead)


def test_under_0_1_0_the_dead_come_back() -> None:
    state = mercenaries(rules="0.1.0", discards=f"{','.join(without())}///")
    assert legal(state, "deal heroes urban-3 mercenaries")
    assert FIRST.version == "0.1.0"
