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


def _account_id() -> Column[str]:
    return Column("account_id", Text, ForeignKey("accounts.id"), nullable=False, index=True)


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

# People who want to be known again. Secrets are stored as hashes only.
ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("guest", Text, primary_key=True),
    _account_id(),
)
PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    _account_id(),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)
EMAILS: Final = Table(
    "emails",
    METADATA,
    Column("mailbox", Text, primary_key=True),
    Column("address", Text, nullable=False),
    _account_id(),
    Column("created", BigInteger, nullable=False),
)
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),
    _account_id(),
    Column("secret", Text, nullable=False, unique=True),
    Column("former", Text, unique=True),
    Column("former_until", BigInteger),
    Column("renewed", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)
RECOVERY: Final = Table(
    "recovery",
    METADATA,
    Column("code", Text, primary_key=True),
    _account_id(),
)
# Challenges of passkeys, links in mails, links for another device: each works once.
TICKETS: Final = Table(
    "tickets",
    METADATA,
    Column("ticket", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("owner", Text, index=True),
    Column("data", LargeBinary, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)
KEPT: Final = Table(
    "kept",
    METADATA,
    Column("account_id", Text, ForeignKey("accounts.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
# Tables at which somebody has to be forgotten, until that is done.
ERASURES: Final = Table(
    "erasures",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
    sqlite_with_rowid=False,
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
OF_ACCOUNTS: Final = (PLAYERS, PASSKEYS, EMAILS, SESSIONS, RECOVERY, KEPT)
LASTING: Final = (
    *(TABLES, ENTRIES, SNAPSHOTS, GUESTS, CODES, NOTES),
    *(ACCOUNTS, *OF_ACCOUNTS, TICKETS, ERASURES),
)
"""What a backup contains, in an order in which it can be stored."""
