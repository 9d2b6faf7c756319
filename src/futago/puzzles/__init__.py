"""Puzzles: positions in which one idea is clearly the best. Each game defines its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Protocol

from futago.game import Choice, Event, Game, Json, State, View
from futago.games import GAMES
from futago.marks import NO_MARKS, Marks
from futago.texts import Text

PuzzleVerdict = Literal["open", "right", "wrong", "detour", "illegal"]
"""Nothing to judge yet; the best idea; another idea; the best idea, but with premature moves; not
allowed."""


class Puzzle(Protocol):
    """What puzzles of all games have in common."""

    @property
    def id(self) -> str:
        """Unique among all puzzles of all games."""

    @property
    def seat(self) -> str: ...

    @property
    def level(self) -> int:
        """From 1 (easy) to 5 (hard)."""

    @property
    def solutions(self) -> tuple[str, ...]:
        """Sequences of moves, separated by commas; all of them are the same idea."""

    @property
    def start(self) -> State:
        """The position. Copy it before making a move."""


@dataclass(frozen=True, slots=True)
class PuzzleView:
    """The position after the moves made so far, and the verdict on the attempt."""

    view: View
    choice: Choice
    verdict: PuzzleVerdict
    said: tuple[Text, ...]
    state: State
    """The position itself."""
    marks: Marks = NO_MARKS
    """What is pointed at: what is given, or what a verdict is about."""
    notes: tuple[Text, ...] = ()
    """What is given besides the position."""


@dataclass(frozen=True, slots=True)
class PuzzleHint:
    """What to look at, without the solution."""

    said: Text
    marks: Marks


@dataclass(frozen=True, slots=True)
class ReplyFrame:
    """A moment of a line that is played out, and what led to it."""

    view: View
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class PuzzleReply:
    """How play may go on after an attempt, with best play of the other side."""

    said: tuple[Text, ...]
    """Where the line comes from, and how it ends."""
    frames: tuple[ReplyFrame, ...]


@dataclass(frozen=True)
class SearchProgress:
    """The progress of a search for puzzles."""

    games: int
    candidates: int


@dataclass(frozen=True)
class PuzzleSet:
    """The puzzles of a game and how attempts are judged: its part `puzzles`."""

    puzzles: Callable[[], Mapping[str, Any]]
    """All puzzles by id, the easiest first."""
    look: Callable[[Any, Sequence[str]], PuzzleView]
    """A puzzle after some moves, the last of which may be an attempt."""
    task: Callable[[Any], Text]
    """The task."""
    line: Callable[[Any], Text]
    """A short description."""
    role: Callable[[Any], Text]
    """Whose part the solver plays; puzzles with the same words belong together."""
    setting: Callable[[Any], tuple[Text, ...]]
    """How the options differ from the defaults."""
    theme: Callable[[Any], Text]
    """What it is about, in a few words; puzzles with the same words belong together."""
    sketch: Callable[[Any], dict[str, Json]]
    """What a client needs to draw a thumbnail of the position, known to the solver's seat."""
    hint: Callable[[Any], PuzzleHint]
    """What to look at."""
    solution_marks: Callable[[Any], Marks]
    """Points at the solution in the position."""
    reply: Callable[[Any, Sequence[str]], PuzzleReply | None]
    """The line after an attempt, which is the last of these moves; None if there is none."""
    reasons: Callable[[Any], Sequence[Text]]
    """Why the best idea is the best."""
    read: Callable[[bytes], Sequence[Any]]
    """Parse a puzzle file; `ValueError` if it is invalid."""
    find: Callable[[str, int, Path, int], Iterator[SearchProgress]]
    """Search for puzzles: by a seed, how many, the output file, the number of processes."""
    faults: Callable[[Any], Iterator[str]]
    """Recompute a puzzle and report every claim that does not hold."""


def puzzles_of(game: Game) -> PuzzleSet | None:
    """The puzzles of a game, if it has any."""
    found = game.part("puzzles")
    return found if isinstance(found, PuzzleSet) else None


def puzzle_sets() -> dict[str, PuzzleSet]:
    """The puzzles of all games that have some, by game."""
    found = {name: puzzles_of(game) for name, game in GAMES.items()}
    return {name: those for name, those in found.items() if those is not None}
