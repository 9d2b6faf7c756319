"""Imagined states: indistinguishable from the true one for a seat, and playable."""

from __future__ import annotations

import random

from futago.game import ABOVE, Game, State

from .adapters import Moves, adapter_for
from .channels import output_for
from .play import Moment, all_seats, concede, every_game, moments, random_legal, scaled
from .secrecy import Side, all_swaps, positions, some_seats

SAME = ("view", "legal", "choice", "movers", "automatic", "outcome", "position")
"""Channels that must not differ; recent events are not imagined."""


def running(game: Game) -> list[Moment]:
    return [m for m in moments(game, "imagined", 40, 8) if m.state.outcome is None]


@every_game
def test_what_a_seat_imagines_looks_the_same_to_it(game: Game) -> None:
    rng = random.Random("looks")
    for moment in running(game):
        for seat in moment.seats:
            state = moment.state.imagined(seat, rng)
            one, other = output_for(moment.state, seat), output_for(state, seat)
            for channel in SAME:
                assert one[channel] == other[channel], f"{channel} of {seat}: {moment}"
            adapter_for(game).check(moment.options_json, state)


@every_game
def test_imagining_changes_nothing(game: Game) -> None:
    rng = random.Random("nothing")
    for moment in moments(game, "imagined", 40, 8):
        for seat in all_seats(moment):
            state = moment.state.copy()
            found = state.imagined(seat, rng)
            if found.movers:
                found.apply(
                    found.movers[0], random_legal(rng, found.legal_actions(found.movers[0]))
                )
            assert state == moment.state
            assert state.position() == moment.state.position()


@every_game
def test_the_same_seed_imagines_the_same_state_whatever_is_hidden(game: Game) -> None:
    """Only what the seat knows matters, so another hidden part changes nothing."""
    rng, kinds, wanted = random.Random("luck"), set[str](), scaled(game, 600)
    tried = differed = 0
    for moment in positions(game, "imagined", rng):
        for seat in some_seats(moment, rng):
            for swap in all_swaps(moment, seat, rng)[:3]:
                one, other = (played(moment, m) for m in (moment.moves_json, swap.moves))
                assert imagined(one, seat, tried) == imagined(other, seat, tried), swap.kind
                tried, differed = tried + 1, differed + (one != other)
                kinds.add(swap.kind)
        if tried >= wanted:
            break
    assert differed > tried // 3, "most swaps change what is hidden now"
    assert len(kinds) > len(adapter_for(game).kinds) // 2


def played(moment: Moment, moves: Moves) -> State:
    side = Side(moment, moves)
    for _ in side.replay():
        pass
    return side.state


def imagined(state: State, seat: str, number: int) -> State:
    return state.imagined(seat, random.Random(number))


@every_game
def test_other_seeds_imagine_other_states(game: Game) -> None:
    varied = hidden = 0
    for moment in running(game):
        rng = random.Random("other")
        for seat in moment.seats:
            if all_swaps(moment, seat, rng):
                hidden += 1
                varied += len({imagined(moment.state, seat, n).position() for n in range(8)}) > 1
    assert hidden > 20
    assert varied > 0.8 * hidden


@every_game
def test_what_is_imagined_can_be_played_to_its_end(game: Game) -> None:
    rng = random.Random("to the end")
    for moment in running(game)[::2]:
        for seat in some_seats(moment, rng)[-2:]:
            state = moment.state.imagined(seat, rng)
            for _ in range(adapter_for(game).longest):
                if not state.movers:
                    break
                state.apply(
                    state.movers[0], random_legal(rng, state.legal_actions(state.movers[0]))
                )
            assert state.outcome is not None
            adapter_for(game).check(moment.options_json, state)


@every_game
def test_a_seat_that_knows_everything_imagines_the_truth(game: Game) -> None:
    rng = random.Random("above")
    for moment in moments(game, "imagined", 40, 8):
        assert moment.state.imagined(ABOVE, rng) == moment.state
        if moment.state.outcome is not None:
            for seat in all_seats(moment):
                assert moment.state.imagined(seat, rng) == moment.state


@every_game
def test_after_conceding_there_is_nothing_to_imagine(game: Game) -> None:
    rng = random.Random("given up")
    for moment in running(game):
        state, given_up = moment.state.copy(), moment.seats[0]
        if concede(game, state, given_up, "resigned"):
            for seat in moment.seats:
                assert state.imagined(seat, rng) == state
