"""Tables as they are read from the journal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

from futago.table.damage import read_entry, reading
from futago.table.history import MANY_ENTRIES
from futago.table.journal import Entry, Stored
from futago.table.setup import TableSetup, decode_setup
from futago.table.table import Table

T = TypeVar("T")


def read_table(stored: Stored) -> Table:
    """A table from its stored data; `Damaged` if they cannot be read."""
    id = stored.heading.id
    with reading(id, "heading"):
        setup: TableSetup = decode_setup(stored.heading.made)
        table = Table(id, setup, stored.heading.created)
    if stored.snapshot is not None:
        with reading(id, "snapshot"):
            table.restore(stored.snapshot.data)
    for entry in stored.entries:
        read_entry(table, entry)
    return table


def replayed_table(old: Table, entries: Sequence[Entry]) -> Table:
    """A table played through from its beginning."""
    fresh = Table(old.id, old.setup, old.made)
    for entry in entries:
        read_entry(fresh, entry)
    return fresh


async def off_loop(table: Table, work: Callable[[], T]) -> T:
    """Do what plays a table through: in a thread if it is long. The caller holds its lock."""
    return work() if table.number < MANY_ENTRIES else await asyncio.to_thread(work)
