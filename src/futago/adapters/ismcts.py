"""OpenSpiel's search by imagined worlds (IS-MCTS) as a bot of ours: a rung to measure others by.

    bot = IsmctsBot(game, options, "samurai", seed, Effort(simulations=1000))
    action = bot.think(state.position("samurai"))

It is told what its seat may see and nothing else. One search serves a whole move, which is read off
its tree word by word.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms import ismcts

from futago.adapters.openspiel import FutagoGame, FutagoState, game_from, resampler
from futago.adapters.story import Moment
from futago.game import CHANCE, Action, BadInput, Game, State, listed, random_action
from futago.goryo import GAME as GORYO
from futago.goryo.position import position_text
from futago.texts import Text

EXPLORATION: Final = 1.4
MOST_SIMULATIONS: Final = 10**9


@dataclass(frozen=True)
class Effort:
    """How long to think about a move: a number of simulated games, or seconds."""

    simulations: int = 1000
    seconds: float | None = None


def effort_from(text: str) -> Effort:
    """`500` simulations, or `0.5s`; nothing said: the usual effort."""
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


class Rollouts:
    """Judges a state by one game played on at random, in whole moves, which our rules make fast."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def prior(self, state: FutagoState) -> list[tuple[int, float]]:
        numbers = state.legal_actions()
        return [(number, 1.0 / len(numbers)) for number in numbers]

    def evaluate(self, state: FutagoState) -> list[float]:
        course = state.course
        begun = course.moment if course.picked else None
        while course.moment is begun:  # the move whose words are being said
            course = course.after(self.rng.choice(course.numbers()))
        assert course.moment is not None
        end = self._played(course.moment.state.copy())
        assert end.outcome is not None
        worth: list[float] = state.get_game().utilities(end.outcome.winners)
        return worth

    def _played(self, state: State) -> State:
        while state.movers:
            seat = state.movers[0]
            actions = state.legal_actions(seat)
            if seat == CHANCE:
                (action,) = self.rng.choices(listed(actions), state.chance_weights())
            else:
                action = random_action(actions, self.rng)
            state.apply(seat, action)
        return state


class _TimeIsUp(Exception):
    """The search has thought long enough."""


class Search(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, which may also stop by the clock."""

    def __init__(self, game: FutagoGame, effort: Effort, seed: str) -> None:
        rng = random.Random(seed)
        timed = effort.seconds is not None
        super().__init__(
            game,
            Rollouts(rng),
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
        except _TimeIsUp:
            found = self.get_final_policy(state, self._root_node)
        return found

    def sample_root_state(self, state: FutagoState) -> FutagoState:
        # Twice at least: the first simulation only lays the root.
        known = self._root_node.total_visits > 0
        if known and self.deadline is not None and time.monotonic() > self.deadline:
            raise _TimeIsUp
        sample: FutagoState = super().sample_root_state(state)
        return sample

    def best(self, state: FutagoState) -> int | None:
        """The action tried most often in a state, if the search has been there."""
        node = self.lookup_node(state)
        if node is None or not node.child_info:
            return None
        return int(max(node.child_info, key=lambda number: node.child_info[number].visits))


class IsmctsBot:
    """Plays one seat of a game of ours by OpenSpiel's search."""

    def __init__(
        self, game: Game, options: Any, seat: str, seed: str, effort: Effort | None = None
    ) -> None:
        self.game, self.options, self.seat = game, options, seat
        self.played = game_from([game.new(options)])
        self.search = Search(self.played, effort or Effort(), seed)
        self.rng = random.Random(f"{seed} words")

    def think(self, position: str) -> Action:
        """A move for a position as the bot's seat sees it."""
        state = self.played.state_at(self.game.position(position, self.options))
        root = _first(state.course.moment)
        if state.course.moment is root:
            self.search.run_search(state)
        while state.course.moment is root:
            number = self.search.best(state)
            state.apply_action(self.rng.choice(state.legal_actions()) if number is None else number)
        return _first_move(state.course.moment)

    def choose(self, view: Any, actions: Sequence[Action]) -> Action:
        """The same from a view: only one of Goryō shows all that a position says."""
        if self.game.name != GORYO.name:
            raise ValueError(f"A view of {self.game.name} is not enough: `think` of a position.")
        return self.think(position_text(self.options, view))


def _first(moment: Moment | None) -> Moment:
    assert moment is not None
    while moment.before is not None:
        moment = moment.before
    return moment


def _first_move(moment: Moment | None) -> Action:
    """The move that was made first on the way to a moment."""
    assert moment is not None
    while moment.before is not None and moment.before.before is not None:
        moment = moment.before
    assert moment.action is not None
    return moment.action
