"""What a person sees of a half-made answer to one question, and what may be picked next.

A step never changes: whatever is picked makes another one, so that a decision is undone by going
back to the step before it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from futago.choices.answers import Answer
from futago.choices.questions import Question, Thing
from futago.texts import Text

Place = tuple[str, str]
"""A thing on the board: its kind and its id."""


@dataclass(frozen=True)
class Entry:
    """Something in the numbered list."""

    label: Text
    pick: Callable[[], Step]
    """The step after it is picked; `BadInput` says why it cannot be."""
    place: Place | None = None
    words: tuple[str, ...] = ()
    """What may be typed instead of its number."""
    chosen: bool = False


class Step(ABC):
    """A half-made answer to one question."""

    question: Any

    @property
    def prompt(self) -> Text:
        text: Text = self.question.prompt
        return text

    @property
    def rule(self) -> str:
        """The id of the rule that matters, if it is not the one of the choice."""
        rule: str = self.question.rule
        return rule

    @abstractmethod
    def entries(self) -> list[Entry]:
        """The numbered list."""

    @abstractmethod
    def answer(self) -> Answer | None:
        """The moves, without the opening of the question, as soon as they are complete."""

    @property
    def at_once(self) -> bool:
        """Whether a complete answer is played without asking again."""
        return False

    @property
    def then(self) -> Question | None:
        """The question that follows from what was picked."""
        return None

    def go_on(self) -> Step | None:
        """The next part of the same question, if what is chosen for this one is enough."""
        return None

    def problem(self) -> Text | None:
        """Why the answer is not complete, if there is more to say than the prompt does."""
        return None

    def words(self) -> str:
        """What was picked, in notation, as far as that can be continued by typing."""
        return ""

    def why_not(self, word: str) -> Place | None:
        """The thing that a typed word means, if it is one that cannot be picked now."""
        return None

    def labels(self) -> Sequence[Text]:
        """What was picked, for the line above the list."""
        return ()

    def notes(self) -> Sequence[Text]:
        """What else there is to know: a sum, a bill."""
        return ()

    def chosen(self) -> Mapping[Place, str]:
        """What was picked, for the board, each with its sign; it may be empty."""
        return {}


def place_of(thing: Thing) -> Place:
    return thing.kind, thing.id


def toggled(chosen: tuple[Any, ...], thing: Any) -> tuple[Any, ...]:
    """With or without a thing; the order in which they came is kept."""
    if thing in chosen:
        return tuple(other for other in chosen if other != thing)
    return (*chosen, thing)
