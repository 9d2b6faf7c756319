"""How much one client may ask of the server."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

MOST_KNOWN: Final = 10_000


class Allowance:
    """So many a second in the long run, and a burst of them at once: a leaking bucket."""

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


class Allowances:
    """One allowance for each of many clients; those not seen for long are forgotten."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._known = OrderedDict[str, Allowance]()

    def take(self, client: str) -> bool:
        allowance = self._known.get(client)
        if allowance is None:
            allowance = self._known[client] = Allowance(self._rate, self._burst, self._clock)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(client)
        return allowance.take()


class Connections:
    """How many long-lived connections there are, in all and for each address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._by_address = Counter[str]()

    @property
    def count(self) -> int:
        return self._by_address.total()

    def room(self, address: str) -> bool:
        """Whether there is room for one more."""
        return self.count < self._most and self._by_address[address] < self._most_per_address

    def enter(self, address: str) -> bool:
        """Whether there is room for one more; if so, it is counted."""
        if not self.room(address):
            return False
        self._by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._by_address[address] -= 1
        if self._by_address[address] <= 0:
            del self._by_address[address]
