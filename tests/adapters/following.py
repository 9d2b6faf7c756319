"""Replaying our games in OpenSpiel."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

import pyspiel

from futago.adapters.history import History
from futago.adapters.openspiel import FutagoState
from futago.adapters.vocabulary import END
from futago.game import CHANCE, Action, State, listed


def after_moves(state: FutagoState, moves: Iterable[tuple[str, Action]]) -> FutagoState:
    """The state after the moves of a record, each made word by word; forced moves are automatic."""
    played, count = list(moves), made(state)
    while count < len(played):
        seat, action = played[count]
        assert state.node.mover == seat
        before = state.node.history
        state.apply_action(number_towards(state, action))
        count += _moves_since(before, state.node.history)
    return state


def made(state: FutagoState) -> int:
    """How many moves have been made so far."""
    return _moves_since(None, state.node.history) - 1


def _moves_since(earlier: History | None, history: History | None) -> int:
    count = 0
    while history is not earlier:
        assert history is not None
        count, history = count + 1, history.before
    return count


def number_towards(state: FutagoState, action: Action) -> int:
    """The next OpenSpiel action for a move."""
    node = state.node
    if node.mover == CHANCE:
        assert node.history is not None
        return listed(node.history.state.legal_actions(CHANCE)).index(action)
    words, picked = str(action).split(), len(node.picked)
    assert tuple(words[:picked]) == node.picked
    return END if picked == len(words) else node.spec.vocabulary.number[words[picked]]


def random_number(state: FutagoState, rng: random.Random) -> int:
    """A random action or chance outcome."""
    if state.is_chance_node():
        numbers, chances = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(numbers, chances)[0])
    return int(rng.choice(state.legal_actions()))


def random_states(game: Any, rng: random.Random) -> Iterator[FutagoState]:
    """Every state of a random game, as independent copies."""
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state.clone()
        state.apply_action(random_number(state, rng))
    yield state


def rules_state(state: FutagoState) -> State:
    """Our state inside an OpenSpiel state."""
    assert state.node.history is not None
    return state.node.history.state


def same_game(state: State, text: str) -> Any:
    """An OpenSpiel game with the options of one of our games."""
    game = pyspiel.load_game(text)
    assert game.spec.worlds[0].options == state.options
    return game


def late_states(game: Any, rng: random.Random) -> list[State]:
    """Our states in the middle third of a random game."""
    states = list(random_states(game, rng))
    third = len(states) // 3
    return [rules_state(state) for state in states[third : 2 * third]]
