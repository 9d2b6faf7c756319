"""The process in which the coach analyses: `python -m futago.table.coach_worker`.

It reads one `CoachRequest` per line and writes `CoachReply` lines: progress, then the result or a
refusal. For a hint it is given what the seat may know, and nothing else of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from futago.coach import NotCoached, coach, hint, odds, suggestion
from futago.coach.report import TextRef
from futago.game import FutagoError, Json
from futago.games import game_named
from futago.table.coach_report import coach_report_of
from futago.table.pipes import Write, serve

NICENESS: Final = 6
"""Below the bots: running games come first."""
PROGRESS_STEP: Final = 0.02
"""Progress is reported in steps of this size."""
MAX_ERROR: Final = 500


class ReportRequest(msgspec.Struct, frozen=True, tag="report"):
    """Analyse the record of a finished game."""

    record: dict[str, Json]
    effort: str


class HintRequest(msgspec.Struct, frozen=True, tag="hint"):
    """Suggest a move for a seat; `position` comes from `State.position(seat)`."""

    game: str
    version: str
    options: dict[str, Json]
    seat: str
    position: str
    effort: str


class OddsRequest(msgspec.Struct, frozen=True, tag="odds"):
    """The odds of a seat's group; `position` comes from `State.position(SPECTATOR)`."""

    game: str
    version: str
    options: dict[str, Json]
    seat: str
    position: str
    group: list[str]
    prepare: bool


class SuggestionRequest(msgspec.Struct, frozen=True, tag="suggestion"):
    """What a seat would usually do; `position` comes from `State.position(SPECTATOR)`."""

    game: str
    version: str
    options: dict[str, Json]
    seat: str
    position: str


class WarmRequest(msgspec.Struct, frozen=True, tag="warm"):
    """Load what hints and odds in this game need: they may be asked for soon."""

    game: str


CoachRequest = ReportRequest | HintRequest | OddsRequest | SuggestionRequest | WarmRequest


class CoachReply(msgspec.Struct, frozen=True, omit_defaults=True):
    """Exactly one of: progress, result, refusal, error."""

    done: float | None = None
    found: dict[str, Any] | None = None
    refused: TextRef | None = None
    error: str | None = None


def as_line(message: CoachRequest | CoachReply) -> bytes:
    """A message as it goes through the pipe."""
    return msgspec.json.encode(message) + b"\n"


def answer(request: CoachRequest, progress: Callable[[float], object]) -> CoachReply:
    """The coach's last reply to a request."""
    try:
        found: Any
        if isinstance(request, ReportRequest):
            found = coach_report_of(coach(request.record, request.effort, progress))
        elif isinstance(request, WarmRequest):
            for part in ("hints", "odds", "suggestion"):
                game_named(request.game).part(part)
            found = {}
        elif isinstance(request, OddsRequest):
            game = game_named(request.game, request.version)
            found = odds(
                *(game, request.options, request.seat, request.position, request.group),
                prepare=request.prepare,
            )
        elif isinstance(request, SuggestionRequest):
            game = game_named(request.game, request.version)
            found = suggestion(game, request.options, request.seat, request.position)
        else:
            game = game_named(request.game, request.version)
            found = hint(game, request.options, request.seat, request.position, request.effort)
    except (NotCoached, FutagoError) as error:
        return CoachReply(refused=TextRef.of(error.text))
    except Exception as error:  # whatever it is, the process continues
        return CoachReply(error=f"{type(error).__name__}: {error}"[:MAX_ERROR])
    return CoachReply(found=msgspec.to_builtins(found))


def _stepwise(write: Write) -> Callable[[float], None]:
    """Reports progress whenever another step is done."""
    reported = 0

    def progress(done: float) -> None:
        nonlocal reported
        steps = min(int(done / PROGRESS_STEP), round(1 / PROGRESS_STEP) - 1)
        if steps > reported:
            reported = steps
            write(as_line(CoachReply(done=round(done, 3))))

    return progress


def main() -> None:
    """Serve the process that started this one."""
    serve(NICENESS, CoachRequest, lambda request, write: as_line(answer(request, _stepwise(write))))


if __name__ == "__main__":
    main()
