"""A queue in which tables take turns."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Things that wait, in order for one table and in turn over the tables, so that a table with
    much to ask keeps no other one waiting."""

    def __init__(self) -> None:
        self._tables = dict[Hashable, deque[T]]()  # whose turn is next stands first
        self._filled = asyncio.Event()

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))

    def add(self, table: Hashable, thing: T) -> None:
        self._tables.setdefault(table, deque()).append(thing)
        self._filled.set()

    def discard(self, table: Hashable, thing: T) -> None:
        """It need not be done any more, if it is still here."""
        waiting = self._tables.get(table, deque())
        if thing in waiting:
            waiting.remove(thing)
        if not waiting:
            self._tables.pop(table, None)

    async def next(self) -> T:
        """The next thing, as soon as there is one."""
        while not self._tables:
            self._filled.clear()
            await self._filled.wait()
        table = next(iter(self._tables))
        waiting = self._tables.pop(table)
        thing = waiting.popleft()
        if waiting:
            self._tables[table] = waiting  # behind all others
        return thing
