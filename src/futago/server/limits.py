"""Rate limits and connection limits.

Everything that a client can do at the others' expense has a budget, per address or per table. What
has been spent is kept behind the interface `Limits`.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal, Protocol, TypeAlias

from futago.server.problems import Refused
from futago.server.settings import Settings
from futago.texts import Text

MAX_CLIENTS: Final = 10_000
LOCAL: Final = "?"
"""Stands for a client without an address, such as one on a Unix socket."""

LimitKind: TypeAlias = Literal[
    "requests",
    "checks",
    "messages",
    "moves",
    "creations",
    "admissions",
    "links",
    "mails",
    "sign-ins",
    "chat",
    "remarks",
    "advice",
    "odds",
    "work",
    "table-work",
]
"""What is limited: requests, health checks, messages, new things, mails and attempts to sign in by
address; moves by seat; chat
by person; remarks (what is stored at a table besides its moves) by table; advice by address and by
person; work (see `Settings.work_per_second`) by address and by table."""


@dataclass(frozen=True)
class Budget:
    """So much per second on average, and so much at once."""

    rate: float
    burst: float


def budgets_of(settings: Settings) -> dict[LimitKind, Budget]:
    """The budgets of a server, generous enough for a school class behind one address."""
    requests, messages = settings.requests_per_second, settings.messages_per_second
    creations, work = settings.tables_per_minute, settings.work_per_second
    return {
        "requests": Budget(requests, requests * 5),
        "checks": Budget(requests, requests * 5),
        "messages": Budget(messages, messages / 2),
        "moves": Budget(2.0, 20.0),
        "creations": Budget(creations / 60, creations),
        "admissions": Budget(creations / 30, creations * 4),
        "links": Budget(creations / 60, creations),
        "mails": Budget(creations / 240, creations / 2),
        "sign-ins": Budget(creations / 60, creations * 2),
        "chat": Budget(1.0, 6.0),
        "remarks": Budget(0.5, 100.0),
        "advice": Budget(0.5, 10.0),
        "odds": Budget(5.0, 50.0),
        "work": Budget(work, work * 60),
        "table-work": Budget(work / 2, work * 30),
    }


class Limits(Protocol):
    """What has been spent of all budgets; the only place to change when several processes share
    them."""

    def take(self, kind: LimitKind, who: str, cost: float = 1.0) -> bool:
        """Whether the budget allows so much more now; if so, it is counted."""

    def reserve(self, kind: LimitKind, who: str) -> float:
        """Count one more in any case; seconds to wait until the budget allows it."""

    @property
    def refusals(self) -> Mapping[LimitKind, int]:
        """How often something was refused or had to wait, for the metrics."""


def spend(limits: Limits, kind: LimitKind, who: str, cost: float = 1.0) -> None:
    """Count something that is limited; `Refused` if it is too much."""
    if not limits.take(kind, who, cost):
        raise Refused(429, Text("serve-too-fast"))


class TokenBucket:
    """A token bucket: `rate` per second on average, with bursts of `burst`."""

    __slots__ = ("_clock", "_full", "_level", "_rate", "_then")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic):
        self._rate = rate
        self._full = burst
        self._level = burst
        self._clock = clock
        self._then = clock()

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self._full, self._level + (now - self._then) * self._rate)
        self._then = now

    def take(self, cost: float = 1.0) -> bool:
        """Whether so much more is allowed now; if so, it is counted. What costs more than the
        whole bucket is allowed when it is full."""
        self._fill()
        if self._level < min(cost, self._full):
            return False
        self._level -= cost
        return True

    def reserve(self) -> float:
        """Count one more in any case; seconds to wait until it is allowed."""
        self._fill()
        self._level -= 1
        return max(0.0, -self._level / self._rate)


class LocalLimits:
    """`Limits` in the memory of one process; the least recently seen clients are forgotten."""

    def __init__(
        self, budgets: Mapping[LimitKind, Budget], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._budgets = budgets
        self._clock = clock
        self._known = {kind: OrderedDict[str, TokenBucket]() for kind in budgets}
        self._refusals = Counter[LimitKind]()

    @property
    def refusals(self) -> Mapping[LimitKind, int]:
        return self._refusals

    def take(self, kind: LimitKind, who: str, cost: float = 1.0) -> bool:
        allowed = self._bucket(kind, who).take(cost)
        if not allowed:
            self._refusals[kind] += 1
        return allowed

    def reserve(self, kind: LimitKind, who: str) -> float:
        wait = self._bucket(kind, who).reserve()
        if wait:
            self._refusals[kind] += 1
        return wait

    def _bucket(self, kind: LimitKind, who: str) -> TokenBucket:
        known = self._known[kind]
        bucket = known.get(who)
        if bucket is None:
            budget = self._budgets[kind]
            bucket = known[who] = TokenBucket(budget.rate, budget.burst, self._clock)
            if len(known) > MAX_CLIENTS:
                known.popitem(last=False)
        else:
            known.move_to_end(who)
        return bucket


@lru_cache(maxsize=MAX_CLIENTS)
def client_of(address: str) -> str:
    """Who shares the limits of an address: itself, or its network of 64 bits for IPv6, of which a
    single subscriber has at least one."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


def client_in(scope: Mapping[str, Any]) -> str:
    """The client of an ASGI scope, for limits."""
    client = scope.get("client")
    return client_of(client[0]) if client else LOCAL


class Elsewhere(Protocol):
    """The connections to the other processes of this computer."""

    def at(self, address: str) -> int:
        """Those of an address."""

    @property
    def total(self) -> int:
        """All of them."""

    def note(self, address: str, change: int) -> None:
        """This process has one more, or one less."""


class ConnectionLimiter:
    """Limits long-lived connections, in total and per address. Seated players always get in: their
    connections are counted, but only those of others are refused."""

    def __init__(
        self,
        most: int,
        most_per_address: int,
        most_per_player: int = 8,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        """`elsewhere` are the connections to other processes, which count too."""
        self._elsewhere = elsewhere
        self._most = most
        self._most_per_address = most_per_address
        self._most_per_player = most_per_player
        self._by_address = Counter[str]()
        self._by_player = Counter[str]()
        self._empty = asyncio.Event()
        self._empty.set()

    @property
    def count(self) -> int:
        return self._by_address.total()

    def has_room(self, address: str, player: str | None = None) -> bool:
        """Whether there is room for one more; `player` names a seated player at their table."""
        if player is not None and self._by_player[player] < self._most_per_player:
            return True
        total, of_address = self.count, self._by_address[address]
        if self._elsewhere is not None:
            total += self._elsewhere.total
            of_address += self._elsewhere.at(address)
        return total < self._most and of_address < self._most_per_address

    def enter(self, address: str, player: str | None = None) -> bool:
        """Whether there is room for one more; if so, it is counted."""
        if not self.has_room(address, player):
            return False
        self._by_address[address] += 1
        if self._elsewhere is not None:
            self._elsewhere.note(address, 1)
        if player is not None:
            self._by_player[player] += 1
        self._empty.clear()
        return True

    def leave(self, address: str, player: str | None = None) -> None:
        self._by_address[address] -= 1
        if self._elsewhere is not None:
            self._elsewhere.note(address, -1)
        if self._by_address[address] <= 0:
            del self._by_address[address]
        if player is not None:
            self._by_player[player] -= 1
            if self._by_player[player] <= 0:
                del self._by_player[player]
        if not self._by_address:
            self._empty.set()

    async def wait_until_empty(self) -> None:
        """Wait until all connections are closed."""
        await self._empty.wait()
