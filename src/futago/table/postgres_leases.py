"""The register of processes in the PostgreSQL database that they share, on any computers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Final

import psycopg

from futago.table.leases import LIFETIME, Standing
from futago.table.postgres_upgrade import connection_string
from futago.table.postgres_writer import Connection, failure
from futago.table.shards import SHARDS, Lease

# What a crash of the database takes back is the latest changes; whatever was written under a lease
# waited for the disk, and for the lease with it.
SESSION: Final = (
    "SELECT set_config('synchronous_commit', 'off', false),"
    " set_config('lock_timeout', '5s', false),"
    " set_config('idle_in_transaction_session_timeout', '5s', false)"
)
INSERT_SHARDS: Final = (
    "INSERT INTO shards (shard, fence) SELECT n, 0 FROM generate_series(0, %s - 1) AS n"
    " ON CONFLICT DO NOTHING"
)
# The database's clock is the only one that all processes share; milliseconds since 1970.
INSERT_MEMBER: Final = (
    "INSERT INTO members (id, seen, address)"
    " VALUES (%s, extract(epoch FROM clock_timestamp()) * 1000, %s)"
)
RENEW: Final = (
    "UPDATE members SET seen = extract(epoch FROM clock_timestamp()) * 1000"
    " WHERE id = %s RETURNING id"
)
BURY: Final = (
    "DELETE FROM members WHERE id <> %s"
    " AND seen < extract(epoch FROM clock_timestamp()) * 1000 - %s"
)
# Groups that the former owner is writing end before; later ones see the new fence.
WAIT_FOR_OWNERS: Final = (
    "SELECT pg_advisory_xact_lock(owner) FROM (SELECT DISTINCT owner FROM shards"
    " WHERE shard = ANY(%s) AND owner IS NOT NULL ORDER BY owner) AS former"
)
CLAIM: Final = (
    "UPDATE shards SET owner = %s, fence = shards.fence + 1"
    " FROM unnest(%s::integer[], %s::bigint[]) AS wanted (shard, fence)"
    " WHERE shards.shard = wanted.shard AND shards.fence = wanted.fence"
)
RELEASE: Final = "UPDATE shards SET owner = NULL WHERE owner = %s AND shard = ANY(%s)"


class PostgresLeases:
    """`Leases` in a database, over a connection of its own: no move waits behind it."""

    def __init__(self, url: str) -> None:
        self._address = connection_string(url)
        self._connection: Connection | None = None
        self._lock = asyncio.Lock()

    async def join(self, member: int, address: str) -> None:
        async with self._transaction() as connection:
            await connection.execute(INSERT_SHARDS, (SHARDS,))
            await connection.execute(INSERT_MEMBER, (member, address))

    async def renew(self, member: int, bury: bool) -> Standing | None:
        async with self._transaction() as connection:
            if await (await connection.execute(RENEW, (member,))).fetchone() is None:
                return None
            if bury:
                await connection.execute(BURY, (member, LIFETIME))
            members = await connection.execute("SELECT id, address FROM members")
            shards = await connection.execute("SELECT shard, owner, fence FROM shards")
            leases = {shard: Lease(owner, fence) for shard, owner, fence in await shards.fetchall()}
            return Standing(dict(await members.fetchall()), leases)

    async def claim(self, member: int, shards: Mapping[int, int]) -> None:
        async with self._transaction() as connection:
            await connection.execute(WAIT_FOR_OWNERS, (list(shards),))
            await connection.execute(CLAIM, (member, list(shards), list(shards.values())))

    async def release(self, member: int, shards: Iterable[int]) -> None:
        async with self._transaction() as connection:
            await connection.execute(RELEASE, (member, list(shards)))

    async def remove(self, member: int) -> None:
        async with self._transaction() as connection:
            await connection.execute("DELETE FROM members WHERE id = %s", (member,))

    async def close(self) -> None:
        async with self._lock:
            if self._connection is not None:
                await self._connection.close()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Connection]:
        async with self._lock:
            try:
                if self._connection is None or self._connection.closed:
                    self._connection = await psycopg.AsyncConnection.connect(
                        self._address, autocommit=True
                    )
                    await self._connection.execute(SESSION)
                async with self._connection.transaction():
                    yield self._connection
            except psycopg.Error as error:
                raise failure(error) from error
