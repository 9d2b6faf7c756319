"""Puzzles of Goryō: positions from bot games in which one idea is clearly the best."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from futago.goryo.puzzles.about import line, role, setting, sketch, task, theme
from futago.goryo.puzzles.judge import look, reasons
from futago.goryo.puzzles.pointing import hint, solution_marks
from futago.goryo.puzzles.puzzle import LEVELS, Puzzle, Reason, puzzles, read_puzzles
from futago.goryo.puzzles.replies import reply
from futago.puzzles import PuzzleSet, SearchProgress


def _find(seed: str, count: int, out: Path, jobs: int) -> Iterator[SearchProgress]:
    # Only this command imports the solver: the others start faster without it.
    from futago.goryo.puzzles.mining.run import mine

    return mine(seed, count, out, jobs)


def _faults(puzzle: Puzzle) -> Iterator[str]:
    from futago.goryo.puzzles.mining.check import faults

    return faults(puzzle, solve_again=True)


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
    solution_marks=solution_marks,
    reply=reply,
    reasons=reasons,
    read=read_puzzles,
    find=_find,
    faults=_faults,
)

__all__ = ["LEVELS", "PUZZLES", "Puzzle", "Reason", "look", "puzzles", "reasons"]
