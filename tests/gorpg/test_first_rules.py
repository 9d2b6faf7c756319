"""Version 0.1.0 of the rules: what it read otherwise, and its games still go on so."""

from __future__ import annotations

from typing import Any

import pytest

from futago import gorpg
from futago.game import BadInput
from futago.games import game_named
from futago.gorpg import GAME, GorpgState
from futago.gorpg.rules.cards import EQUIPMENT, HEROES

from .tables import FIRST, actions, battle, do, heroes, legal, refused, table


def three(**words: Any) -> GorpgState:
    """Three parties about to choose their quests."""
    start: dict[str, Any] = {
        "rules": "0.1.0",
        "players": 3,
        "leader": "p2",
        "queue": "p2,p3,p1",
        "heroes": "nature-9:0,nature-3:0/water-9:0,water-1:2/fire-9:0",
        "locations": "nature-1,water-2,fire-3,urban-4",
        "monsters": "(fire-3)/(fire-4),(fire-5)/(urban-1),(urban-2),(urban-3)/(water-3),(water-4)/",
    }
    return table(**(start | words))


def fight(monsters: str, own: str = "nature-9:0", /, **words: Any) -> GorpgState:
    return battle(monsters, own, rules="0.1.0", **words)


def test_a_version_is_chosen_by_name_and_a_position_without_one_is_of_0_1_0() -> None:
    assert FIRST is game_named("gorpg", "0.1.0")
    assert GAME is game_named("gorpg", "0.2.0")
    state = gorpg.position("mode=solo players=1 phase=muster leader=p1 queue=p1")
    assert state.options.rules.version == "0.1.0"
    assert state.position().startswith("mode=solo")
    assert GAME.new(GAME.options({})).position().startswith("rules=0.2.0 ")


def test_the_options_of_0_1_0_have_no_strikers_and_another_default() -> None:
    known = FIRST.options_as_json(FIRST.options({}))
    assert len(known) == 23
    assert "strikers" not in known
    assert known["retreat_loss"] == "quest"
    with pytest.raises(BadInput, match="strikers"):
        FIRST.options({"strikers": "any"})


def test_rest_says_whether_the_party_recruits() -> None:
    state = three(heroes="nature-9:0/water-9:0,water-1:0,water-2:0,water-3:0,water-4:0/fire-9:0")
    do(state, "rest recruit", "rest", "rest recruit")
    assert actions(state)[0].endswith("p2")
    do(state, "deal heroes fire-2 p2")
    assert state.movers == ("p2",)
    assert legal(state, "dismiss fire-2")  # also the newcomer
    do(state, "dismiss water-9", "deal heroes fire-1 p1")
    assert list(heroes(state, "p2")) == ["water-1", "water-2", "water-3", "water-4", "fire-2"]
    assert list(heroes(state, "p1")) == ["nature-9", "fire-1"]
    assert actions(state)[0].endswith("hunters")  # the third party is not asked
    again = three(recruited="p2")
    assert "your one free hero" in refused(again, "rest recruit")


def test_alone_nobody_recruits() -> None:
    words = {"locations": "nature-1,water-2,fire-3", "monsters": "(water-1)/(water-2)/(water-3)/"}
    state = table(rules="0.1.0", mode="solo", heroes="nature-9:4", queue="p1", **words)
    assert "no free hero" in refused(state, "rest recruit")


@pytest.mark.parametrize("recruit", [False, True])
def test_the_moves_of_a_version_are_read_under_that_version_only(recruit: bool) -> None:
    old = {"do": "rest", "recruit": recruit}
    action = FIRST.action_from_json(old)
    assert action.as_json() == old
    assert FIRST.parse(str(action), FIRST.options({})) == action
    with pytest.raises(BadInput, match="recruit"):
        GAME.action_from_json(old)
    for new in ({"do": "rest"}, {"do": "recruit"}):
        assert GAME.action_from_json(new).as_json() == new
        with pytest.raises(BadInput):
            FIRST.action_from_json(new)
    with pytest.raises(BadInput, match="Write: rest, and nothing"):
        GAME.parse("rest recruit", GAME.options({}))
    with pytest.raises(BadInput, match="Write: rest, or rest recruit"):
        FIRST.parse("rest well", FIRST.options({}))
    with pytest.raises(BadInput, match="begins no move"):
        FIRST.parse("recruit", FIRST.options({}))


def test_retreat_only_before_the_first_or_after_the_last_attack() -> None:
    state = fight("nature-13:0,urban-13:0", "nature-9:0,nature-3:0")
    assert legal(state, "retreat")
    do(state, "attack nature-9 nature-13")
    assert actions(state) == ["attack nature-3 nature-13", "attack nature-3 urban-13"]
    assert "between" in refused(state, "retreat")
    do(state, "attack nature-3 nature-13")
    assert legal(state, "retreat")


def test_retreat_costs_half_of_the_quests_trophies() -> None:
    words = {"spoils": "fire-1,fire-2,fire-3", "trophies": "water-1,water-2"}
    state = fight("fire-13:0", **words)
    assert "1" in refused(state, "retreat")
    assert refused(state, "retreat water-1")
    do(state, "retreat fire-3")
    assert state.trophies[0] == ("fire-1", "fire-2", "water-1", "water-2")
    state = fight("fire-13:0", retreat_loss="all", **words)
    do(state, "retreat fire-3 water-1")
    assert state.corpses[0] == ("fire-3", "water-1")


def test_against_the_overlord_a_retreat_leaves_half() -> None:
    words = {"mode": "overlord", "players": 2, "spoils": "fire-1,fire-2,fire-3/"}
    state = fight("nature-13:0", "nature-9:0/fire-9:0", **words)
    do(state, "retreat fire-3")
    assert state.trophies[0] == ("fire-1", "fire-2")
    one = {"mode": "overlord", "players": 2, "battle": "one-exchange"}
    state = fight("water-1:0,nature-2:0", "nature-9:0/fire-9:0", **one)
    do(state, "attack nature-9 water-1", "pass", "strike nature-2 nature-9")
    assert state.trophies[0] == ("water-1",)


def test_a_dead_hero_reaches_the_discards_and_its_items_may_come_back() -> None:
    state = fight("fire-13:0", "nature-1:0:water-2,urban-9:0", questing="nature-1", yet="nature-1")
    do(state, "attack nature-1 fire-13", "pass")
    assert state.removed[EQUIPMENT] == ("water-2",)
    assert "nature-1" in state.discards[HEROES]


def test_in_the_last_battle_each_monster_strikes_once_a_turn() -> None:
    state = table(
        rules="0.1.0",
        mode="overlord",
        phase="charge",
        round=10,
        heroes="nature-9:0/fire-9:0",
        locations="nature-1,water-2,fire-3",
        monsters="///water-2:0,water-3:0,water-4:0",
        slot=4,
        queue="p1,p2",
    )
    do(state, "attack nature-9 water-2", "attack fire-9 water-3", "strike water-2 fire-9")
    assert "already" in refused(state, "strike water-2 fire-9")
    assert " strikers=water-3,water-4 " in state.position()
    assert GAME.position(state.position()) == state
