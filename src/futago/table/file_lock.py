"""A lock of several processes beside the file that they share.

SQLite waits for another writer by sleeping longer and longer; this lock is passed on at once, and
the system takes it from a process that dies.
"""

from __future__ import annotations

import os
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows, where only one process serves
    fcntl = None  # type: ignore[assignment]


class FileLock:
    """Held by one thread of one process at a time."""

    def __init__(self, file: Path) -> None:
        lock = file.with_name(f"{file.name}.lock")
        self._descriptor = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)

    def __enter__(self) -> None:
        if fcntl is not None:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        if fcntl is not None:
            fcntl.flock(self._descriptor, fcntl.LOCK_UN)

    def close(self) -> None:
        os.close(self._descriptor)
