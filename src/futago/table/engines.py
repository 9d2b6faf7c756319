"""Connections of SQLAlchemy to what is stored, for work beside the journal: checks and backups."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from futago.game import BadInput
from futago.table.storage import Place, import_driver
from futago.table.upgrade import connect
from futago.texts import Text


@contextmanager
def reading(place: Place) -> Iterator[Connection]:
    """One consistent view of all tables, whatever is written meanwhile."""
    with _begun(place, "BEGIN") as connection:
        yield connection


@contextmanager
def writing(place: Place) -> Iterator[Connection]:
    """One transaction, kept if the block ends without an exception."""
    with _begun(place, "BEGIN IMMEDIATE") as connection:
        yield connection


@contextmanager
def _begun(place: Place, begin: str) -> Iterator[Connection]:
    if isinstance(place, Path):
        if not place.is_file():
            raise BadInput(Text("journal-missing", file=str(place)))
        engine = create_engine("sqlite://", creator=lambda: connect(place), poolclass=NullPool)
        event.listen(engine, "begin", lambda begun: begun.exec_driver_sql(begin))
    else:
        engine = _postgres_engine(place)
    try:
        with engine.begin() as connection:
            yield connection
    except DBAPIError as error:
        raise _refusal(place, error) from error


def _postgres_engine(url: str) -> Engine:
    import_driver()
    import psycopg

    from futago.table.postgres_upgrade import connection_string

    address = connection_string(url)
    return create_engine(
        "postgresql+psycopg://",
        creator=lambda: psycopg.connect(address),
        poolclass=NullPool,
        isolation_level="REPEATABLE READ",
    )


def _refusal(place: Place, error: DBAPIError) -> BadInput:
    """Why a file or database cannot be used, in one sentence."""
    if isinstance(place, Path):
        if "locked" in str(error.orig):
            return BadInput(Text("restore-in-use"))
        return BadInput(Text("journal-damaged", file=str(place)))
    from psycopg import Error

    from futago.table.postgres_upgrade import refusal

    return refusal(place, error.orig if isinstance(error.orig, Error) else Error(str(error.orig)))


def integrity(file: Path) -> bool:
    """Whether SQLite finds nothing wrong with a file."""
    try:
        connection = connect(file)
        try:
            sound = connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            return sound and not connection.execute("PRAGMA foreign_key_check").fetchall()
        finally:
            connection.close()
    except sqlite3.DatabaseError:
        return False
