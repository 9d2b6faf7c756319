"""The register of processes in the SQLite file that they share, on one computer."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from futago.table.file_lock import FileLock
from futago.table.journal import JournalFailed
from futago.table.leases import LIFETIME, Standing
from futago.table.shards import SHARDS, Lease
from futago.table.upgrade import connect

T = TypeVar("T")
Connection = sqlite3.Connection


def uptime() -> int:
    """Milliseconds since the computer was started, the same for all of its processes."""
    kind = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    return time.clock_gettime_ns(kind) // 1_000_000


class SqliteLeases:
    """`Leases` in a file."""

    def __init__(self, path: Path, now: Callable[[], int] = uptime) -> None:
        self._now = now
        self._connection = connect(path)
        # What a power failure takes back was about processes that it has ended too. Whatever is
        # written under a lease afterwards waits for the disk, and for the lease with it.
        self._connection.execute("PRAGMA synchronous=NORMAL")
        self._file_lock = FileLock(path)
        self._lock = asyncio.Lock()

    async def join(self, member: int, address: str) -> None:
        def work(connection: Connection) -> None:
            connection.executemany(
                "INSERT INTO shards (shard, owner, fence) VALUES (?, NULL, 0)"
                " ON CONFLICT DO NOTHING",
                [(shard,) for shard in range(SHARDS)],
            )
            connection.execute(
                "INSERT INTO members (id, seen, address) VALUES (?, ?, ?)",
                (member, self._now(), address),
            )

        await self._write(work)

    async def renew(self, member: int, bury: bool) -> Standing | None:
        def work(connection: Connection) -> Standing | None:
            now = self._now()
            query = "UPDATE members SET seen = ? WHERE id = ?"
            if not connection.execute(query, (now, member)).rowcount:
                return None
            if bury:
                # A sign of life in the future is from before the computer was started again.
                query = "DELETE FROM members WHERE seen < ? OR seen > ?"
                connection.execute(query, (now - LIFETIME, now + LIFETIME))
            members = connection.execute("SELECT id, address FROM members").fetchall()
            rows = connection.execute("SELECT shard, owner, fence FROM shards").fetchall()
            leases = {shard: Lease(owner, fence) for shard, owner, fence in rows}
            return Standing(dict(members), leases)

        return await self._write(work)

    async def claim(self, member: int, shards: Mapping[int, int]) -> None:
        query = "UPDATE shards SET owner = ?, fence = fence + 1 WHERE shard = ? AND fence = ?"
        rows = [(member, shard, fence) for shard, fence in shards.items()]
        await self._write(lambda connection: connection.executemany(query, rows))

    async def release(self, member: int, shards: Iterable[int]) -> None:
        query = "UPDATE shards SET owner = NULL WHERE shard = ? AND owner = ?"
        rows = [(shard, member) for shard in shards]
        await self._write(lambda connection: connection.executemany(query, rows))

    async def remove(self, member: int) -> None:
        query = "DELETE FROM members WHERE id = ?"
        await self._write(lambda connection: connection.execute(query, (member,)))

    async def close(self) -> None:
        async with self._lock:
            await asyncio.to_thread(self._connection.close)
            self._file_lock.close()

    async def _write(self, work: Callable[[Connection], T]) -> T:
        async with self._lock:
            transaction = asyncio.ensure_future(asyncio.to_thread(self._transact, work))
            try:
                return await asyncio.shield(transaction)
            except asyncio.CancelledError:
                await asyncio.wait([transaction])  # the connection is in use until then
                raise
            except sqlite3.Error as error:
                raise JournalFailed(str(error)) from error

    def _transact(self, work: Callable[[Connection], Any]) -> Any:
        with self._file_lock:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                result = work(self._connection)
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise
        return result
