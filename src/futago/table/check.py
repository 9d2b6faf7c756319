"""Checking what is stored: every table is replayed from its first entry."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import Connection, select

from futago.game import ABOVE, UnknownRules
from futago.table.engines import integrity, reading
from futago.table.entries import decode_entry
from futago.table.replays import checked
from futago.table.schema import ENTRIES, SNAPSHOTS, TABLES
from futago.table.setup import decode_setup
from futago.table.storage import Place
from futago.table.table import Table
from futago.texts import Text

Track: TypeAlias = Callable[[Sequence[str]], Iterable[str]]
"""Shows the progress through the ids of the tables."""


@dataclass
class Findings:
    """What a check has found."""

    tables: int = 0
    entries: int = 0
    faults: list[Text] = field(default_factory=list)


class _Fault(Exception):
    """A part of a table that is not as it should be."""


def check_all(place: Place, track: Track = iter) -> Findings:
    """Replay every table, as it is at one moment; a server may be running."""
    found = Findings()
    if isinstance(place, Path) and place.is_file() and not integrity(place):
        found.faults.append(Text("check-file", file=str(place)))
    with reading(place) as connection:
        ids = list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.id)).scalars())
        for id in track(ids):
            found.tables += 1
            try:
                found.entries += _check_table(connection, id)
            except UnknownRules as error:
                found.faults.append(Text("check-rules", table=id, reason=error.text))
            except _Fault as fault:
                found.faults.append(Text("check-table", table=id, part=str(fault)))
    return found


def _check_table(connection: Connection, id: str) -> int:
    """Check one table; the number of its entries."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).one()
    query = select(ENTRIES.c.number, ENTRIES.c.time, ENTRIES.c.data)
    entries = connection.execute(
        query.where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.number)
    ).all()
    whole = _begun(id, row)
    _replay(whole, entries)
    if whole.status != row.status:
        raise _Fault("index")
    query = select(SNAPSHOTS.c.number, SNAPSHOTS.c.data)
    snapshot = connection.execute(query.where(SNAPSHOTS.c.table_id == id)).one_or_none()
    if snapshot is not None and snapshot.data:
        short = _begun(id, row)
        with _part("snapshot"):
            short.restore(snapshot.data)
            _replay(short, entries[snapshot.number :])
            if _summary(short) != _summary(whole):
                raise _Fault("snapshot")
    if whole.over:
        with _part("draws"):
            if not checked(whole).verified:
                raise _Fault("draws")
    return len(entries)


def _begun(id: str, row: Any) -> Table:
    with _part("heading"):
        return Table(id, decode_setup(row.made), row.created)


def _replay(table: Table, entries: Sequence[Any]) -> None:
    for number, time, data in entries:
        with _part(f"entry {number}"):
            if number != table.number + 1:
                raise _Fault(f"entry {table.number + 1}")
            table.replay(decode_entry(data), time)


def _summary(table: Table) -> tuple[object, ...]:
    """What is the same however a table was loaded, and whichever version wrote the snapshot."""
    moves = table.moves_before + len(table.match.moves)
    return table.number, table.state.position(ABOVE), table.seats, table.match.draws, moves


@contextmanager
def _part(name: str) -> Iterator[None]:
    """Any exception inside means that this part is damaged."""
    try:
        yield
    except (UnknownRules, _Fault):
        raise
    except Exception as error:
        raise _Fault(name) from error
