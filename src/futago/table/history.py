"""The log of a table, rebuilt from its journal for one viewer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from futago.table.damage import read_entry
from futago.table.entries import Undone
from futago.table.journal import Entry
from futago.table.messages import LogEntry, MessageBuilder
from futago.table.table import Table

MAX_LOG: Final = 500
"""Log entries in one message; only the last ones are sent."""


def rebuild_log(
    table: Table, entries: Iterable[Entry], builder: MessageBuilder, after: int
) -> list[LogEntry]:
    """The log after an entry, without moves that were undone."""
    replayed = Table(table.id, table.setup, table.made)
    builder.table = replayed
    log = list[LogEntry]()
    for entry in entries:
        draft = read_entry(replayed, entry)
        if isinstance(draft.entry, Undone):
            to = draft.entry.to
            log = [line for line in log if line.number <= to or line.kind != "move"]
        if entry.number > after:
            log.append(builder.logged(entry.number, entry.time, draft))
    builder.table = table
    return log[-MAX_LOG:]
