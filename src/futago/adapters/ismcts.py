"""OpenSpiel's information set Monte Carlo tree search (IS-MCTS) as a bot: a baseline for others.

    bot = IsmctsBot(game, options, "samurai", seed, Effort(simulations=1000))
    action = bot.think(state.position("samurai"))

It sees only what its seat may see. One search serves a whole move, which is read from its tree word
by word.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms import ismcts

from futago.adapters.history import History
from futago.adapters.openspiel import FutagoGame, FutagoState, game_from, resampler
from futago.adapters.vocabulary import fitting_of
from futago.game import CHANCE, Action, BadInput, Game, State, listed, random_action
from futago.texts import Text

EXPLORATION: Final = 1.4
MOST_SIMULATIONS: Final = 10**9


@dataclass(frozen=True)
class Effort:
    """How long to search for a move: a number of simulations, or seconds."""

    simulations: int = 1000
    seconds: float | None = None


def effort_from(text: str) -> Effort:
    """Parse an effort: `500` simulations, or `0.5s`; the default if empty."""
    try:
        if not text:
            return Effort()
        effort = Effort(seconds=float(text[:-1])) if text[-1] == "s" else Effort(int(text))
    except ValueError:
        effort = Effort(0)
    seconds = 1.0 if effort.seconds is None else effort.seconds
    if effort.simulations < 2 or not 0 < seconds < float("inf"):
        raise BadInput(Text("ismcts-effort", effort=text))
    return effort


class RolloutEvaluator:
    """Evaluates a state by one random playout in whole moves, which is faster than word by word."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def prior(self, state: FutagoState) -> list[tuple[int, float]]:
        numbers = state.legal_actions()
        return [(number, 1.0 / len(numbers)) for number in numbers]

    def evaluate(self, state: FutagoState) -> list[float]:
        node = state.node
        begun = node.history if node.picked else None
        while node.history is begun:  # finish the current move
            node = node.child(self.rng.choice(node.legal_actions()))
        assert node.history is not None
        end = self._played_out(node.history.state.copy())
        assert end.outcome is not None
        utilities: list[float] = state.get_game().utilities(end.outcome.winners)
        return utilities

    def _played_out(self, state: State) -> State:
        while state.movers:
            seat = state.movers[0]
            actions = state.legal_actions(seat)
            if seat == CHANCE:
                (action,) = self.rng.choices(listed(actions), state.chance_weights())
            else:
                action = random_action(actions, self.rng)
            state.apply(seat, action)
        return state


class _OutOfTime(Exception):
    """The search has reached its deadline."""


class Search(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search with an optional time limit."""

    def __init__(self, game: FutagoGame, effort: Effort, seed: str) -> None:
        rng = random.Random(seed)
        timed = effort.seconds is not None
        super().__init__(
            game,
            RolloutEvaluator(rng),
            EXPLORATION,
            MOST_SIMULATIONS if timed else effort.simulations,
            random_state=np.random.RandomState(rng.getrandbits(32)),
        )
        self.set_resampler(resampler(rng.getrandbits(64)))
        self.seconds = effort.seconds
        self.deadline: float | None = None

    def run_search(self, state: FutagoState) -> list[tuple[int, float]]:
        self.deadline = None if self.seconds is None else time.monotonic() + self.seconds
        try:
            found: list[tuple[int, float]] = super().run_search(state)
        except _OutOfTime:
            found = self.get_final_policy(state, self._root_node)
        return found

    def sample_root_state(self, state: FutagoState) -> FutagoState:
        # At least two simulations: the first one only creates the root.
        known = self._root_node.total_visits > 0
        if known and self.deadline is not None and time.monotonic() > self.deadline:
            raise _OutOfTime
        sample: FutagoState = super().sample_root_state(state)
        return sample

    def most_visited(self, state: FutagoState) -> int | None:
        """The action visited most often in a state, if the search has reached it."""
        node = self.lookup_node(state)
        if node is None or not node.child_info:
            return None
        return int(max(node.child_info, key=lambda number: node.child_info[number].visits))


class IsmctsBot:
    """Plays one seat of a game with OpenSpiel's search."""

    def __init__(
        self, game: Game, options: Any, seat: str, seed: str, effort: Effort | None = None
    ) -> None:
        self.game, self.options, self.seat = game, options, seat
        self.played = game_from([game.new(options)])
        self.search = Search(self.played, effort or Effort(), seed)
        self.rng = random.Random(f"{seed} words")

    def think(self, position: str) -> Action:
        """A move for a position as written by `State.position` for the bot's seat."""
        state = self.played.state_at(self.game.position(position, self.options))
        root = _first(state.node.history)
        if state.node.history is root:
            self.search.run_search(state)
        while state.node.history is root:
            number = self.search.most_visited(state)
            state.apply_action(self.rng.choice(state.legal_actions()) if number is None else number)
        return _first_move(state.node.history)

    def choose(self, view: Any, actions: Sequence[Action]) -> Action:
        """The same for a view, in games whose views contain the whole position."""
        position = fitting_of(self.game).position
        if position is None:
            raise ValueError(f"A view of {self.game.name} is not enough: `think` of a position.")
        return self.think(position(self.options, view))


def _first(history: History | None) -> History:
    assert history is not None
    while history.before is not None:
        history = history.before
    return history


def _first_move(history: History | None) -> Action:
    """The first move of a history."""
    assert history is not None
    while history.before is not None and history.before.before is not None:
        history = history.before
    assert history.action is not None
    return history.action
