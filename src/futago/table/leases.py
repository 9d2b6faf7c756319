"""The interface of the register of processes and shards, which lies in the database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from futago.table.shards import Lease

LIFETIME: Final = 5000
"""Milliseconds without a sign of life after which a process is taken for dead. One that was killed
is found out at once by its neighbours; this is for computers that lose power, and for stalls."""


@dataclass(frozen=True)
class Standing:
    """The processes that are alive, with their addresses, and who owns which shard."""

    members: Mapping[int, str]
    leases: Mapping[int, Lease]


class Leases(Protocol):
    """Who is there and who owns what. Every method may raise `JournalFailed`."""

    async def join(self, member: int, address: str) -> None:
        """Register a new process."""

    async def renew(self, member: int, bury: bool) -> Standing | None:
        """Give a sign of life; None if the process was taken for dead. With `bury`, others without
        a sign of life are removed."""

    async def claim(self, member: int, shards: Mapping[int, int]) -> None:
        """Take over shards, each unless its fence has changed."""

    async def release(self, member: int, shards: Iterable[int]) -> None:
        """Give shards back that the process owns."""

    async def remove(self, member: int) -> None:
        """A process has ended; others may take over what it owned."""

    async def close(self) -> None:
        """Release the connection."""
