"""What the processes of one computer know together of each address, in memory that they share.

An address has a place that follows from a keyed hash, so nothing has to be searched for or
forgotten. Two addresses may have the same place and then share their limits; nobody can choose
whose. Whatever a process that is killed leaves here is harmless: budgets fill up by themselves, and
its connections are forgotten when it is replaced.
"""

from __future__ import annotations

import mmap
import secrets
import struct
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Final, Literal, get_args

from futago.server.limits import Budget, LimitKind, LocalLimits

if sys.platform != "win32":  # where only one process serves
    import fcntl

PLACES: Final = 1 << 14
AT_TABLES: Final[frozenset[LimitKind]] = frozenset({"moves", "remarks", "table-work"})
"""Limits of a table or of a seat at one, which only the owner of the table needs to know."""
KINDS: Final[tuple[LimitKind, ...]] = tuple(k for k in get_args(LimitKind) if k not in AT_TABLES)
BUCKET: Final = struct.Struct("dd")
"""What is missing from a full budget, and when that was so."""
TRIES: Final = 200
"""Attempts at a place that another process is changing, which takes less. After them it is changed
all the same, and one of the two may go uncounted."""
Counted = Literal["connections", "sockets"]
"""Long-lived connections of players and spectators, and TCP connections."""
COUNTED: Final = get_args(Counted)


class Ledger:
    """Made before the processes are; each of them has a number from 0."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._key = secrets.token_bytes(16)
        self._buckets = len(KINDS) * PLACES * BUCKET.size
        each = (PLACES + 1) * 4
        size = self._buckets + len(COUNTED) * processes * each
        self._file = tempfile.TemporaryFile(prefix="futago-")  # noqa: SIM115  open to the end
        self._file.truncate(size)
        self._memory = mmap.mmap(self._file.fileno(), size)
        whole = memoryview(self._memory)
        self._counts = dict[tuple[str, int], memoryview]()
        start = self._buckets
        for what in COUNTED:
            for process in range(processes):
                self._counts[what, process] = whole[start : start + each].cast("I")
                start += each

    def place(self, who: str) -> int:
        digest = blake2b(who.encode(errors="replace"), key=self._key, digest_size=4).digest()
        return int.from_bytes(digest) % PLACES

    def change(self, kind: LimitKind, who: str, change: Callable[[float, float], float]) -> None:
        """Change what is missing from somebody's budget, given what is missing and since when."""
        place = KINDS.index(kind) * PLACES + self.place(who)
        offset = place * BUCKET.size
        locked = self._lock(place)
        try:
            missing, then = BUCKET.unpack_from(self._memory, offset)
            BUCKET.pack_into(self._memory, offset, change(missing, then), time.monotonic())
        finally:
            if locked:
                fcntl.lockf(self._file, fcntl.LOCK_UN, 1, place)

    def _lock(self, place: int) -> bool:
        for _ in range(TRIES):
            try:
                fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, place)
                return True
            except OSError:
                continue
        return False

    def forget(self, process: int) -> None:
        """A process has ended, and its connections with it."""
        for what in COUNTED:
            self._counts[what, process][:] = memoryview(bytes((PLACES + 1) * 4)).cast("I")


class Neighbours:
    """The connections of the other processes, for one of them."""

    def __init__(self, ledger: Ledger, process: int, what: Counted) -> None:
        self._ledger = ledger
        self._mine = ledger._counts[what, process]
        self._others = [
            ledger._counts[what, other] for other in range(ledger.processes) if other != process
        ]

    def at(self, address: str) -> int:
        """The connections of an address to the other processes."""
        place = self._ledger.place(address)
        return sum(counts[place] for counts in self._others)

    @property
    def total(self) -> int:
        """All connections to the other processes."""
        return sum(counts[PLACES] for counts in self._others)

    def note(self, address: str, change: int) -> None:
        """This process has a connection more, or less."""
        for place in (self._ledger.place(address), PLACES):
            self._mine[place] = max(0, self._mine[place] + change)


class SharedLimits:
    """`Limits` that hold over all processes of a computer."""

    def __init__(self, budgets: Mapping[LimitKind, Budget], ledger: Ledger) -> None:
        self._budgets = budgets
        self._ledger = ledger
        self._local = LocalLimits({kind: budgets[kind] for kind in AT_TABLES})
        self._refusals = Counter[LimitKind]()

    @property
    def refusals(self) -> Mapping[LimitKind, int]:
        return self._refusals + Counter(self._local.refusals)

    def take(self, kind: LimitKind, who: str, cost: float = 1.0) -> bool:
        if kind in AT_TABLES:
            return self._local.take(kind, who, cost)
        budget, allowed = self._budgets[kind], False

        def spend(missing: float, then: float) -> float:
            nonlocal allowed
            left = _left(budget, missing, then)
            allowed = budget.burst - left >= min(cost, budget.burst)
            return left + cost if allowed else left

        self._ledger.change(kind, who, spend)
        self._refusals[kind] += not allowed
        return allowed

    def reserve(self, kind: LimitKind, who: str) -> float:
        if kind in AT_TABLES:
            return self._local.reserve(kind, who)
        budget, wait = self._budgets[kind], 0.0

        def spend(missing: float, then: float) -> float:
            nonlocal wait
            left = _left(budget, missing, then) + 1
            wait = max(0.0, (left - budget.burst) / budget.rate)
            return left

        self._ledger.change(kind, who, spend)
        self._refusals[kind] += wait > 0
        return wait


def _left(budget: Budget, missing: float, then: float) -> float:
    """What is missing from a budget now."""
    return max(0.0, missing - (time.monotonic() - then) * budget.rate)
