"""What a finished game brought, in figures and in highlights: the part `recap` of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from futago.game import Game, IllegalAction
from futago.texts import Text


@dataclass(frozen=True)
class Highlight:
    """Something that a seat did best, or that befell nobody worse."""

    title: Text
    seat: str
    text: Text


@dataclass(frozen=True)
class Recap:
    """A finished game in figures."""

    title: Text
    """What the curves show."""
    curves: dict[str, list[int]]
    """What each seat had at the beginning and after each round."""
    places: dict[str, int]
    """The place of each seat, from 1; several may share one. Empty where nobody is ranked."""
    highlights: tuple[Highlight, ...]


RecapMaker = Callable[[Iterable[tuple[str | None, Any]]], Recap]
"""Sums up a game that is over, from its states in their order, each with who made the move that led
to it: nobody in the first one."""


def recap(game: Game, states: Iterable[tuple[str | None, Any]]) -> Recap:
    """Sum up a finished game; `IllegalAction` if this one is never summed up."""
    make: RecapMaker | None = game.part("recap")
    if make is None:
        raise IllegalAction(Text("recap-not-game"))
    return make(states)
