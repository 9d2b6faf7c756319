"""Errors that are explained to a user; part of the contract in `game`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from futago.texts import Text, shortened


class FutagoError(Exception):
    """A user error, explained in one sentence that says what to do. What it quotes may come from
    anybody, so it is shortened here."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = shortened(text)

    def __str__(self) -> str:
        return str(self.text)


class IllegalAction(FutagoError):
    """The rules do not allow this action now; the state is unchanged."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One of the things that are wrong with a value, and the names of its parts at fault."""

    text: Text
    at: tuple[str, ...] = ()


class BadInput(FutagoError):
    """An option, file, notation or seed that is not valid. Where several things are wrong with it,
    the text is that of the first."""

    def __init__(self, text: Text, faults: Iterable[Fault] = ()) -> None:
        super().__init__(text)
        self.faults = tuple(
            Fault(shortened(fault.text), fault.at) for fault in (faults or (Fault(text),))
        )


class UnknownRules(BadInput):
    """A version of a game's rules that this program does not know."""

    @classmethod
    def of(cls, game: str, version: object) -> Self:
        return cls(Text("rules-unknown", game=game, version=str(version)))
