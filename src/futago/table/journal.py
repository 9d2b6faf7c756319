"""The journal of tables: what has to be kept, whatever keeps it.

The journal knows bytes and numbers, nothing of what they mean. A table is its heading and its
numbered entries; the rest (index, snapshot, guests) could be made anew from them, and is there so
that lists, wake-ups and loading are quick.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec


class Heading(msgspec.Struct, frozen=True):
    """What never changes of a table."""

    id: str
    game: str
    version: str
    made: bytes
    """JSON: options, seed, settings."""
    created: int
    """Milliseconds since 1970, like every time here."""


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table, numbered from 1 without gaps."""

    number: int
    time: int
    data: bytes


class Index(msgspec.Struct, frozen=True):
    """What lists and wake-ups need, rewritten with an append."""

    status: str
    """`open`, `running` or `over`."""
    listed: bool
    """Shown in the lobby."""
    due: int | None
    """When the server itself has to act next: a clock, a bot."""
    changed: int
    summary: bytes
    """JSON for lists."""


class Snapshot(msgspec.Struct, frozen=True):
    """A table as it was after the entry with this number. One without data says that earlier ones
    are no longer true: the table is then loaded with all its entries."""

    number: int
    data: bytes


class Stored(msgspec.Struct, frozen=True):
    """A table as it is loaded: the snapshot and the entries after it, or all of them."""

    heading: Heading
    index: Index
    snapshot: Snapshot | None
    entries: tuple[Entry, ...]


class NumberTaken(Exception):
    """Another writer was first, or a number was left out: nothing of this append was kept."""


class NoSuchTable(Exception):
    """Something was to be kept for a table that was never created; nothing was."""


class JournalFailed(Exception):
    """The store did not do it (full disk, broken file, closed journal): nothing may be told as
    kept. Load the table again before going on."""


class Journal(Protocol):
    """Keeps tables. What a method has returned from survives any crash."""

    async def create(
        self, heading: Heading, entries: Sequence[Entry], index: Index, guests: Sequence[str] = ()
    ) -> None:
        """A new table with its first entries; `NumberTaken` if there is one with this id."""

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        index: Index | None = None,
        guests: Sequence[str] = (),
        snapshot: Snapshot | None = None,
    ) -> None:
        """Add entries, all or none; `NumberTaken` unless they follow the last one kept."""

    async def load(self, table: str) -> Stored | None:
        """A table as it stands at one moment."""

    async def entries(self, table: str, first: int = 1, last: int | None = None) -> list[Entry]:
        """The entries from one number to another, both included."""

    async def lobby(self, limit: int) -> list[tuple[str, Index]]:
        """Tables that are listed and not over, the newest change first."""

    async def tables_of(self, guest: str, limit: int) -> list[tuple[str, Index]]:
        """The tables of a guest, the newest change first."""

    async def is_guest(self, table: str, guest: str) -> bool:
        """Whether somebody was admitted to a table."""

    async def due(self, before: int, limit: int) -> list[str]:
        """Tables whose time to act has come at this moment, the longest overdue first."""

    async def admit(self, table: str, guest: str) -> None:
        """Make somebody a guest of a table; twice is once."""

    async def keep_code(self, code: str, table: str, data: bytes, expires: int) -> None:
        """Keep a one-time code (its hash) until it is taken or expires."""

    async def take_code(self, code: str, now: int) -> tuple[str, bytes] | None:
        """The table and data of a code, to the first who asks; never from `expires` on."""

    async def keep_note(self, table: str, name: str, data: bytes | None) -> None:
        """Write a private setting beside a table; None removes it."""

    async def notes(self, table: str) -> dict[str, bytes]:
        """All private settings beside a table."""

    async def healthy(self) -> bool:
        """Whether something can be written durably, and read, now."""

    async def close(self) -> None:
        """Write what waits, then close."""
