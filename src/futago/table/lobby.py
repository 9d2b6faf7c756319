"""The list of public tables: whoever opens many does not hide those of others."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec

from futago.errors import IllegalAction
from futago.table.journal import Index
from futago.texts import Text

OPEN_LIFETIME: Final = 24 * 3600 * 1000
"""Milliseconds after which an open table that nobody has changed leaves the list."""
MAX_OPEN: Final = 30
"""Open public tables of one address at a time: one for each of a school class."""
LOOKED_AT: Final = 10
"""For each table shown, so many of the latest are looked at."""
MAX_CLIENTS: Final = 10_000

Row = tuple[str, Index]


class _Seat(msgspec.Struct):
    guest: str | None = None


class _Seats(msgspec.Struct):
    seats: list[_Seat] = []


_seats_of = msgspec.json.Decoder(_Seats).decode


class Lobby:
    """Who opened which public tables, as far as this server has seen it."""

    def __init__(self) -> None:
        self._clients = OrderedDict[str, str]()
        """By table, the address that opened it."""
        self._open = dict[str, set[str]]()
        """By address, its tables that are still open."""

    def require_room(self, client: str) -> None:
        """`IllegalAction` if an address has too many open tables in the list."""
        if client and len(self._open.get(client, ())) >= MAX_OPEN:
            raise IllegalAction(Text("table-too-many-open", most=MAX_OPEN))

    def opened(self, table: str, client: str) -> None:
        """A public table was opened."""
        if not client:
            return
        self._clients[table] = client
        self._open.setdefault(client, set()).add(table)
        if len(self._clients) > MAX_CLIENTS:
            self.closed(next(iter(self._clients)))

    def closed(self, table: str) -> None:
        """It has begun, or is gone."""
        client = self._clients.pop(table, None)
        if client is not None:
            self._open[client].discard(table)
            if not self._open[client]:
                del self._open[client]

    def shown(self, rows: Sequence[Row], now: int, limit: int) -> list[Row]:
        """Of the latest tables those to be shown, in the same order: nothing abandoned, and the
        first ones of everybody before the second ones of anybody."""
        ranks, ranked = Counter[str](), list[tuple[int, int]]()
        for place, (id, index) in enumerate(rows):
            if index.status == "open" and now - index.changed > OPEN_LIFETIME:
                self.closed(id)
                continue
            owner = self._clients.get(id) or _first_guest(index) or id
            ranked.append((ranks[owner], place))
            ranks[owner] += 1
        return [rows[place] for place in sorted(place for _, place in sorted(ranked)[:limit])]


def _first_guest(index: Index) -> str | None:
    """Somebody who sits at a table."""
    try:
        return next((seat.guest for seat in _seats_of(index.summary).seats if seat.guest), None)
    except msgspec.MsgspecError:  # whoever lists it will say that it is damaged
        return None
