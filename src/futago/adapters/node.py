"""Nodes of the game tree as other frameworks see it: sequential decisions, each with few actions.

At a node, chance draws or the seat to move picks the next word of its move. Forced decisions (the
only possible word, the only legal move, an answer that follows from a plan) are skipped. Nodes are
immutable; `child` returns the next one.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Self

import numpy as np

from futago.adapters.history import History, Known, start_history
from futago.adapters.spec import GameSpec
from futago.adapters.starts import start_from, start_of
from futago.adapters.tensors import Observer, Tensor, seen_by
from futago.adapters.vocabulary import END_WORD, Fitting, Leading, leading_to, legal_words
from futago.game import CHANCE, Action, Actions, State, listed


class Node:
    """A decision, chance or terminal node: a history and the words of a move picked so far."""

    __slots__ = (
        *("_numbers", "action", "history", "leading", "mover", "picked", "refitted"),
        *("spec", "words"),
    )

    def __init__(
        self,
        spec: GameSpec,
        history: History | None,
        picked: tuple[str, ...] = (),
        words: Sequence[str] = (),
        action: Action | None = None,
        refitted: int = 0,
        leading: Leading | None = None,
    ) -> None:
        self.spec = spec
        self.history = history  # None: chance has yet to draw the initial state
        self.picked = picked  # the words of the current move
        self.words = words  # the words that may follow
        self.action = action  # the move that the picked words already spell, if any
        self.refitted = refitted  # how many moves in a row did not end the turn
        self.leading = leading  # the moves that begin with the picked words, if they are listed
        movers = history.state.movers if history is not None else (CHANCE,)
        # The seat to move, or chance; None when the game is over.
        self.mover: str | None = movers[0] if movers else None
        self._numbers: list[int] | None = None

    @property
    def winners(self) -> tuple[str, ...] | None:
        """Who won, once the game is over."""
        outcome = self.history.state.outcome if self.history is not None else None
        return outcome.winners if outcome is not None else None

    @property
    def player(self) -> int:
        """The number of the seat to move; -1 for chance, -4 when the game is over."""
        return self.spec.player_of[self.mover]

    def legal_actions(self) -> list[int]:
        """The numbers of the words that the seat to move can pick."""
        if self._numbers is None:
            self._numbers = self.spec.vocabulary.numbers(self.words)
        return self._numbers

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The chance outcomes with their probabilities."""
        weights: Sequence[float] = self.spec.weights
        if self.history is not None:
            weights = self.history.state.chance_weights()
        return list(_shares(tuple(weights)))

    def drawn(self, rng: random.Random) -> Node:
        """A random child of a chance node."""
        if self.history is None:
            (number,) = rng.choices(range(len(self.spec.weights)), self.spec.weights)
            return self.child(number)
        state = self.history.state
        draws = listed(state.legal_actions(CHANCE))
        if type(state).chance_weights is State.chance_weights:  # all as likely
            draw = draws[int(rng.random() * len(draws))]
        else:
            (draw,) = rng.choices(draws, state.chance_weights())
        return advance(self.spec, self.history.after(CHANCE, draw), (), self.refitted)

    def child(self, number: int) -> Node:
        """The node after a chance outcome or a word."""
        if self.history is None:
            return advance(self.spec, start_history(self.spec.worlds[number]))
        if self.mover == CHANCE:
            drawn = listed(self.history.state.legal_actions(CHANCE))[number]
            return advance(self.spec, self.history.after(CHANCE, drawn), (), self.refitted)
        return self._after_word(self.spec.vocabulary.words[number])

    def _after_word(self, word: str) -> Node:
        assert self.history is not None
        if word not in self.words:
            raise ValueError(f"{word!r} is not one of {', '.join(self.words)}")
        if word != END_WORD:
            picked = (*self.picked, word)
            return advance(self.spec, self.history, picked, self.refitted, self.leading)
        assert self.action is not None
        refitted = _refitted(self.spec.fitting, self.picked[0], self.refitted)
        return advance(self.spec, _played(self.history, self.action), (), refitted)

    def action_string(self, number: int) -> str:
        """A chance outcome or a word in readable form."""
        if self.history is None:
            return f"world {number}"
        if self.mover == CHANCE:
            return str(listed(self.history.state.legal_actions(CHANCE))[number])
        return self.spec.vocabulary.words[number]

    # What a seat knows, as text.

    def information_state(self, seat: str) -> str:
        """Everything a seat saw and did, including the words it has picked."""
        known = self.history.information_state(seat) if self.history is not None else seat
        return self._with_words(seat, known)

    def observation(self, seat: str) -> str:
        """What a seat sees now."""
        if self.history is None:
            return seat
        return self._with_words(seat, f"{seat}: {self.history.state.position(seat)}")

    def _with_words(self, seat: str, text: str) -> str:
        return f"{text}\n? {' '.join(self.picked)}" if seat == self.mover else text

    # The same as tensors.

    def write_observation(self, seat: str, out: Tensor) -> None:
        """Write what a seat sees now into an array."""
        self.observer.observation(self._seen(seat), seat, self.mover, self.picked, out)

    def write_information_state(self, seat: str, out: Tensor) -> None:
        """Write what a seat sees now, and what it was told before, into an array."""
        observer = self.observer
        self.write_observation(seat, out[: observer.size])
        told = self.history.told(seat, observer.teller) if self.history is not None else b""
        if self.picked and seat == self.mover:
            told += observer.teller.picked(self.picked)
        observer.teller.write(told, out[observer.size :].reshape(observer.memory.shape))

    def observation_tensor(self, seat: str) -> Tensor:
        """What a seat sees now, in an array of its own."""
        out = np.empty(self.observer.size, np.float32)
        self.write_observation(seat, out)
        return out

    def information_state_tensor(self, seat: str) -> Tensor:
        """What a seat sees now and was told before, in an array of its own."""
        out = np.empty(self.observer.whole_size, np.float32)
        self.write_information_state(seat, out)
        return out

    @property
    def observer(self) -> Observer:
        observer = self.spec.observer
        if observer is None:
            raise ValueError(f"The game {self.spec.game} has no part `tensors`.")
        return observer

    def _seen(self, seat: str) -> bytes:
        """What a seat sees, the same for all words of a move."""
        if self.history is None:
            return self.observer.unseen()
        seen = self.history.seen.get(seat)
        if seen is None:
            seen = seen_by(self.observer.encoder, self.history.state, seat)
            self.history.seen = {**self.history.seen, seat: seen}
        return seen

    # Other nodes.

    def imagined(self, seat: str, rng: random.Random) -> Node:
        """A random node that the seat to move cannot distinguish from this one."""
        assert seat == self.mover
        assert self.history is not None
        history = self.history.imagined(seat, rng, self.spec.teller)
        return Node(self.spec, history, self.picked, self.words, self.action, self.refitted)

    def __deepcopy__(self, memo: Any) -> Self:
        return self  # it is immutable

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the position and the information state of each seat."""
        known, word = dict[str, Known](), ""
        if self.history is not None:
            teller = self.spec.teller
            known = {seat: self.history.known(seat, teller) for seat in self.spec.seats}
            word = start_of([self.history.state]).word()
        here = (self.picked, list(self.words), self.action, self.refitted)
        return _unpickled, (self.spec, word, known, *here)


def _unpickled(spec: GameSpec, word: str, known: dict[str, Known], *rest: Any) -> Node:
    history = start_history(start_from(word).states()[0], known) if word else None
    return Node(spec, history, *rest)


@lru_cache(maxsize=1024)
def _shares(weights: tuple[float, ...]) -> tuple[tuple[int, float], ...]:
    whole = sum(weights)
    return tuple((number, weight / whole) for number, weight in enumerate(weights))


def root(spec: GameSpec) -> Node:
    """The root of the game tree."""
    if len(spec.worlds) > 1:
        return Node(spec, None)
    return advance(spec, start_history(spec.worlds[0]))


def advance(
    spec: GameSpec,
    history: History,
    picked: tuple[str, ...] = (),
    refitted: int = 0,
    leading: Leading | None = None,
) -> Node:
    """The next node at which chance draws, a seat has a choice, or the game is over."""
    fitting = spec.fitting
    while True:
        state = history.state
        movers = state.movers
        if not movers or movers[0] == CHANCE:
            return Node(spec, history, refitted=refitted)
        actions: Actions = state.legal_actions(movers[0])
        if state.automatic:
            history, leading = history.after(movers[0], listed(actions)[0]), None
            continue
        leading = leading_to(actions, picked, leading)
        barred = fitting.endless if refitted >= spec.refits else frozenset()
        words, action = legal_words(actions, picked, leading, barred)
        if len(words) > 1:
            return Node(spec, history, picked, words, action, refitted, leading)
        if action is not None:
            refitted = _refitted(fitting, picked[0], refitted)
            history, picked, leading = _played(history, action), (), None
        else:
            picked = (*picked, words[0])


def _played(history: History, action: Action) -> History:
    return history.after(history.state.movers[0], action)


def _refitted(fitting: Fitting, word: str, before: int) -> int:
    """How many moves in a row did not end the turn."""
    return before + 1 if word in fitting.in_between else 0
