"""A WebSocket client that plays at random and survives restarts of the server."""

from __future__ import annotations

import json
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Any, Literal

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from .answering import random_moves

Tick = Literal["sent", "acknowledged", "event"]
WaitForServer = Callable[[], Awaitable[str]]
"""Waits until a server is up; its address (`http://host:port`)."""


def to_socket(address: str, table: str, seat: str, token: str | None, after: int = 0) -> connect:
    """A connection to a table, not yet opened."""
    where = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    return connect(
        f"{where}?seat={seat}&after={after}",
        additional_headers={"Authorization": f"Bearer {token}"} if token else {},
        compression=None,
        max_size=None,
        proxy=None,
        ping_interval=None,
        close_timeout=5,
    )


class SocketPlayer:
    """One seat of one table. Numbers its moves, acknowledges every event, and after a lost
    connection resumes from the last event it saw."""

    def __init__(
        self,
        wait_for_server: WaitForServer,
        table: str,
        seat: str,
        token: str,
        rng: random.Random,
        tick: Callable[[Tick], None] = lambda _: None,
    ) -> None:
        self.wait_for_server = wait_for_server
        self.table = table
        self.seat = seat
        self.token = token
        self.rng = rng
        self.tick = tick
        self.last = 0
        """The number of the last event seen."""
        self.seen = dict[int, dict[str, Any]]()
        """The content of each event."""
        self.moves = dict[int, list[str]]()
        """The answers that were acknowledged, by the number they got."""
        self.pending: tuple[int, list[str]] | None = None
        """An answer that was sent and not yet acknowledged."""
        self.connections = 0
        self.closings = list[tuple[str, int | None]]()
        """For each close that the server announced: its reason and the close code."""
        self.over = False
        self._ids = count(1)
        self._asked = 0
        self._movers = list[str]()
        self._choice: dict[str, Any] = {}

    @property
    def _done(self) -> bool:
        return self.over and self.pending is None

    async def play(self) -> None:
        """Play until the game is over."""
        while not self._done:
            address = await self.wait_for_server()
            try:
                line = to_socket(address, self.table, self.seat, self.token, self.last)
                async with line as socket:
                    self.connections += 1
                    await self._run(socket)
            except (OSError, EOFError, WebSocketException):
                await self.lost()

    async def lost(self) -> None:
        """The connection is lost or was not made; it is tried again afterwards."""

    async def _run(self, socket: ClientConnection) -> None:
        closing = None
        while not self._done:
            try:
                message = json.loads(await socket.recv())
            except WebSocketException:
                if closing is not None:
                    self.closings.append((closing, socket.close_code))
                raise
            match message["type"]:
                case "table":
                    await self._on_table(socket, message)
                case "event":
                    await self._on_event(socket, message)
                case "reply":
                    await self._on_reply(socket, message)
                case "closing":
                    closing = message["reason"]

    async def _on_table(self, socket: ClientConnection, shown: dict[str, Any]) -> None:
        """Catch up with missed events, and continue."""
        assert shown["number"] >= self.last, "an event that was sent is gone"
        for line in shown["log"]:
            assert line["number"] > self.last
            self.last = line["number"]
            self.seen[self.last] = common_fields(line)
        self.last = shown["number"]
        self._update(shown)
        if self.pending is not None:
            await self._send_move(socket, *self.pending)
        else:
            await self._continue(socket)

    def _update(self, shown: dict[str, Any]) -> None:
        self.over = shown["now"]["status"] == "over"
        self._movers = shown["now"]["movers"]
        if shown["choice"] is not None:
            self._choice = shown["choice"]

    async def _on_event(self, socket: ClientConnection, event: dict[str, Any]) -> None:
        assert event["number"] == self.last + 1, "events come one by one"
        self.last = event["number"]
        self.seen[self.last] = common_fields(event)
        self._update(event)
        self.tick("event")
        await say(socket, {"type": "ack", "number": self.last})
        if event["choice"] is not None and self.pending is None:
            self._asked = 0
            await self._continue(socket)

    async def _on_reply(self, socket: ClientConnection, answer: dict[str, Any]) -> None:
        if answer["id"] != self._asked:
            return  # to an outdated request
        assert self.pending is not None
        expected, move = self.pending
        self.pending = None
        if answer["ok"]:
            self.moves[answer["number"]] = move
            self.tick("acknowledged")
        else:
            problem = answer["problem"]
            assert problem["status"] == 409, f"{self.seat} {expected} {move}: {problem}"
            if "table" in problem:
                self._update(problem["table"])
        await self._continue(socket)

    async def _continue(self, socket: ClientConnection) -> None:
        """Make a move if it is this seat's turn."""
        if self.seat in self._movers:
            self.pending = self.last + 1, random_moves(self._choice, self.rng)
            await self._send_move(socket, *self.pending)
            self.tick("sent")

    async def _send_move(self, socket: ClientConnection, number: int, move: list[str]) -> None:
        await self._send(socket, "move", number=number, move=move)

    async def _send(self, socket: ClientConnection, kind: str, **fields: Any) -> None:
        self._asked = next(self._ids)
        await say(socket, {"type": kind, "id": self._asked, **fields})


async def say(socket: ClientConnection, message: dict[str, Any]) -> None:
    """Send a message; if the connection is closed, what has arrived can still be read."""
    with suppress(ConnectionClosed):
        await socket.send(json.dumps(message))


def common_fields(event: dict[str, Any]) -> dict[str, Any]:
    """The fields that an event and a line of the log have in common."""
    return {key: event.get(key) for key in ("number", "time", "kind", "by", "log", "to")}
