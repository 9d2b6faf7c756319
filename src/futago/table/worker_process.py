"""A worker process as the server sees it: started on demand, one message per line."""

from __future__ import annotations

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from futago.table.pipes import READY

T = TypeVar("T")


class WorkerFailed(Exception):
    """The process died, wrote garbage, took too long, or reported an error."""


class WorkerProcess:
    """A process that handles one request at a time; `max_line` limits the bytes of a reply."""

    def __init__(self, command: Sequence[str], max_line: int) -> None:
        self._command = command
        self._max_line = max_line
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self.running and self._process else None

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start the process and wait until it is ready."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, limit=self._max_line
            )
        except OSError as error:
            raise WorkerFailed(str(error)) from error
        line = await self._read_line()
        if line != READY:
            raise WorkerFailed(f"not ready: {line[:80]!r}")

    async def send(self, line: bytes) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line)
            await self._process.stdin.drain()
        except (OSError, RuntimeError) as error:  # RuntimeError if the pipe is already closed
            raise WorkerFailed(str(error)) from error

    async def receive(self, message: type[T]) -> T:
        """The next message, decoded as the given type."""
        line = await self._read_line()
        try:
            return msgspec.json.decode(line, type=message)
        except msgspec.MsgspecError as error:
            raise WorkerFailed(f"garbage: {line[:80]!r}") from error

    async def _read_line(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            line = await self._process.stdout.readline()
        except (ValueError, OSError) as error:  # line too long, broken pipe
            raise WorkerFailed(str(error)) from error
        if not line:
            raise WorkerFailed("the process has ended")
        return line

    async def stop(self) -> bool:
        """Kill the process and reap it; whether there was one."""
        process, self._process = self._process, None
        if process is None:
            return False
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()
        return True
