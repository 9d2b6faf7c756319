"""The clock of a server."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial


def steady_clock() -> Callable[[], int]:
    """Milliseconds since 1970 that only ever go on: somebody who sets the computer's clock takes
    nobody's time. Where the system can tell, the time that it was asleep counts."""
    kind = getattr(time, "CLOCK_BOOTTIME", None)
    elapsed = time.monotonic_ns if kind is None else partial(time.clock_gettime_ns, kind)
    offset = time.time_ns() - elapsed()
    return lambda: (offset + elapsed()) // 1_000_000
