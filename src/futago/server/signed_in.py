"""Connections of people who are signed in: they end with the session."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final

import structlog

from futago.table.database import Database
from futago.table.journal import JournalFailed
from futago.table.watcher import Watcher

log = structlog.get_logger()

LOOK_SECONDS: Final = 10.0
"""How often to look for sessions that were ended through another process."""
AT_ONCE: Final = 500
SIGNED_OUT: Final = "signed-out"


class SignedInConnections:
    """The connections of this process, by the session through which they were opened."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._open = defaultdict[str, set[Watcher]](set)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    @contextmanager
    def watched(self, session: str | None, feed: Watcher) -> Iterator[None]:
        """A connection, as long as the block lasts."""
        if session is None:
            yield
            return
        self._open[session].add(feed)
        try:
            yield
        finally:
            self._open[session].discard(feed)
            if not self._open[session]:
                del self._open[session]

    def end(self, sessions: Sequence[str]) -> None:
        """These sessions have ended."""
        for session in sessions:
            for feed in list(self._open.get(session, ())):
                feed.close(SIGNED_OUT)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except JournalFailed:
                continue
            except Exception as error:
                log.error("sessions not looked up", error=type(error).__name__)

    async def look(self) -> None:
        """End the connections of sessions that are not stored any more."""
        sessions = list(self._open)
        for at in range(0, len(sessions), AT_ONCE):
            some = sessions[at : at + AT_ONCE]
            places = ", ".join("?" for _ in some)
            query = f"SELECT id FROM sessions WHERE id IN ({places})"  # noqa: S608
            known = {id for (id,) in await self._database.rows(query, *some)}
            self.end([session for session in some if session not in known])
