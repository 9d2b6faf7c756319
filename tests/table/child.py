"""Processes that write to a journal; the first argument selects what they do."""

from __future__ import annotations

import asyncio
import json
import resource
import sys
from collections.abc import Callable, Coroutine
from itertools import count

from futago.table.journal import Entry, Heading, Index, JournalFailed, NumberConflict
from futago.table.storage import Place, open_journal, place_of

INDEX = Index("running", True, None, 0, b"{}")
TABLES = ("a", "b", "c", "d")


async def endless(place: Place) -> None:
    """Append to several tables for ever, two or three entries at once, printing what is stored."""
    journal = await open_journal(place)

    async def fill(table: str) -> None:
        stored = await journal.load(table)
        if stored is None:
            await journal.create(Heading(table, "goryo", "1", b"{}", 0), [], INDEX)
        number = len(stored.entries) if stored else 0
        for turn in count():
            size = 2 + turn % 2
            entries = [Entry(number + i, 0, b"%d of %d" % (i, size)) for i in range(1, size + 1)]
            await journal.append(table, entries, INDEX)
            number += size
            print(json.dumps([table, number]), flush=True)

    await asyncio.gather(*(fill(table) for table in TABLES))


async def compete(place: Place, name: str, last: str) -> None:
    """Append to one table up to a number, printing the numbers that this process got."""
    journal = await open_journal(place)
    number = 0
    print("ready", flush=True)
    sys.stdin.readline()
    while number < int(last):
        try:
            await journal.append("a", [Entry(number + 1, 0, name.encode())])
            print(number + 1, flush=True)
            number += 1
        except NumberConflict:
            number = len(await journal.entries("a"))
    await journal.close()


async def begin(place: Place, name: str) -> None:
    """Open a journal on a signal, and create a table in it."""
    print("ready", flush=True)
    sys.stdin.readline()
    journal = await open_journal(place)
    await journal.create(Heading(name, "goryo", "1", b"{}", 0), [], INDEX)
    await journal.close()


async def full(place: Place) -> None:
    """Append while no file may grow, and once more when files may grow again."""
    journal = await open_journal(place)
    await journal.create(Heading("a", "goryo", "1", b"{}", 0), [Entry(1, 0, b"before")], INDEX)
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    appends = (journal.append("a", [Entry(number, 0, b"full")]) for number in range(2, 52))
    results = await asyncio.gather(*appends, return_exceptions=True)
    failed = sum(isinstance(result, JournalFailed) for result in results)
    healthy = await journal.healthy()
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    await journal.append("a", [Entry(2, 0, b"after")])
    print(json.dumps([failed, healthy, await journal.healthy()]))
    await journal.close()


if __name__ == "__main__":
    work: dict[str, Callable[..., Coroutine[None, None, None]]] = {
        "endless": endless,
        "compete": compete,
        "begin": begin,
        "full": full,
    }
    asyncio.run(work[sys.argv[1]](place_of(sys.argv[2]), *sys.argv[3:]))
