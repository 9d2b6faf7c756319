"""A table with two players, and a third user who tries to interfere."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Any, Final

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.api_tables import create_table, legal_move
from tests.server_process import ServerProcess

ACTIONS: Final[dict[str, dict[str, Any]]] = {
    "moves": {"number": 2, "move": "nonsense"},
    "undo": {},
    "offers": {"what": "pause"},
    "answers": {"yes": True},
    "resign": {},
    "chat": {"text": "hello"},
    "why": {"kind": "space", "thing": "nonsense"},
    "try": {},
    "seats/goryo": {"name": "Eve"},
    "seats/samurai": {"name": "Eve"},
    "seats/goryo/link": {},
}
"""The actions at a table, each with a request body."""


@dataclass
class TwoPlayerTable:
    """Ann plays goryo, Bea plays samurai; Cid has a token of another table and no seat here."""

    server: ServerProcess
    id: str
    invitation: str
    ann: httpx.Client
    bea: httpx.Client
    cid: httpx.Client

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def mover(self) -> tuple[httpx.Client, str, str, int]:
        """Who is to move, for which seat, a legal move, and its number."""
        shown = self.ann.get(self.path).json()
        client = self.ann if shown["now"]["movers"] == ["goryo"] else self.bea
        seat, move = legal_move(client, self.id)
        return client, seat, move, shown["number"] + 1

    def other(self, client: httpx.Client) -> httpx.Client:
        return self.bea if client is self.ann else self.ann

    def play(self) -> None:
        """One legal move."""
        client, seat, move, number = self.mover()
        body = {"seat": seat, "move": move, "number": number}
        answer = client.post(f"{self.path}/moves", json=body)
        assert answer.status_code == 200, answer.text

    def snapshot(self) -> list[bytes]:
        """Everything about the table: what its players are sent, and what is stored."""
        for client in (self.ann, self.bea):
            _wait_until_nobody_is_connected(client, self.path)
        query = {"after": 0}
        shown = [client.get(self.path, params=query).content for client in (self.ann, self.bea)]
        return [*shown, *self.stored_rows()]

    def stored_rows(self) -> list[bytes]:
        """All rows of the database that belong to the table."""
        file = self.server.file
        rows = list[bytes]()
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            for query in (
                "SELECT * FROM tables WHERE id = ?",
                "SELECT * FROM entries WHERE table_id = ? ORDER BY number",
                "SELECT * FROM guests WHERE table_id = ? ORDER BY guest",
                "SELECT * FROM snapshots WHERE table_id = ?",
                "SELECT * FROM codes WHERE table_id = ? ORDER BY code",
            ):
                rows += [repr(row).encode() for row in connection.execute(query, (self.id,))]
        return rows

    def notes(self) -> list[str]:
        """The names of the private notes beside the table."""
        with closing(sqlite3.connect(f"file:{self.server.file}?mode=ro", uri=True)) as connection:
            query = "SELECT name FROM notes WHERE table_id = ? ORDER BY name"
            return [name for (name,) in connection.execute(query, (self.id,))]


def _wait_until_nobody_is_connected(client: httpx.Client, path: str) -> None:
    """The server notices a closed connection with some delay."""
    for _ in range(1000):
        if not any(seat["here"] for seat in client.get(path).json()["now"]["seats"]):
            return
    raise AssertionError("somebody stays connected")


def create_two_player_table(server: ServerProcess, **settings: Any) -> TwoPlayerTable:
    """A table whose game has started."""
    ann, bea, cid = server.client(), server.client(), server.client()
    seats = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}
    table = create_table(ann, "goryo", seats=seats, **settings)
    create_table(cid, "goryo")
    path, invitation = f"/api/tables/{table['id']}", table["link"].partition("#")[2]
    if invitation:
        entered = bea.post(f"{path}/enter", json={"code": invitation, "token": True})
        bea.headers["Authorization"] = f"Bearer {entered.json()['token']}"
    sat = bea.post(f"{path}/seats/samurai", json={"name": "Bea", "token": True})
    assert sat.status_code == 200, sat.text
    if sat.json()["token"] is not None:
        bea.headers["Authorization"] = f"Bearer {sat.json()['token']}"
    return TwoPlayerTable(server, table["id"], invitation, ann, bea, cid)


def token_of(client: httpx.Client) -> str:
    return client.headers["Authorization"].removeprefix("Bearer ")


def socket(
    goryo_table: TwoPlayerTable,
    client: httpx.Client | None,
    seat: str | None = None,
    headers: Mapping[str, str] | None = None,
    query: str = "",
    **more: Any,
) -> ClientConnection:
    """A WebSocket to the table."""
    given = dict(headers or {})
    if client is not None:
        given["Authorization"] = client.headers["Authorization"]
    query = f"?seat={seat}" if seat else query
    url = f"ws://{goryo_table.server.host}{goryo_table.path}/socket{query}"
    connection: ClientConnection = connect(
        url, additional_headers=given, proxy=None, open_timeout=60, compression=None, **more
    )
    return connection


def received(connection: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(connection.recv(timeout=60))
    return message


def all_until_closed(connection: ClientConnection) -> tuple[list[dict[str, Any]], int | None]:
    """All further messages, and the code with which the server closes."""
    messages = list[dict[str, Any]]()
    try:
        while True:
            messages.append(received(connection))
    except ConnectionClosed as closed:
        return messages, closed.rcvd.code if closed.rcvd is not None else None


def reply(connection: ClientConnection, message: str | bytes) -> dict[str, Any]:
    """The reply to a message; other messages in between are skipped."""
    connection.send(message)
    while True:
        answer = received(connection)
        if answer["type"] == "reply":
            return answer


def unchanged(goryo_table: TwoPlayerTable, attack: Callable[[], None]) -> None:
    """Assert that the attack changes nothing, byte for byte."""
    before = goryo_table.snapshot()
    attack()
    assert goryo_table.snapshot() == before


def check(answer: httpx.Response, status: int) -> None:
    assert answer.status_code == status, answer.text
    assert answer.json()["status"] == status
