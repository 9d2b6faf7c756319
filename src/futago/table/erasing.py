"""Forgetting a person at a table: the game stays, and who they were is gone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from futago.table.database import Statement, statement
from futago.table.entries import (
    DELETED,
    NOBODY,
    Left,
    Said,
    Sat,
    decode_entry,
    encode_entry,
)
from futago.table.journal import Entry, Stored
from futago.table.progress import SnapshotData
from futago.table.setup import decode_setup, encode_setup
from futago.table.summary import Summary

OWN_NOTES: Final = ("seen", "muted", "spoke")
"""What is stored of a guest beside a table."""
REMOVE_TABLE: Final = (
    "DELETE FROM entries WHERE table_id = ?",
    "DELETE FROM snapshots WHERE table_id = ?",
    "DELETE FROM guests WHERE table_id = ?",
    "DELETE FROM codes WHERE table_id = ?",
    "DELETE FROM notes WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
)


def spoke(guest: str) -> str:
    """The note that somebody without a seat has spoken at a table."""
    return f"spoke/{guest}"


def erasure(
    stored: Stored,
    entries: Sequence[Entry],
    notes: Mapping[str, bytes],
    codes: Mapping[str, bytes],
    guests: frozenset[str],
    alone: bool,
) -> list[Statement]:
    """The statements after which a table knows nothing of these guests, who are one person; `alone`
    if nobody else may know of the table."""
    table = stored.heading.id
    begun = stored.index.status != "open"
    imported = decode_setup(stored.heading.made).imported is not None
    if alone and (imported or not begun):
        return [statement(query, table) for query in REMOVE_TABLE]
    erased = _Erased(guests)
    changed = erased.entries(entries)
    update = "UPDATE entries SET data = ? WHERE table_id = ? AND number = ?"
    statements = [statement(update, data, table, number) for number, data in changed.items()]
    if erased.opened or not erased.met_others:
        setup = replace(decode_setup(stored.heading.made), title="")
        query = "UPDATE tables SET made = ? WHERE id = ?"
        statements.append(statement(query, encode_setup(setup), table))
    summary = erased.summary(stored.index.summary)
    statements.append(statement("UPDATE tables SET summary = ? WHERE id = ?", summary, table))
    if stored.snapshot is not None:
        query = "UPDATE snapshots SET data = ? WHERE table_id = ?"
        statements.append(statement(query, erased.snapshot(stored.snapshot.data), table))
    query = "DELETE FROM notes WHERE table_id = ? AND name = ?"
    statements += [statement(query, table, name) for name in erased.notes(notes)]
    query = "DELETE FROM codes WHERE code = ?"
    statements += [statement(query, code) for code in erased.codes(codes)]
    query = "DELETE FROM guests WHERE guest = ? AND table_id = ?"
    return [*statements, *(statement(query, guest, table) for guest in sorted(guests))]


class _Erased:
    """What is left of the parts of a table."""

    def __init__(self, guests: frozenset[str]) -> None:
        self._guests = guests
        self.seats = set[str]()
        """The seats that the person ever held."""
        self.opened = False
        """Whether the person was the first to sit down, as who opens a table is."""
        self.met_others = False

    def entries(self, entries: Sequence[Entry]) -> dict[int, bytes]:
        """The entries that change, by number."""
        changed, holders, first = dict[int, bytes](), dict[str, str | None](), True
        for entry in entries:
            try:
                data = decode_entry(entry.data)
            except msgspec.MsgspecError:  # damaged: nobody can read it
                continue
            if isinstance(data, Sat):
                holders[data.seat] = data.guest
                mine = data.guest in self._guests
                if data.guest is not None:
                    self.opened |= first and mine
                    self.met_others |= not mine
                    first = False
                if mine:
                    self.seats.add(data.seat)
                    data = replace(data, name=DELETED, guest=NOBODY)
                    changed[entry.number] = encode_entry(data)
            elif isinstance(data, Left):
                holders.pop(data.seat, None)
            elif isinstance(data, Said):
                said_by = data.guest or holders.get(data.by)
                if said_by in self._guests:
                    data = replace(data, name=DELETED, text="", guest=None)
                    changed[entry.number] = encode_entry(data)
        return changed

    def summary(self, written: bytes) -> bytes:
        summary = msgspec.json.decode(written, type=Summary)
        seats = [
            replace(seat, name=DELETED, guest=NOBODY) if seat.guest in self._guests else seat
            for seat in summary.seats
        ]
        title = "" if self.opened or not self.met_others else summary.title
        return msgspec.json.encode(replace(summary, seats=seats, title=title))

    def snapshot(self, written: bytes) -> bytes:
        snapshot = msgspec.json.decode(written, type=SnapshotData)
        for seat in snapshot.progress.seats.values():
            if seat.guest in self._guests:
                seat.name, seat.guest = DELETED, NOBODY
        return msgspec.json.encode(snapshot)

    def notes(self, notes: Mapping[str, bytes]) -> list[str]:
        """The notes that go: where to send notices, whom they muted, what they have seen."""
        own = {f"{kind}/{guest}" for kind in OWN_NOTES for guest in self._guests}
        return [name for name, data in notes.items() if name in own or self._is_for(name, data)]

    def _is_for(self, name: str, data: bytes) -> bool:
        return name.startswith("notice/") and _decoded(data).get("guest") in self._guests

    def codes(self, codes: Mapping[str, bytes]) -> list[str]:
        """The codes that go: those that move a seat, confirm an address, stop notices."""
        return [code for code, data in codes.items() if _decoded(data).get("seat") in self.seats]


def _decoded(data: bytes) -> dict[str, Any]:
    try:
        found: dict[str, Any] = msgspec.json.decode(data, type=dict[str, Any])
    except msgspec.MsgspecError:
        return {}
    return found
