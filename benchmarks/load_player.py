"""Plays prepared games at the tables of a server, and times every move."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter, process_time
from typing import Final

from benchmarks.load_server import Http, Server, ServerProcess, TableClient
from benchmarks.websocket_client import WebSocketClient

TIMEOUT: Final = 180.0
"""Seconds after which a round is aborted."""


@dataclass(frozen=True)
class Round:
    """The results of playing at all tables once."""

    moves: int
    seconds: float
    latencies: list[float]
    """From sending a move until the other side receives it."""
    cpu: float | None
    client_cpu: float
    received: int
    memory: int | None
    """Resident bytes of the server with all of its tables played."""

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))]

    @property
    def moves_per_s(self) -> float:
        return self.moves / self.seconds

    @property
    def cpu_us(self) -> float | None:
        """CPU time of the server per move, in microseconds."""
        return self.cpu / self.moves * 1e6 if self.cpu is not None else None

    @property
    def client_us(self) -> float:
        """CPU time of the players per move, in microseconds."""
        return self.client_cpu / self.moves * 1e6

    @property
    def bytes_per_move(self) -> float:
        return self.received / self.moves


class Player:
    """Plays both sides of one table. The next move is made as soon as both sides have received the
    last one."""

    def __init__(self, client: TableClient, latencies: list[float], at_full_speed: bool) -> None:
        self._client = client
        self._latencies = latencies
        self._at_full_speed = at_full_speed
        self._sent = 0.0
        self._received = [0, 0]
        self.moves = 0
        """The moves sent."""
        self.over = asyncio.get_running_loop().create_future()
        for side, socket in enumerate(client.sockets):
            socket.on_message = partial(self._on_message, side, client.updates)
            socket.on_lost = self._on_lost

    @property
    def settled(self) -> bool:
        """Whether both sides have received every move."""
        return self._received == [self.moves, self.moves]

    @property
    def finished(self) -> bool:
        return self.moves == len(self._client.moves)

    def move(self) -> None:
        """Make the next move, unless the last one is still in flight or the game is over."""
        number = self.moves
        if not self.settled or self.finished:
            return
        mover, frame = self._client.moves[number]
        self.moves = number + 1
        self._sent = perf_counter()
        self._client.sockets[mover].send(frame)

    def _on_message(
        self,
        side: int,
        updates: Sequence[bytes],
        socket: WebSocketClient,
        data: bytes,
        begin: int,
        end: int,
    ) -> None:
        number = self._received[side]
        if number == self.moves or not data.startswith(updates[number], begin):
            self._client.handle_other(socket, data[begin:end])
            return
        self._received[side] = number = number + 1
        if side != self._client.moves[number - 1][0]:
            self._latencies.append(perf_counter() - self._sent)
        if self._received[1 - side] == number:
            if self.finished:
                self.over.set_result(None)
            elif self._at_full_speed:
                self.move()

    def _on_lost(self) -> None:
        if not self.over.done():
            self.over.set_exception(ConnectionError("the server closed the connection"))


async def open_tables(server: Server, process: ServerProcess, tables: int) -> list[TableClient]:
    http = Http(process.address)
    return [await server.open_table(http, process.address, number) for number in range(tables)]


async def play_round(
    server: Server, process: ServerProcess, tables: int, at_once: int, paced_seconds: int = 0
) -> Round:
    """Play at so many new tables: whole games, so many at once, as fast as the server answers; or
    all of them for a while, one move per second each."""
    clients = await open_tables(server, process, tables)
    latencies = list[float]()
    players = [Player(client, latencies, not paced_seconds) for client in clients]
    sockets = [socket for client in clients for socket in client.sockets]
    before = sum(socket.received for socket in sockets)
    gc.collect()
    gc.freeze()
    gc.disable()  # a pause here would count as latency of the server
    work, own, start = process.cpu(), process_time(), perf_counter()
    if paced_seconds:
        await _pace(players, paced_seconds)
    else:
        queue = iter(players)
        async with asyncio.timeout(TIMEOUT):
            await asyncio.gather(*(_play_in_turn(queue) for _ in range(at_once)))
    seconds = perf_counter() - start
    done, client_cpu = process.cpu(), process_time() - own
    gc.enable()
    memory = process.memory()
    received = sum(socket.received for socket in sockets) - before
    for socket in sockets:
        socket.close()
    await asyncio.sleep(0.5)  # let the server notice the disconnects
    cpu = done - work if done is not None and work is not None else None
    moves = sum(player.moves for player in players)
    return Round(moves, seconds, latencies, cpu, client_cpu, received, memory)


async def _play_in_turn(queue: Iterator[Player]) -> None:
    """Play one whole game after the other."""
    for player in queue:
        player.move()
        await player.over


async def _pace(players: list[Player], seconds: int) -> None:
    """Each table moves once per second, spread evenly over the second."""
    loop = asyncio.get_running_loop()
    start = loop.time()
    for second in range(seconds):
        for number, player in enumerate(players):
            due = start + second + number / len(players)
            if due > loop.time():
                await asyncio.sleep(due - loop.time())
            player.move()
    await asyncio.sleep(1)
