"""The process in which a coach thinks: `python -m futago.table.coach_worker`.

It reads one question a line and writes lines until the last of them has an answer: how much is
done, then what was found, or why there is nothing to say. For a hint it is told what the seat may
know, and nothing else of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import IO, Any, Final

import msgspec

from futago.coach import NotCoached, coach, hint
from futago.coach.report import Said
from futago.game import FutagoError, Json
from futago.table.coaching import coaching_of
from futago.table.pipes import READY, serving

NICER: Final = 6
"""A little behind the bots: a game that goes on comes first."""
STEP: Final = 0.02
"""Progress is told when so much more is done."""
LONGEST_ERROR: Final = 500


class AskReport(msgspec.Struct, frozen=True, tag="report"):
    """Go through the record of a finished game."""

    record: dict[str, Json]
    effort: str


class AskHint(msgspec.Struct, frozen=True, tag="hint"):
    """What to do at a seat; `position` is what `State.position(seat)` wrote."""

    game: str
    options: dict[str, Json]
    seat: str
    position: str
    effort: str


Asked = AskReport | AskHint


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of: how much is done, what was found, why there is nothing, what broke."""

    done: float | None = None
    found: dict[str, Any] | None = None
    refused: Said | None = None
    error: str | None = None


def as_line(message: Asked | Told) -> bytes:
    """A message as it goes through the pipe."""
    return msgspec.json.encode(message) + b"\n"


def answer(asked: Asked, progress: Callable[[float], object]) -> Told:
    """What the coach says."""
    try:
        found: Any
        if isinstance(asked, AskReport):
            found = coaching_of(coach(asked.record, asked.effort, progress))
        else:
            found = hint(asked.game, asked.options, asked.seat, asked.position, asked.effort)
    except (NotCoached, FutagoError) as error:
        return Told(refused=Said.of(error.text))
    except Exception as error:  # whatever it is, the process goes on
        return Told(error=f"{type(error).__name__}: {error}"[:LONGEST_ERROR])
    return Told(found=msgspec.to_builtins(found))


def serve(asked: IO[bytes], answers: IO[bytes]) -> None:
    """Answer line by line until there are no more."""

    def write(message: Told) -> None:
        answers.write(as_line(message))
        answers.flush()

    answers.write(READY)
    answers.flush()
    decoder = msgspec.json.Decoder(Asked)
    for line in asked:
        write(answer(decoder.decode(line), _stepwise(write)))


def _stepwise(write: Callable[[Told], object]) -> Callable[[float], object]:
    """Progress in steps that are worth a line."""
    steps: Iterator[int] = iter(range(1, round(1 / STEP)))
    due = [next(steps)]

    def told(done: float) -> None:
        if done >= due[0] * STEP:
            write(Told(done=round(done, 3)))
            while due[0] * STEP <= done:
                due[0] = next(steps, 10**9)

    return told


def main() -> None:
    """Serve the process that started this one."""
    with serving(NICER) as (asked, answers):
        serve(asked, answers)


if __name__ == "__main__":
    main()
