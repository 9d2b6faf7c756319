"""What a finished game is worth recording: the part `measures` of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

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
    on_board: bool = False
    """Whether its values, VARCHAR[], are spaces of the board: reports draw them on a map."""
    by_round: bool = False
    """Whether its values, INTEGER[] or MAP(VARCHAR, INTEGER[]), are one number for each round."""


class Measures(Protocol):
    """The columns that a game adds, and their values."""

    @property
    def columns(self) -> Sequence[Column]: ...

    def row(self, match: Match) -> dict[str, Json]:
        """The values for a finished game; columns left out are NULL."""

    def scores(self, match: Match) -> Mapping[str, float] | None:
        """The score of each seat; None in a game without scores."""

    def side(self, options: Any) -> str:
        """The seat whose share of the victory reports speak of where equal bots play."""


@dataclass(frozen=True)
class BoardSpace:
    """A space where reports draw it."""

    name: str
    row: int
    column: int
    room: str
    """Spaces of different rooms are separated by walls."""


@dataclass(frozen=True)
class BoardPlan:
    """The board of a game, for maps."""

    title: Text
    spaces: Sequence[BoardSpace]
    bridges: Sequence[tuple[str, str]] = ()
    """Pairs of spaces of different rooms that are connected all the same."""


class BoardPlanner(Protocol):
    """The part `board` of a game: the board that these options are played on."""

    def __call__(self, options: Any, /) -> BoardPlan: ...


def columns_of(game: Game) -> Mapping[str, Column]:
    """The columns of a game by name; none if it measures nothing of its own."""
    measures: Measures | None = game.part("measures")
    return {column.name: column for column in measures.columns} if measures is not None else {}


def side_of(game: Game, options: Any) -> str:
    """The seat whose share of the victory reports speak of where equal bots play."""
    measures: Measures | None = game.part("measures")
    return measures.side(options) if measures is not None else game.seats(options)[0]


def measured(match: Match) -> dict[str, Json]:
    """The game's own values for a finished game."""
    measures: Measures | None = match.game.part("measures")
    return measures.row(match) if measures is not None else {}


def scores_of(match: Match) -> dict[str, float] | None:
    """The score of each seat of a finished game, if it has scores."""
    measures: Measures | None = match.game.part("measures")
    scores = measures.scores(match) if measures is not None else None
    return {seat: float(score) for seat, score in scores.items()} if scores is not None else None
