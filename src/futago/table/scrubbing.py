"""Overwriting what was deleted from a SQLite file: it would stay in free pages and in the log."""

from __future__ import annotations

from contextlib import closing, nullcontext
from pathlib import Path

from futago.table.file_lock import FileLock
from futago.table.upgrade import connect


def scrub_file(path: Path, shared: bool) -> bool:
    """Write the file anew without what was deleted, and empty its log; False if somebody was
    reading the log for too long. Other writers wait meanwhile."""
    lock = FileLock(path) if shared else None
    try:
        with lock or nullcontext(), closing(connect(path)) as connection:
            connection.execute("VACUUM")
            busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            return not busy
    finally:
        if lock is not None:
            lock.close()
