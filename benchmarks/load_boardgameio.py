"""The peer under load: a game of Goryō's size on a boardgame.io server, in Node."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from benchmarks import node
from benchmarks.load_server import Http, Server, ServerProcess, TableClient
from benchmarks.websocket_client import WebSocketClient, frame

FOLDER = Path(__file__).parent / "boardgameio"
COLOURS = ("green", "purple", "red", "blue")
ACTIONS, ROUNDS = 5, 4
MOVES: Final = ROUNDS * (ACTIONS + 2)
SOCKET = "/socket.io/?EIO=4&transport=websocket"


def neighbours(space: str) -> list[str]:
    """The neighbours of a space on the 6 by 6 board."""
    column, row = ord(space[0]), ord(space[1])
    beside = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return [f"{c:c}{r:c}" for c, r in beside if ord("a") <= c <= ord("f") and 49 <= r <= 54]


def game(rng: random.Random) -> Iterator[tuple[int, str, list[Any]]]:
    """A random game by the simple rules of `boardgameio/game.js`: side, move, arguments."""
    start, at = "e4", dict(zip(COLOURS, ("b2", "d1", "b4", "d6"), strict=True))
    for _ in range(ROUNDS):
        path = [start]
        while len(path) < 5:
            path.append(rng.choice(neighbours(path[-1])))
        start = path[-1]
        yield 0, "plan", [path[:-1], start]
        for _ in range(ACTIONS):
            colour, word = rng.choice(COLOURS), rng.choice(("step", "sniff"))
            space = rng.choice(neighbours(at[colour]))
            if word == "step":
                at[colour] = space
            yield 1, word, [colour, space]
        yield 1, "done", []


class PalaceTable(TableClient):
    """A table of the game in `boardgameio/game.js`."""

    updates = (b'42/palace,["update",',) * MOVES

    def __init__(self, rng: random.Random, match: str, credentials: tuple[str, str]) -> None:
        self.moves = [
            (side, _frame(match, credentials[side], number, side, name, args))
            for number, (side, name, args) in enumerate(game(rng))
        ]

    def handle_other(self, socket: WebSocketClient, message: bytes) -> None:
        if message == b"2":  # a ping
            socket.send(frame(b"3"))
        elif b"error" in message[:40]:
            raise RuntimeError(message[:300].decode())


def _frame(
    match: str, credentials: str, number: int, side: int, name: str, args: list[Any]
) -> bytes:
    payload = {"type": name, "args": args, "playerID": str(side), "credentials": credentials}
    update = ["update", {"type": "MAKE_MOVE", "payload": payload}, number, match, str(side)]
    return frame(b"42/palace," + msgspec.json.encode(update))


class BoardgameIoServer(Server):
    """boardgame.io as documented, in production mode and without undo."""

    name = "boardgame.io"
    storage = "in memory, lost at a restart"

    def start(self, folder: Path) -> ServerProcess:
        return ServerProcess((node.program(), "server.js"), FOLDER, {"NODE_ENV": "production"})

    async def open_table(self, http: Http, address: str, number: int) -> TableClient:
        match = http.post("/games/palace/create", {"numPlayers": 2, "unlisted": True})["matchID"]
        join = f"/games/palace/{match}/join"
        joined = [http.post(join, {"playerID": p, "playerName": "Ann"}) for p in "01"]
        secrets = (joined[0]["playerCredentials"], joined[1]["playerCredentials"])
        client = PalaceTable(random.Random(number), match, secrets)
        client.sockets = (
            await _connect(address, match, "0", secrets[0]),
            await _connect(address, match, "1", secrets[1]),
        )
        return client


async def _connect(address: str, match: str, player: str, credentials: str) -> WebSocketClient:
    """A player's socket.io connection, once the server has sent it the match."""
    synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    hello = msgspec.json.encode(["sync", match, player, credentials, 2])

    def on_message(socket: WebSocketClient, data: bytes, begin: int, end: int) -> None:
        message = data[begin:end]
        if message.startswith(b"0{"):
            socket.send(frame(b"40/palace,"))
        elif message.startswith(b"40/palace,"):
            socket.send(frame(b"42/palace," + hello))
        elif message.startswith(b'42/palace,["sync"') and not synced.done():
            synced.set_result(None)

    socket = await WebSocketClient.connect(address, SOCKET, {}, on_message)
    await synced
    return socket
