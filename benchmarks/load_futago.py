"""Our server under load: Goryō tables with known seeds (`seeded_server.py`)."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.load_server import Http, Server, ServerProcess, TableClient
from benchmarks.seeded_server import GAMES, seed_of
from benchmarks.websocket_client import WebSocketClient, frame
from futago.chance import commitment
from futago.game import random_action
from futago.games import game_named
from futago.match import Match

SEATS: Final = ("goryo", "samurai")
FIRST: Final = 4
"""The number of the first move: both have sat down and the game has begun."""
SOURCE: Final = Path(__file__).parent.parent / "src"


@lru_cache(maxsize=1)
def games() -> dict[str, list[tuple[int, bytes]]]:
    """A random game for every seed, by its commitment, which clients are told."""
    return {commitment(seed_of(number)): _game(number) for number in range(GAMES)}


def _game(number: int) -> list[tuple[int, bytes]]:
    """The moves of a whole game: which side makes each, and the frame to send."""
    rng, game = random.Random(number), game_named("goryo")
    options = game.options({})
    match = Match(game, options, dict.fromkeys(SEATS, ""), seed_of(number))
    moves = list[tuple[int, bytes]]()
    while True:
        for _ in match.settle():
            pass
        if not match.state.movers:
            return moves
        seat = match.state.movers[0]
        action = random_action(match.state.legal_actions(seat), rng)
        match.play(seat, action)
        entry = FIRST + len(moves)
        move = {"type": "move", "id": entry, "number": entry, "move": str(action)}
        moves.append((SEATS.index(seat), frame(msgspec.json.encode(move))))


UPDATES: Final = tuple(b'{"type":"event","number":%d,' % (FIRST + n) for n in range(200))


class GoryoTable(TableClient):
    """A table at which one of the prepared games is played."""

    updates = UPDATES

    def __init__(self) -> None:
        self.first = asyncio.get_running_loop().create_future()
        """The table as the first socket is told of it."""

    def handle_other(self, socket: WebSocketClient, message: bytes) -> None:
        if message.startswith(b'{"type":"table"') and not self.first.done():
            self.first.set_result(msgspec.json.decode(message))
        elif b'"ok":false' in message or b'"type":"refused"' in message:
            raise RuntimeError(message[:300].decode())


class FutagoServer(Server):
    """`futago serve` with raised limits per address; of this version, or of another `source`."""

    storage = "durably, in SQLite"

    def __init__(
        self,
        source: Path = SOURCE,
        name: str = "Futago",
        processes: int = 1,
        new_data: Callable[[], str] | None = None,
    ) -> None:
        """`new_data` makes a place for its tables, if that is not its folder."""
        self.name = name
        self._source = source
        self.processes = processes
        self._new_data = new_data
        if new_data is not None:
            self.storage = "durably, in PostgreSQL"

    def start(self, folder: Path) -> ServerProcess:
        program = (sys.executable, "-m", "benchmarks.seeded_server")
        data = str(folder) if self._new_data is None else self._new_data()
        command = (*program, data, str(self.processes))
        path = os.pathsep.join((str(self._source), str(SOURCE.parent)))
        return ServerProcess(command, SOURCE.parent, {"PYTHONPATH": path})

    async def open_table(self, http: Http, address: str, number: int) -> TableClient:
        places = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}
        settings = {"name": "Ann", "public": True, "seats": places}
        request = {"game": "goryo", "options": {}, "settings": settings, "token": True}
        made = http.post("/api/tables", request)
        sat = http.post(f"/api/tables/{made['id']}/seats/samurai", {"name": "Bob", "token": True})
        client = GoryoTable()
        tokens = (made["token"], sat["token"])
        client.sockets = await _connected(client, address, made["id"], tokens)
        shown = await client.first
        assert shown["number"] == FIRST - 1
        client.moves = games()[shown["commitment"]]
        return client


async def _connected(
    client: GoryoTable, address: str, table: str, tokens: Sequence[str]
) -> tuple[WebSocketClient, WebSocketClient]:
    """The sockets of both seats, once the server has sent the table."""
    found = list[WebSocketClient]()
    for seat, token in zip(SEATS, tokens, strict=True):
        shown = asyncio.get_running_loop().create_future()

        def on_message(
            shown: asyncio.Future[None], socket: WebSocketClient, data: bytes, begin: int, end: int
        ) -> None:
            client.handle_other(socket, data[begin:end])
            if not shown.done():
                shown.set_result(None)

        path = f"/api/tables/{table}/socket?seat={seat}"
        headers = {"Authorization": f"Bearer {token}"}
        listen = partial(on_message, shown)
        found.append(await WebSocketClient.connect(address, path, headers, listen))
        await shown
    return found[0], found[1]
