"""A table's log told again from its journal, as one viewer may know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from futago.table.entries import Undone, decode_entry
from futago.table.journal import Entry
from futago.table.messages import LogEntry, Teller
from futago.table.table import Table

LONGEST: Final = 500
"""Entries of a log in one message; the last ones matter."""


def retell(table: Table, entries: Iterable[Entry], teller: Teller, after: int) -> list[LogEntry]:
    """The log after an entry; what was taken back since is left out."""
    again = Table(table.id, table.setup, table.made)
    teller.table = again
    told = list[LogEntry]()
    for entry in entries:
        draft = again.read(decode_entry(entry.data), entry.time)
        if isinstance(draft.entry, Undone):
            to = draft.entry.to
            told = [line for line in told if line.number <= to or line.kind != "move"]
        if entry.number > after:
            told.append(teller.logged(entry.number, entry.time, draft))
    teller.table = table
    return told[-LONGEST:]
