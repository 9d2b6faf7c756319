"""Puzzles of Go RPG: positions from bot games in which one idea is clearly the best."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from futago.gorpg.puzzles.about import line, role, setting, sketch, task, theme
from futago.gorpg.puzzles.judge import hint, look
from futago.gorpg.puzzles.puzzle import LEVELS, Puzzle, puzzles, read_puzzles
from futago.gorpg.puzzles.reasons import reasons
from futago.gorpg.puzzles.replies import reply
from futago.marks import NO_MARKS, Marks
from futago.puzzles import PuzzleSet, SearchProgress


def _find(seed: str, count: int, out: Path, jobs: int) -> Iterator[SearchProgress]:
    # Only this command needs the simulator.
    from futago.gorpg.puzzles.mining.run import mine

    return mine(seed, count, out, jobs)


def _faults(puzzle: Puzzle) -> Iterator[str]:
    from futago.gorpg.puzzles.mining.check import faults

    return faults(puzzle)


def _no_marks(puzzle: Puzzle) -> Marks:
    """The board's own buttons lead through the solution."""
    return NO_MARKS


PUZZLES: Final = PuzzleSet(
    puzzles=puzzles,
    look=look,
    task=task,
    line=line,
    role=role,
    setting=setting,
    theme=theme,
    sketch=sketch,
    hint=hint,
    solution_marks=_no_marks,
    reply=reply,
    reasons=reasons,
    read=read_puzzles,
    find=_find,
    faults=_faults,
)

__all__ = ["LEVELS", "PUZZLES", "Puzzle", "look", "puzzles", "reasons"]
