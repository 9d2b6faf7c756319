"""The interface of the journal in which tables are stored.

The journal handles bytes and numbers and does not interpret them. A table is its heading and its
numbered entries; the rest (index, snapshot, guests) is derived from them and makes lists, timers
and loading fast.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

import msgspec

from futago.table.database import Database
from futago.table.shards import Fence

if TYPE_CHECKING:
    from futago.table.journal_metrics import JournalMetrics

Status: TypeAlias = Literal["open", "running", "paused", "over"]


class Heading(msgspec.Struct, frozen=True):
    """The part of a table that never changes."""

    id: str
    game: str
    version: str
    made: bytes
    """JSON: options, seed, settings."""
    created: int
    """Milliseconds since 1970, like every time here."""


class Entry(msgspec.Struct, frozen=True):
    """One step at a table, numbered from 1 without gaps."""

    number: int
    time: int
    data: bytes


class Index(msgspec.Struct, frozen=True):
    """What lists and timers need, updated together with an append."""

    status: Status
    listed: bool
    """Shown in the lobby."""
    due: int | None
    """When the server itself has to act next, because of a clock or a bot."""
    changed: int
    summary: bytes
    """JSON for lists."""


class Snapshot(msgspec.Struct, frozen=True):
    """A table as it was after the entry with this number. Empty data invalidate earlier snapshots:
    the table is then loaded with all its entries."""

    number: int
    data: bytes


class Stored(msgspec.Struct, frozen=True):
    """A table as it is loaded: the snapshot and the entries after it, or all of them."""

    heading: Heading
    index: Index
    snapshot: Snapshot | None
    entries: tuple[Entry, ...]


class NumberConflict(Exception):
    """Another writer was first, or a number was skipped: nothing of this append was stored."""


class NoSuchTable(Exception):
    """The table was never created; nothing was stored."""


class JournalFailed(Exception):
    """The write failed (full disk, damaged file, closed journal): nothing may be published. Load
    the table again before continuing."""


class NotOwner(JournalFailed):
    """Another process owns the table now: nothing was stored."""


FenceOf: TypeAlias = Callable[[str], Fence]
"""What has to be named in a write to a table; `NotOwner` if another process owns it."""

Trouble: TypeAlias = Literal["full", "damaged", "failing"]


def trouble_of(error: Exception) -> Trouble:
    """What is wrong, as far as the database says."""
    said = str(error).casefold()
    if "full" in said or "no space" in said:
        return "full"
    return "damaged" if "malformed" in said or "not a database" in said else "failing"


class Journal(Database, Protocol):
    """Stores tables. Once a method has returned, its effect survives any crash."""

    metrics: JournalMetrics

    @property
    def commits(self) -> int:
        """Group commits since the journal was opened."""

    @property
    def waiting(self) -> int:
        """Writes that wait for the next group commit."""

    async def create(
        self, heading: Heading, entries: Sequence[Entry], index: Index, guests: Sequence[str] = ()
    ) -> None:
        """A new table with its first entries; `NumberConflict` if there is one with this id."""

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        index: Index | None = None,
        guests: Sequence[str] = (),
        snapshot: Snapshot | None = None,
    ) -> None:
        """Append entries, all or none; `NumberConflict` unless they follow the last one stored."""

    async def load(self, table: str) -> Stored | None:
        """A consistent read of a table; None if there is none."""

    async def entries(self, table: str, first: int = 1, last: int | None = None) -> list[Entry]:
        """The entries from one number to another, inclusive."""

    async def lobby(self, limit: int) -> list[tuple[str, Index]]:
        """Tables that are listed and not over, most recently changed first."""

    async def tables_of(self, guest: str, limit: int) -> list[tuple[str, Index]]:
        """The tables of a guest, most recently changed first."""

    async def is_guest(self, table: str, guest: str) -> bool:
        """Whether a guest was admitted to a table."""

    async def is_known_to(self, table: str, guest: str | None) -> bool:
        """Whether a guest may know of a table: it is listed, or they were admitted to it."""

    async def due(self, before: int, limit: int) -> list[str]:
        """Tables at which the server has to act before this time, the longest overdue first."""

    async def admit(self, table: str, guest: str) -> None:
        """Admit a guest to a table; idempotent."""

    async def store_code(self, code: str, table: str, data: bytes, expires: int) -> None:
        """Store the hash of a one-time code until it is redeemed or expires."""

    async def redeem_code(self, code: str, now: int) -> tuple[str, bytes] | None:
        """The table and data of a code, once; None if it is unknown, used or expired."""

    async def table_of_code(self, code: str) -> str | None:
        """The table that a code is for, if it is known; it can still be redeemed."""

    async def store_note(self, table: str, name: str, data: bytes | None) -> None:
        """Store private data beside a table under a name; None removes them."""

    async def notes(self, table: str) -> dict[str, bytes]:
        """All private data beside a table, by name."""

    def share(self, member: int, fence_of: FenceOf) -> None:
        """This process shares the tables with others, under this number. From now on an append
        names a fence, and raises `NotOwner` if another process has taken over the table."""

    async def healthy(self) -> bool:
        """Whether the journal can be written durably and read now."""

    async def close(self) -> None:
        """Write what is pending, then close."""
