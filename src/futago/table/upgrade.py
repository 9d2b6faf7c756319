"""A file of the journal made ready: there, ours, and with the schema of today."""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from futago.game import BadInput
from futago.texts import Text

REVISIONS: Final = ("0001",)
"""The steps in `migrations`, so that a file of today opens without asking alembic."""
HEAD: Final = REVISIONS[-1]
BUSY_SECONDS: Final = 30.0
"""How long to wait for another process that writes."""
MIGRATIONS: Final = Path(__file__).parent / "migrations"

_ALEMBIC = threading.Lock()  # alembic keeps the migration that runs in a module of its own


class _NotOurs(Exception):
    """A database that somebody else made."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are durable; transactions are begun by whoever uses it."""
    # Each is used by one thread at a time, though not by the one that opened it.
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA journal_size_limit=67108864")
    return connection


def make_ready(path: Path) -> None:
    """Create the file, or bring an older one to the schema of today; `BadInput` if it cannot be."""
    file = str(path)
    try:
        _create(path)
        with closing(connect(path)) as connection:
            revision = _revision(connection)
            if revision not in (None, *REVISIONS):
                raise BadInput(Text("journal-newer", file=file))
            if revision != HEAD:
                _upgrade(path)
            _switch_to_wal(connection)
    except (OSError, sqlite3.OperationalError) as error:
        raise BadInput(Text("journal-unwritable", file=file, error=str(error))) from error
    except (_NotOurs, sqlite3.DatabaseError) as error:
        raise BadInput(Text("journal-damaged", file=file)) from error


def _create(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    # It holds seeds and hidden plans: for this user's eyes only, like the files SQLite adds.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _revision(connection: sqlite3.Connection) -> str | None:
    """The step at which a file stands; None for one that is still empty."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not names:
        return None
    if "alembic_version" not in names:
        raise _NotOurs
    (revision,) = connection.execute("SELECT max(version_num) FROM alembic_version").fetchone()
    return str(revision)


def _upgrade(path: Path) -> None:
    """All steps that are missing, in one transaction that no other process can get into."""
    # Imported here: half a second that a file of today need not wait for.
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine, event
    from sqlalchemy.exc import DBAPIError
    from sqlalchemy.pool import NullPool

    def connection() -> sqlite3.Connection:
        # Foreign keys stay off: a table that is written anew is gone for a moment.
        return sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)

    engine = create_engine("sqlite://", creator=connection, poolclass=NullPool)
    event.listen(engine, "begin", lambda begun: begun.exec_driver_sql("BEGIN IMMEDIATE"))
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    try:
        with _ALEMBIC, engine.begin() as begun:
            config.attributes["connection"] = begun
            command.upgrade(config, "head")
    except DBAPIError as error:
        raise error.orig or error from None


def _switch_to_wal(connection: sqlite3.Connection) -> None:
    """Readers beside the writer, one sync a commit; the file remembers it."""
    end = monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            # Here alone SQLite does not wait for others by itself.
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > end:
                raise
            sleep(0.01)
