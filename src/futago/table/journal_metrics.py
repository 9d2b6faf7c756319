"""What a journal measures of itself, for whoever runs a server."""

from __future__ import annotations

from collections.abc import Awaitable
from time import perf_counter
from typing import Final, TypeVar

import structlog
from prometheus_client import Histogram

from futago.table.journal import JournalFailed, Trouble, trouble_of

T = TypeVar("T")
log = structlog.get_logger()

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The bounds of all histograms of durations."""


def durations(name: str, about: str) -> Histogram:
    """A histogram of durations that is not yet in any registry."""
    return Histogram(name, about, buckets=SECONDS, registry=None)


class JournalMetrics:
    """Durations of writes, and reads and writes that failed."""

    def __init__(self) -> None:
        self.failures = 0
        self.trouble: Trouble | None = None
        """What was wrong last, until the journal is found healthy."""
        self.writes = durations(
            "futago_journal_write_seconds", "From the request to write until it is durable"
        )

    def failed(self, error: Exception) -> None:
        """Count and log a read or write that failed."""
        self.failures += 1
        self.trouble = trouble_of(error)
        log.error("journal failed", reason=self.trouble)

    async def measured(self, write: Awaitable[T]) -> T:
        """Await a write and measure it."""
        start = perf_counter()
        try:
            return await write
        except JournalFailed as error:
            self.failed(error)
            raise
        finally:
            self.writes.observe(perf_counter() - start)
