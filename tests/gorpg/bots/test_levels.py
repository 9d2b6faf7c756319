"""The levels: bots that plan with the simulator play every game by the rules, know no more than
their seat, and are replaced by the greedy bot where there is nothing to plan with."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from futago.bots import chosen_action, make_bot
from futago.game import CHANCE, Action, random_action
from futago.gorpg import GAME, GorpgState
from futago.gorpg.bots import levels
from futago.gorpg.bots.greedy import GreedyParty
from futago.gorpg.kernel import library
from futago.gorpg.rules.options import Options

QUICK_LEVELS = ("novice", "player", "expert")


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A master that plays few games to their end."""
    known = levels.levels()
    few = {mode: [4] for mode in known["master"].rollouts}
    quick = msgspec.structs.replace(known["master"], rollouts=few)
    monkeypatch.setattr(levels, "levels", lambda: {**known, "master": quick})


def decisions(
    options: Options, names: tuple[str, ...], number: int
) -> Iterator[tuple[GorpgState, str, Action]]:
    """A game between bots: each state with its mover and the move."""
    rng = random.Random(number)
    state = GAME.new(options)
    seats = GAME.seats(options)
    bots = {seat: make_bot(rng.choice(names), GAME, options, seat, "luck") for seat in seats}
    while state.movers:
        seat = state.movers[0]
        if seat == CHANCE:
            state.apply(seat, random_action(state.legal_actions(seat), rng))
            continue
        action = chosen_action(bots[seat], state, seat)
        yield state, seat, action
        state.apply(seat, action)


def play_and_check(options: Options, names: tuple[str, ...], number: int) -> None:
    seen = set()
    for state, seat, action in decisions(options, names, number):
        assert action in state.legal_actions(seat), f"game {number}: {options}, {action}"
        position = state.position()
        assert position not in seen, f"game {number} goes in circles: {options}, {action}"
        seen.add(position)


@pytest.mark.parametrize("number", range(60))
def test_every_variant_is_played_by_the_rules_and_to_its_end(number: int) -> None:
    options = GAME.options(GAME.vary(random.Random(number)))
    play_and_check(options, QUICK_LEVELS, number)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("number", range(12))
def test_so_it_is_with_games_played_to_their_end(number: int) -> None:
    options = GAME.options(GAME.vary(random.Random(number)))
    play_and_check(options, ("master",), number)


def test_items_that_keep_two_heroes_alive_are_not_dealt_to_and_fro() -> None:
    """A game in which every way of dealing the items suggested another one."""
    play_and_check(GAME.options({"players": 2}), ("novice", "greedy"), 11)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("mode", ["standard", "overlord", "solo"])
def test_what_is_hidden_makes_no_difference(mode: str) -> None:
    players = 1 if mode == "solo" else 3
    options = GAME.options({"mode": mode, "players": players})
    names = ("expert", "master")
    rng = random.Random(mode)
    for state, seat, action in islice(decisions(options, names, 5), 0, 160, 4):
        other = state.imagined(seat, rng)
        assert other.view(seat) == state.view(seat)
        for name in names:
            chosen = {
                chosen_action(make_bot(name, GAME, options, seat, "luck"), board, seat)
                for board in (state, other)
            }
            assert len(chosen) == 1, f"{name}, {seat}, {action}: {chosen}"


@pytest.mark.parametrize("name", QUICK_LEVELS)
def test_a_bot_created_anew_carries_on(name: str) -> None:
    options = GAME.options({"players": 2})
    for state, seat, action in islice(decisions(options, (name,), 3), 40):
        again = make_bot(name, GAME, options, seat, "another seed")
        assert chosen_action(again, state, seat) == action


def test_without_the_simulator_all_levels_are_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "available", lambda: False)
    for name in (*QUICK_LEVELS, "master"):
        bot = make_bot(name, GAME, GAME.options({}), "p1", "luck")
        assert isinstance(bot, GreedyParty)


def test_under_other_rules_all_levels_are_greedy() -> None:
    game = GAME.under("0.1.0")
    bot = make_bot("master", game, game.options({}), "p1", "luck")
    assert isinstance(bot, GreedyParty)
