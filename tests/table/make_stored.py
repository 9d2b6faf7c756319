"""Write a file with the current schema into `data`: python -m tests.table.make_stored

Files with older schemas stay there, to test that they can always be opened.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from futago.table.journal import Snapshot
from futago.table.sqlite import SqliteJournal
from futago.table.upgrade import HEAD

from .tables import entries, heading, index, with_journal

DATA = Path(__file__).parent / "data"


async def fill(journal: SqliteJournal) -> None:
    """Some data of every kind that a journal stores."""
    await journal.create(heading("a"), entries(1, 3), index("open", due=7), ["ann"])
    await journal.append("a", entries(4, 5), index(due=8), ["bob"], Snapshot(3, b"three"))
    await journal.create(heading("b"), entries(1, 1), index("over", listed=False), ["ann"])
    await journal.store_code("code", "a", b"seat", 100)
    await journal.store_note("a", "mail", b"note")


def shrink(file: Path, page: int = 512) -> None:
    """Use small pages, since the file goes into the repository."""
    with closing(sqlite3.connect(file)) as connection:
        for step in ("PRAGMA journal_mode=DELETE", f"PRAGMA page_size={page}", "VACUUM"):
            connection.execute(step)


if __name__ == "__main__":
    file = DATA / f"journal-{HEAD}.sqlite"
    file.unlink(missing_ok=True)
    with_journal(file, fill)
    shrink(file)
