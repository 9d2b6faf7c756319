"""The journal in one SQLite file: one thread writes with group commits, a few others read."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, Self, TypeVar

from futago.table.database import NothingChanged, Statement
from futago.table.file_lock import FileLock
from futago.table.journal import (
    Entry,
    FenceOf,
    Heading,
    Index,
    JournalFailed,
    NoSuchTable,
    NotOwner,
    NumberConflict,
    Snapshot,
    Stored,
)
from futago.table.journal_metrics import JournalMetrics
from futago.table.scrubbing import scrub_file
from futago.table.shards import Fence
from futago.table.upgrade import connect, prepare_file
from futago.table.writer import Writer

T = TypeVar("T")
Connection = sqlite3.Connection

READERS: Final = 4

INSERT_TABLE: Final = (
    "INSERT INTO tables (id, game, version, made, created, status, listed, due, changed, summary)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
# The check is part of the insert: an entry that does not follow the last one inserts no row.
INSERT_ENTRY: Final = (
    "INSERT INTO entries (table_id, number, time, data) SELECT ?, ?, ?, ?"
    " WHERE (SELECT coalesce(max(number), 0) FROM entries WHERE table_id = ?) = ?"
)
INSERT_FENCED: Final = (
    "INSERT INTO entries (table_id, number, time, data) SELECT ?, ?, ?, ?"
    " WHERE (SELECT coalesce(max(number), 0) FROM entries WHERE table_id = ?) = ?"
    " AND EXISTS (SELECT 1 FROM shards WHERE shard = ? AND fence = ?)"
)
INSERT_GUEST: Final = "INSERT INTO guests (table_id, guest) VALUES (?, ?) ON CONFLICT DO NOTHING"
UPDATE_INDEX: Final = (
    "UPDATE tables SET status = ?, listed = ?, due = ?, changed = ?, summary = ? WHERE id = ?"
)
UPSERT_SNAPSHOT: Final = (
    "INSERT INTO snapshots (table_id, number, data) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, data = excluded.data"
    " WHERE excluded.number > snapshots.number"
)
UPSERT_NOTE: Final = (
    "INSERT INTO notes (table_id, name, data) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id, name) DO UPDATE SET data = excluded.data"
)
SELECT_ENTRIES: Final = (
    "SELECT number, time, data FROM entries"
    " WHERE table_id = ? AND number BETWEEN ? AND ? ORDER BY number"
)
SELECT_LISTED: Final = "SELECT id, status, listed, due, changed, summary FROM tables"
NEWEST_FIRST: Final = "ORDER BY changed DESC, id LIMIT ?"
NO_END: Final = 2**63 - 1


class SqliteJournal:
    """A `Journal` in a file; create it with `SqliteJournal.open` in a running event loop."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop, shared: bool = False) -> None:
        """`shared` with other processes that write as much: they pass a lock around."""
        self._loop = loop
        self._fence_of: FenceOf | None = None
        self.metrics = JournalMetrics()
        self._closed = False
        self._path = path
        self._shared = shared
        self._readers = SimpleQueue[Connection]()
        for _ in range(READERS):
            reader = connect(path)
            reader.execute("PRAGMA query_only=ON")
            self._readers.put(reader)
        self._pool = ThreadPoolExecutor(READERS, thread_name_prefix="journal-reader")
        lock = FileLock(path) if shared else None
        self._writer = Writer(connect(path), loop, "journal-writer", lock)

    @classmethod
    async def open(cls, path: Path, shared: bool = False) -> Self:
        """The journal in a file, created or upgraded; `BadInput` if the file cannot be used."""
        await asyncio.to_thread(prepare_file, path)
        return cls(path, asyncio.get_running_loop(), shared)

    @property
    def commits(self) -> int:
        """Group commits since the journal was opened."""
        return self._writer.commits

    @property
    def waiting(self) -> int:
        """Writes that wait for the next group."""
        return self._writer.waiting

    async def create(
        self, heading: Heading, entries: Sequence[Entry], index: Index, guests: Sequence[str] = ()
    ) -> None:
        row = (heading.id, heading.game, heading.version, heading.made, heading.created)

        def work(connection: Connection) -> None:
            if not connection.execute(INSERT_TABLE, (*row, *_index_row(index))).rowcount:
                raise NumberConflict(heading.id)
            _append(connection, heading.id, entries, None, guests, None, None)

        await self._write(work)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        index: Index | None = None,
        guests: Sequence[str] = (),
        snapshot: Snapshot | None = None,
    ) -> None:
        one = len(entries) == 1 and not (index or guests or snapshot)
        fence = self._fence_of(table) if self._fence_of is not None else None
        await self._write(lambda c: _append(c, table, entries, index, guests, snapshot, fence), one)

    async def load(self, table: str) -> Stored | None:
        return await self._read(lambda connection: _load(connection, table))

    async def entries(self, table: str, first: int = 1, last: int | None = None) -> list[Entry]:
        end = NO_END if last is None else last
        return await self._read(lambda c: _entries(c, table, first, end))

    async def lobby(self, limit: int) -> list[tuple[str, Index]]:
        query = f"{SELECT_LISTED} WHERE listed AND status <> 'over' {NEWEST_FIRST}"
        return await self._read(lambda c: _listed(c.execute(query, (limit,))))

    async def tables_of(self, guest: str, limit: int) -> list[tuple[str, Index]]:
        query = f"{SELECT_LISTED} JOIN guests ON table_id = id WHERE guest = ? {NEWEST_FIRST}"
        return await self._read(lambda c: _listed(c.execute(query, (guest, limit))))

    async def is_guest(self, table: str, guest: str) -> bool:
        query = "SELECT 1 FROM guests WHERE guest = ? AND table_id = ?"
        return await self._read(lambda c: c.execute(query, (guest, table)).fetchone() is not None)

    async def is_known_to(self, table: str, guest: str | None) -> bool:
        query = (
            "SELECT 1 FROM tables WHERE id = ?1 AND (listed OR EXISTS"
            " (SELECT 1 FROM guests WHERE guest = ?2 AND table_id = ?1))"
        )
        return await self._read(lambda c: c.execute(query, (table, guest)).fetchone() is not None)

    async def due(self, before: int, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
        return await self._read(lambda c: [id for (id,) in c.execute(query, (before, limit))])

    async def admit(self, table: str, guest: str) -> None:
        await self._write(lambda c: c.execute(INSERT_GUEST, (table, guest)))

    async def store_code(self, code: str, table: str, data: bytes, expires: int) -> None:
        query = "INSERT INTO codes (code, table_id, data, expires) VALUES (?, ?, ?, ?)"
        await self._write(lambda c: c.execute(query, (code, table, data, expires)))

    async def redeem_code(self, code: str, now: int) -> tuple[str, bytes] | None:
        return await self._write(lambda connection: _take_code(connection, code, now))

    async def table_of_code(self, code: str) -> str | None:
        query = "SELECT table_id FROM codes WHERE code = ?"
        row = await self._read(lambda c: c.execute(query, (code,)).fetchone())
        return row[0] if row is not None else None

    async def store_note(self, table: str, name: str, data: bytes | None) -> None:
        if data is None:
            query = "DELETE FROM notes WHERE table_id = ? AND name = ?"
            await self._write(lambda c: c.execute(query, (table, name)))
        else:
            await self._write(lambda c: c.execute(UPSERT_NOTE, (table, name, data)))

    async def notes(self, table: str) -> dict[str, bytes]:
        query = "SELECT name, data FROM notes WHERE table_id = ? ORDER BY name"
        return await self._read(lambda c: dict(c.execute(query, (table,)).fetchall()))

    async def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._read(lambda c: c.execute(query, values).fetchall())

    async def transact(self, statements: Sequence[Statement]) -> list[int]:
        return await self._write(lambda connection: _transact(connection, statements))

    async def scrub(self) -> bool:
        if self._closed:
            raise JournalFailed("closed")
        try:
            return await asyncio.to_thread(scrub_file, self._path, self._shared)
        except sqlite3.Error as error:
            raise JournalFailed(str(error)) from error

    def share(self, member: int, fence_of: FenceOf) -> None:
        self._fence_of = fence_of

    async def healthy(self) -> bool:
        try:
            # The value does not change, but the write shows a full disk before the next move does.
            await self._write(lambda c: c.execute("PRAGMA user_version=0"))
            well = await self._read(lambda c: c.execute("SELECT count(*) FROM tables") is not None)
        except JournalFailed:
            return False
        self.metrics.trouble = None
        return well

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._writer.pass_on()
            await asyncio.to_thread(self._stop)

    def _stop(self) -> None:
        self._pool.shutdown()
        for _ in range(READERS):
            self._readers.get().close()
        self._writer.stop()  # closed last: SQLite then merges the WAL into the file

    async def _write(self, work: Callable[[Connection], T], atomic: bool = False) -> T:
        if self._closed:
            raise JournalFailed("closed")
        return await self.metrics.measured(self._writer.submit(work, atomic))

    async def _read(self, query: Callable[[Connection], T]) -> T:
        if self._closed:
            raise JournalFailed("closed")
        try:
            return await self._loop.run_in_executor(self._pool, self._with_reader, query)
        except sqlite3.Error as error:
            self.metrics.failed(error)
            raise JournalFailed(str(error)) from error

    def _with_reader(self, query: Callable[[Connection], T]) -> T:
        """Run a query on a consistent snapshot, whatever is written meanwhile."""
        reader = self._readers.get()
        try:
            reader.execute("BEGIN")
            try:
                return query(reader)
            finally:
                reader.execute("ROLLBACK")
        finally:
            self._readers.put(reader)


def _append(
    connection: Connection,
    table: str,
    entries: Sequence[Entry],
    index: Index | None,
    guests: Sequence[str],
    snapshot: Snapshot | None,
    fence: Fence | None,
) -> None:
    rows = [(table, e.number, e.time, e.data, table, e.number - 1, *(fence or ())) for e in entries]
    insert = INSERT_FENCED if fence is not None else INSERT_ENTRY
    if rows and connection.executemany(insert, rows).rowcount != len(rows):
        if fence is not None and not _holds(connection, fence):
            raise NotOwner(table)
        if connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone():
            raise NumberConflict(table, rows[0][1])
        raise NoSuchTable(table)
    if index and not connection.execute(UPDATE_INDEX, (*_index_row(index), table)).rowcount:
        raise NoSuchTable(table)
    for guest in guests:
        connection.execute(INSERT_GUEST, (table, guest))
    if snapshot:
        if not _entries(connection, table, snapshot.number, snapshot.number):
            raise ValueError(f"snapshot of entry {snapshot.number}, which does not exist")
        connection.execute(UPSERT_SNAPSHOT, (table, snapshot.number, snapshot.data))


def _holds(connection: Connection, fence: Fence) -> bool:
    """Whether nobody has taken over the shard since."""
    query = "SELECT 1 FROM shards WHERE shard = ? AND fence = ?"
    return connection.execute(query, fence).fetchone() is not None


def _load(connection: Connection, table: str) -> Stored | None:
    query = (
        "SELECT id, game, version, made, created, status, listed, due, changed, summary"
        " FROM tables WHERE id = ?"
    )
    row = connection.execute(query, (table,)).fetchone()
    if row is None:
        return None
    query = "SELECT number, data FROM snapshots WHERE table_id = ?"
    found = connection.execute(query, (table,)).fetchone()
    snapshot = Snapshot(*found) if found and found[1] else None
    entries = _entries(connection, table, snapshot.number + 1 if snapshot else 1, NO_END)
    return Stored(Heading(*row[:5]), _index(row[5:]), snapshot, tuple(entries))


def _entries(connection: Connection, table: str, first: int, last: int) -> list[Entry]:
    return [Entry(*row) for row in connection.execute(SELECT_ENTRIES, (table, first, last))]


def _take_code(connection: Connection, code: str, now: int) -> tuple[str, bytes] | None:
    connection.execute("DELETE FROM codes WHERE expires <= ?", (now,))
    query = "SELECT table_id, data FROM codes WHERE code = ?"
    found: tuple[str, bytes] | None = connection.execute(query, (code,)).fetchone()
    connection.execute("DELETE FROM codes WHERE code = ?", (code,))
    return found


def _transact(connection: Connection, statements: Sequence[Statement]) -> list[int]:
    changed = list[int]()
    for one in statements:
        changed.append(connection.execute(one.query, one.values).rowcount)
        if one.required and changed[-1] < 1:
            raise NothingChanged(one.query)
    return changed


def _index_row(index: Index) -> tuple[str, bool, int | None, int, bytes]:
    return (index.status, index.listed, index.due, index.changed, index.summary)


def _index(row: Sequence[Any]) -> Index:
    status, listed, due, changed, summary = row
    return Index(status, bool(listed), due, changed, summary)


def _listed(rows: Iterable[Sequence[Any]]) -> list[tuple[str, Index]]:
    return [(row[0], _index(row[1:])) for row in rows]
