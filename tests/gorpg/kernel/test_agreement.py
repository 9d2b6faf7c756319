"""The simulator in C and the rules in Python agree on every number after every move."""

from __future__ import annotations

import random

import pytest

from futago.bots import make_bot
from futago.game import CHANCE, random_action
from futago.gorpg import GAME
from futago.gorpg.kernel import library
from futago.gorpg.kernel.encoding import NotSimulated, decode_move, encode, encode_move
from futago.gorpg.rules.board import OVERLORD

BATCH = 50
"""Games in one call of a test."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "batch" in metafunc.fixturenames:
        games = int(metafunc.config.getoption("--kernel-games"))
        metafunc.parametrize("batch", range(-(-games // BATCH)))


def test_both_agree_on_every_number_after_every_move(batch: int) -> None:
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        play_side_by_side(number)


def play_side_by_side(number: int) -> None:
    """A game with options of its own, played at random or partly by good bots."""
    rng = random.Random(number)
    options = GAME.options(GAME.vary(rng))
    state = GAME.new(options)
    bots = {seat: make_bot("greedy", GAME, options, seat, "") for seat in GAME.seats(options)}
    careful = rng.random() < 0.5
    simulated = encode(state)
    while state.movers:
        seat = state.movers[0]
        assert library.mover(simulated) == simulator_seat(state.setup.party_of, seat)
        actions = state.legal_actions(seat)
        action = random_action(actions, rng)
        if seat != CHANCE and careful and rng.random() < 0.8:
            action = bots[seat].choose(state.view(seat), actions)
        move = encode_move(state, action)  # type: ignore[arg-type]
        assert decode_move(state, move) == action
        state.apply(seat, action)
        simulated = library.apply(simulated, move)
        assert simulated == encode(state), f"game {number}: {options}, {action}"
    assert library.mover(simulated) == library.NOBODY


def simulator_seat(parties: dict[str, int], seat: str) -> int:
    return {OVERLORD: library.OVERLORD, CHANCE: library.CHANCE}.get(seat, parties.get(seat, -1))


def test_other_rules_are_not_simulated() -> None:
    game = GAME.under("0.1.0")
    with pytest.raises(NotSimulated):
        encode(game.new(game.options({})))  # type: ignore[arg-type]


def test_a_move_that_makes_no_sense_is_refused() -> None:
    state = encode(GAME.new(GAME.options({})))
    for move in ([], [99], [2, 3, 0, 1], [-1]):
        with pytest.raises(NotSimulated):
            library.apply(state, move)
    with pytest.raises(NotSimulated):
        library.apply(state[:20], [0, 0])
