"""Statements for whatever is stored beside the tables, the same for both kinds of database.

They are written with `?` for a value and understood by SQLite and by PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct


class Statement(Struct, frozen=True):
    """A statement and its values. One that is `required` has to change a row."""

    query: str
    values: tuple[Any, ...] = ()
    required: bool = False


class NothingChanged(Exception):
    """A required statement found no row to change: nothing at all was stored."""


def statement(query: str, *values: Any) -> Statement:
    return Statement(query, values)


def required(query: str, *values: Any) -> Statement:
    """A statement without whose effect the others must not be stored."""
    return Statement(query, values, required=True)


class Database(Protocol):
    """Where tables are stored; the journal is one."""

    async def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query finds."""

    async def transact(self, statements: Sequence[Statement]) -> list[int]:
        """Carry out statements, all or none, in this order; how many rows each has changed. When
        this returns, they survive any crash."""

    async def scrub(self) -> bool:
        """Overwrite what was deleted; False if somebody was reading it, and it has to be tried
        again. A PostgreSQL database does this by itself, in its own time."""
