"""How tables are shared out among processes: every table belongs to a shard, every shard to one
process at a time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple
from zlib import crc32

SHARDS: Final = 256
"""More than there are ever processes, so that their shares are equal; stored, so never changed."""


class Lease(NamedTuple):
    """Who owns a shard. The fence grows with every change of owner, and whoever writes has to name
    it: one who has lost the shard without noticing cannot write."""

    owner: int | None
    fence: int


class Fence(NamedTuple):
    """What somebody who writes to a table names."""

    shard: int
    number: int


def shard_of(table: str) -> int:
    """The shard of a table: the same in every process and version."""
    return crc32(table.encode(errors="surrogatepass")) % SHARDS


def quotas(members: Iterable[int]) -> dict[int, int]:
    """How many shards each process should own."""
    known = sorted(members)
    each, more = divmod(SHARDS, len(known)) if known else (0, 0)
    return {member: each + (place < more) for place, member in enumerate(known)}


def surplus(leases: Mapping[int, Lease], members: Iterable[int], me: int) -> list[int]:
    """The shards of a process beyond its share."""
    mine = sorted(shard for shard, lease in leases.items() if lease.owner == me)
    return mine[quotas(members)[me] :]


def vacant(leases: Mapping[int, Lease], members: Iterable[int], me: int) -> dict[int, int]:
    """The shards that a process should take over now, with their fences. Whoever looks at the same
    leases comes to the same result, so that no two want the same shard."""
    wanted = quotas(members)
    for lease in leases.values():
        if lease.owner in wanted:
            wanted[lease.owner] -= 1
    free = [shard for shard, lease in sorted(leases.items()) if lease.owner not in wanted]
    takers = [member for member, more in sorted(wanted.items()) for _ in range(max(0, more))]
    return {
        shard: leases[shard].fence
        for shard, taker in zip(free, takers, strict=False)
        if taker == me
    }
