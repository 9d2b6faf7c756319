"""The coach for all tables, in worker processes."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, Self

import msgspec

from futago.coach import NotCoached
from futago.coach.report import Hint, Odds, Suggestion
from futago.game import FutagoError
from futago.record import Record
from futago.table.coach_report import CoachReport
from futago.table.coach_worker import (
    CoachReply,
    CoachRequest,
    HintRequest,
    OddsRequest,
    ReportRequest,
    SuggestionRequest,
    WarmRequest,
    as_line,
)
from futago.table.setup import TableSetup
from futago.table.worker_pool import WorkerPool
from futago.table.worker_process import WorkerFailed, WorkerProcess
from futago.texts import Text

COMMAND: Final = (sys.executable, "-m", "futago.table.coach_worker")
MAX_LINE: Final = 2_000_000
"""Bytes of one reply: a report has tens of thousands."""
REPORT_SECONDS: Final = 900.0
HINT_SECONDS: Final = 90.0
IDLE_SECONDS: Final = 600.0
MAX_WAITING: Final = 400
MAX_WAITING_PER_CLIENT: Final = 20
"""Requests of one address that may wait in a queue; addresses take turns."""
REPORT_EFFORT: Final = "normal"
HINT_EFFORT: Final = "quick"
FIRST_HINT_EFFORT: Final = "first"

Progress = Callable[[float], object]


class CoachFailed(FutagoError):
    """The process failed or took too long: asking again may help."""


class CoachWorkers:
    """Reports and hints. Reports take long, so hints have a process of their own, and first hints
    another one: a player does not wait for somebody else's report, nor for a better hint of
    somebody else. Each starts when first needed and ends when idle."""

    def __init__(self, command: Sequence[str] = COMMAND, idle: float = IDLE_SECONDS) -> None:
        self._reports, self._hints, self._first_hints = (
            WorkerPool(command, 1, deadline, idle=idle, max_line=MAX_LINE)
            for deadline in (REPORT_SECONDS, HINT_SECONDS, HINT_SECONDS)
        )
        self._waiting = {pool: Counter[str]() for pool in self._pools}
        """Requests by address, those in progress included."""

    _warming: asyncio.Task[None] | None = None
    """The task is kept until it is done."""

    async def __aenter__(self) -> Self:
        for pool in self._pools:
            await pool.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(pool.close() for pool in self._pools))

    @property
    def _pools(self) -> tuple[WorkerPool, ...]:
        return (self._reports, self._hints, self._first_hints)

    @property
    def waiting(self) -> int:
        """Requests that no process has started."""
        return sum(pool.waiting for pool in self._pools)

    async def report(self, asker: str, record: Record, progress: Progress) -> bytes:
        """The report on a finished game, as JSON; see `CoachReport`."""
        request = ReportRequest(dict(record), REPORT_EFFORT)
        found = await self._ask(self._reports, asker, request, progress)
        return msgspec.json.encode(msgspec.convert(found, CoachReport))

    def warm_up(self, game: str) -> None:
        """Start the process for first hints, unless it runs: somebody may ask soon."""
        if not self._first_hints.pids and not self._first_hints.waiting:
            self._warming = asyncio.create_task(self._warm_up(game))

    async def _warm_up(self, game: str) -> None:
        with suppress(NotCoached, CoachFailed):
            await self._ask(self._first_hints, "", WarmRequest(game), lambda _: None)

    async def hint(
        self, asker: str, setup: TableSetup, seat: str, position: str, *, first: bool = False
    ) -> Hint:
        """A suggestion for a seat, based on what it may know; a first one is quick and less
        exact."""
        effort = FIRST_HINT_EFFORT if first else HINT_EFFORT
        pool = self._first_hints if first else self._hints
        options = setup.options
        request = HintRequest(setup.game, setup.version, options, seat, position, effort)
        return msgspec.convert(await self._ask(pool, asker, request, lambda _: None), Hint)

    async def odds(
        self,
        asker: str,
        setup: TableSetup,
        seat: str,
        position: str,
        group: list[str],
        *,
        prepare: bool,
    ) -> Odds:
        """The odds of a seat's group, based on what everybody may know."""
        options = setup.options
        request = OddsRequest(setup.game, setup.version, options, seat, position, group, prepare)
        return msgspec.convert(
            await self._ask(self._first_hints, asker, request, lambda _: None), Odds
        )

    async def suggestion(
        self, asker: str, setup: TableSetup, seat: str, position: str
    ) -> Suggestion:
        """What a seat would usually do, based on what everybody may know."""
        request = SuggestionRequest(setup.game, setup.version, setup.options, seat, position)
        found = await self._ask(self._first_hints, asker, request, lambda _: None)
        return msgspec.convert(found, Suggestion)

    async def _ask(
        self, pool: WorkerPool, asker: str, request: CoachRequest, progress: Progress
    ) -> dict[str, Any]:
        waiting = self._waiting[pool]
        if waiting[asker] >= MAX_WAITING_PER_CLIENT or pool.waiting >= MAX_WAITING:
            raise CoachFailed(Text("coach-too-many"))
        waiting[asker] += 1
        try:
            reply = await pool.run(asker, partial(_exchange, request, progress))
        except WorkerFailed:
            raise CoachFailed(Text("coach-failed")) from None
        finally:
            waiting[asker] -= 1
            if not waiting[asker]:
                del waiting[asker]
        if reply.found is None:
            assert reply.refused is not None
            raise NotCoached(reply.refused.text())
        return reply.found


async def _exchange(
    request: CoachRequest, progress: Progress, process: WorkerProcess
) -> CoachReply:
    await process.send(as_line(request))
    while True:
        reply = await process.receive(CoachReply)
        if reply.error is not None:
            raise WorkerFailed(reply.error)
        if reply.done is None:
            return reply
        progress(reply.done)
