"""Whole games by typing random numbers: every screen fits, and shows names instead of notation."""

from __future__ import annotations

import random
import re

import pytest

from futago.game import Json
from futago.games import game_named
from futago.texts import LANGUAGES
from tests.terminal.rooms import Room, check_screens

TITLES = {"goryo": "Goryō 20", "gorpg": "Go RPG ("}
IDS = re.compile(r"\b(?:slot-\d|p[1-7]|(?:nature|water|fire|urban)-\d+|goryo|overlord)\b")
GORYO_OPTIONS = [
    {"variant": variant, "enforcement": enforcement}
    for variant in ("none", "genjutsu", "cursed-object")
    for enforcement in ("strict", "honour")
]


def play(name: str, options: dict[str, Json], people: list[str], seed: int) -> None:
    room = Room(game_named(name), options, people, seed, LANGUAGES[seed % len(LANGUAGES)])
    assert room.run()
    assert room.match.state.outcome is not None
    check_screens(room, TITLES[name])
    for screen in room.screens:
        assert not IDS.search(screen), screen


@pytest.mark.parametrize("options", GORYO_OPTIONS)
@pytest.mark.usefixtures("quick")
def test_goryo_with_every_variant_on_honour_and_not(options: dict[str, Json]) -> None:
    for seed in range(3):
        play("goryo", options, ["goryo", "samurai"], seed)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.usefixtures("quick")
def test_go_rpg_with_random_options(seed: int) -> None:
    game, rng = game_named("gorpg"), random.Random(seed)
    options = game.vary(rng)
    seats = list(game.seats(game.options(options)))
    play("gorpg", options, rng.sample(seats, min(2, len(seats))), seed)
