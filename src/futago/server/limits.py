"""Rate limits and connection limits."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

MAX_CLIENTS: Final = 10_000


class TokenBucket:
    """A token bucket: `rate` per second on average, with bursts of `burst`."""

    __slots__ = ("_clock", "_full", "_level", "_rate", "_then")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic):
        self._rate = rate
        self._full = burst
        self._level = burst
        self._clock = clock
        self._then = clock()

    def take(self) -> bool:
        """Whether one more is allowed now; if so, it is counted."""
        now = self._clock()
        self._level = min(self._full, self._level + (now - self._then) * self._rate)
        self._then = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class RateLimiter:
    """One token bucket per client; the least recently seen clients are forgotten."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._known = OrderedDict[str, TokenBucket]()

    def take(self, client: str) -> bool:
        bucket = self._known.get(client)
        if bucket is None:
            bucket = self._known[client] = TokenBucket(self._rate, self._burst, self._clock)
            if len(self._known) > MAX_CLIENTS:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(client)
        return bucket.take()


class ConnectionLimiter:
    """Limits long-lived connections, in total and per address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._by_address = Counter[str]()
        self._empty = asyncio.Event()
        self._empty.set()

    @property
    def count(self) -> int:
        return self._by_address.total()

    def has_room(self, address: str) -> bool:
        """Whether there is room for one more."""
        return self.count < self._most and self._by_address[address] < self._most_per_address

    def enter(self, address: str) -> bool:
        """Whether there is room for one more; if so, it is counted."""
        if not self.has_room(address):
            return False
        self._by_address[address] += 1
        self._empty.clear()
        return True

    def leave(self, address: str) -> None:
        self._by_address[address] -= 1
        if self._by_address[address] <= 0:
            del self._by_address[address]
        if not self._by_address:
            self._empty.set()

    async def wait_until_empty(self) -> None:
        """Wait until all connections are closed."""
        await self._empty.wait()
