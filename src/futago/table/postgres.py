"""The journal in a PostgreSQL database: one group of appends at a time, other work beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Final, Self

import psycopg
from psycopg import errors
from psycopg_pool import AsyncConnectionPool

from futago.table.database import NothingChanged, Statement
from futago.table.journal import (
    Entry,
    FenceOf,
    Heading,
    Index,
    JournalFailed,
    Snapshot,
    Stored,
)
from futago.table.journal_metrics import JournalMetrics
from futago.table.postgres_upgrade import connection_string, prepare_database
from futago.table.postgres_writer import Connection, GroupWriter, Pool, failure

CONNECTIONS: Final = 5
"""One for the writer, the others for everything else."""
WAIT_SECONDS: Final = 5.0
"""How long to wait for a connection while the database does not answer."""
# Commits are durable whatever the default of the database is. A process that stalls inside a
# transaction loses its locks, and nobody waits for ever.
SESSION: Final = (
    "SELECT set_config('synchronous_commit', CASE current_setting('synchronous_commit')"
    " WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false),"
    " set_config('idle_in_transaction_session_timeout', '10s', false),"
    " set_config('lock_timeout', '30s', false),"
    " set_config('default_transaction_isolation', 'read committed', false)"
)

INSERT_GUEST: Final = "INSERT INTO guests (table_id, guest) VALUES (%s, %s) ON CONFLICT DO NOTHING"
INSERT_CODE: Final = "INSERT INTO codes (code, table_id, data, expires) VALUES (%s, %s, %s, %s)"
UPSERT_NOTE: Final = (
    "INSERT INTO notes (table_id, name, data) VALUES (%s, %s, %s)"
    " ON CONFLICT (table_id, name) DO UPDATE SET data = excluded.data"
)
TAKE_CODE: Final = (
    "WITH gone AS (DELETE FROM codes WHERE code = %s OR expires <= %s"
    " RETURNING code, table_id, data, expires)"
    " SELECT table_id, data FROM gone WHERE code = %s AND expires > %s"
)
SELECT_TABLE: Final = (
    "SELECT id, game, version, made, created, status, listed, due, changed, summary"
    " FROM tables WHERE id = %s"
)
SELECT_SNAPSHOT: Final = "SELECT number, data FROM snapshots WHERE table_id = %s AND data <> ''"
SELECT_LATEST: Final = (
    "SELECT number, time, data FROM entries WHERE table_id = %s AND number >"
    " coalesce((SELECT number FROM snapshots WHERE table_id = %s AND data <> ''), 0)"
    " ORDER BY number"
)
SELECT_ENTRIES: Final = (
    "SELECT number, time, data FROM entries"
    " WHERE table_id = %s AND number BETWEEN %s AND %s ORDER BY number"
)
SELECT_LISTED: Final = "SELECT id, status, listed, due, changed, summary FROM tables"
NEWEST_FIRST: Final = "ORDER BY changed DESC, id LIMIT %s"
NO_END: Final = 2**31 - 1


class PostgresJournal:
    """A `Journal` in a database; create it with `PostgresJournal.open` in a running event loop."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._writer = GroupWriter(pool)
        self.metrics = JournalMetrics()
        self._fence_of: FenceOf | None = None
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> Self:
        """The journal in a database, created or upgraded; `BadInput` if it cannot be used."""
        await asyncio.to_thread(prepare_database, url)
        pool: Pool = AsyncConnectionPool(
            connection_string(url),
            kwargs={"autocommit": True},
            min_size=2,
            max_size=CONNECTIONS,
            timeout=WAIT_SECONDS,
            configure=_configure,
            open=False,
        )
        await pool.open()
        return cls(pool)

    @property
    def commits(self) -> int:
        """Group commits since the journal was opened."""
        return self._writer.commits

    @property
    def waiting(self) -> int:
        """Appends that wait for the next group."""
        return self._writer.waiting

    async def create(
        self, heading: Heading, entries: Sequence[Entry], index: Index, guests: Sequence[str] = ()
    ) -> None:
        self._check_open()
        written = self._writer.submit(heading.id, entries, index, guests, heading=heading)
        await self.metrics.measured(written)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        index: Index | None = None,
        guests: Sequence[str] = (),
        snapshot: Snapshot | None = None,
    ) -> None:
        self._check_open()
        fence = self._fence_of(table) if self._fence_of is not None else None
        written = self._writer.submit(table, entries, index, guests, snapshot, fence=fence)
        await self.metrics.measured(written)

    async def load(self, table: str) -> Stored | None:
        self._check_open()
        try:
            async with self._pool.connection() as connection:
                return await _load(connection, table)
        except errors.DataError:
            return None
        except psycopg.Error as error:
            self.metrics.failed(error)
            raise failure(error) from error

    async def entries(self, table: str, first: int = 1, last: int | None = None) -> list[Entry]:
        end = NO_END if last is None else last
        return [Entry(*row) for row in await self._rows(SELECT_ENTRIES, table, first, end)]

    async def lobby(self, limit: int) -> list[tuple[str, Index]]:
        query = f"{SELECT_LISTED} WHERE listed AND status <> 'over' {NEWEST_FIRST}"
        return _listed(await self._rows(query, limit))

    async def tables_of(self, guest: str, limit: int) -> list[tuple[str, Index]]:
        query = f"{SELECT_LISTED} JOIN guests ON table_id = id WHERE guest = %s {NEWEST_FIRST}"
        return _listed(await self._rows(query, guest, limit))

    async def is_guest(self, table: str, guest: str) -> bool:
        query = "SELECT 1 FROM guests WHERE guest = %s AND table_id = %s"
        return bool(await self._rows(query, guest, table))

    async def is_known_to(self, table: str, guest: str | None) -> bool:
        query = (
            "SELECT 1 FROM tables WHERE id = %s AND (listed OR EXISTS"
            " (SELECT 1 FROM guests WHERE guest = %s AND table_id = id))"
        )
        return bool(await self._rows(query, table, guest))

    async def due(self, before: int, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE due <= %s ORDER BY due LIMIT %s"
        return [id for (id,) in await self._rows(query, before, limit)]

    async def admit(self, table: str, guest: str) -> None:
        await self._write(INSERT_GUEST, table, guest)

    async def store_code(self, code: str, table: str, data: bytes, expires: int) -> None:
        await self._write(INSERT_CODE, code, table, data, expires)

    async def redeem_code(self, code: str, now: int) -> tuple[str, bytes] | None:
        found = await self._rows(TAKE_CODE, code, now, code, now)
        return (found[0][0], found[0][1]) if found else None

    async def table_of_code(self, code: str) -> str | None:
        rows = await self._rows("SELECT table_id FROM codes WHERE code = %s", code)
        return rows[0][0] if rows else None

    async def store_note(self, table: str, name: str, data: bytes | None) -> None:
        if data is None:
            await self._write("DELETE FROM notes WHERE table_id = %s AND name = %s", table, name)
        else:
            await self._write(UPSERT_NOTE, table, name, data)

    async def notes(self, table: str) -> dict[str, bytes]:
        query = "SELECT name, data FROM notes WHERE table_id = %s ORDER BY name"
        return dict(await self._rows(query, table))

    async def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._rows(_written(query), *values)

    async def transact(self, statements: Sequence[Statement]) -> list[int]:
        self._check_open()
        return await self.metrics.measured(self._transact(statements))

    async def _transact(self, statements: Sequence[Statement]) -> list[int]:
        changed = list[int]()
        try:
            async with self._pool.connection() as connection, connection.transaction():
                for one in statements:
                    cursor = await connection.execute(_written(one.query), one.values)
                    changed.append(cursor.rowcount)
                    if one.required and changed[-1] < 1:
                        raise NothingChanged(one.query)
        except psycopg.Error as error:
            raise failure(error) from error
        return changed

    async def scrub(self) -> bool:
        return True

    def share(self, member: int, fence_of: FenceOf) -> None:
        self._writer.member, self._fence_of = member, fence_of

    async def healthy(self) -> bool:
        try:
            # The value does not change, but the write shows a full disk before the next move does.
            await self._write("UPDATE alembic_version SET version_num = version_num")
            well = await self._rows("SELECT 1") == [(1,)]
        except JournalFailed:
            return False
        self.metrics.trouble = None
        return well

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await self._writer.stop()
            await self._pool.close()

    def _check_open(self) -> None:
        if self._closed:
            raise JournalFailed("closed")

    async def _rows(self, query: str | bytes, *values: Any) -> list[Any]:
        """The rows of one statement; none if PostgreSQL cannot even represent what is asked for."""
        self._check_open()
        try:
            async with self._pool.connection() as connection:
                cursor = await connection.execute(query, values, binary=True)
                return await cursor.fetchall()
        except errors.DataError:
            return []
        except psycopg.Error as error:
            self.metrics.failed(error)
            raise failure(error) from error

    async def _write(self, query: str, *values: Any) -> None:
        """One statement, a transaction of its own."""
        self._check_open()
        await self.metrics.measured(self._execute(query, values))

    async def _execute(self, query: str, values: Sequence[Any]) -> None:
        try:
            async with self._pool.connection() as connection:
                await connection.execute(query, values)
        except psycopg.Error as error:
            raise failure(error) from error


def _written(query: str) -> bytes:
    """A statement with the placeholders of the driver."""
    return query.replace("?", "%s").encode()


async def _configure(connection: Connection) -> None:
    await connection.execute(SESSION)


async def _load(connection: Connection, table: str) -> Stored | None:
    """A consistent read, in one round trip."""
    async with connection.pipeline():
        await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        tables = await connection.execute(SELECT_TABLE, (table,), binary=True)
        snapshots = await connection.execute(SELECT_SNAPSHOT, (table,), binary=True)
        entries = await connection.execute(SELECT_LATEST, (table, table), binary=True)
        await connection.execute("COMMIT")
    row, found = await tables.fetchone(), await snapshots.fetchone()
    if row is None:
        return None
    snapshot = Snapshot(*found) if found else None
    latest = tuple(Entry(*entry) for entry in await entries.fetchall())
    return Stored(Heading(*row[:5]), Index(*row[5:]), snapshot, latest)


def _listed(rows: Iterable[Sequence[Any]]) -> list[tuple[str, Index]]:
    return [(row[0], Index(*row[1:])) for row in rows]
