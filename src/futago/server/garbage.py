"""When the garbage collector runs. Most of what a message leaves behind is freed without it; and
while it looks through objects, everybody waits.

Young objects are looked through often, few at a time. All objects are in a quiet moment, and are
then permanent until the next one, so that a busy server hardly ever has to do it.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

THRESHOLDS: Final = (5_000, 10, 100)
"""At most some 50,000 objects are looked through while the server is busy: a few milliseconds; all
of them only if it has created 5 million without a quiet moment."""
LOOK_EVERY: Final = 5.0
QUIET: Final = 0.05
"""The share of a core below which the server is quiet."""
LEAST_SECONDS: Final = 300.0
"""Between two quiet moments that are used."""


def begin() -> None:
    """Objects that exist when the server starts are permanent."""
    gc.set_threshold(*THRESHOLDS)
    _collect()


async def collect_when_quiet() -> None:
    """Look through all objects in quiet moments, as long as the server runs."""
    done = time.monotonic()
    while True:
        used = time.process_time()
        await asyncio.sleep(LOOK_EVERY)
        busy = (time.process_time() - used) / LOOK_EVERY
        if busy < QUIET and time.monotonic() - done >= LEAST_SECONDS:
            _collect()
            done = time.monotonic()


def _collect() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()
