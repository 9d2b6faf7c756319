"""The log of a table, rebuilt from its journal for one viewer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from msgspec.structs import replace

from futago.table.damage import read_entry
from futago.table.entries import Undone
from futago.table.journal import Entry, Journal
from futago.table.messages import LogEntry, MessageBuilder, TableShown
from futago.table.table import Table

MAX_LOG: Final = 500
"""Log entries in one message; only the last ones are sent."""


MANY_ENTRIES: Final = 32
"""From so many entries on, playing a table through takes more than a few milliseconds."""


@dataclass(frozen=True)
class Asker:
    """Who shares a queue, and what is charged for work before it is done: it may refuse."""

    client: str = ""
    charge: Callable[[float], None] = lambda cost: None


NOBODY: Final = Asker()
Retell: TypeAlias = Callable[
    [Asker, Table, Sequence[Entry], MessageBuilder, int], Awaitable[list[LogEntry]]
]
"""Tells the log of a table again, after an entry, for one viewer."""


async def retold_here(
    asker: Asker, table: Table, entries: Sequence[Entry], builder: MessageBuilder, after: int
) -> list[LogEntry]:
    """The log, told in this process."""
    return rebuild_log(table, entries, builder, after)


class Told(Protocol):
    """A table in memory whose log can be told again."""

    journal: Journal
    retell: Retell
    table: Table


async def with_log(
    told: Told, shown: TableShown, builder: MessageBuilder, after: int | None, asker: Asker
) -> TableShown:
    """A table with its log after an entry; the whole log after entry 0. It takes long in a long
    game, so nobody holds the table's lock meanwhile."""
    if after is None or after >= shown.number:
        return shown
    entries = await told.journal.entries(shown.id, last=shown.number)
    return replace(shown, log=await told.retell(asker, told.table, entries, builder, after))


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
