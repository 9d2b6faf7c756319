"""Bots think in processes of their own, so that the server never waits for one.

async with BotWorkers(count=2, deadline=10.0) as workers:
    move = await workers.think("table 7", thought)
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Self, TypeVar

import msgspec

from futago.game import FutagoError
from futago.table.fair import FairQueue
from futago.table.process import WorkerFailed, WorkerProcess
from futago.table.worker import Thought
from futago.texts import Text

COMMAND: Final = (sys.executable, "-m", "futago.table.worker")
TRIES: Final = 2
FALLBACK: Final = "random"
START_DEADLINE: Final = 60.0
"""Seconds in which a process has to be ready; a busy machine may need some."""

T = TypeVar("T")
Clock = Callable[[float], Awaitable[object]]
"""Waits so many seconds."""


class BotFailed(FutagoError):
    """No process could give a move."""


class _Overrun(WorkerFailed):
    """It took too long."""


@dataclass(frozen=True, eq=False, slots=True)
class _Request:
    thought: Thought
    move: asyncio.Future[str]

    def fail(self) -> None:
        if not self.move.done():
            thought = self.thought
            self.move.set_exception(
                BotFailed(Text("bot-failed", bot=thought.bot, seat=thought.seat))
            )


class BotWorkers:
    """Some processes that think for all tables, in turn.

    `deadline` is for one try. A process that dies, overruns it or writes nonsense is replaced and
    the thought tried once more; after that the bot `random` plays for the seat. `warm` starts all
    processes at once, else each starts when it is first needed.
    """

    def __init__(
        self,
        count: int,
        deadline: float,
        clock: Clock = asyncio.sleep,
        warm: bool = False,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self.thoughts = 0
        """Moves given."""
        self.restarts = 0
        """Processes that had to be replaced."""
        self.overruns = 0
        """Tries that took longer than the deadline."""
        self.fallbacks = 0
        """Moves that were left to the bot `random`."""
        self.busy = 0
        """Processes that think at present."""
        self._deadline = deadline
        self._clock = clock
        self._warm = warm
        self._queue = FairQueue[_Request]()
        self._processes = [WorkerProcess(command) for _ in range(count)]
        self._lanes = list[asyncio.Task[None]]()

    @property
    def waiting(self) -> int:
        """Thoughts that no process has begun with."""
        return len(self._queue)

    @property
    def pids(self) -> list[int]:
        """The processes that run at present."""
        return [process.pid for process in self._processes if process.pid is not None]

    async def __aenter__(self) -> Self:
        if self._warm:
            starts = (self._start(process) for process in self._processes)
            done = await asyncio.gather(*starts, return_exceptions=True)
            for error in done:
                if error is not None:
                    await self.close()
                    raise error
        self._lanes = [asyncio.create_task(self._serve(process)) for process in self._processes]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """End all processes; what was still being thought about fails."""
        lanes, self._lanes = self._lanes, []
        for lane in lanes:
            lane.cancel()
        await asyncio.gather(*lanes, return_exceptions=True)
        await asyncio.gather(*(process.stop() for process in self._processes))
        while self._queue:
            (await self._queue.next()).fail()

    async def think(self, table: Hashable, thought: Thought) -> str:
        """The move of a bot, by its notation. Who is cancelled asks no longer."""
        request = _Request(thought, asyncio.get_running_loop().create_future())
        if not self._lanes:
            request.fail()
        else:
            self._queue.add(table, request)
        try:
            return await request.move
        finally:
            self._queue.discard(table, request)

    async def _serve(self, process: WorkerProcess) -> None:
        while True:
            request = await self._queue.next()
            self.busy += 1
            try:
                await self._answer(process, request)
            finally:
                self.busy -= 1
                request.fail()  # nothing happens to one that has its move

    async def _answer(self, process: WorkerProcess, request: _Request) -> None:
        substitute = msgspec.structs.replace(request.thought, bot=FALLBACK)
        for thought in (*(request.thought,) * TRIES, substitute):
            if request.move.done():  # nobody asks any more
                return
            try:
                move = await self._try(process, thought)
            except WorkerFailed:
                self.restarts += 1
                await process.stop()
                continue
            self.thoughts += 1
            self.fallbacks += thought is substitute
            if not request.move.done():
                request.move.set_result(move)
            return

    async def _try(self, process: WorkerProcess, thought: Thought) -> str:
        if not process.running:
            await self._start(process)
        try:
            return await self._within(self._deadline, process.ask(thought))
        except _Overrun:
            self.overruns += 1
            raise

    async def _start(self, process: WorkerProcess) -> None:
        self.restarts += await process.stop()  # it may have died while nobody asked
        await self._within(START_DEADLINE, process.start())

    async def _within(self, seconds: float, work: Coroutine[Any, Any, T]) -> T:
        """What the work comes to, if it does so in time."""
        task, timer = asyncio.create_task(work), asyncio.ensure_future(self._clock(seconds))
        try:
            await asyncio.wait((task, timer), return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                return task.result()
            raise _Overrun
        finally:
            task.cancel()
            timer.cancel()
            await asyncio.gather(task, timer, return_exceptions=True)
