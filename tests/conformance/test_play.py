"""Whole games: who may act, how they end, and their invariants."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

import pytest

from futago.bots import chosen_action, make_bot
from futago.chance import derived_seed
from futago.game import CHANCE, BadInput, FutagoError, Game, IllegalAction, State
from futago.match import Match

from .adapters import adapter_for
from .channels import all_output
from .play import (
    Moment,
    all_seats,
    concede,
    every_game,
    first_of,
    moments,
    named_players,
    played,
    quick_bots,
    random_legal,
    sample_options,
    scaled,
    some_legal,
    whole_games,
)

GAMES_TO_PLAY = 150


@every_game
def test_games_end_in_time_and_keep_the_invariants(game: Game) -> None:
    adapter, rng = adapter_for(game), random.Random("invariants")
    for number in range(scaled(game, GAMES_TO_PLAY)):
        options = sample_options(game, number, rng)
        data = game.options_as_json(options)
        match = Match(game, options, named_players(game, options), derived_seed("inv", number))
        adapter.check(data, match.state)
        names = named_players(game, options, "random" if number % 2 else "careless")
        for _ in played(match, names, f"invariants {number}", adapter.longest):
            assert_consistent(match.state, (*game.seats(options), CHANCE, "spectator", "nobody"))
            try:
                adapter.check(data, match.state)
            except AssertionError as error:
                pytest.fail(f"{error}\nafter {match.save()}")
        assert match.state.outcome is not None
        assert set(match.state.outcome.winners) <= set(game.seats(options))


def assert_consistent(state: State, seats: tuple[str, ...]) -> None:
    assert len(set(state.movers)) == len(state.movers)
    assert set(state.movers) <= set(seats) - {"spectator", "nobody"}
    assert CHANCE not in state.movers or state.movers == (CHANCE,)
    assert (state.outcome is None) == bool(state.movers)
    for seat in seats:
        assert bool(first_of(state.legal_actions(seat), 1)) == (seat in state.movers)
    if state.automatic:
        (seat,) = state.movers
        assert seat != CHANCE
        assert len(first_of(state.legal_actions(seat), 2)) == 1
    if state.movers == (CHANCE,):
        weights = state.chance_weights()
        outcomes = state.legal_actions(CHANCE)
        assert isinstance(outcomes, Sequence)
        assert len(weights) == len(outcomes)
        assert all(type(weight) is int and weight > 0 for weight in weights)


@every_game
def test_the_result_comes_with_the_outcome(game: Game) -> None:
    for whole in whole_games(game, "results", 12):
        *running, last = whole
        assert all(moment.state.outcome is None for moment in running)
        assert last.state.outcome is not None
        result = last.state.result()
        assert result == json.loads(json.dumps(result))
        assert result["reason"] == last.state.outcome.reason


@every_game
def test_the_bots_choose_what_is_legal(game: Game) -> None:
    for moment in moments(game, "bots", 60, 10):
        for seat in moment.state.movers:
            actions = moment.state.legal_actions(seat)
            for name in quick_bots(game) if seat != CHANCE else ():
                for number in range(5):
                    bot = make_bot(name, game, moment.options, seat, f"{number}")
                    action = chosen_action(bot, moment.state, seat)
                    assert action in actions, f"{name} chose {action}: {moment}"


# ---------------------------------------------------------------- copies and equality


@every_game
def test_a_copy_is_equal_and_independent(game: Game) -> None:
    rng = random.Random("copies")
    for moment in moments(game):
        state, seats = moment.state, moment.seats
        copy, before = state.copy(), all_output(state, seats)
        assert copy == state
        assert all_output(copy, seats) == before
        for _ in range(6):
            if copy.movers:
                seat, last = rng.choice(copy.movers), copy.copy()
                copy.apply(seat, random_legal(rng, copy.legal_actions(seat)))
                assert copy != last
                assert (copy == state) == (copy.position() == state.position())
        assert all_output(state, seats) == before, f"the copy changed its original: {moment}"
        again = state.copy()
        if again.movers:
            concede(game, again, rng.choice(seats[:-1]), "resigned")
        assert all_output(state, seats) == before


@every_game
def test_equality_sees_every_difference(game: Game) -> None:
    rng = random.Random("equality")
    for whole in whole_games(game, "equality", 12):
        picked = rng.sample(whole, min(14, len(whole)))
        for one in picked:
            for other in picked:
                same = one.state.position() == other.state.position()
                assert (one.state == other.state) == same, f"{one}\nand\n{other}"
        assert whole[-1].state != "something else"
        assert whole[-1].state != None  # noqa: E711


@every_game
def test_equality_sees_what_is_hidden_and_what_was_agreed(game: Game) -> None:
    rng = random.Random("hidden equality")
    for moment in moments(game):
        start, branches = moment.before, list[State]()
        seat = moment.moves[-1][0]
        for action in some_legal(start, seat, rng, 8)[:8]:
            branch = start.copy()
            branch.apply(seat, action)
            branches.append(branch)
        for one in branches:
            for other in branches:
                assert (one == other) == (one.position() == other.position())
    some = [game.new(sample_options(game, number, rng)) for number in range(20)]
    texts = [all_output(state, ()) for state in some]
    for one, text in zip(some, texts, strict=True):
        for other, other_text in zip(some, texts, strict=True):
            assert text == other_text or one != other


# ---------------------------------------------------------------- seeds


@every_game
def test_same_seed_and_same_decisions_are_the_same_game(game: Game) -> None:
    adapter, rng = adapter_for(game), random.Random("seeds")
    for number in range(scaled(game, 12)):
        options = sample_options(game, number, rng)
        names, records = named_players(game, options, "random"), list[str]()
        for seed in (derived_seed("a"), derived_seed("a"), derived_seed("b"), derived_seed("c")):
            match = Match(game, options, named_players(game, options), seed)
            for _ in played(match, names, f"decisions {number}", adapter.longest):
                pass
            records.append(json.dumps([match.record()["moves"], match.record()["result"]]))
        assert records[0] == records[1]
        assert len(set(records)) > 1


# ---------------------------------------------------------------- conceding


@every_game
def test_a_seat_can_concede_while_the_game_is_running_or_never(game: Game) -> None:
    adapter = adapter_for(game)
    for moment in moments(game):
        for seat in game.seats(moment.options):
            for reason in ("resigned", "time"):
                state = moment.state.copy()
                if moment.state.outcome is not None:
                    with pytest.raises(IllegalAction if adapter.can_concede else BadInput):
                        state.concede(seat, reason)
                    assert state == moment.state
                    continue
                if concede(game, state, seat, reason):
                    assert_given_up(moment, state, seat, reason)
                else:
                    assert state == moment.state
                    assert all_output(state, moment.seats) == all_output(moment.state, moment.seats)


def assert_given_up(moment: Moment, state: State, seat: str, reason: str) -> None:
    assert state.outcome is not None
    assert state.outcome.reason == reason
    assert seat not in state.outcome.winners
    assert state.outcome.winners
    assert state.movers == ()
    assert state != moment.state
    assert_consistent(state, all_seats(moment))
    assert state.result()["reason"] == reason
    assert not any(state.can_undo(anybody) for anybody in all_seats(moment))
    adapter_for(moment.game).check(moment.options_json, state)
    all_output(state, moment.seats)
    with pytest.raises(IllegalAction):
        state.concede(seat, reason)


@every_game
def test_only_a_seat_can_concede_and_only_for_a_known_reason(game: Game) -> None:
    for moment in moments(game)[::5]:
        if moment.state.outcome is None:
            state, seat = moment.state.copy(), moment.seats[0]
            for who, why in ((CHANCE, "resigned"), ("nobody", "time"), (seat, "boredom")):
                with pytest.raises(BadInput):
                    state.concede(who, why)
                assert all_output(state, moment.seats) == all_output(moment.state, moment.seats)


@every_game
def test_nothing_can_be_played_after_the_end(game: Game) -> None:
    for whole in whole_games(game, "ends", 9):
        state = whole[-1].state.copy()
        for seat, action in whole[-1].moves:
            with pytest.raises(FutagoError):
                state.apply(seat, action)
        assert state == whole[-1].state
