"""One worker process, seen from the server."""

from __future__ import annotations

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Final

import msgspec

from futago.table.worker import READY, Answer, Thought, as_line

LONGEST_ANSWER: Final = 64 * 1024
"""Bytes of one line; a process that writes more has lost its mind."""


class WorkerFailed(Exception):
    """The process died, wrote nonsense, or its bot failed."""


class WorkerProcess:
    """A process that thinks about one thing at a time, started when it is needed."""

    def __init__(self, command: Sequence[str], longest: int = LONGEST_ANSWER) -> None:
        self._command = command
        self._longest = longest
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self.running and self._process else None

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start it, and wait until it is ready to think."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, limit=self._longest
            )
        except OSError as error:
            raise WorkerFailed(str(error)) from error
        line = await self.line()
        if line != READY:
            raise WorkerFailed(f"not ready: {line[:80]!r}")

    async def ask(self, thought: Thought) -> str:
        """The move that the bot plays."""
        await self.tell(as_line(thought))
        line = await self.line()
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except msgspec.MsgspecError as error:
            raise WorkerFailed(f"nonsense: {line[:80]!r}") from error
        if answer.id != thought.id or answer.move is None:
            raise WorkerFailed(answer.error or f"no answer to this: {line[:80]!r}")
        return answer.move

    async def tell(self, line: bytes) -> None:
        """Write a line to it."""
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line)
            await self._process.stdin.drain()
        except (OSError, RuntimeError) as error:  # the latter if the pipe is closed already
            raise WorkerFailed(str(error)) from error

    async def line(self) -> bytes:
        """The next line that it writes."""
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            line = await self._process.stdout.readline()
        except (ValueError, OSError) as error:  # a line too long, a broken pipe
            raise WorkerFailed(str(error)) from error
        if not line:
            raise WorkerFailed("the process has ended")
        return line

    async def stop(self) -> bool:
        """Kill it, and see it buried; whether there was one."""
        process, self._process = self._process, None
        if process is None:
            return False
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()
        return True
