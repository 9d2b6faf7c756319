"""How play may go on after an attempt at a puzzle, in the form in which it is sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from futago.puzzles import Puzzle, PuzzleSet, puzzle_sets
from futago.table.messages import LocalizedText, LogLine, localized, log_line


class PuzzleFrame(Struct, frozen=True):
    """A moment of a line that is played out."""

    log: list[LogLine]
    """What led to it."""
    view: dict[str, Any]


class ReplyShown(Struct, frozen=True):
    """How play may go on after an attempt."""

    said: list[LocalizedText]
    frames: list[PuzzleFrame]
    """Moment by moment; none if there is nothing to show."""


def find_puzzle(id: str) -> tuple[str, PuzzleSet, Puzzle] | None:
    """The game of a puzzle, the puzzles of this game, and the puzzle."""
    for game, those in puzzle_sets().items():
        if id in those.puzzles():
            return game, those, those.puzzles()[id]
    return None


def reply_shown(id: str, moves: Sequence[str], language: str | None) -> ReplyShown:
    """The reply to an attempt, which is the last of the moves."""
    found = find_puzzle(id)
    reply = found[1].reply(found[2], moves) if found is not None else None
    if reply is None:
        return ReplyShown([], [])
    return ReplyShown(
        [localized(text, language) for text in reply.said],
        [
            PuzzleFrame([log_line(event, language) for event in frame.events], frame.view.as_json())
            for frame in reply.frames
        ],
    )
