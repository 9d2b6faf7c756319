"""The form for a table of Go RPG follows the mode and the number of parties."""

from __future__ import annotations

import random
from typing import Any

import pytest

from futago.forms import Form, form_of
from futago.game import CHANCE, Json, listed, random_action
from futago.gorpg.game import GAME
from futago.texts import say

OVERLORD_ONLY = {"regroup", "heal_before_last", "strikes", "strikers", "victory"}
SOLO_ONLY = {"last_stand", "swarm", "monster_targets"}
SEVERAL = {"muster_order", "first_leader", "joint_quests", "trading"}
"""What needs more than one party."""
STANDARD_ONLY = {"final_shop"}
ALL = {spec.name for spec in GAME.option_specs}
MODES = {
    "standard": ALL - OVERLORD_ONLY - SOLO_ONLY,
    "overlord": ALL - SOLO_ONLY - STANDARD_ONLY,
    "solo": ALL - OVERLORD_ONLY - STANDARD_ONLY - SEVERAL,
}


def form(**chosen: Any) -> Form:
    return form_of(GAME, chosen)


def used(found: Form) -> set[str]:
    return {name for name, option in found.options.items() if option.used}


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_uses_its_own_options(mode: str) -> None:
    assert used(form(mode=mode)) == MODES[mode]


@pytest.mark.parametrize(
    ("mode", "players", "seats"),
    [
        ("standard", (1, 2, 3, 4, 5, 6, 7), ("p1", "p2", "p3", "p4")),
        ("overlord", (1, 2, 3, 4, 5, 6), ("p1", "p2", "p3", "overlord")),
        ("solo", (1,), ("p1",)),
    ],
)
def test_a_mode_has_its_parties_and_seats(
    mode: str, players: tuple[int, ...], seats: tuple[str, ...]
) -> None:
    found = form(mode=mode)
    assert found.options["players"].spec.values == players
    assert found.seats == seats
    (fact,) = found.options["mode"].spec.facts
    assert say(fact)


def test_the_first_leader_is_one_of_the_parties() -> None:
    assert form(players=2).options["first_leader"].spec.values == ("lot", "p1", "p2")
    found = form(players=2, first_leader="p4")
    assert found.refused.keys() == {"first_leader"}
    assert found.options["first_leader"].value == "lot"
    assert form(players=2, first_leader="p2").options["first_leader"].value == "p2"


def test_a_choice_that_a_mode_does_not_allow_becomes_its_default() -> None:
    found = form(mode="solo", players=4, first_leader="p3", swarm="fought", strikes="alive")
    assert found.refused.keys() == {"players", "first_leader"}
    assert found.options["players"].value == 1
    assert found.options["swarm"].value == "fought"
    assert found.options["strikes"].value == "alive", "kept although the mode does not use it"


def test_one_party_has_nobody_to_trade_with() -> None:
    assert SEVERAL.isdisjoint(used(form(players=1)))
    assert {"strikes", "victory"}.isdisjoint(used(form(mode="overlord", players=1)))
    assert used(form(players=3)) - used(form(players=2)) == {"joint_quests"}


@pytest.mark.parametrize(
    "setting",
    [
        {"mode": "standard", "players": 1},
        {"mode": "standard", "players": 2},
        {"mode": "overlord", "players": 1},
        {"mode": "overlord", "players": 3},
        {"mode": "solo"},
    ],
    ids=lambda setting: "-".join(map(str, setting.values())),
)
def test_an_option_that_is_not_used_makes_no_difference(setting: dict[str, Json]) -> None:
    usual = _play(setting)
    for name, option in form(**setting).options.items():
        if not option.used:
            for value in option.spec.values:
                assert _play({**setting, name: value}) == usual, f"{name}={value}"


def _play(options: dict[str, Json]) -> tuple[list[str], tuple[str, ...]]:
    """A game at random, its moves where there is a choice, and who won."""
    state, rng, moves = GAME.new(GAME.options(options)), random.Random(3), list[str]()
    while state.movers:
        seat = state.movers[0]
        actions = state.legal_actions(seat)
        if seat == CHANCE and len(listed(actions)) == 1:
            action = listed(actions)[0]
        else:
            action = random_action(actions, rng)
            moves.append(str(action))
        state.apply(seat, action)
    assert state.outcome is not None
    return moves, state.outcome.winners
