"""A game as OpenSpiel wants it: one thing after the other, each picked from a few numbers.

Chance draws, or the seat to move says the next word of its move. Where there is nothing to choose
(a word that must come, a move that is the only one, an answer that follows from a plan) nobody is
asked. A course is never changed; `after` gives the next one.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Self

from futago.adapters.starts import start_from, start_of
from futago.adapters.story import Moment, beginning
from futago.adapters.tables import Table
from futago.adapters.vocabulary import END_WORD, offered
from futago.game import CHANCE, Action, listed


class Course:
    """Where a game stands and what can be picked next."""

    __slots__ = ("action", "moment", "picked", "refitted", "table", "words")

    def __init__(
        self,
        table: Table,
        moment: Moment | None,
        picked: tuple[str, ...] = (),
        words: Sequence[str] = (),
        action: Action | None = None,
        refitted: int = 0,
    ) -> None:
        self.table = table
        self.moment = moment  # None: chance has to say yet in which world the game is
        self.picked = picked  # the words of the move that is being made
        self.words = words  # those that may follow
        self.action = action  # the move that the words picked spell already, if any
        self.refitted = refitted

    @property
    def mover(self) -> str | None:
        """The seat that picks next, or chance; nobody when the game is over."""
        if self.moment is None:
            return CHANCE
        movers = self.moment.state.movers
        return movers[0] if movers else None

    @property
    def winners(self) -> tuple[str, ...] | None:
        """Who won, once the game is over."""
        outcome = self.moment.state.outcome if self.moment is not None else None
        return outcome.winners if outcome is not None else None

    def numbers(self) -> list[int]:
        """What the seat to move can pick."""
        return self.table.vocabulary.numbers(self.words)

    def chances(self) -> list[tuple[int, float]]:
        """What chance can draw, each with its share."""
        weights: Sequence[float] = self.table.weights
        if self.moment is not None:
            weights = self.moment.state.chance_weights()
        whole = sum(weights)
        return [(number, weight / whole) for number, weight in enumerate(weights)]

    def after(self, number: int) -> Course:
        """The course after a draw or a word."""
        if self.moment is None:
            return settled(self.table, beginning(self.table.worlds[number]))
        if self.mover == CHANCE:
            drawn = listed(self.moment.state.legal_actions(CHANCE))[number]
            return settled(self.table, self.moment.after(CHANCE, drawn), refitted=self.refitted)
        return self._said(self.table.vocabulary.words[number])

    def _said(self, word: str) -> Course:
        if word not in self.words:
            raise ValueError(f"{word!r} is none of {', '.join(self.words)}")
        if word != END_WORD:
            return settled(self.table, self._now, (*self.picked, word), self.refitted)
        assert self.action is not None
        refitted = _refitted(self.table, self.action, self.refitted)
        return settled(self.table, _made(self._now, self.action), refitted=refitted)

    @property
    def _now(self) -> Moment:
        assert self.moment is not None
        return self.moment

    def named(self, number: int) -> str:
        """A draw or a word as people write it."""
        if self.moment is None:
            return f"world {number}"
        if self.mover == CHANCE:
            return str(listed(self.moment.state.legal_actions(CHANCE))[number])
        return self.table.vocabulary.words[number]

    def told(self, seat: str) -> str:
        """All that a seat saw and did, also the words that it has picked."""
        return self._with_words(seat, self.moment.told(seat) if self.moment is not None else seat)

    def seen(self, seat: str) -> str:
        """What a seat sees now."""
        if self.moment is None:
            return seat
        return self._with_words(seat, f"{seat}: {self.moment.state.position(seat)}")

    def _with_words(self, seat: str, text: str) -> str:
        return f"{text}\n? {' '.join(self.picked)}" if seat == self.mover else text

    def imagined(self, seat: str, rng: random.Random) -> Course:
        """Another course that this seat, which is to move, cannot tell from this one."""
        assert seat == self.mover
        moment = self._now.imagined(seat, rng)
        return Course(self.table, moment, self.picked, self.words, self.action, self.refitted)

    def __deepcopy__(self, memo: Any) -> Self:
        return self  # nothing of it ever changes

    def __reduce__(self) -> tuple[Any, ...]:
        """Written down as the position, and what each seat was told up to it."""
        told, word = dict[str, str](), ""
        if self.moment is not None:
            told = {seat: self.moment.told(seat) for seat in self.table.seats}
            word = start_of([self.moment.state]).word()
        here = (self.picked, list(self.words), self.action, self.refitted)
        return _restored, (self.table, word, told, *here)


def _restored(table: Table, word: str, told: dict[str, str], *rest: Any) -> Course:
    moment = beginning(start_from(word).states()[0], told) if word else None
    return Course(table, moment, *rest)


def opening(table: Table) -> Course:
    """A game at its beginning."""
    if len(table.worlds) > 1:
        return Course(table, None)
    return settled(table, beginning(table.worlds[0]))


def settled(
    table: Table, moment: Moment, picked: tuple[str, ...] = (), refitted: int = 0
) -> Course:
    """Go on until chance draws, a seat has something to choose, or the game is over."""
    while True:
        state = moment.state
        if not state.movers or state.movers[0] == CHANCE:
            return Course(table, moment, refitted=refitted)
        seat = state.movers[0]
        actions = state.legal_actions(seat)
        if state.automatic:
            moment = moment.after(seat, listed(actions)[0])
            continue
        barred = table.traits.endless if refitted >= table.refits else frozenset()
        words, action = offered(actions, picked, barred)
        if len(words) > 1:
            return Course(table, moment, picked, words, action, refitted)
        if action is not None:
            moment, picked = _made(moment, action), ()
            refitted = _refitted(table, action, refitted)
        else:
            picked = (*picked, words[0])


def _made(moment: Moment, action: Action) -> Moment:
    return moment.after(moment.state.movers[0], action)


def _refitted(table: Table, action: Action, before: int) -> int:
    """How often in a row something was done after which the turn goes on as before."""
    return before + 1 if str(action).split()[0] in table.traits.in_between else 0
