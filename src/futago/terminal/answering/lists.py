"""Choosing one thing, a pair, or a set of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from futago.choices.answers import Answer
from futago.choices.cards import cards_fit
from futago.choices.questions import Cards, One, Option, Pair, Question, Thing
from futago.game import BadInput
from futago.terminal.answering.steps import Entry, Place, Step, place_of, toggled
from futago.texts import Text


@dataclass(frozen=True)
class OneStep(Step):
    """One of several options or spaces."""

    question: One
    picked: Option | str | None = None

    def entries(self) -> list[Entry]:
        if self.picked is not None:
            return []
        return self.all_entries()

    def all_entries(self) -> list[Entry]:
        """All options, also when one has been picked."""
        options = [
            Entry(
                option.label,
                partial(replace, self, picked=option),
                place_of(option),
                (option.words,),
            )
            for option in self.question.options
        ]
        spaces = [
            Entry(
                self._space(space),
                partial(replace, self, picked=space),
                ("space", space),
                (space,),
            )
            for space in self.question.spaces
        ]
        return [*options, *spaces]

    def _space(self, space: str) -> Text:
        label = self.question.space_label
        return Text(label, space=space) if label else Text("verbatim", word=space)

    @property
    def then(self) -> Question | None:
        return self.picked.then if isinstance(self.picked, Option) else None

    @property
    def at_once(self) -> bool:
        return not self.question.confirm

    def answer(self) -> Answer | None:
        return None if self.picked is None or self.then is not None else [self.words()]

    def words(self) -> str:
        if isinstance(self.picked, Option):
            return self.picked.words
        return self.picked or ""

    def labels(self) -> Sequence[Text]:
        if self.picked is None:
            return ()
        if isinstance(self.picked, Option):
            return (self.picked.label,)
        return (self._space(self.picked),)

    def chosen(self) -> Mapping[Place, str]:
        if isinstance(self.picked, Option):
            return {place_of(self.picked): ""}
        return {} if self.picked is None else {("space", self.picked): ""}


@dataclass(frozen=True)
class PairStep(Step):
    """Who strikes, then whom."""

    question: Pair
    first: Thing | None = None
    second: Thing | None = None

    def entries(self) -> list[Entry]:
        if self.first is None:
            return [
                Entry(one.label, partial(replace, self, first=one), place_of(one), (one.words,))
                for one in self.question.first
            ]
        if self.second is None:
            return [
                Entry(
                    self._blow(self.first, one),
                    partial(replace, self, second=one),
                    place_of(one),
                    (one.words,),
                )
                for one in self.question.second
            ]
        return []

    def _blow(self, first: Thing, second: Thing) -> Text:
        """Who is attacked, and what is left of them."""
        left = max(0, second.value - first.value)
        return Text("play-blow", target=second.label, left=left)

    @property
    def at_once(self) -> bool:
        return not self.question.confirm

    def answer(self) -> Answer | None:
        return [self.words()] if self.first and self.second else None

    def words(self) -> str:
        return " ".join(one.words for one in (self.first, self.second) if one)

    def labels(self) -> Sequence[Text]:
        return [one.label for one in (self.first, self.second) if one]

    def chosen(self) -> Mapping[Place, str]:
        return {place_of(one): "" for one in (self.first, self.second) if one}


@dataclass(frozen=True)
class CardsStep(Step):
    """A set of cards; a number puts a card in or takes it out again."""

    question: Cards
    picked: tuple[Thing, ...] = ()

    def entries(self) -> list[Entry]:
        return [
            Entry(
                card.label,
                partial(self._with, card),
                place_of(card),
                (card.words,),
                card in self.picked,
            )
            for card in self.question.cards
        ]

    def _with(self, card: Thing) -> CardsStep:
        question, picked = self.question, toggled(self.picked, card)
        if len(picked) > question.most and question.most == 1:
            picked = (card,)
        if len(picked) > question.most:
            raise BadInput(Text("play-most", most=question.most))
        total = sum(other.value for other in picked)
        if card in picked and question.limit is not None and total > question.limit:
            raise BadInput(Text("play-limit", total=total, limit=question.limit))
        return replace(self, picked=picked)

    def answer(self) -> Answer | None:
        return [self.words()] if cards_fit(self.question, self.picked) else None

    def problem(self) -> Text | None:
        return None if self.answer() else Text("play-least", least=self.question.least)

    def words(self) -> str:
        return " ".join(card.words for card in (*self.question.always, *self.picked))

    def labels(self) -> Sequence[Text]:
        return [card.label for card in (*self.question.always, *self.picked)]

    def notes(self) -> Sequence[Text]:
        if self.question.limit is None or not self.picked:
            return ()
        total = sum(card.value for card in self.picked)
        return (Text("play-sum", total=total, limit=self.question.limit),)

    def chosen(self) -> Mapping[Place, str]:
        cards = (*self.question.always, *self.picked)
        if self.question.ordered:
            return {place_of(card): str(number) for number, card in enumerate(cards, 1)}
        return {place_of(card): "" for card in cards}
