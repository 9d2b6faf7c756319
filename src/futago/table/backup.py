"""Copies of everything that is stored. A backup is a SQLite file, whichever database it is from."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select

from futago.game import BadInput
from futago.table.check import Findings, Track, check_all
from futago.table.engines import reading, writing
from futago.table.schema import LASTING, TABLES
from futago.table.storage import Place, prepare
from futago.table.upgrade import connect
from futago.texts import Text

BATCH: Final = 500
"""Rows that are copied at once."""


def back_up(place: Place, target: Path, track: Track = iter) -> Findings:
    """Copy everything as it is at one moment into a new file, and check the copy. A server may be
    running. The file has its name only when it is complete."""
    if target.exists():
        raise BadInput(Text("backup-exists", file=str(target)))
    part = target.with_name(f"{target.name}.part")
    try:
        _new_file(part)
        if isinstance(place, Path):
            _copy_file(place, part)
        else:
            prepare(part)
            with reading(place) as source, writing(part) as copy:
                _copy_rows(source, copy)
        _merge_log(part)
        found = check_all(part, track)
        _merge_log(part)
        _sync(part)
        part.rename(target)
        _sync(target.parent)
    except (OSError, sqlite3.OperationalError) as error:
        raise BadInput(Text("journal-unwritable", file=str(target), error=str(error))) from error
    finally:
        part.unlink(missing_ok=True)
    return found


def restore(
    file: Path, place: Place, *, replace: bool = False, anyway: bool = False, track: Track = iter
) -> Findings:
    """Store everything that is in a backup. What is there already is refused, or replaced; a
    replaced file is kept beside the new one. A backup with faults is refused, or taken as it is."""
    if not file.is_file():
        raise BadInput(Text("journal-missing", file=str(file)))
    if isinstance(place, Path):
        place.parent.mkdir(parents=True, exist_ok=True)
        part = place.with_name(f"{place.name}.part")
    else:
        part = file.with_name(f"{file.name}.part")
    try:
        _new_file(part)
        _copy_file(file, part)
        prepare(part)  # it may be of an older schema
        found = check_all(part, track)
        if found.faults and not anyway:
            return found
        _merge_log(part)
        if isinstance(place, Path):
            _put_in_place(part, place, replace)
        else:
            _put_in_database(part, place, replace)
    finally:
        for suffix in ("", "-wal", "-shm"):
            part.with_name(part.name + suffix).unlink(missing_ok=True)
    return found


def _new_file(path: Path) -> None:
    """An empty file that only this user may read: it is going to contain seeds and hidden plans."""
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _copy_file(source: Path, target: Path) -> None:
    """Copy a file of SQLite in one step, with what is still in its write-ahead log."""
    if not source.is_file():
        raise BadInput(Text("journal-missing", file=str(source)))
    try:
        with closing(connect(source)) as original, closing(connect(target)) as copy:
            original.backup(copy)
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        raise BadInput(Text("journal-damaged", file=str(source))) from None


def _merge_log(file: Path) -> None:
    """Make one file of it; `BadInput` if somebody else uses it."""
    with closing(connect(file)) as connection:
        connection.execute("PRAGMA busy_timeout=0")
        try:
            connection.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError:
            raise BadInput(Text("restore-in-use")) from None


def _put_in_place(part: Path, place: Path, replace: bool) -> None:
    if place.exists() and place.stat().st_size:
        with reading(place) as connection:
            _check_replaceable(connection, replace)
        _merge_log(place)
        names = (place.with_name(f"{place.name}.{number}") for number in count(1))
        place.rename(next(name for name in names if not name.exists()))
    _sync(part)
    part.rename(place)
    _sync(place.parent)


def _put_in_database(part: Path, place: str, replace: bool) -> None:
    prepare(place)
    with reading(part) as source, writing(place) as target:
        query = (
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            " AND application_name = 'futago' AND pid <> pg_backend_pid()"
        )
        if target.exec_driver_sql(query).scalar():
            raise BadInput(Text("restore-in-use"))
        _check_replaceable(target, replace)
        for table in reversed(LASTING):
            target.execute(delete(table))
        _copy_rows(source, target)


def _check_replaceable(connection: Connection, replace: bool) -> None:
    tables = connection.execute(select(func.count()).select_from(TABLES)).scalar_one()
    if tables and not replace:
        raise BadInput(Text("restore-not-empty", tables=tables))


def _copy_rows(source: Connection, target: Connection) -> None:
    for table in LASTING:
        rows = source.execution_options(yield_per=BATCH).execute(select(table))
        for batch in rows.mappings().partitions(BATCH):
            values: list[dict[str, Any]] = [dict(row) for row in batch]
            target.execute(insert(table), values)


def _sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    with suppress(PermissionError):  # folders cannot be opened on every system
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
