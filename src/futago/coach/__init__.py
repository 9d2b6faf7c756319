"""The coach: what a finished game tells, and what to do in a running one. One line a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from futago.coach.report import Advice, Hint, Moment, Remark, Report, Said
from futago.game import FutagoError
from futago.record import Record
from futago.texts import Text

Progress = Callable[[float], object]
"""Told again and again how much is done, from 0 to 1."""

EFFORTS: Final = ("quick", "normal", "thorough")


class NotCoached(FutagoError):
    """A game, or a moment of one, of which the coach has nothing to say, and why."""


def coach(record: Record, effort: str = "normal", progress: Progress | None = None) -> Report:
    """Go through the record of a finished game."""
    game = str(record.get("game"))
    if game not in COACHED:
        raise NotCoached(Text("coach-not-game"))
    # Loading numpy takes long: whoever asks for no coach does not wait for it.
    from futago.coach.goryo_game import coach_goryo

    return coach_goryo(record, effort, progress or (lambda _: None))


def hint(
    game: str, options: Mapping[str, Any], seat: str, position: str, effort: str = "quick"
) -> Hint:
    """What to do at a seat, by what `State.position(seat)` wrote and by nothing else."""
    if game not in COACHED:
        raise NotCoached(Text("coach-not-game"))
    from futago.coach.goryo_hint import hint_goryo

    return hint_goryo(options, seat, position, effort)


COACHED: Final = frozenset({"goryo"})
"""The games that have a coach."""

__all__ = [
    "COACHED",
    "EFFORTS",
    "Advice",
    "Hint",
    "Moment",
    "NotCoached",
    "Progress",
    "Remark",
    "Report",
    "Said",
    "coach",
    "hint",
]
