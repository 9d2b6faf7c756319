"""The current database schema; `migrations` upgrades older files to it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

METADATA: Final = MetaData()
IN_LOBBY: Final = text("listed AND status <> 'over'")
IS_DUE: Final = text("due IS NOT NULL")


def _table_id() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id"), primary_key=True)


TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("made", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("due", BigInteger),
    Column("changed", BigInteger, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Index("tables_in_lobby", "changed", sqlite_where=IN_LOBBY, postgresql_where=IN_LOBBY),
    Index("tables_due", "due", sqlite_where=IS_DUE, postgresql_where=IS_DUE),
)
# Without row ids the entries of a table are stored together: one page to write, few to read.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("time", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    _table_id(),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("guest", Text, primary_key=True),
    _table_id(),
    sqlite_with_rowid=False,
)
CODES: Final = Table(
    "codes",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)
NOTES: Final = Table(
    "notes",
    METADATA,
    _table_id(),
    Column("name", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# Which process serves which tables: of the moment, so no part of a backup.
MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("seen", BigInteger, nullable=False),
    Column("address", Text, nullable=False),
)
SHARDS: Final = Table(
    "shards",
    METADATA,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("owner", BigInteger),
    Column("fence", BigInteger, nullable=False),
)
LASTING: Final = (TABLES, ENTRIES, SNAPSHOTS, GUESTS, CODES, NOTES)
"""What a backup contains, in an order in which it can be stored."""
