"""Positions, records, saved games and undo: every way to restore a state."""

from __future__ import annotations

import json
import random

import pytest

from futago.chance import derived_seed
from futago.game import CHANCE, BadInput, Game, IllegalAction, State
from futago.match import Match
from futago.record import BadRecord, dump, replay, verify

from .adapters import adapter_for
from .channels import all_output, output_for
from .play import (
    Moment,
    all_seats,
    concede,
    every_game,
    first_of,
    moments,
    named_players,
    played,
    random_legal,
    sample_options,
    scaled,
    whole_games,
)

# ---------------------------------------------------------------- positions


@every_game
def test_a_position_holds_the_whole_state(game: Game) -> None:
    rng = random.Random("position")
    for moment in moments(game, "positions", 40, 10):
        text = moment.state.position()
        assert_one_line(text)
        back = game.position(text, moment.options)
        assert back == moment.state, f"{text}\n{back.position()}\n{moment}"
        assert back.position() == text
        assert_same_continuation(back, moment.state.copy(), moment, rng)


def assert_same_continuation(one: State, other: State, moment: Moment, rng: random.Random) -> None:
    """Assert that the same moves lead to the same states."""
    for _ in range(12):
        assert one == other
        assert one.movers == other.movers
        for seat in moment.seats:
            legal = [first_of(state.legal_actions(seat), 40) for state in (one, other)]
            assert legal[0] == legal[1]
            assert one.view(seat).as_json() == other.view(seat).as_json()
        if not one.movers:
            return
        mover = one.movers[0]
        action = random_legal(rng, one.legal_actions(mover))
        one.apply(mover, action)
        other.apply(mover, action)
        for seat in moment.seats:
            assert one.events(seat) == other.events(seat)


@every_game
def test_a_seats_position_shows_the_seat_the_same(game: Game) -> None:
    for moment in moments(game, "positions", 40, 10):
        for seat in moment.seats:
            assert_same_to(seat, moment.state, moment)


def assert_same_to(seat: str, state: State, moment: Moment) -> None:
    text = state.position(seat)
    assert_one_line(text)
    back = moment.game.position(text, moment.options)
    assert back.position(seat) == text
    one, other = output_for(state, seat), output_for(back, seat)
    for channel in ("view", "legal", "choice", "movers", "automatic", "outcome"):
        assert one[channel] == other[channel], f"{channel} of {seat}: {text}\n{moment}"
    adapter_for(moment.game).check(moment.options_json, back)


@every_game
def test_a_game_given_up_has_positions_too(game: Game) -> None:
    for moment in moments(game, "positions", 40, 10):
        state = moment.state.copy()
        seat = moment.seats[len(moment.moves) % len(moment.seats[:-1])]
        if state.movers and concede(game, state, seat, "resigned"):
            assert game.position(state.position(), moment.options) == state
            for seat in moment.seats:
                assert_same_to(seat, state, moment)


@every_game
def test_a_new_game_has_a_position(game: Game) -> None:
    rng = random.Random("new")
    for number in range(12):
        options = sample_options(game, number, rng)
        state = game.new(options)
        assert game.position(state.position(), options) == state
        assert state == game.new(game.options(game.options_as_json(options)))


@every_game
def test_nonsense_is_no_position(game: Game) -> None:
    for moment in moments(game)[::4]:
        words = moment.state.position().split()
        for text in ("nonsense", " ".join([*words, "nonsense=1"]), " ".join([*words, words[0]])):
            with pytest.raises(BadInput):
                game.position(text, moment.options)


def assert_one_line(text: str) -> None:
    assert text
    assert text.splitlines() == [text]
    assert text == " ".join(text.split())


# ---------------------------------------------------------------- records


@every_game
def test_a_record_is_replayed_to_the_same_end(game: Game) -> None:
    adapter, rng = adapter_for(game), random.Random("records")
    for number in range(scaled(game, 30)):
        options = sample_options(game, number, rng)
        match = Match(game, options, named_players(game, options), derived_seed("rec", number))
        names = named_players(game, options, "careless")
        states = [match.state.copy() for _ in played(match, names, f"{number}", adapter.longest)]
        line = dump(match.record())
        assert line.splitlines() == [line]
        record = json.loads(line)
        assert record == json.loads(json.dumps(match.record()))
        steps = [(seat, action, state.copy()) for seat, action, state in replay(record)]
        assert [(seat, action) for seat, action, _ in steps] == match.moves
        assert [state for _, _, state in steps] == states
        for (_, _, state), before in zip(steps[::7], states[::7], strict=True):
            seats = game.seats(options)
            assert all_output(state, seats) == all_output(before, seats)
        assert verify(record) == sum(seat == CHANCE for seat, _ in match.moves)


@every_game
def test_a_record_of_a_game_given_up_is_replayed(game: Game) -> None:
    for moment in moments(game):
        if moment.state.outcome is None:
            match = moment.match()
            seat = moment.seats[len(moment.moves) % len(moment.seats[:-1])]
            if not concede(game, match.state, seat, "time"):
                continue
            record = json.loads(dump(match.record()))
            assert verify(record) == sum(seat == CHANCE for seat, _ in match.moves)
            *_, (_, _, last) = replay(record)
            assert last == moment.state


@every_game
def test_a_changed_record_is_refused(game: Game) -> None:
    for whole in whole_games(game, "changed", 9):
        record = json.loads(dump(whole[-1].match().record()))
        assert verify(record)
        moves = record["moves"]
        for changed in (
            {**record, "moves": moves[:-1]},
            {**record, "moves": [*moves, moves[-1]]},
            {**record, "moves": moves[1:]},
            {**record, "result": {**record["result"], "reason": "boredom"}},
            {**record, "seed": derived_seed("another")},
            {**record, "seed": "short"},
        ):
            with pytest.raises(BadInput):
                verify(changed)
        with pytest.raises(BadRecord) as refusal:
            verify({**record, "moves": [*moves[:3], {"by": "nobody", "do": "nothing"}, *moves[3:]]})
        assert refusal.value.move == 4


@every_game
def test_a_saved_game_continues_unchanged(game: Game) -> None:
    adapter = adapter_for(game)
    for moment in moments(game)[::3]:
        one, other = moment.match(), moment.match()
        assert one.state == moment.state
        assert all_output(one.state, moment.seats) == all_output(moment.state, moment.seats)
        names = named_players(game, moment.options, "random")
        for match in (one, other):
            for _ in played(match, names, "going on", adapter.longest):
                pass
        assert one.record() == other.record()
        assert verify(json.loads(dump(one.record())))


# ---------------------------------------------------------------- undo


@every_game
def test_a_move_that_revealed_nothing_can_be_undone(game: Game) -> None:
    taken_back = 0
    for moment in moments(game, "undo", 30, 12):
        seat = undo_seat(moment)
        for anybody in (*all_seats(moment), "nobody"):
            assert moment.state.can_undo(anybody) == (anybody == seat), f"{anybody}: {moment}"
        if seat is not None:
            match = moment.match()
            assert match.undo(seat) == moment.moves[-1][1]
            assert match.state == moment.before
            assert tuple(match.moves) == moment.moves[:-1]
            before = all_output(moment.before, moment.seats)
            assert all_output(match.state, moment.seats) == before
            match.play(*moment.moves[-1])
            assert match.state == moment.state
            taken_back += 1
    assert taken_back > 20


def undo_seat(moment: Moment) -> str | None:
    if moment.state.outcome is not None:
        return None
    return adapter_for(moment.game).may_undo(moment.options_json, moment.moves_json)


@every_game
def test_a_move_that_revealed_something_cannot_be_undone(game: Game) -> None:
    for moment in moments(game, "undo", 30, 12):
        match = moment.match()
        for seat in (*all_seats(moment), "nobody"):
            if seat != undo_seat(moment):
                with pytest.raises(IllegalAction):
                    match.undo(seat)
                assert match.state == moment.state
                assert tuple(match.moves) == moment.moves
        if moment.moves[-1][0] == CHANCE:
            assert not any(match.state.can_undo(seat) for seat in all_seats(moment))


@every_game
def test_undo_goes_back_until_something_was_revealed(game: Game) -> None:
    for moment in moments(game, "undo", 30, 12):
        match, left = moment.match(), len(moment.moves)
        while left and match.state.movers and (seat := undoing(match, moment)) is not None:
            match.undo(seat)
            left -= 1
        assert tuple(match.moves) == moment.moves[:left]
        replayed = game.new(moment.options)
        for seat, action in match.moves:
            replayed.apply(seat, action)
        assert match.state == replayed
        for _ in played(match, named_players(game, moment.options, "random"), "after undo", 10**4):
            pass
        assert verify(json.loads(dump(match.record()))), "draws are counted again after undo"


def undoing(match: Match, moment: Moment) -> str | None:
    return next((seat for seat in moment.seats if match.state.can_undo(seat)), None)


@every_game
def test_nothing_can_be_undone_before_the_first_move(game: Game) -> None:
    options = game.options({})
    match = Match(game, options, named_players(game, options))
    for seat in (*game.seats(options), CHANCE, "spectator", "nobody", ""):
        with pytest.raises(IllegalAction):
            match.undo(seat)
