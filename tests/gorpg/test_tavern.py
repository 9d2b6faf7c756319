"""Ruling 9: the hero from the tavern, and the order after the last battle."""

from __future__ import annotations

from typing import Any

from futago.choices.questions import Cards
from futago.gorpg import GorpgState
from futago.gorpg.rules.cards import HEROES
from futago.texts import Text

from .tables import actions, do, heroes, legal, options, refused, table, then

FIVE = "water-9:0,water-1:0,water-2:0:fire-3,water-3:0,water-4:0"


def three(**words: Any) -> GorpgState:
    """Three parties about to choose their quests, the second one first."""
    start: dict[str, Any] = {
        "players": 3,
        "leader": "p2",
        "queue": "p2,p3,p1",
        "heroes": "nature-9:0,nature-3:4/water-9:0,water-1:2/fire-9:0",
        "locations": "nature-1,water-2,fire-3,urban-4",
        "monsters": "(fire-3)/(fire-4),(fire-5)/(urban-1),(urban-2),(urban-3)/(water-3),(water-4)/",
    }
    return table(**(start | words))


def test_ruling_09_who_rested_is_asked_when_all_others_are_back() -> None:
    state = three()
    do(state, "rest", "quest slot-1 fire-9", "rest")
    assert state.movers == ("p3",)  # the battle first
    do(state, "attack fire-9 fire-3")
    assert state.movers == ("p2",)
    assert actions(state) == ["pass", "recruit"]
    assert heroes(state, "p2") == {"water-9": 9, "water-1": 1}  # healed before the tavern
    do(state, "recruit")
    assert state.movers == ("chance",)
    do(state, "deal heroes urban-8 p2")
    assert list(heroes(state, "p2")) == ["water-9", "water-1", "urban-8"]
    assert state.movers == ("p1",)
    do(state, "pass")
    assert list(heroes(state, "p1")) == ["nature-9", "nature-3"]
    assert actions(state)[0].endswith("hunters")


def test_ruling_09_the_tavern_hero_is_taken_blind() -> None:
    """Nothing that a seat is shown before it decides depends on the card."""
    state = do(three(), "rest", "rest", "rest")
    other = state.copy()
    other.decks[HEROES] = tuple(reversed(state.decks[HEROES]))
    for seat in ("p1", "p2", "p3"):
        assert state.view(seat) == other.view(seat)
        assert state.choice(seat) == other.choice(seat)
    assert state.choice("p2").prompt == Text(
        "gorpg-prompt-phase-recruit", slot=Text("gorpg-town"), round=1
    )
    assert then(state, "recruit").confirm


def test_ruling_09_once_a_game_and_passing_costs_nothing() -> None:
    state = do(three(), "rest", "rest", "rest", "recruit", "deal heroes urban-8 p2")
    assert state.view("p1").parties["p2"].recruited
    do(state, "pass", "pass")
    assert state.recruited == 0b010
    again = do(three(recruited="p2"), "rest", "rest", "rest")
    assert again.movers == ("p3",)


def test_ruling_09_who_quested_is_not_asked() -> None:
    state = do(three(), "quest slot-1 water-9", "quest slot-2 fire-9", "quest slot-4 nature-9")
    do(state, "retreat", "retreat", "retreat")
    assert state.movers == ("chance",)
    assert actions(state)[0].endswith("hunters")


def test_ruling_09_a_sixth_hero_makes_one_of_the_earlier_five_leave() -> None:
    state = three(heroes=f"nature-9:0/{FIVE}/fire-9:0")
    do(state, "rest", "rest", "rest", "recruit", "deal heroes fire-2 p2")
    assert state.movers == ("p2",)
    assert "fire 2" in refused(state, "dismiss fire-2")
    assert "stays" in refused(state, "dismiss fire-2")
    assert actions(state) == [f"dismiss water-{level}" for level in (1, 2, 3, 4, 9)]
    do(state, "dismiss water-2")
    assert list(heroes(state, "p2")) == ["water-9", "water-1", "water-3", "water-4", "fire-2"]
    assert state.store[1] == ("fire-3",)
    assert state.discards[HEROES] == ("water-2",)


def test_ruling_09_waiting_and_resting_parties_are_served_in_one_pass() -> None:
    """The party that waits gets two heroes, and cannot have its tavern hero in that round."""
    four = "nature-1:0,nature-2:0,nature-3:0,nature-4:0"
    state = three(heroes=f"{four}/water-9:0/fire-9:0", waiting="p1", leader="p3", queue="p3,p2")
    do(state, "rest", "rest")
    assert state.movers == ("p3",)
    do(state, "recruit", "deal heroes urban-1 p3")
    do(state, "deal heroes urban-2 p1", "deal heroes urban-3 p1")
    assert legal(state, "dismiss urban-3")  # after waiting also one just dealt
    do(state, "dismiss urban-3")
    assert state.recruited == 0b100
    assert state.movers == ("p2",)
    do(state, "recruit", "deal heroes urban-5 p2")
    assert actions(state)[0].endswith("hunters")


def test_ruling_28_alone_there_is_no_tavern_hero() -> None:
    state = table(
        mode="solo",
        heroes="nature-9:4",
        locations="nature-1,water-2,fire-3",
        monsters="(water-1)/(water-2)/(water-3)/",
        queue="p1",
    )
    do(state, "rest")
    assert state.movers == ("chance",)
    assert actions(state)[0].endswith("hunters")


def test_ruling_09_against_the_overlord_a_party_that_is_out_is_not_asked() -> None:
    state = three(mode="overlord", heroes="nature-9:0/water-9:0/", out="p3", queue="p2,p1")
    do(state, "rest", "rest", "pass", "pass")
    assert actions(state)[0].endswith("hunters")


def test_ruling_09_rest_says_nothing_about_the_tavern() -> None:
    state = three()
    assert [move for move in actions(state) if move.startswith("rest")] == ["rest"]
    assert [entry.id for entry in options(state) if entry.id.startswith("rest")] == ["rest"]
    resting = then(state, "rest")
    assert isinstance(resting, Cards)
    assert resting.cards == ()
    assert "quest or rest" in refused(state, "recruit")
