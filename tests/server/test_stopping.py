"""A server that is asked to stop announces it, finishes its work, and resumes after a restart."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from ..server_process import ServerProcess
from .http_player import HttpPlayer
from .socket_player import SocketPlayer, Tick, to_socket
from .stored_table import StoredTable

STOPS = 4
TWO = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path) as server:
        yield server


def two_people(server: ServerProcess) -> tuple[str, HttpPlayer, HttpPlayer]:
    """A table of Goryō with somebody at each seat."""
    ann, bob = HttpPlayer(server.address), HttpPlayer(server.address)
    table = ann.create_table("goryo", {}, seats=TWO, public=True)["id"]
    bob.sit(table, "samurai", "Bob")
    return table, ann, bob


async def to_the_end(socket: ClientConnection) -> tuple[list[dict[str, Any]], int | None]:
    """All messages until the connection is closed, and the close code."""
    messages = list[dict[str, Any]]()
    try:
        while True:
            messages.append(json.loads(await socket.recv()))
    except ConnectionClosed:
        return messages, socket.close_code


def test_every_connected_client_is_told_that_the_server_stops(server: ServerProcess) -> None:
    table, ann, bob = two_people(server)

    async def watched() -> int:
        seats = (("goryo", ann.token), ("samurai", bob.token), ("spectator", None))
        sockets = [await to_socket(server.address, table, *who) for who in seats]
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        for socket in sockets:
            messages, code = await to_the_end(socket)
            assert messages[-1] == {"type": "closing", "reason": "stopping"}
            assert code == 1012
        return await stopping

    assert asyncio.run(watched()) == 0
    assert "Traceback" not in server.log.read_text()


def test_a_client_that_does_not_listen_cannot_keep_the_server_from_stopping(
    server: ServerProcess,
) -> None:
    table, ann, _ = two_people(server)

    async def deaf() -> int:
        socket = await to_socket(server.address, table, "goryo", ann.token)
        socket.transport.pause_reading()
        code = await asyncio.to_thread(server.stop)
        socket.transport.abort()
        return code

    assert asyncio.run(deaf()) == 0


class Interrupted:
    """A game of seven people during which the server is stopped and restarted."""

    def __init__(self, server: ServerProcess, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        self.up = asyncio.Event()
        self.all_waiting = asyncio.Event()
        self.waiting = 0
        self.ticks_left = 0
        guests = {f"p{number}": HttpPlayer(server.address) for number in range(1, 8)}
        seats = {seat: {"who": "open"} for seat in guests}
        made = guests["p1"].create_table("gorpg", {"players": 7}, seats=seats, public=True)
        for seat, guest in guests.items():
            guest.sit(made["id"], seat, seat)
        self.stored = StoredTable(server.place, made["id"])
        self.players = [
            SocketPlayer(self.wait_for_server, made["id"], seat, guest.token or "", rng, self.tick)
            for seat, guest in guests.items()
        ]

    async def wait_for_server(self) -> str:
        self.waiting += 1
        if self.waiting == len(self.players):
            self.all_waiting.set()
        await self.up.wait()
        self.waiting -= 1
        return self.server.address

    def tick(self, kind: Tick) -> None:
        self.ticks_left -= 1
        if self.ticks_left == 0:
            self.up.clear()
            self.server.ask_to_stop()

    async def run(self) -> None:
        """Play the game to its end, with interruptions."""
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play())
            for _ in range(STOPS):
                self.ticks_left = self.rng.randint(1, 50)
                self.all_waiting.clear()
                self.up.set()
                await self.all_waiting.wait()
                assert await asyncio.to_thread(self.server.stop) == 0
                self.check()
                self.server.start()
            self.up.set()

    def check(self) -> None:
        """While the server is down: exactly what it has acknowledged is stored."""
        self.stored.read(max(player.last for player in self.players))
        acknowledged = {
            number: (player.seat, self.stored.parsed(move))
            for player in self.players
            for number, move in player.moves.items()
        }
        assert self.stored.moves == acknowledged
        assert len(self.stored.entries) == self.stored.count()


def test_a_move_under_way_is_made_and_acknowledged_or_not_made_at_all(
    server: ServerProcess,
) -> None:
    async def played() -> list[SocketPlayer]:
        interrupted = Interrupted(server, random.Random("stopped"))
        await interrupted.run()
        return interrupted.players

    for player in asyncio.run(played()):
        assert player.over
        assert set(player.closings) == {("stopping", 1012)}


def test_a_bot_that_was_to_move_moves_after_the_next_start(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, bot_pace=100_000) as server:
        ann = HttpPlayer(server.address)
        seats = {"goryo": {"who": "bot"}, "samurai": {"who": "me"}}
        made = ann.create_table("goryo", {}, seats=seats)
        assert made["table"]["now"]["movers"] == ["goryo"]
        assert server.stop() == 0
        server.settings["bot_pace"] = 0
        server.start()
        metrics = ann.http.get(f"{server.address}/metrics").text
        assert "futago_tables 1.0" in metrics, "it waits for somebody to connect"
        shown = ann.get(f"/tables/{made['id']}/events", after=made["table"]["number"], wait=60)
        assert {line["by"] for line in shown["log"]} == {"goryo"}
