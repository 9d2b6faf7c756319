"""What a finished game is worth recording: the part `measures` of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from futago.game import Game, Json
from futago.match import Match
from futago.texts import Text


@dataclass(frozen=True)
class Column:
    """A column of the table of games that one game adds."""

    name: str
    type: str
    """In SQL, such as INTEGER, BOOLEAN, VARCHAR[] or MAP(VARCHAR, INTEGER)."""
    about: Text


class Measures(Protocol):
    """The columns that a game adds, and their values."""

    @property
    def columns(self) -> Sequence[Column]: ...

    def row(self, match: Match) -> dict[str, Json]:
        """The values for a finished game; columns left out are NULL."""


def columns_of(game: Game) -> Mapping[str, Column]:
    """The columns of a game by name; none if it measures nothing of its own."""
    measures: Measures | None = game.part("measures")
    return {column.name: column for column in measures.columns} if measures is not None else {}


def measured(match: Match) -> dict[str, Json]:
    """The game's own values for a finished game."""
    measures: Measures | None = match.game.part("measures")
    return measures.row(match) if measures is not None else {}
