"""A game of two people, to be disturbed by a third."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.served import Running
from tests.server.stage import legal_move, made


@dataclass
class Scene:
    """Ann sits at goryo, Bea at samurai; Cid has a token of another table and no seat here."""

    server: Running
    table: str
    invitation: str
    ann: httpx.Client
    bea: httpx.Client
    cid: httpx.Client

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def mover(self) -> tuple[httpx.Client, str, str, int]:
        """Who is to move, for which seat, a legal move, and its number."""
        shown = self.ann.get(self.path).json()
        client = self.ann if shown["now"]["movers"] == ["goryo"] else self.bea
        seat, move = legal_move(client, self.table)
        return client, seat, move, shown["number"] + 1

    def other(self, client: httpx.Client) -> httpx.Client:
        return self.bea if client is self.ann else self.ann

    def play(self) -> None:
        """One legal move."""
        client, seat, move, number = self.mover()
        body = {"seat": seat, "move": move, "number": number}
        answer = client.post(f"{self.path}/moves", json=body)
        assert answer.status_code == 200, answer.text

    def whole(self) -> list[bytes]:
        """Everything about the table, for all who sit there, as it is sent and as it is kept."""
        for client in (self.ann, self.bea):
            _wait_until_nobody_is_here(client, self.path)
        asked = {"after": 0}
        shown = [client.get(self.path, params=asked).content for client in (self.ann, self.bea)]
        return [*shown, *self.kept()]

    def kept(self) -> list[bytes]:
        """All rows of the file that belong to the table."""
        file = self.server.data / "tables.sqlite"
        rows = list[bytes]()
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            for query in (
                "SELECT * FROM tables WHERE id = ?",
                "SELECT * FROM entries WHERE table_id = ? ORDER BY number",
                "SELECT * FROM guests WHERE table_id = ? ORDER BY guest",
                "SELECT * FROM snapshots WHERE table_id = ?",
                "SELECT * FROM codes WHERE table_id = ? ORDER BY code",
            ):
                rows += [repr(row).encode() for row in connection.execute(query, (self.table,))]
        return rows


def _wait_until_nobody_is_here(client: httpx.Client, path: str) -> None:
    """A connection that has ended is noticed a moment later."""
    for _ in range(1000):
        if not any(seat["here"] for seat in client.get(path).json()["now"]["seats"]):
            return
    raise AssertionError("somebody stays for ever")


def begin(server: Running, **manners: Any) -> Scene:
    """A game that has begun."""
    ann, bea, cid = server.client(), server.client(), server.client()
    seats = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}
    table = made(ann, "goryo", seats=seats, **manners)
    made(cid, "goryo")
    path, invitation = f"/api/tables/{table['id']}", table["link"].partition("#")[2]
    if invitation:
        entered = bea.post(f"{path}/enter", json={"code": invitation, "token": True})
        bea.headers["Authorization"] = f"Bearer {entered.json()['token']}"
    sat = bea.post(f"{path}/seats/samurai", json={"name": "Bea", "token": True})
    assert sat.status_code == 200, sat.text
    if sat.json()["token"] is not None:
        bea.headers["Authorization"] = f"Bearer {sat.json()['token']}"
    return Scene(server, table["id"], invitation, ann, bea, cid)


def secret_of(client: httpx.Client) -> str:
    return client.headers["Authorization"].removeprefix("Bearer ")


def socket(
    scene: Scene,
    client: httpx.Client | None,
    seat: str | None = None,
    headers: Mapping[str, str] | None = None,
    query: str = "",
    **more: Any,
) -> ClientConnection:
    """A live connection to the table."""
    given = dict(headers or {})
    if client is not None:
        given["Authorization"] = client.headers["Authorization"]
    query = f"?seat={seat}" if seat else query
    url = f"ws://{scene.server.host}{scene.path}/socket{query}"
    connection: ClientConnection = connect(
        url, additional_headers=given, proxy=None, open_timeout=60, compression=None, **more
    )
    return connection


def received(connection: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(connection.recv(timeout=60))
    return message


def all_until_closed(connection: ClientConnection) -> tuple[list[dict[str, Any]], int | None]:
    """Everything that still comes, and the code with which the server closes."""
    messages = list[dict[str, Any]]()
    try:
        while True:
            messages.append(received(connection))
    except ConnectionClosed as closed:
        return messages, closed.rcvd.code if closed.rcvd is not None else None


def reply(connection: ClientConnection, message: str | bytes) -> dict[str, Any]:
    """What the server answers to a message, whatever else it tells in between."""
    connection.send(message)
    while True:
        answer = received(connection)
        if answer["type"] == "reply":
            return answer
