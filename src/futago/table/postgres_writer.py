"""Group commits in PostgreSQL: pending appends share a transaction, each succeeds or fails alone.

Most groups are one move per table, and take one round trip: the check of the number is part of the
insert. Any other group first locks its tables, in one order for all processes, and reads their last
numbers. As nobody else can append to them until the group ends, it then knows which of its appends
follow the last entry, and stores those with one statement per kind of row.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from psycopg import AsyncConnection, errors
from psycopg_pool import AsyncConnectionPool

from futago.table.journal import (
    Entry,
    Heading,
    Index,
    JournalFailed,
    NoSuchTable,
    NotOwner,
    NumberConflict,
    Snapshot,
)
from futago.table.shards import Fence

Connection = AsyncConnection[tuple[Any, ...]]
Pool = AsyncConnectionPool[Connection]

GROUP: Final = 1000
"""Maximum number of appends per commit, so that the first one does not wait too long."""

INSERT_TABLES: Final = (
    "INSERT INTO tables (id, game, version, made, created, status, listed, due, changed, summary)"
    " SELECT * FROM unnest(%s::text[], %s::text[], %s::text[], %s::bytea[], %s::bigint[],"
    " %s::text[], %s::boolean[], %s::bigint[], %s::bigint[], %s::bytea[])"
    " ON CONFLICT DO NOTHING RETURNING id"
)
LOCK_TABLES: Final = "SELECT 1 FROM tables WHERE id = ANY(%s) ORDER BY id FOR NO KEY UPDATE"
# A statement of its own: it sees what others have committed before the lock was granted.
LAST_NUMBERS: Final = (
    "SELECT id, (SELECT coalesce(max(number), 0) FROM entries WHERE table_id = id)"
    " FROM tables WHERE id = ANY(%s)"
)
# The lock is what makes the numbers follow; the primary key would refuse a second one all the same.
INSERT_ENTRIES: Final = (
    "INSERT INTO entries (table_id, number, time, data)"
    " SELECT * FROM unnest(%s::text[], %s::integer[], %s::bigint[], %s::bytea[])"
)
INSERT_NEXT: Final = (
    "INSERT INTO entries (table_id, number, time, data) SELECT new.*"
    " FROM unnest(%s::text[], %s::integer[], %s::bigint[], %s::bytea[])"
    " AS new (id, number, time, data)"
    " WHERE (SELECT coalesce(max(number), 0) FROM entries WHERE table_id = new.id) = new.number - 1"
    " ON CONFLICT DO NOTHING RETURNING table_id"
)
# Held to the end of the group: whoever takes over a shard waits for it, and its fence is checked by
# a statement of its own, which sees what was committed before.
LOCK_OWNER: Final = "SELECT pg_advisory_xact_lock_shared(%s)"
INSERT_NEXT_FENCED: Final = (
    "INSERT INTO entries (table_id, number, time, data)"
    " SELECT new.id, new.number, new.time, new.data"
    " FROM unnest(%s::text[], %s::integer[], %s::bigint[], %s::bytea[], %s::integer[],"
    " %s::bigint[]) AS new (id, number, time, data, shard, fence)"
    " JOIN shards ON shards.shard = new.shard AND shards.fence = new.fence"
    " WHERE (SELECT coalesce(max(number), 0) FROM entries WHERE table_id = new.id) = new.number - 1"
    " ON CONFLICT DO NOTHING RETURNING table_id"
)
SELECT_HELD: Final = (
    "SELECT shard, fence FROM shards JOIN unnest(%s::integer[], %s::bigint[])"
    " AS held (shard, fence) USING (shard, fence)"
)
SELECT_KNOWN: Final = "SELECT id FROM tables WHERE id = ANY(%s)"
UPDATE_INDEXES: Final = (
    "UPDATE tables SET status = new.status, listed = new.listed, due = new.due,"
    " changed = new.changed, summary = new.summary"
    " FROM unnest(%s::text[], %s::text[], %s::boolean[], %s::bigint[], %s::bigint[], %s::bytea[])"
    " AS new (id, status, listed, due, changed, summary) WHERE tables.id = new.id"
)
INSERT_GUESTS: Final = (
    "INSERT INTO guests (table_id, guest) SELECT * FROM unnest(%s::text[], %s::text[])"
    " ON CONFLICT DO NOTHING"
)
UPSERT_SNAPSHOTS: Final = (
    "INSERT INTO snapshots (table_id, number, data)"
    " SELECT * FROM unnest(%s::text[], %s::integer[], %s::bytea[])"
    " ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, data = excluded.data"
    " WHERE excluded.number > snapshots.number"
)


@dataclass(frozen=True, eq=False)
class Append:
    """What is stored together or not at all: a new table if it has a heading, else more of one."""

    table: str
    entries: Sequence[Entry]
    index: Index | None
    guests: Sequence[str]
    snapshot: Snapshot | None
    heading: Heading | None
    done: asyncio.Future[None]
    fence: Fence | None = None

    @property
    def plain(self) -> bool:
        """Whether it is one entry and nothing else, as most moves are."""
        more = self.index or self.guests or self.snapshot or self.heading
        return len(self.entries) == 1 and not more

    def follows(self, last: Mapping[str, int], created: set[str], held: Container[Fence]) -> int:
        """The table's last number after this append; raises if it cannot be stored."""
        if self.heading is not None and self.table not in created:
            raise NumberConflict(self.table)
        if self.table not in last:
            raise NoSuchTable(self.table)
        if self.fence is not None and self.fence not in held:
            raise NotOwner(self.table)
        number = last[self.table]
        for entry in self.entries:
            if entry.number != number + 1:
                raise NumberConflict(self.table, entry.number)
            number += 1
        if self.snapshot is not None and not 0 < self.snapshot.number <= number:
            raise ValueError(f"snapshot of entry {self.snapshot.number}, which does not exist")
        return number


@dataclass
class _Rows:
    """The rows of all appends of a group that can be stored."""

    entries: list[tuple[str, int, int, bytes]] = field(default_factory=list)
    indexes: dict[str, Index] = field(default_factory=dict)
    guests: list[tuple[str, str]] = field(default_factory=list)
    snapshots: dict[str, Snapshot] = field(default_factory=dict)

    def add(self, append: Append) -> None:
        table = append.table
        self.entries += [(table, e.number, e.time, e.data) for e in append.entries]
        self.guests += [(table, guest) for guest in append.guests]
        if append.index is not None and append.heading is None:
            self.indexes[table] = append.index
        before = self.snapshots.get(table)
        if append.snapshot and not (before and before.number >= append.snapshot.number):
            self.snapshots[table] = append.snapshot

    def statements(self) -> list[tuple[str, list[tuple[Any, ...]]]]:
        indexes = [(table, *index_row(index)) for table, index in self.indexes.items()]
        snapshots = [(table, s.number, s.data) for table, s in self.snapshots.items()]
        return [
            (INSERT_ENTRIES, self.entries),
            (UPDATE_INDEXES, indexes),
            (INSERT_GUESTS, sorted(set(self.guests))),
            (UPSERT_SNAPSHOTS, snapshots),
        ]


class GroupWriter:
    """Stores appends in groups: what comes in while one group is written is the next."""

    def __init__(self, pool: Pool) -> None:
        self.commits = 0
        """Group commits so far."""
        self.member: int | None = None
        """The number of this process among those that share the tables."""
        self._pool = pool
        self._waiting = deque[Append]()
        self._writing: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """Appends that wait for the group being written."""
        return len(self._waiting)

    def submit(
        self,
        table: str,
        entries: Sequence[Entry],
        index: Index | None = None,
        guests: Sequence[str] = (),
        snapshot: Snapshot | None = None,
        heading: Heading | None = None,
        fence: Fence | None = None,
    ) -> asyncio.Future[None]:
        """Queue an append; its future is done when it is durable, or failed and left nothing."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table, entries, index, guests, snapshot, heading, done, fence))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return done

    async def stop(self) -> None:
        """Write all that waits."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                size = min(GROUP, len(self._waiting))
                group = [self._waiting.popleft() for _ in range(size)]
                for append, error in zip(group, await self._write(group), strict=True):
                    _hand_back(append, error)
        finally:
            self._writing = None

    async def _write(self, group: list[Append]) -> list[Exception | None]:
        """Store a group; for each append why it was not stored."""
        try:
            async with self._pool.connection() as connection:
                answers = await _store(connection, group, self.member)
        except (errors.DataError, errors.IntegrityError, UnicodeError) as error:
            if len(group) > 1:  # one of them cannot be stored: not the fault of the others
                return [answer for one in group for answer in await self._write([one])]
            return [failure(error)]
        except Exception as error:
            return [failure(error) for _ in group]
        self.commits += 1
        return answers


async def _store(
    connection: Connection, group: list[Append], member: int | None
) -> list[Exception | None]:
    """Store a group in one transaction."""
    tables = sorted({append.table for append in group})
    if len(tables) == len(group) and all(append.plain for append in group):
        return await _store_plain(connection, group, tables, member)
    answers = list[Exception | None]()
    rows = _Rows()
    held = set[Fence]()
    async with connection.pipeline() as pipeline, connection.transaction():
        if member is not None:
            await connection.execute(LOCK_OWNER, (member,))
        created = await _create(connection, group)
        await connection.execute(LOCK_TABLES, (tables,))
        numbers = await connection.execute(LAST_NUMBERS, (tables,))
        fences = sorted({append.fence for append in group if append.fence is not None})
        if fences:
            found = await connection.execute(SELECT_HELD, columns(fences))
        await pipeline.sync()
        if fences:
            held = {Fence(*row) for row in await found.fetchall()}
        last: dict[str, int] = dict(await numbers.fetchall())
        for append in group:
            try:
                last[append.table] = append.follows(last, created, held)
            except (NumberConflict, NoSuchTable, NotOwner, ValueError) as error:
                answers.append(error)
            else:
                answers.append(None)
                rows.add(append)
        for statement, kind in rows.statements():
            if kind:
                await connection.execute(statement, columns(kind))
    return answers


async def _store_plain(
    connection: Connection, group: list[Append], tables: list[str], member: int | None
) -> list[Exception | None]:
    """Store a group with one entry for each of its tables. A pipeline is one transaction."""
    entries = [
        (append.table, *msgspec.structs.astuple(append.entries[0]), *(append.fence or ()))
        for append in group
    ]
    async with connection.pipeline():
        if member is not None:
            await connection.execute(LOCK_OWNER, (member,))
        await connection.execute(LOCK_TABLES, (tables,))
        insert = INSERT_NEXT if member is None else INSERT_NEXT_FENCED
        inserted = await connection.execute(insert, columns(sorted(entries)))
    stored = {table for (table,) in await inserted.fetchall()}
    if len(stored) == len(group):
        return [None] * len(group)
    rows = await (await connection.execute(SELECT_KNOWN, (tables,))).fetchall()
    known = {table for (table,) in rows}
    fences = [append.fence for append in group if append.fence is not None]
    held = set[Fence]()
    if fences:
        found = await connection.execute(SELECT_HELD, columns(fences))
        held = {Fence(*row) for row in await found.fetchall()}

    def answer(append: Append) -> Exception | None:
        if append.table in stored:
            return None
        if append.table in known:
            if append.fence is not None and append.fence not in held:
                return NotOwner(append.table)
            return NumberConflict(append.table, append.entries[0].number)
        return NoSuchTable(append.table)

    return [answer(append) for append in group]


async def _create(connection: Connection, group: list[Append]) -> set[str]:
    """Store the headings of new tables; the ids that were free."""
    new = dict[str, tuple[Any, ...]]()
    for append in group:
        heading, index = append.heading, append.index
        first = [entry.number for entry in append.entries] == [*range(1, len(append.entries) + 1)]
        if heading is not None and index is not None and first:
            row = (heading.id, heading.game, heading.version, heading.made, heading.created)
            new.setdefault(heading.id, (*row, *index_row(index)))
    if not new:
        return set()
    rows = [new[id] for id in sorted(new)]  # in one order for all processes
    created = await connection.execute(INSERT_TABLES, columns(rows))
    return {id for (id,) in await created.fetchall()}


def columns(rows: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    """Rows as arrays, one per column."""
    return [list(column) for column in zip(*rows, strict=True)]


def index_row(index: Index) -> tuple[str, bool, int | None, int, bytes]:
    return (index.status, index.listed, index.due, index.changed, index.summary)


def failure(error: Exception) -> Exception:
    """The journal's exception for an error of the database."""
    kind = NoSuchTable if isinstance(error, errors.ForeignKeyViolation) else JournalFailed
    failed = kind(" ".join(str(error).split()))
    failed.__cause__ = error
    return failed


def _hand_back(append: Append, error: Exception | None) -> None:
    if append.done.done():  # the caller was cancelled
        return
    if error is None:
        append.done.set_result(None)
    else:
        append.done.set_exception(error)
