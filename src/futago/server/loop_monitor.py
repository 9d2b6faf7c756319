"""How late the event loop is: a timer that measures by how much it comes too late."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from prometheus_client import Histogram

from futago.table.journal_metrics import durations

EVERY_SECONDS: Final = 0.25


@asynccontextmanager
async def loop_lag() -> AsyncIterator[Histogram]:
    """Measure as long as the block runs."""
    lag = durations("futago_loop_lag_seconds", "How late the event loop runs what is due")

    async def measure() -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY_SECONDS
            await asyncio.sleep(EVERY_SECONDS)
            lag.observe(max(0.0, loop.time() - due))

    task = asyncio.create_task(measure())
    try:
        yield lag
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
