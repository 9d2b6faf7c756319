"""The peer under load: a game of Goryō's size on a boardgame.io server, in Node."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec

from benchmarks import node
from benchmarks.load_server import Http, Server, ServerProcess, TableClient
from benchmarks.websocket_client import WebSocketClient

FOLDER = Path(__file__).parent / "boardgameio"
COLOURS = ("green", "purple", "red", "blue")
ACTIONS, ROUNDS = 5, 4
SOCKET = "/socket.io/?EIO=4&transport=websocket"


class _State(msgspec.Struct):
    number: int = msgspec.field(name="_stateID")


_decode = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw]).decode


def neighbours(space: str) -> list[str]:
    """The neighbours of a space on the 6 by 6 board."""
    column, row = ord(space[0]), ord(space[1])
    beside = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return [f"{c:c}{r:c}" for c, r in beside if ord("a") <= c <= ord("f") and 49 <= r <= 54]


class PalaceClient(TableClient):
    """A table of the game in `boardgameio/game.js`, tracked by its simple rules."""

    def __init__(self, rng: random.Random, match: str, credentials: tuple[str, str]) -> None:
        self._rng = rng
        self._match = match
        self._credentials = credentials
        self._round, self._acted, self._planned = 1, 0, False
        self._start = "e4"
        self._at = dict(zip(COLOURS, ("b2", "d1", "b4", "d6"), strict=True))
        self.number = 0

    def mover(self) -> int | None:
        if self._round > ROUNDS:
            return None
        return 1 if self._planned else 0

    def choose(self) -> tuple[int, bytes]:
        side = self.mover()
        name, args = self._move()
        payload = {
            "type": name,
            "args": args,
            "playerID": str(side),
            "credentials": self._credentials[side or 0],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        update = ["update", action, self.number, self._match, str(side)]
        return self.number + 1, b"42/palace," + msgspec.json.encode(update)

    def _move(self) -> tuple[str, list[Any]]:
        pick = self._rng.choice
        if not self._planned:
            path = [self._start]
            while len(path) < 5:
                path.append(pick(neighbours(path[-1])))
            self._planned, self._acted, self._start = True, 0, path[-1]
            return "plan", [path[:-1], path[-1]]
        if self._acted == ACTIONS:
            self._planned, self._round = False, self._round + 1
            return "done", []
        self._acted += 1
        colour, word = pick(COLOURS), pick(("step", "sniff"))
        space = pick(neighbours(self._at[colour]))
        if word == "step":
            self._at[colour] = space
        return word, [colour, space]

    def handle_message(self, socket: WebSocketClient, message: bytes) -> int | None:
        if not message.startswith(b'42/palace,["update"'):
            if message == b"2":  # a ping
                socket.send(b"3")
            return None
        self.number = _decode(message[10:])[2].number
        return self.number


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
        client = PalaceClient(random.Random(number), match, secrets)
        client.sockets = (
            await _connect(address, match, "0", secrets[0]),
            await _connect(address, match, "1", secrets[1]),
        )
        return client


async def _connect(address: str, match: str, player: str, credentials: str) -> WebSocketClient:
    """A player's socket.io connection, once the server has sent it the match."""
    synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    hello = ["sync", match, player, credentials, 2]

    def on_message(socket: WebSocketClient, message: bytes) -> None:
        if message.startswith(b"0{"):
            socket.send(b"40/palace,")
        elif message.startswith(b"40/palace,"):
            socket.send(b"42/palace," + msgspec.json.encode(hello))
        elif message.startswith(b'42/palace,["sync"') and not synced.done():
            synced.set_result(None)

    socket = await WebSocketClient.connect(address, SOCKET, {}, on_message)
    await synced
    return socket
