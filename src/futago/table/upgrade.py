"""Preparing a journal file: it is created, checked and upgraded to the current schema."""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

from futago.game import BadInput
from futago.texts import Text

REVISIONS: Final = ("0001", "0002", "0003")
"""The revisions in `migrations`, so that an up-to-date file opens without importing alembic."""
HEAD: Final = REVISIONS[-1]
BUSY_SECONDS: Final = 30.0
"""How long to wait for another process that is writing."""
MIGRATIONS: Final = Path(__file__).parent / "migrations"

_ALEMBIC = threading.Lock()  # alembic keeps the running migration in a global


class _NotOurs(Exception):
    """A database of another application."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection with durable commits; the caller begins transactions."""
    # Used by one thread at a time, but not by the one that opened it.
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA journal_size_limit=67108864")
    return connection


def prepare_file(path: Path) -> None:
    """Create the file or upgrade it to the current schema; `BadInput` if it cannot be used."""
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
    # It contains seeds and hidden plans: readable for this user only, as are SQLite's own files.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _revision(connection: sqlite3.Connection) -> str | None:
    """The revision of a file; None if it is empty."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not names:
        return None
    if "alembic_version" not in names:
        raise _NotOurs
    (revision,) = connection.execute("SELECT max(version_num) FROM alembic_version").fetchone()
    return str(revision)


def _upgrade(path: Path) -> None:
    """Run the missing migrations in one exclusive transaction."""

    def connection() -> sqlite3.Connection:
        # Foreign keys stay off: a table that is being rebuilt is missing for a moment.
        return sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)

    migrate("sqlite://", connection, "BEGIN IMMEDIATE")


def migrate(engine_name: str, connection: Callable[[], Any], begin: str) -> None:
    """Run the missing migrations in one transaction, begun by that statement."""
    # Imported here: this takes half a second, and an up-to-date database does not need it.
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine, event
    from sqlalchemy.exc import DBAPIError
    from sqlalchemy.pool import NullPool

    engine = create_engine(engine_name, creator=connection, poolclass=NullPool)
    if begin:
        event.listen(engine, "begin", lambda begun: begun.exec_driver_sql(begin))
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
    """Allow readers beside the writer, with one sync per commit; the file remembers it."""
    end = monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            # The busy timeout does not apply to this statement.
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > end:
                raise
            sleep(0.01)
