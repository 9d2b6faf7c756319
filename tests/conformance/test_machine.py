"""The contract as a state machine: anything that can be done to a game, in any order."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from futago.chance import derived_seed
from futago.game import CHANCE, Game, IllegalAction, State
from futago.match import Match
from futago.record import dump, verify

from .adapters import adapter_for
from .channels import all_output, candidate_actions
from .play import (
    Moment,
    all_seats,
    concede,
    every_game,
    make_player,
    named_players,
    random_legal,
    sample_options,
    scaled,
)

numbers = st.integers(min_value=0, max_value=2**32 - 1)


class Contract(RuleBasedStateMachine):
    """A match and the list of its states, which must agree."""

    game: Game

    @initialize(number=numbers, plain=st.booleans())
    def start(self, number: int, plain: bool) -> None:
        rng = random.Random(number)
        self.options = sample_options(self.game, number % 20 if not plain else 10**6, rng)
        players = named_players(self.game, self.options)
        self.match = Match(self.game, self.options, players, derived_seed("machine", number))
        self.states = [self.match.state.copy()]
        self.adapter = adapter_for(self.game)
        self.options_json = self.game.options_as_json(self.options)
        self.good = {s: make_player("careless", self.game, self.options, s, "m") for s in players}

    @property
    def moment(self) -> Moment:
        before = self.states[-2] if len(self.states) > 1 else self.states[-1]
        match = self.match
        return Moment(self.game, self.options, match.seed, tuple(match.moves), before, match.state)

    def is_running(self) -> bool:
        return bool(self.match.state.movers)

    @rule(number=numbers)
    @precondition(is_running)
    def anything_legal(self, number: int) -> None:
        seat = self.match.state.movers[0]
        if seat == CHANCE or self.match.state.automatic:
            self.nobody_decides()
            return
        self.match.play(
            seat, random_legal(random.Random(number), self.match.state.legal_actions(seat))
        )
        self.states.append(self.match.state.copy())

    @rule()
    @precondition(is_running)
    def something_sensible(self) -> None:
        self.nobody_decides()
        if self.is_running():
            self.decide()

    def decide(self) -> None:
        seat = self.match.state.movers[0]
        actions = self.match.state.legal_actions(seat)
        action = self.good[seat].choose(self.match.state.view(seat), actions)
        if action in actions:
            self.match.play(seat, action)
            self.states.append(self.match.state.copy())

    @rule(number=numbers)
    @precondition(lambda self: self.is_running() and self.adapter.longest > 1000)
    def a_long_time(self, number: int) -> None:
        """Skip ahead in long games, where rare situations come late."""
        for _ in range(number % 150):
            if self.is_running():
                self.something_sensible()

    @rule()
    @precondition(is_running)
    def nobody_decides(self) -> None:
        for _ in self.match.settle():
            self.states.append(self.match.state.copy())

    @rule(number=numbers)
    @precondition(lambda self: bool(self.match.moves))
    def something_illegal(self, number: int) -> None:
        rng, state, moment = random.Random(number), self.match.state, self.moment
        before = all_output(state, moment.seats)
        for action in candidate_actions(moment, rng, [action for _, action in moment.moves]):
            seat = rng.choice([*all_seats(moment), "nobody", *state.movers])
            if action not in state.legal_actions(seat):
                with pytest.raises(IllegalAction):
                    self.match.play(seat, action)
        assert all_output(state, moment.seats) == before

    @rule(number=numbers)
    def copy_and_go_another_way(self, number: int) -> None:
        rng, copy = random.Random(number), self.match.state.copy()
        assert copy == self.match.state
        for _ in range(1 + number % 20):
            if copy.movers:
                mover = rng.choice(copy.movers)
                copy.apply(mover, random_legal(rng, copy.legal_actions(mover)))
        if number % 5 == 0 and copy.movers:
            seats = self.moment.seats[:-1]
            concede(self.game, copy, seats[number % len(seats)], "resigned")
        assert self.match.state == self.states[-1]

    @rule()
    @precondition(lambda self: bool(self.match.moves))
    def take_back(self) -> None:
        state = self.match.state
        moves = self.moment.moves_json
        allowed = self.adapter.may_undo(self.options_json, moves) if state.movers else None
        for seat in all_seats(self.moment):
            assert state.can_undo(seat) == (seat == allowed)
        if allowed is None:
            for seat in all_seats(self.moment):
                with pytest.raises(IllegalAction):
                    self.match.undo(seat)
        else:
            self.match.undo(allowed)
            self.states.pop()

    @rule()
    def save_and_go_on(self) -> None:
        saved = json.loads(json.dumps(self.match.save()))
        self.match = Match.resume(saved)

    @rule()
    def write_the_position_down(self) -> None:
        state, moment = self.match.state, self.moment
        assert self.game.position(state.position(), self.options) == state
        for seat in moment.seats:
            back = self.game.position(state.position(seat), self.options)
            assert back.view(seat).as_json() == state.view(seat).as_json()
            self.adapter.check(self.options_json, back)

    @rule(number=numbers)
    @precondition(lambda self: self.is_running() and len(self.match.moves) > 25)
    def give_up(self, number: int) -> None:
        seats = self.game.seats(self.options)
        reason = ["resigned", "time"][number % 2]
        if not concede(self.game, self.match.state, seats[number % len(seats)], reason):
            return
        self.states[-1] = self.match.state.copy()
        verify(json.loads(dump(self.match.record())))
        # Saved games contain moves only: continue from before.
        self.match = Match.resume(self.match.save())
        self.states[-1] = self.match.state.copy()

    @invariant()
    def the_state_is_what_the_moves_made_it(self) -> None:
        if not hasattr(self, "match"):
            return
        state = self.match.state
        assert state == self.states[-1]
        assert len(self.states) == len(self.match.moves) + 1
        assert (state.outcome is None) == bool(state.movers)
        self.adapter.check(self.options_json, state)

    def teardown(self) -> None:
        if not hasattr(self, "match"):
            return
        again: State = self.game.new(self.options)
        for (seat, action), state in zip(self.match.moves, self.states[1:], strict=True):
            again.apply(seat, action)
            assert again == state
        if self.match.state.outcome is not None:
            verify(json.loads(dump(self.match.record())))


@every_game
def test_anything_can_be_done_in_any_order(game: Game) -> None:
    machine: Any = type("ContractOfGame", (Contract,), {"game": game})
    # Shrinking a long game takes longer than reading it.
    phases_to_run = [
        phase for phase in Phase if phase is not Phase.shrink or adapter_for(game).share == 1
    ]
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=scaled(game, 60),
            stateful_step_count=50,
            deadline=None,
            phases=phases_to_run,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
