"""Where tables are stored: a SQLite file, or a PostgreSQL database."""

from __future__ import annotations

import asyncio
from importlib import import_module
from pathlib import Path
from typing import Final, TypeAlias

from futago.game import BadInput
from futago.table.journal import Journal
from futago.table.leases import Leases
from futago.table.sqlite import SqliteJournal
from futago.table.sqlite_leases import SqliteLeases
from futago.table.upgrade import prepare_file
from futago.texts import Text

Place: TypeAlias = Path | str
"""A file, or the address of a database."""

SCHEMES: Final = ("postgresql://", "postgres://")
FILE: Final = "tables.sqlite"


def place_of(data: Path | str) -> Place:
    """What a setting names: a database, a file, or a file in that folder."""
    if isinstance(data, str) and data.startswith(SCHEMES):
        return data
    path = Path(data)
    return path if path.suffix in (".sqlite", ".db") else path / FILE


def prepare(place: Place) -> None:
    """Create or upgrade what is stored there; `BadInput` if it cannot be used."""
    if isinstance(place, Path):
        prepare_file(place)
    else:
        import_driver()
        from futago.table.postgres_upgrade import prepare_database

        prepare_database(place)


async def open_journal(place: Place, shared: bool = False) -> Journal:
    """The journal at a place, created or upgraded; `BadInput` if it cannot be used. `shared` with
    other processes that write as much."""
    if isinstance(place, Path):
        return await SqliteJournal.open(place, shared)
    await asyncio.to_thread(import_driver)
    from futago.table.postgres import PostgresJournal

    return await PostgresJournal.open(place)


def open_leases(place: Place) -> Leases:
    """The register of the processes that share a place, which has been prepared."""
    if isinstance(place, Path):
        return SqliteLeases(place)
    from futago.table.postgres_leases import PostgresLeases

    return PostgresLeases(place)


def import_driver() -> None:
    """Import the driver of PostgreSQL, which is an optional part; `BadInput` if it is missing."""
    try:
        import_module("psycopg")
        import_module("psycopg_pool")
    except ImportError:
        raise BadInput(Text("journal-no-postgresql")) from None
