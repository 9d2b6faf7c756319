"""Tables forget people who deleted their accounts, one after the other, whatever happens meanwhile.

What has to be done is stored together with the deletion. Each process does it at the tables that it
owns; at the end the database is made to overwrite what was deleted.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from time import monotonic
from typing import Final

import structlog

from futago.game import FutagoError
from futago.table.database import NothingChanged, Statement, required, statement
from futago.table.driver import substitute_bot
from futago.table.erasing import erasure
from futago.table.history_workers import HistoryWorkers
from futago.table.journal import Journal, JournalFailed, NotOwner
from futago.table.live import Busy, LiveTable
from futago.table.manager import TableManager

log = structlog.get_logger()

FILE: Final = ""
"""Stands for the file itself, which has to be scrubbed when all tables are done."""
LOOK_SECONDS: Final = 5.0
"""How often to look for what other processes were asked to delete."""
SCRUB_SECONDS: Final = 900.0
"""The least time between two scrubs: everybody's moves wait for one."""
AT_ONCE: Final = 200
"""Tables that are looked up together."""


def to_scrub() -> Statement:
    """Has the file scrubbed, whoever gets round to it."""
    query = "INSERT INTO erasures (table_id, guest) VALUES (?, ?) ON CONFLICT DO NOTHING"
    return statement(query, FILE, FILE)


class Erasures:
    """The background task that carries out deletions."""

    def __init__(self, journal: Journal, manager: TableManager, history: HistoryWorkers) -> None:
        self._journal = journal
        self._manager = manager
        self._history = history
        self._wanted = asyncio.Event()
        self._scrubbed_at: float | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """Somebody has just deleted an account."""
        self._wanted.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            try:
                while await self._erase_some():
                    pass
            except (Busy, JournalFailed):
                pass  # the database is away: later
            except Exception as error:
                log.error("erasing failed", error=type(error).__name__)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._wanted.wait()
            self._wanted.clear()

    async def _erase_some(self) -> bool:
        """Erase at some tables; whether there may be more to do at once."""
        query = "SELECT table_id, guest FROM erasures WHERE table_id <> ? ORDER BY table_id"
        waiting = defaultdict[str, set[str]](set)
        for table, guest in await self._journal.rows(query, FILE):
            waiting[table].add(guest)
        mine = [table for table in waiting if self._manager.owns(table)][:AT_ONCE]
        done = 0
        for table in mine:
            try:
                await self._erase(table, frozenset(waiting[table]))
                done += 1
            except (Busy, NotOwner, NothingChanged):
                continue  # it has just changed hands, or its last entry is in doubt
        if not waiting:
            await self._scrub()
        return done > 0

    async def _erase(self, table: str, guests: frozenset[str]) -> None:
        live: LiveTable | None = None
        with suppress(FutagoError):  # a damaged table is erased as far as it can be read
            live = await self._manager.open(table)
        if live is None:
            await self._store(table, guests)
            return
        for seat in [seat for guest in sorted(guests) for seat in live.table.seats_of(guest)]:
            if live.table.status == "open":
                await live.leave(seat)
            elif not live.table.over and not live.table.seats[seat].conceded:
                await live.concede(seat, "resigned", substitute_bot(live.table.setup.game))
        async with live.lock:
            await self._store(table, guests)
            self._history.forget(table)
            # Whoever is there connects anew, and gets the table as it is now.
            self._manager.put_away(live)

    async def _store(self, table: str, guests: frozenset[str]) -> None:
        journal = self._journal
        statements = list[Statement]()
        if self._manager.ownership is not None:
            fence = self._manager.ownership.fence_of(table)
            query = "UPDATE shards SET fence = fence WHERE shard = ? AND fence = ?"
            statements.append(required(query, *fence))
        stored = await journal.load(table)
        if stored is not None:
            entries = await journal.entries(table)
            codes = await journal.rows("SELECT code, data FROM codes WHERE table_id = ?", table)
            known = await journal.rows("SELECT guest FROM guests WHERE table_id = ?", table)
            statements += erasure(
                stored,
                entries,
                await journal.notes(table),
                {code: bytes(data) for code, data in codes},
                guests,
                alone={guest for (guest,) in known} <= guests,
            )
        query = "DELETE FROM erasures WHERE table_id = ? AND guest = ?"
        statements += [statement(query, table, guest) for guest in sorted(guests)]
        await journal.transact(statements)

    async def _scrub(self) -> None:
        """Overwrite what was deleted, if that has to be done."""
        journal, now = self._journal, monotonic()
        if not await journal.rows("SELECT 1 FROM erasures WHERE table_id = ?", FILE):
            return
        if self._scrubbed_at is not None and now - self._scrubbed_at < SCRUB_SECONDS:
            return
        if await journal.scrub():
            self._scrubbed_at = now
            await journal.transact([statement("DELETE FROM erasures WHERE table_id = ?", FILE)])
