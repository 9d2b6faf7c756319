"""Our server under load: Goryō tables on `futago serve`."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.load_server import Http, Server, ServerProcess, TableClient
from benchmarks.websocket_client import WebSocketClient
from futago.game import CHANCE, State, listed, random_action
from futago.games import game_named

SEATS = ("goryo", "samurai")
FLAGS = (
    *("--port", "0", "--requests-per-second", "100000", "--tables-per-minute", "100000"),
    *("--max-connections", "5000", "--max-connections-per-address", "5000"),
)


class _Message(msgspec.Struct):
    """The fields of a message that are used; the others are not parsed."""

    type: str
    number: int = 0
    kind: str = ""
    ok: bool = True
    view: msgspec.Raw = msgspec.Raw()


_decode = msgspec.json.Decoder(_Message).decode


class GoryoClient(TableClient):
    """A table of Goryō. It tracks the game by the rules, so that it never has to request the legal
    moves; the draws of chance are inferred from the view."""

    def __init__(self, rng: random.Random) -> None:
        game = game_named("goryo")
        self._rng = rng
        self._state = game.new(game.options({}))
        self.number = 0

    def mover(self) -> int | None:
        movers = self._state.movers
        return SEATS.index(movers[0]) if movers else None

    def choose(self) -> tuple[int, bytes]:
        seat = self._state.movers[0]
        action = random_action(self._state.legal_actions(seat), self._rng)
        self._state.apply(seat, action)
        _apply_automatic_moves(self._state)
        expected = self.number + 1
        move = {"type": "move", "id": expected, "number": expected, "move": str(action)}
        return expected, msgspec.json.encode(move)

    def handle_message(self, socket: WebSocketClient, message: bytes) -> int | None:
        event = _decode(message)
        if not event.ok or event.type in ("refused", "closing"):
            raise RuntimeError(message[:300].decode())
        if event.type != "event" or event.kind not in ("move", "start"):
            return None
        if event.number > self.number:
            self.number = event.number
            self.follow_chance(msgspec.json.decode(event.view))
        return event.number if event.kind == "move" else None

    def follow_chance(self, view: dict[str, Any]) -> None:
        """Apply the draws of the server, inferred from its view."""
        if self._state.movers == (CHANCE,):
            self._state = next(_drawn(self._state, view))


def _drawn(state: State, view: dict[str, Any]) -> Iterator[State]:
    """The states after the draws of chance that match this view."""
    if state.movers != (CHANCE,):
        if msgspec.json.decode(msgspec.json.encode(state.view(view["seat"]).as_json())) == view:
            yield state
        return
    for draw in listed(state.legal_actions(CHANCE)):
        after = state.copy()
        after.apply(CHANCE, draw)
        _apply_automatic_moves(after)
        yield from _drawn(after, view)


def _apply_automatic_moves(state: State) -> None:
    while state.movers and state.automatic:
        seat = state.movers[0]
        state.apply(seat, listed(state.legal_actions(seat))[0])


class FutagoServer(Server):
    """`futago serve` with raised limits per address."""

    name = "Futago"
    storage = "durably, in SQLite"

    def __init__(self, processes: int = 1, data: str | None = None) -> None:
        """`data` is where it stores its tables, if that is not its folder."""
        self._flags = ("--processes", str(processes), *FLAGS)
        self._data = data

    def start(self, folder: Path) -> ServerProcess:
        data = self._data or str(folder)
        command = (sys.executable, "-m", "futago", "serve", "--data", data, *self._flags)
        return ServerProcess(command, folder, {"FUTAGO_LOG_LEVEL": "warning"})

    async def open_table(self, http: Http, address: str, number: int) -> TableClient:
        places = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}
        settings = {"name": "Ann", "public": True, "seats": places}
        request = {"game": "goryo", "options": {}, "settings": settings, "token": True}
        made = http.post("/api/tables", request)
        sat = http.post(f"/api/tables/{made['id']}/seats/samurai", {"name": "Bob", "token": True})
        client = GoryoClient(random.Random(number))
        tokens = (made["token"], sat["token"])
        client.sockets = (
            await _connect(client, address, made["id"], "goryo", tokens[0]),
            await _connect(client, address, made["id"], "samurai", tokens[1]),
        )
        return client


async def _connect(
    client: GoryoClient, address: str, table: str, seat: str, token: str
) -> WebSocketClient:
    """The socket of a seat, once the server has sent the table."""
    path = f"/api/tables/{table}/socket?seat={seat}"
    first: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def on_message(socket: WebSocketClient, message: bytes) -> None:
        if not first.done():
            first.set_result(message)

    headers = {"Authorization": f"Bearer {token}"}
    socket = await WebSocketClient.connect(address, path, headers, on_message)
    snapshot = msgspec.json.decode(await first)
    client.number = snapshot["number"]
    client.follow_chance(snapshot["view"])
    return socket
