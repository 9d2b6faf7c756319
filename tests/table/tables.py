"""Headings, entries and indexes for tests of the journal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

from futago.table.journal import Entry, Heading, Index, Status
from futago.table.postgres import PostgresJournal
from futago.table.sqlite import SqliteJournal
from futago.table.storage import Place, open_journal

T = TypeVar("T")
AnyJournal: TypeAlias = SqliteJournal | PostgresJournal


def heading(id: str) -> Heading:
    return Heading(id, "goryo", "1", b'{"seed":"ab"}', 1_000)


def entry(number: int, data: bytes = b"") -> Entry:
    return Entry(number, 1_000 + number, data or b"entry %d" % number)


def entries(first: int, last: int) -> list[Entry]:
    return [entry(number) for number in range(first, last + 1)]


def index(
    status: Status = "running", listed: bool = True, due: int | None = None, changed: int = 1_000
) -> Index:
    return Index(status, listed, due, changed, b"{}")


def with_journal(place: Place, use: Callable[[Any], Awaitable[T]]) -> T:
    """Open a journal, use it and close it, in an event loop of its own."""

    async def opened() -> T:
        journal = await open_journal(place)
        try:
            return await use(journal)
        finally:
            await journal.close()

    return asyncio.run(opened())
