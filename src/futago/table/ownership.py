"""What one of several processes owns, and how that changes.

Every process looks at the register once per second, and at once when it hears of a change. It gives
back what is beyond its share, and takes its part of what nobody owns. Nothing here has to be right
for the stored games to be: an append names the fence of its shard, and is refused if that has
changed.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from time import monotonic
from typing import Final

import structlog

from futago.table.journal import Journal, JournalFailed, NotOwner
from futago.table.leases import Leases, Standing
from futago.table.shards import Fence, shard_of, surplus, vacant

log = structlog.get_logger()

EVERY_SECONDS: Final = 1.0
"""Between two signs of life."""
FRESH_SECONDS: Final = 2.5
"""Only a process that has been heard of lately says of others that they are dead: after the
database was away, all of them are late."""


class Ownership:
    """The share of one process."""

    def __init__(self, journal: Journal, leases: Leases, address: str) -> None:
        """`address` says where others reach this process."""
        self._journal = journal
        self._leases = leases
        self._address = address
        self.member = 0
        """The number of this process; a new one if it was taken for dead."""
        self.standing = Standing({}, {})
        self.held = dict[int, int]()
        """The shards of this process, with their fences."""
        self.on_gained: Callable[[set[int]], Awaitable[None]] = _ignore
        self.on_lost: Callable[[set[int]], Awaitable[None]] = _ignore
        """Awaited before a shard goes to another process."""
        self.on_standing: Callable[[bool], None] = lambda changed: None
        """Called with every new standing, and whether this process changed anything in it."""
        self._renewed = 0.0
        self._closed = False
        self._woken = asyncio.Event()
        self._seen = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Join the others and take over a share."""
        await self._join()
        await self.look()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Leave at once, so that others take over."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        with suppress(JournalFailed):
            await self._leases.remove(self.member)
        await self._leases.close()

    def wake(self) -> None:
        """Something has changed: look now."""
        self._woken.set()

    async def bury(self, member: int) -> None:
        """A process has certainly ended."""
        if member in self.standing.members and not self._closed:
            log.warning("process ended", member=member)
            with suppress(JournalFailed):
                await self._leases.remove(member)
            self.wake()

    # ------------------------------------------------------------ who owns what

    def owns(self, table: str) -> bool:
        return shard_of(table) in self.held

    def fence_of(self, table: str) -> Fence:
        """What this process names when it writes to a table; `NotOwner` if it must not."""
        shard = shard_of(table)
        if shard not in self.held:
            raise NotOwner(table)
        return Fence(shard, self.held[shard])

    def owner_of(self, table: str) -> int | None:
        """The process that owns a table, if one does."""
        shard = shard_of(table)
        if shard in self.held:
            return self.member
        lease = self.standing.leases.get(shard)
        known = lease is not None and lease.owner in self.standing.members
        return lease.owner if lease is not None and known and lease.owner != self.member else None

    async def changed(self, seconds: float) -> None:
        """Wait until somebody has looked at the register again."""
        self.wake()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._seen:
                await self._seen.wait()

    # ------------------------------------------------------------ the register

    async def _join(self) -> None:
        self.member = secrets.randbits(62) + 1
        await self._leases.join(self.member, self._address)
        self._journal.share(self.member, self.fence_of)

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY_SECONDS):
                    await self._woken.wait()
            self._woken.clear()
            try:
                await self.look()
            except JournalFailed:
                log.warning("register of processes cannot be reached")
                await asyncio.sleep(EVERY_SECONDS)
            except Exception:
                log.exception("ownership failed")
                await asyncio.sleep(EVERY_SECONDS)

    async def look(self) -> None:
        """Give a sign of life, and change hands where that is due."""
        fresh = monotonic() - self._renewed < FRESH_SECONDS
        standing = await self._leases.renew(self.member, bury=fresh)
        changed = standing is None
        if standing is None:
            log.warning("taken for dead")
            await self._lose(self.held)
            await self._join()
            standing = await self._leases.renew(self.member, bury=False)
            assert standing is not None
        self._renewed = monotonic()
        leases, members = standing.leases, standing.members
        gone = {s for s, fence in self.held.items() if leases[s] != (self.member, fence)}
        await self._lose(gone)
        extra = surplus(leases, members, self.member)
        free = vacant(leases, members, self.member)
        if extra:
            await self._lose(extra)
            await self._leases.release(self.member, extra)
        if free:
            await self._leases.claim(self.member, free)
        if extra or free:
            changed = True
            standing = await self._leases.renew(self.member, bury=False) or standing
        held = standing.leases.items()
        mine = {shard: lease.fence for shard, lease in held if lease.owner == self.member}
        fresh_shards = mine.keys() - self.held.keys()
        self.standing = standing
        self.held.update((shard, mine[shard]) for shard in fresh_shards)
        self.on_standing(changed)
        async with self._seen:
            self._seen.notify_all()
        if fresh_shards:
            log.info("shards", gained=len(fresh_shards), held=len(self.held))
            await self.on_gained(set(fresh_shards))

    async def _lose(self, shards: Iterable[int]) -> None:
        lost = {shard for shard in shards if shard in self.held}
        for shard in lost:
            del self.held[shard]
        if lost:
            log.info("shards", lost=len(lost), held=len(self.held))
            await self.on_lost(lost)


async def _ignore(shards: set[int]) -> None:
    """Nobody has to be told."""
