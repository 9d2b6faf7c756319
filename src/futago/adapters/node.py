"""Nodes of the game tree as OpenSpiel sees it: sequential decisions, each with few actions.

At a node, chance draws or the seat to move picks the next word of its move. Forced decisions (the
only possible word, the only legal move, an answer that follows from a plan) are skipped. Nodes are
immutable; `child` returns the next one.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Self

from futago.adapters.history import History, start_history
from futago.adapters.spec import GameSpec
from futago.adapters.starts import start_from, start_of
from futago.adapters.vocabulary import END_WORD, legal_words
from futago.game import CHANCE, Action, listed


class Node:
    """A decision, chance or terminal node: a history and the words of a move picked so far."""

    __slots__ = ("action", "history", "picked", "refitted", "spec", "words")

    def __init__(
        self,
        spec: GameSpec,
        history: History | None,
        picked: tuple[str, ...] = (),
        words: Sequence[str] = (),
        action: Action | None = None,
        refitted: int = 0,
    ) -> None:
        self.spec = spec
        self.history = history  # None: chance has yet to draw the initial state
        self.picked = picked  # the words of the current move
        self.words = words  # the words that may follow
        self.action = action  # the move that the picked words already spell, if any
        self.refitted = refitted  # how many moves in a row did not end the turn

    @property
    def mover(self) -> str | None:
        """The seat to move, or chance; None when the game is over."""
        if self.history is None:
            return CHANCE
        movers = self.history.state.movers
        return movers[0] if movers else None

    @property
    def winners(self) -> tuple[str, ...] | None:
        """Who won, once the game is over."""
        outcome = self.history.state.outcome if self.history is not None else None
        return outcome.winners if outcome is not None else None

    def legal_actions(self) -> list[int]:
        """The numbers of the words that the seat to move can pick."""
        return self.spec.vocabulary.numbers(self.words)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The chance outcomes with their probabilities."""
        weights: Sequence[float] = self.spec.weights
        if self.history is not None:
            weights = self.history.state.chance_weights()
        whole = sum(weights)
        return [(number, weight / whole) for number, weight in enumerate(weights)]

    def child(self, number: int) -> Node:
        """The node after a chance outcome or a word."""
        if self.history is None:
            return advance(self.spec, start_history(self.spec.worlds[number]))
        if self.mover == CHANCE:
            drawn = listed(self.history.state.legal_actions(CHANCE))[number]
            return advance(self.spec, self.history.after(CHANCE, drawn), refitted=self.refitted)
        return self._after_word(self.spec.vocabulary.words[number])

    def _after_word(self, word: str) -> Node:
        assert self.history is not None
        if word not in self.words:
            raise ValueError(f"{word!r} is not one of {', '.join(self.words)}")
        if word != END_WORD:
            return advance(self.spec, self.history, (*self.picked, word), self.refitted)
        assert self.action is not None
        refitted = _refitted(self.spec, self.action, self.refitted)
        return advance(self.spec, _played(self.history, self.action), refitted=refitted)

    def action_string(self, number: int) -> str:
        """A chance outcome or a word in readable form."""
        if self.history is None:
            return f"world {number}"
        if self.mover == CHANCE:
            return str(listed(self.history.state.legal_actions(CHANCE))[number])
        return self.spec.vocabulary.words[number]

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

    def imagined(self, seat: str, rng: random.Random) -> Node:
        """A random node that the seat to move cannot distinguish from this one."""
        assert seat == self.mover
        assert self.history is not None
        history = self.history.imagined(seat, rng)
        return Node(self.spec, history, self.picked, self.words, self.action, self.refitted)

    def __deepcopy__(self, memo: Any) -> Self:
        return self  # it is immutable

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the position and the information state of each seat."""
        known, word = dict[str, str](), ""
        if self.history is not None:
            known = {seat: self.history.information_state(seat) for seat in self.spec.seats}
            word = start_of([self.history.state]).word()
        here = (self.picked, list(self.words), self.action, self.refitted)
        return _unpickled, (self.spec, word, known, *here)


def _unpickled(spec: GameSpec, word: str, known: dict[str, str], *rest: Any) -> Node:
    history = start_history(start_from(word).states()[0], known) if word else None
    return Node(spec, history, *rest)


def root(spec: GameSpec) -> Node:
    """The root of the game tree."""
    if len(spec.worlds) > 1:
        return Node(spec, None)
    return advance(spec, start_history(spec.worlds[0]))


def advance(
    spec: GameSpec, history: History, picked: tuple[str, ...] = (), refitted: int = 0
) -> Node:
    """The next node at which chance draws, a seat has a choice, or the game is over."""
    while True:
        state = history.state
        if not state.movers or state.movers[0] == CHANCE:
            return Node(spec, history, refitted=refitted)
        seat = state.movers[0]
        actions = state.legal_actions(seat)
        if state.automatic:
            history = history.after(seat, listed(actions)[0])
            continue
        barred = spec.fitting.endless if refitted >= spec.refits else frozenset()
        words, action = legal_words(actions, picked, barred)
        if len(words) > 1:
            return Node(spec, history, picked, words, action, refitted)
        if action is not None:
            history, picked = _played(history, action), ()
            refitted = _refitted(spec, action, refitted)
        else:
            picked = (*picked, words[0])


def _played(history: History, action: Action) -> History:
    return history.after(history.state.movers[0], action)


def _refitted(spec: GameSpec, action: Action, before: int) -> int:
    """How many moves in a row did not end the turn."""
    return before + 1 if str(action).split()[0] in spec.fitting.in_between else 0
