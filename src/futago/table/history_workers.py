"""Stored games played through in worker processes, so that the event loop never waits for it.

Results are kept as they were sent, up to a number of bytes. Whoever asks shares a queue with
everybody at the same address, and addresses take turns.
"""

from __future__ import annotations

import sys
from collections import Counter, OrderedDict
from collections.abc import Hashable, Sequence
from functools import partial
from typing import Final, Self, TypeVar

import msgspec

from futago.errors import FutagoError
from futago.table.history import MANY_ENTRIES, Asker, rebuild_log
from futago.table.history_worker import (
    FramesRequest,
    HistoryReply,
    HistoryRequest,
    ImportRequest,
    LogRequest,
    PuzzleReplyRequest,
    StoredGame,
    Told,
    as_line,
    refusal,
)
from futago.table.journal import Entry
from futago.table.messages import LogEntry, MessageBuilder
from futago.table.table import Table
from futago.table.worker_pool import WorkerPool
from futago.table.worker_process import WorkerFailed, WorkerProcess
from futago.texts import Text

COMMAND: Final = (sys.executable, "-m", "futago.table.history_worker")
MAX_LINE: Final = 64_000_000
"""Bytes of one reply: a hundred views of a large game."""
SECONDS: Final = 60.0
"""For one request, after which it is given up."""
IDLE_SECONDS: Final = 600.0
MAX_WAITING: Final = 400
MAX_WAITING_PER_CLIENT: Final = 60
"""Requests of one address that may wait: a school class opens its tables at once."""
MAX_KEPT: Final = 32_000_000
"""Bytes of results in memory."""

T = TypeVar("T")
MOVE_BYTES: Final = 100
"""What a stored move takes, about: costs are counted in moves."""
FRAME_COST: Final = 3
"""A frame costs as much as so many moves."""
PUZZLE_COST: Final = 50
"""How play goes on at a puzzle costs at most as much as so many moves."""


class WorkRefused(FutagoError):
    """Too much is waiting, or it could not be done: asking again later may help."""


class KeptResults:
    """The latest results by key, up to so many bytes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._results = OrderedDict[Hashable, bytes]()
        self.size = 0

    def get(self, key: Hashable) -> bytes | None:
        found = self._results.get(key)
        if found is not None:
            self._results.move_to_end(key)
        return found

    def forget(self, table: str) -> None:
        """Forget what was found out about a table."""
        for key in [key for key in self._results if isinstance(key, tuple) and table in key]:
            self.size -= len(self._results.pop(key))

    def keep(self, key: Hashable, result: bytes) -> None:
        if len(result) > self._most // 4:
            return
        self.size += len(result) - len(self._results.pop(key, b""))
        self._results[key] = result
        while self.size > self._most:
            self.size -= len(self._results.popitem(last=False)[1])


class HistoryWorkers:
    """A pool of one process that starts when first needed and ends when idle."""

    def __init__(
        self,
        count: int = 1,
        command: Sequence[str] = COMMAND,
        idle: float = IDLE_SECONDS,
        most_kept: int = MAX_KEPT,
    ) -> None:
        self._pool = WorkerPool(command, count, SECONDS, idle=idle, max_line=MAX_LINE)
        self._kept = KeptResults(most_kept)
        self._waiting = Counter[str]()

    async def __aenter__(self) -> Self:
        await self._pool.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._pool.close()

    def forget(self, table: str) -> None:
        """Forget what was found out about a table, which has been changed."""
        self._kept.forget(table)

    @property
    def waiting(self) -> int:
        """Requests that no process has started."""
        return self._pool.waiting

    async def retell(
        self,
        asker: Asker,
        table: Table,
        entries: Sequence[Entry],
        builder: MessageBuilder,
        after: int,
    ) -> list[LogEntry]:
        """The log of a table after an entry, for one viewer; here if it is short."""
        if len(entries) < MANY_ENTRIES:
            return rebuild_log(table, entries, builder, after)
        muted = sorted(builder.muted)
        game = stored_game(table, entries)
        request = LogRequest(game, builder.seat, builder.language, muted, after)
        last = entries[-1].number
        key = ("log", table.id, last, builder.seat, builder.language, tuple(muted), after)
        return await self.decoded(list[LogEntry], asker, request, key)

    async def found(
        self, asker: Asker, request: HistoryRequest, key: Hashable | None = None
    ) -> bytes:
        """The result as JSON; `key` stands for everything that it depends on."""
        kept = self._kept.get(key) if key is not None else None
        if kept is not None:
            return kept
        asker.charge(_cost(request))
        client = asker.client
        if self._waiting[client] >= MAX_WAITING_PER_CLIENT or self._waiting.total() >= MAX_WAITING:
            raise WorkRefused(Text("serve-work-waiting"))
        self._waiting[client] += 1
        try:
            reply = await self._pool.run(client, partial(_exchange, request))
        except WorkerFailed:
            raise WorkRefused(Text("serve-work-failed")) from None
        finally:
            self._waiting[client] -= 1
            if not self._waiting[client]:
                del self._waiting[client]
        if reply.refused is not None:
            raise refusal(reply)
        result = bytes(reply.found)
        if key is not None:
            self._kept.keep(key, result)
        return result

    async def decoded(
        self, type: type[T], asker: Asker, request: HistoryRequest, key: Hashable | None = None
    ) -> T:
        """The result, decoded."""
        return msgspec.json.decode(await self.found(asker, request, key), type=type)


def stored_game(table: Table, entries: Sequence[Entry]) -> StoredGame:
    """A table for a request."""
    told = [Told(entry.number, entry.time, msgspec.Raw(entry.data)) for entry in entries]
    return StoredGame(table.id, table.setup, table.made, told)


def _cost(request: HistoryRequest) -> float:
    """How much a request has to play through, in moves."""
    if isinstance(request, ImportRequest):
        moves = request.record.get("moves")
        return 3 * len(moves) if isinstance(moves, list) else 1
    if isinstance(request, PuzzleReplyRequest):
        return PUZZLE_COST
    moves = sum(len(bytes(told.data)) for told in request.game.entries) / MOVE_BYTES
    if isinstance(request, FramesRequest):
        moves += FRAME_COST * max(0, request.last - request.first + 1)
    return moves


async def _exchange(request: HistoryRequest, process: WorkerProcess) -> HistoryReply:
    await process.send(as_line(request))
    reply: HistoryReply = await process.receive(HistoryReply)
    if reply.error is not None:
        raise WorkerFailed(reply.error)
    return reply


__all__ = ["HistoryWorkers", "WorkRefused", "stored_game"]
