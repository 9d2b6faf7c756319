"""Jackdaws as a game of OpenSpiel, with nothing of it in the adapter."""

from __future__ import annotations

import random
import subprocess
import sys

import pyspiel
import pytest

from futago.adapters.openspiel import game_from, register, resampler
from tests.adapters.following import random_states, rules_state

from .game import GAME

SOME = ("futago_jackdaws", "futago_jackdaws(hand=3,turned=true)", "futago_jackdaws(hand=5)")
some_games = pytest.mark.parametrize("text", SOME)


@pytest.fixture(autouse=True)
def known_to_openspiel(every_game_registered: None) -> None:
    """Register it again: the adapter may have been imported without the game."""
    register("jackdaws")


def test_importing_the_adapter_registers_it_with_openspiel() -> None:
    """In a separate process, as a user does it."""
    program = (
        "import pyspiel, futago.adapters.openspiel; print(pyspiel.load_game('futago_jackdaws'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("futago_jackdaws(")


@some_games
def test_openspiels_own_test_passes(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=5, serialize=True, verbose=False)


@some_games
def test_random_games_end_and_somebody_wins(text: str) -> None:
    game = pyspiel.load_game(text)
    for number in range(10):
        *_, last = random_states(game, random.Random(number))
        assert sorted(last.returns()) == [-1.0, 1.0]
        assert len(last.history()) <= game.max_game_length() + game.max_chance_nodes_in_history()


@some_games
def test_what_is_imagined_gives_the_player_the_same_strings(text: str) -> None:
    rng, resample, differ = random.Random(text), resampler("again"), 0
    for state in random_states(pyspiel.load_game(text), rng):
        if state.is_player_node():
            player = state.current_player()
            other = resample(state, player)
            assert other.information_state_string() == state.information_state_string()
            assert other.observation_string() == state.observation_string()
            assert other.legal_actions() == state.legal_actions()
            differ += rules_state(other) != rules_state(state)
    assert differ


def test_an_end_of_the_game_can_be_solved() -> None:
    """With one card left each it is small enough for OpenSpiel to solve."""
    laid = "old:button:button:believed,young:button:button:believed"
    laid = f"{laid},old:coin:coin:believed,young:coin:coin:believed"
    worlds = [
        GAME.position(f"hand=3 hands={old}/{young} laid={laid}")
        for old in ("button", "thimble")
        for young in ("button", "thimble")
    ]
    game = pyspiel.convert_to_cached_tree(game_from(worlds))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(game, solver.average_policy()) < 0.1
