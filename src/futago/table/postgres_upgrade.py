"""Preparing a PostgreSQL database: it is created, checked and upgraded to the current schema."""

from __future__ import annotations

from contextlib import closing
from typing import Any, Final

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from futago.game import BadInput
from futago.table.upgrade import HEAD, REVISIONS, migrate
from futago.texts import Text

DEFAULTS: Final = {"connect_timeout": 10, "tcp_user_timeout": 30_000, "application_name": "futago"}
"""What applies unless the address says otherwise, in seconds and in milliseconds."""
PREPARING: Final = 0x46_55_54_41_47_4F
"""The advisory lock of a process that prepares the database."""
TABLES: Final = ("tables", "entries", "snapshots", "guests", "codes", "notes")
ADDED: Final = (
    *("members", "shards"),
    *("accounts", "players", "passkeys", "emails", "sessions", "recovery", "tickets", "kept"),
    "erasures",
)
"""What later schemas have in addition."""


def connection_string(url: str) -> str:
    """The connection string for libpq; `BadInput` if the address cannot be understood."""
    try:
        parts = _parts(url)
        if "@" not in str(parts.get("host", "")):
            return make_conninfo(**{**DEFAULTS, **parts})
        # A password with an unescaped @: the rest of it was taken for the host.
    except psycopg.Error:
        pass  # its message may quote the password
    raise BadInput(Text("journal-database-address"))


def shown(url: str) -> str:
    """The address without its password and options, to be printed."""
    parts = _parts(url)
    user = f"{parts['user']}@" if parts.get("user") else ""
    port = f":{parts['port']}" if parts.get("port") else ""
    return f"postgresql://{user}{parts.get('host', '')}{port}/{parts.get('dbname', '')}"


def _parts(url: str) -> dict[str, Any]:
    return {name: value for name, value in conninfo_to_dict(url).items() if value is not None}


def prepare_database(url: str) -> None:
    """Create the tables or upgrade them to the current schema; `BadInput` if that is impossible."""
    address = connection_string(url)
    try:
        with closing(psycopg.connect(address, autocommit=True)) as connection:
            # Several servers may start at once. The lock ends with the connection.
            connection.execute("SELECT pg_advisory_lock(%s)", (PREPARING,))
            revision = _revision(connection, url)
            if revision not in (None, *REVISIONS):
                raise BadInput(Text("journal-database-newer", database=shown(url)))
            if revision != HEAD:
                migrate("postgresql+psycopg://", lambda: psycopg.connect(address), "")
    except psycopg.Error as error:
        raise refusal(url, error) from None


def _revision(connection: psycopg.Connection, url: str) -> str | None:
    """The revision of a database; None if it has no tables of ours."""
    query = (
        "SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace"
        " WHERE n.nspname = current_schema() AND c.relname = ANY(%s)"
    )
    rows = connection.execute(query, (["alembic_version", *TABLES, *ADDED],)).fetchall()
    names = {name for (name,) in rows}
    if not names:
        return None
    if names - set(ADDED) != {"alembic_version", *TABLES}:
        raise BadInput(Text("journal-database-foreign", database=shown(url)))
    row = connection.execute("SELECT max(version_num) FROM alembic_version").fetchone()
    assert row is not None
    return str(row[0])


def refusal(url: str, error: psycopg.Error) -> BadInput:
    """Why a database cannot be used, in one sentence."""
    told, database = " ".join(str(error).split()), shown(url)
    if isinstance(error, errors.InvalidPassword) or "password" in told:
        return BadInput(Text("journal-database-password", database=database))
    return BadInput(Text("journal-database-unusable", database=database, error=told))
