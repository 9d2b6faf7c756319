"""Games of ours played again in OpenSpiel."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

import pyspiel

from futago.adapters.openspiel import FutagoState
from futago.adapters.story import Moment
from futago.adapters.tables import options_of
from futago.adapters.vocabulary import END
from futago.game import CHANCE, Action, State, listed


def after_moves(state: FutagoState, moves: Iterable[tuple[str, Action]]) -> FutagoState:
    """The state after moves of a record, each said word by word; forced ones come by themselves."""
    played, count = list(moves), made(state)
    while count < len(played):
        seat, action = played[count]
        assert state.course.mover == seat
        before = state.course.moment
        state.apply_action(number_towards(state, action))
        count += _moves_since(before, state.course.moment)
    return state


def made(state: FutagoState) -> int:
    """How many moves have been made since the beginning."""
    return _moves_since(None, state.course.moment) - 1


def _moves_since(earlier: Moment | None, moment: Moment | None) -> int:
    count = 0
    while moment is not earlier:
        assert moment is not None
        count, moment = count + 1, moment.before
    return count


def number_towards(state: FutagoState, action: Action) -> int:
    """The next number on the way to a move."""
    course = state.course
    if course.mover == CHANCE:
        assert course.moment is not None
        return listed(course.moment.state.legal_actions(CHANCE)).index(action)
    words, picked = str(action).split(), len(course.picked)
    assert tuple(words[:picked]) == course.picked
    return END if picked == len(words) else course.table.vocabulary.number[words[picked]]


def random_number(state: FutagoState, rng: random.Random) -> int:
    """What anybody could do next, or chance."""
    if state.is_chance_node():
        numbers, chances = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(numbers, chances)[0])
    return int(rng.choice(state.legal_actions()))


def random_states(game: Any, rng: random.Random) -> Iterator[FutagoState]:
    """Every state of a game played at random, each of its own."""
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state.clone()
        state.apply_action(random_number(state, rng))
    yield state


def rules_state(state: FutagoState) -> State:
    """The state of our rules inside."""
    assert state.course.moment is not None
    return state.course.moment.state


def same_game(state: State, text: str) -> Any:
    """A game of OpenSpiel with the options of one of ours."""
    game = pyspiel.load_game(text)
    assert options_of(game.table.worlds[0]) == options_of(state)
    return game
