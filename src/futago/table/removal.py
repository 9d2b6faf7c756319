"""Removing tables for good, beside a running server."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, select

from futago.game import BadInput
from futago.table.engines import writing
from futago.table.schema import CODES, ENTRIES, GUESTS, NOTES, SNAPSHOTS, TABLES
from futago.table.storage import Place
from futago.texts import Text


def remove_tables(place: Place, ids: Sequence[str]) -> None:
    """Remove tables with everything that belongs to them, all or none; `BadInput` if one does not
    exist."""
    with writing(place) as connection:
        for id in ids:
            if connection.execute(select(TABLES.c.id).where(TABLES.c.id == id)).first() is None:
                raise BadInput(Text("remove-unknown", table=id))
            for part in (ENTRIES, SNAPSHOTS, GUESTS, CODES, NOTES):
                connection.execute(delete(part).where(part.c.table_id == id))
            connection.execute(delete(TABLES).where(TABLES.c.id == id))
