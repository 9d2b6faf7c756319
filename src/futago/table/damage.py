"""Tables that cannot be read from the journal: one exception for whatever is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

import structlog

from futago.game import BadInput, FutagoError, UnknownRules
from futago.table.entries import decode_entry
from futago.table.journal import Entry
from futago.table.table import Draft, Table
from futago.texts import Text

log = structlog.get_logger()


class Damaged(BadInput):
    """A table that cannot be read; it is quarantined, and all others work as usual."""


@contextmanager
def reading(table: str, part: str) -> Iterator[None]:
    """Any exception inside means that the stored data are damaged."""
    try:
        yield
    except UnknownRules:  # the data are intact, but this version cannot play them
        raise
    except Exception as error:
        # Only the type of the error: its message may contain a move or a secret.
        reason = error.text.id if isinstance(error, FutagoError) else type(error).__name__
        _log_once(table, part, reason)
        raise Damaged(Text("table-damaged")) from error


@lru_cache(maxsize=1024)
def _log_once(table: str, part: str, reason: str) -> None:
    """Log each problem once: lists and visitors hit the same row again and again."""
    log.error("table damaged", table=table, part=part, reason=reason)


def read_entry(table: Table, entry: Entry) -> Draft:
    """Apply an entry of the journal; `Damaged` if it cannot be decoded or replayed."""
    with reading(table.id, f"entry {entry.number}"):
        return table.replay(decode_entry(entry.data), entry.time)
