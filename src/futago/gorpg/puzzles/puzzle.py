"""A puzzle as data: a position, whose move it is, and what every idea is worth.

Values are what the seat to move can expect, found by playing each idea to the end of the game many
times with the same luck: gold in standard games, else the chance to win. Since they are stored,
attempts are judged without the simulator.
"""

from __future__ import annotations

from functools import cache, cached_property
from importlib import resources
from typing import Final, Literal

import msgspec

from futago.game import written
from futago.gorpg import GAME
from futago.gorpg.puzzles.ideas import Kind, Moves
from futago.gorpg.rules.board import Board
from futago.gorpg.rules.notation import parse
from futago.gorpg.rules.options import option_specs
from futago.gorpg.rules.position import options_of, position_text
from futago.gorpg.state import GorpgState

LEVELS: Final = (1, 2, 3, 4, 5)


class Prospect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An idea and what becomes of it. What follows `value` is about the battle it leads to."""

    moves: str
    """Separated by commas."""
    value: float
    cleared: float | None = None
    """How often the location is cleared; None if there is no battle to speak of."""
    gold: int = 0
    """How much richer the party is after it, on average."""
    hero: str = ""
    """Who is lost most often."""
    lost: float = 0.0


class Puzzle(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, dict=True
):
    """One position with one idea that is clearly the best."""

    id: str
    kind: Kind
    seat: str
    level: int
    position: str
    solutions: tuple[str, ...]
    """Moves separated by commas. All solutions are the same idea, the first one is the best."""
    second: Prospect
    """The best other idea."""
    first: Prospect
    """The best idea."""
    error: float
    """The standard error of the difference between both."""
    right: tuple[str, ...]
    """The keys of the ideas that count as the best."""
    ideas: dict[str, float]
    """All ideas that the rules allow, by key, with their values."""

    @cached_property
    def start(self) -> GorpgState:
        """The position; copy it before making moves."""
        return GAME.position(self.position, options_of(self.position))

    @property
    def unit(self) -> Literal["score", "chance"]:
        """What the values are."""
        return "score" if self.start.setup.standard else "chance"

    def moves(self, idea: str) -> Moves:
        """The moves of an idea."""
        options = self.start.setup.options
        return tuple(parse(move, options) for move in idea.split(", "))


def position_line(board: Board, seat: str) -> str:
    """The position with all its options, so that it does not depend on what their defaults are."""
    words = position_text(board, seat).split()
    named = {word.partition("=")[0] for word in words}
    options = board.setup.options
    for spec in option_specs(options.rules):
        if spec.name not in named:
            value = getattr(options, spec.name)
            words.append(f"{spec.name}={written('none' if value is None else value)}")
    return " ".join(words)


@cache
def puzzles() -> dict[str, Puzzle]:
    """All puzzles by id, easiest first."""
    file = resources.files("futago.gorpg.puzzles").joinpath("puzzles.json")
    return {puzzle.id: puzzle for puzzle in read_puzzles(file.read_bytes())}


def read_puzzles(data: bytes) -> list[Puzzle]:
    """Parse the content of a puzzle file."""
    return msgspec.json.decode(data, type=list[Puzzle])


def write_puzzles(found: list[Puzzle]) -> bytes:
    """The content of a puzzle file: one puzzle per line, for readable diffs."""
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in found)
    return f"[\n{lines}\n]\n".encode()
