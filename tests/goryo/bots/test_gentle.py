"""The opponents of a first game: a novice wins about half of the games, whichever the role."""

from __future__ import annotations

import pytest

from futago.bots import bots_for, characters_of, ladders_of
from futago.goryo import GAME
from futago.lab.simulate import Run, play_one

GAMES = 150
SPREAD = 0.12
"""Three standard errors of so many games: far less than to any other level."""


@pytest.mark.parametrize("newcomer", ["goryo", "samurai"])
def test_a_novice_wins_about_half_of_the_games(newcomer: str) -> None:
    bots = {"goryo": "gentle", "samurai": "gentle", newcomer: "novice"}
    run = Run("goryo", "first game", bots, {})
    wins = sum(play_one(run, n)["result"]["winner"] == newcomer for n in range(GAMES))
    assert 0.45 - SPREAD < wins / GAMES < 0.60 + SPREAD


def test_the_first_to_beat_is_gentle_and_the_last_the_strongest() -> None:
    for bots in ladders_of(GAME).values():
        assert bots[0] == "gentle"
        assert bots[-1] == bots_for(GAME)[-1]


def test_every_bot_is_somebody_else_in_each_role() -> None:
    characters = characters_of(GAME)
    assert sorted(characters) == sorted(bots_for(GAME))
    everybody = [name for seats in characters.values() for name in seats.values()]
    assert len(set(everybody)) == len(everybody) == 2 * len(bots_for(GAME))
