"""The lock of a table in memory, and work that a cancelled caller does not interrupt."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Literal


class TableLock(asyncio.Lock):
    """Whoever holds it finds the table as it is stored: it is repaired first if need be."""

    def __init__(self, repair: Callable[[], Awaitable[None]]) -> None:
        super().__init__()
        self._repair = repair

    async def acquire(self) -> Literal[True]:
        await super().acquire()
        try:
            await self._repair()
        except BaseException:
            self.release()
            raise
        return True


async def uninterrupted(work: Awaitable[None]) -> None:
    """Await work that must finish even if the caller is cancelled."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        with suppress(Exception):
            await asyncio.wait([task])
        raise
