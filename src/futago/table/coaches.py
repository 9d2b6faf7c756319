"""The coach thinks in processes of his own, so that the server never waits for him.

Reports take long and are made one after the other; hints are quick and have a process apart, so
that nobody who plays waits for somebody who looks back. Both start when first needed, and end when
nobody has asked for a while.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

import msgspec

from futago.coach import NotCoached
from futago.coach.report import Hint
from futago.game import FutagoError
from futago.record import Record
from futago.table.coach_worker import Asked, AskHint, AskReport, Told, as_line
from futago.table.coaching import Coaching
from futago.table.fair import FairQueue
from futago.table.process import WorkerFailed, WorkerProcess
from futago.texts import Text

COMMAND: Final = (sys.executable, "-m", "futago.table.coach_worker")
LONGEST_LINE: Final = 2_000_000
"""Bytes of one line: a report is some ten thousands."""
REPORT_SECONDS: Final = 900.0
HINT_SECONDS: Final = 90.0
IDLE_SECONDS: Final = 600.0
MOST_WAITING: Final = 40
REPORT_EFFORT: Final = "normal"
HINT_EFFORT: Final = "quick"


class CoachFailed(FutagoError):
    """The process broke or took too long: asking again may help."""


@dataclass(eq=False)
class _Request:
    asked: Asked
    progress: Callable[[float], object]
    answer: asyncio.Future[dict[str, Any]]


class _Lane:
    """One process, and what waits for it."""

    def __init__(self, command: Sequence[str], seconds: float, idle: float) -> None:
        self.queue = FairQueue[_Request]()
        self._process = WorkerProcess(command, LONGEST_LINE)
        self._seconds, self._idle = seconds, idle
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._serve())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._process.stop()
        while self.queue:
            (await self.queue.next()).answer.cancel()

    async def ask(self, table: Hashable, request: _Request) -> dict[str, Any]:
        """The answer; who is cancelled asks no longer."""
        if len(self.queue) >= MOST_WAITING:
            raise CoachFailed(Text("coach-too-many"))
        self.queue.add(table, request)
        try:
            return await request.answer
        finally:
            self.queue.discard(table, request)

    async def _serve(self) -> None:
        while True:
            try:
                request = await asyncio.wait_for(self.queue.next(), self._idle)
            except TimeoutError:
                await self._process.stop()
                continue
            if not request.answer.done():
                await self._answer(request)

    async def _answer(self, request: _Request) -> None:
        error: FutagoError
        try:
            async with asyncio.timeout(self._seconds):
                told = await self._told(request)
        except (WorkerFailed, TimeoutError):
            await self._process.stop()
            error = CoachFailed(Text("coach-failed"))
        except asyncio.CancelledError:
            request.answer.cancel()
            raise
        else:
            if told.found is not None:
                if not request.answer.done():
                    request.answer.set_result(told.found)
                return
            assert told.refused is not None
            error = NotCoached(told.refused.text())
        if not request.answer.done():
            request.answer.set_exception(error)

    async def _told(self, request: _Request) -> Told:
        """What the process says in the end; a broken one is started anew by the next request."""
        if not self._process.running:
            await self._process.stop()
            await self._process.start()
        await self._process.tell(as_line(request.asked))
        while True:
            line = await self._process.line()
            try:
                told = msgspec.json.decode(line, type=Told)
            except msgspec.MsgspecError as error:
                raise WorkerFailed(f"nonsense: {line[:80]!r}") from error
            if told.error is not None:
                raise WorkerFailed(told.error)
            if told.done is None:
                return told
            request.progress(told.done)


class Coaches:
    """Reports and hints for all tables."""

    def __init__(self, command: Sequence[str] = COMMAND, idle: float = IDLE_SECONDS) -> None:
        self._reports = _Lane(command, REPORT_SECONDS, idle)
        self._hints = _Lane(command, HINT_SECONDS, idle)

    async def __aenter__(self) -> Self:
        self._reports.start()
        self._hints.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(self._reports.close(), self._hints.close())

    @property
    def waiting(self) -> int:
        """Reports and hints that no process has begun with."""
        return len(self._reports.queue) + len(self._hints.queue)

    async def report(
        self, table: str, record: Record, progress: Callable[[float], object]
    ) -> bytes:
        """The coaching of a finished game, as JSON; see `Coaching`."""
        asked = AskReport(dict(record), REPORT_EFFORT)
        found = await self._reports.ask(table, _request(asked, progress))
        return msgspec.json.encode(msgspec.convert(found, Coaching))

    async def hint(
        self, table: str, game: str, options: dict[str, object], seat: str, position: str
    ) -> Hint:
        """What to do at a seat, by what it may know."""
        asked = AskHint(game, options, seat, position, HINT_EFFORT)
        found = await self._hints.ask(table, _request(asked, lambda _: None))
        return msgspec.convert(found, Hint)


def _request(asked: Asked, progress: Callable[[float], object]) -> _Request:
    return _Request(asked, progress, asyncio.get_running_loop().create_future())
