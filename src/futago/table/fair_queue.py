"""A queue that serves tables round-robin."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """First in, first out per table and round-robin over the tables, so that a busy table does not
    delay the others."""

    def __init__(self) -> None:
        self._tables = dict[Hashable, deque[T]]()  # the next table to be served comes first
        self._filled = asyncio.Event()

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))

    def add(self, table: Hashable, item: T) -> None:
        self._tables.setdefault(table, deque()).append(item)
        self._filled.set()

    def discard(self, table: Hashable, item: T) -> None:
        """Remove an item if it is still waiting."""
        waiting = self._tables.get(table, deque())
        if item in waiting:
            waiting.remove(item)
        if not waiting:
            self._tables.pop(table, None)

    async def next(self) -> T:
        """The next item, as soon as there is one."""
        while not self._tables:
            self._filled.clear()
            await self._filled.wait()
        table = next(iter(self._tables))
        waiting = self._tables.pop(table)
        item = waiting.popleft()
        if waiting:
            self._tables[table] = waiting  # to the end of the line
        return item
