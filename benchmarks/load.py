"""Load test of a real server with many active tables: python -m benchmarks.load

The server runs in a separate process on one core, and both players of every table in this one on
another. A table is a game of two people with one socket each. First every side moves as soon as
it is its turn; then every table moves once per second.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final

from rich.console import Console

from benchmarks.load_boardgameio import BoardgameIoServer
from benchmarks.load_futago import FutagoServer
from benchmarks.load_server import Http, Server, ServerProcess, TableClient
from benchmarks.websocket_client import WebSocketClient

if sys.platform == "win32":
    from asyncio import run as run_loop
else:
    from uvloop import run as run_loop

TABLES: Final = (50, 200, 500)
PACED_TABLES: Final = 500
PACED_SECONDS: Final = 15
"""Shorter than nearly every game, so that almost all tables are active to the end."""
TIMEOUT: Final = 120.0
"""Seconds after which a run is aborted."""


@dataclass(frozen=True)
class Round:
    """The results of playing all tables once."""

    moves: int
    seconds: float
    latencies: list[float]
    """From sending a move until the other side receives it."""
    cpu: float | None
    received: int

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
    def bytes_per_move(self) -> float:
        return self.received / self.moves


@dataclass
class Run:
    """One server with a number of tables."""

    server: Server
    tables: int
    paced: bool
    rounds: list[Round] = field(default_factory=list)
    unavailable: str = ""
    base: int | None = None
    memory: int | None = None
    """Resident bytes without tables (`base`), and after the first round with all of them."""

    @property
    def best(self) -> Round:
        if self.paced:
            return min(self.rounds, key=lambda one: one.percentile(0.99))
        return max(self.rounds, key=lambda one: one.moves_per_s)

    @property
    def per_table(self) -> float | None:
        if self.memory is None or self.base is None:
            return None
        return (self.memory - self.base) / self.tables


class Player:
    """Plays both sides of one table and times every move. The next move is made as soon as both
    sides have received the last one."""

    def __init__(self, client: TableClient, latencies: list[float], at_full_speed: bool) -> None:
        self._client = client
        self._latencies = latencies
        self._at_full_speed = at_full_speed
        self._mover = 0
        self._sent = 0.0
        self._received = [client.number, client.number]
        self._number = client.number
        """The number of the last move sent."""
        self.moves = 0
        self.over = asyncio.get_running_loop().create_future()
        for side, socket in enumerate(client.sockets):
            socket.on_message = partial(self._on_message, side)
            socket.on_lost = self._on_lost

    def move(self) -> None:
        """Make the next move, unless the last one is still in flight or the game is over."""
        if self._received != [self._number, self._number]:
            return
        mover = self._client.mover()
        if mover is None:
            return
        self._number, message = self._client.choose()
        self._mover = mover
        self.moves += 1
        self._sent = perf_counter()
        self._client.sockets[mover].send(message)

    def _on_message(self, side: int, socket: WebSocketClient, message: bytes) -> None:
        now = perf_counter()
        number = self._client.handle_message(socket, message)
        if number is None:
            return
        self._received[side] = number
        if side != self._mover:
            self._latencies.append(now - self._sent)
        if self._received[0] == self._received[1]:
            if self._client.mover() is None:
                self.over.set_result(None)
            elif self._at_full_speed:
                self.move()

    def _on_lost(self) -> None:
        if not self.over.done():
            self.over.set_exception(ConnectionError("the server closed the connection"))


async def _open_tables(server: Server, process: ServerProcess, tables: int) -> list[TableClient]:
    http = Http(process.address)
    return [await server.open_table(http, process.address, number) for number in range(tables)]


async def _round(run: Run, process: ServerProcess) -> Round:
    """Play all tables once: to the end at full speed, or for a while at one move per second."""
    clients = await _open_tables(run.server, process, run.tables)
    latencies = list[float]()
    players = [Player(client, latencies, not run.paced) for client in clients]
    before = sum(socket.received for client in clients for socket in client.sockets)
    gc.collect()
    gc.freeze()
    gc.disable()  # a pause here would count as latency of the server
    work, start = process.cpu(), perf_counter()
    if run.paced:
        await _pace(players)
    else:
        for player in players:
            player.move()
        async with asyncio.timeout(TIMEOUT):
            await asyncio.gather(*(player.over for player in players))
    seconds = perf_counter() - start
    done = process.cpu()
    gc.enable()
    if run.memory is None:
        run.memory = process.memory()
    received = sum(socket.received for client in clients for socket in client.sockets) - before
    for client in clients:
        for socket in client.sockets:
            socket.close()
    await asyncio.sleep(0.5)  # let the server notice the disconnects
    cpu = done - work if done is not None and work is not None else None
    moves = sum(player.moves for player in players)
    return Round(moves, seconds, latencies, cpu, received)


async def _pace(players: list[Player]) -> None:
    """Each table moves once per second, spread evenly over the second."""
    loop = asyncio.get_running_loop()
    start = loop.time()
    for second in range(PACED_SECONDS):
        for number, player in enumerate(players):
            due = start + second + number / len(players)
            if due > loop.time():
                await asyncio.sleep(due - loop.time())
            player.move()
    await asyncio.sleep(1)


def measure(run: Run, rounds: int, on_round: Callable[[], None] = lambda: None) -> None:
    """Start a new server and play a number of rounds on it."""

    async def all_rounds() -> None:
        with tempfile.TemporaryDirectory() as folder:
            process = run.server.start(Path(folder))
            try:
                run.base = process.memory()
                for _ in range(rounds):
                    run.rounds.append(await _round(run, process))
                    on_round()
            finally:
                process.stop()

    run_loop(all_rounds())


def runs(processes: int = 1, data: str | None = None) -> list[Run]:
    """All runs in the order of the report: at full speed, then paced."""
    servers = (FutagoServer(processes, data), BoardgameIoServer())
    fast = [Run(server, tables, False) for server in servers for tables in TABLES]
    return fast + [Run(server, PACED_TABLES, True) for server in servers]


def measure_all(
    chosen: Sequence[Run], rounds: int, on_round: Callable[[Run], None] = lambda run: None
) -> None:
    """Measure all runs in turn; a peer that is not installed or does not start is reported."""
    for run in chosen:
        try:
            measure(run, rounds, partial(on_round, run))
        except ImportError as error:
            run.unavailable = f"not installed: {error}"
        except Exception as error:  # a broken peer must not lose the other results
            if isinstance(run.server, FutagoServer):
                raise
            run.unavailable = f"does not start: {error}"


def main(arguments: Sequence[str] | None = None) -> int:
    from benchmarks import load_report, machine

    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="the best counts (default: 3)")
    parser.add_argument("--tables", type=int, nargs="+", help="at full speed with so many only")
    parser.add_argument("--only", choices=("futago", "boardgame.io"), help="one of the two")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--processes", type=int, default=1, help="of our server (default: 1)")
    parser.add_argument("--data", help="where our server stores tables (default: a new folder)")
    asked = parser.parse_args(arguments)
    chosen = [
        run
        for run in runs(asked.processes, asked.data)
        if asked.only in (None, run.server.name.lower())
        and (asked.tables is None or (run.tables in asked.tables and not run.paced))
    ]
    machine.pin_to_one_core()
    console = Console()
    console.width = max(console.width, 100)
    measure_all(chosen, asked.rounds)
    if asked.json:
        print(json.dumps(load_report.as_json(chosen), indent=2))
    else:
        load_report.show(console, chosen)
    return 0


if __name__ == "__main__":
    sys.exit(main())
