"""A pool of worker processes, so that the server never waits for a bot or the coach."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

import structlog

from futago.table.fair_queue import FairQueue
from futago.table.worker_process import WorkerFailed, WorkerProcess

log = structlog.get_logger()

START_DEADLINE: Final = 60.0
"""Seconds for a process to become ready; a busy machine may need some."""
MAX_LINE: Final = 64 * 1024
"""Bytes of one reply; a process that writes more is out of control."""

T = TypeVar("T")
Sleep: TypeAlias = Callable[[float], Awaitable[object]]
Attempt: TypeAlias = Callable[[WorkerProcess], Coroutine[Any, Any, T]]
"""Sends a request to a process and reads the reply."""


class _Overrun(WorkerFailed):
    """It took too long."""


@dataclass(frozen=True, eq=False, slots=True)
class _Job:
    attempts: Sequence[Attempt[Any]]
    result: asyncio.Future[Any]

    def fail(self, error: WorkerFailed) -> None:
        if not self.result.done():
            self.result.set_exception(error)


class WorkerPool:
    """Runs jobs in a fixed number of processes, tables taking turns.

    A process that fails or exceeds the deadline is killed, and a new one starts with the next
    attempt. With `idle`, a process without work for so many seconds ends too.
    """

    def __init__(
        self,
        command: Sequence[str],
        count: int,
        deadline: float,
        *,
        sleep: Sleep = asyncio.sleep,
        idle: float | None = None,
        max_line: int = MAX_LINE,
    ) -> None:
        self.restarts = 0
        """Processes that had to be replaced."""
        self.overruns = 0
        """Attempts that exceeded the deadline."""
        self.busy = 0
        """Processes that are working now."""
        self._deadline = deadline
        self._sleep = sleep
        self._idle = idle
        self._queue = FairQueue[_Job]()
        self._processes = [WorkerProcess(command, max_line) for _ in range(count)]
        self._tasks = list[asyncio.Task[None]]()

    @property
    def waiting(self) -> int:
        """Jobs that no process has started."""
        return len(self._queue)

    @property
    def pids(self) -> list[int]:
        """The processes that are running."""
        return [process.pid for process in self._processes if process.pid is not None]

    async def open(self, warm: bool = False) -> None:
        """Accept jobs. `warm` starts all processes now, else each starts when first needed."""
        if warm:
            starts = (self._start(process) for process in self._processes)
            for error in await asyncio.gather(*starts, return_exceptions=True):
                if error is not None:
                    await self.close()
                    raise error
        self._tasks = [asyncio.create_task(self._serve(process)) for process in self._processes]

    async def close(self) -> None:
        """End all processes; unfinished jobs fail."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(process.stop() for process in self._processes))
        while self._queue:
            (await self._queue.next()).fail(WorkerFailed("closed"))

    async def run(self, table: Hashable, *attempts: Attempt[T]) -> T:
        """The result of the first attempt that succeeds, all in the same slot; `WorkerFailed` if
        none does. Cancelling the caller withdraws the job."""
        if not self._tasks:
            raise WorkerFailed("closed")
        job = _Job(attempts, asyncio.get_running_loop().create_future())
        self._queue.add(table, job)
        try:
            result: T = await job.result
            return result
        finally:
            self._queue.discard(table, job)

    async def _serve(self, process: WorkerProcess) -> None:
        while True:
            try:
                async with asyncio.timeout(self._idle):
                    job = await self._queue.next()
            except TimeoutError:
                await process.stop()
                continue
            self.busy += 1
            try:
                await self._work(process, job)
            except Exception as error:  # a bug of ours must not cost a slot for good
                # Its message may quote a position, so only its type is logged.
                log.error("worker slot failed", error=type(error).__name__)
                await process.stop()
            finally:
                self.busy -= 1
                job.fail(WorkerFailed("closed"))  # no effect on a job that is done

    async def _work(self, process: WorkerProcess, job: _Job) -> None:
        error = WorkerFailed("no attempt")
        for attempt in job.attempts:
            if job.result.done():  # the caller was cancelled
                return
            try:
                result = await self._try(process, attempt)
            except WorkerFailed as failure:
                error = failure
                self.restarts += 1
                await process.stop()
                continue
            if not job.result.done():
                job.result.set_result(result)
            return
        job.fail(error)

    async def _try(self, process: WorkerProcess, attempt: Attempt[T]) -> T:
        if not process.running:
            await self._start(process)
        try:
            return await self._within(self._deadline, attempt(process))
        except _Overrun:
            self.overruns += 1
            raise

    async def _start(self, process: WorkerProcess) -> None:
        self.restarts += await process.stop()  # it may have died while idle
        await self._within(START_DEADLINE, process.start())

    async def _within(self, seconds: float, work: Coroutine[Any, Any, T]) -> T:
        """The result of the work, if it comes in time."""
        task, timer = asyncio.create_task(work), asyncio.ensure_future(self._sleep(seconds))
        try:
            await asyncio.wait((task, timer), return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                return task.result()
            raise _Overrun("too slow")
        finally:
            task.cancel()
            timer.cancel()
            await asyncio.gather(task, timer, return_exceptions=True)
