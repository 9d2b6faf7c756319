"""A table read directly from the server's database and replayed by the rules alone."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg

from futago.game import Action
from futago.match import Match
from futago.record import move_as_json
from futago.table.entries import Moved, Started, decode_entry
from futago.table.messages import encode
from futago.table.setup import decode_setup
from futago.table.storage import Place


class StoredTable:
    """The stored entries of a table, read repeatedly; what was stored once must not change."""

    def __init__(self, place: Place, table: str) -> None:
        self.place = place
        self.table = table
        (made,) = self._rows("SELECT made FROM tables WHERE id = ?")[0]
        self.match: Match = decode_setup(made).match()
        self.entries = list[tuple[int, int, bytes]]()
        self.moves = dict[int, tuple[str, list[Action]]]()
        """The seat and its actions, for each entry that is a move."""

    def _rows(self, query: str, *given: object) -> list[Any]:
        if isinstance(self.place, Path):
            with closing(sqlite3.connect(f"file:{self.place}?mode=ro", uri=True)) as file:
                return file.execute(query, (self.table, *given)).fetchall()
        with closing(psycopg.connect(self.place)) as database:
            statement = query.replace("?", "%s").encode()
            return database.execute(statement, (self.table, *given)).fetchall()

    def read(self, last: int) -> None:
        """Read up to an entry; there must be no gaps."""
        query = "SELECT number, time, data FROM entries WHERE table_id = ? AND number <= ?"
        rows = self._rows(f"{query} ORDER BY number", last)
        assert [number for number, _, _ in rows] == list(range(1, last + 1))
        known = len(self.entries)
        assert rows[:known] == self.entries, "a stored entry has changed"
        for number, _, data in rows[known:]:
            self._play(number, data)
        self.entries = rows

    def _play(self, number: int, data: bytes) -> None:
        """Play the seat's move, and let rules and seed do the rest: exactly this must be stored."""
        entry = decode_entry(data)
        if not isinstance(entry, Started | Moved):
            return
        before = len(self.match.moves)
        if isinstance(entry, Moved):
            decided = entry.decided()
            moves = decided if isinstance(decided, list) else [decided]
            actions = [self.match.game.action_from_json(move) for move in moves]
            for action in actions:
                self.match.play(entry.by, action)
                list(self.match.settle())
            self.moves[number] = entry.by, actions
        list(self.match.settle())
        played = self.match.moves[before:]
        assert [move_as_json(*move) for move in played] == entry.moves, "half a move is stored"

    def parsed(self, moves: list[str]) -> list[Action]:
        """Moves in notation: their parts may be in another order than they are stored."""
        return [self.match.game.parse(move, self.match.options) for move in moves]

    def count(self) -> int:
        """The number of entries."""
        (number,) = self._rows("SELECT count(*) FROM entries WHERE table_id = ?")[0]
        return int(number)

    def view(self, seat: str) -> Any:
        """The view of a seat, as it is sent."""
        return json.loads(encode(self.match.state.view(seat).as_json()))
