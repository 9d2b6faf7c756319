"""Many quiet tables for a long time: python -m benchmarks.load_hold --tables 2000 --seconds 600

Each table has two sockets, which stay open, and makes a move now and then. Reports the memory of
the server per table with nothing but the two players connected, and with the moves made; any
connection that is lost, and any move that is refused or not told to both, is an error.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from benchmarks import machine
from benchmarks.load import raise_descriptors
from benchmarks.load_futago import SOURCE, FutagoServer, games
from benchmarks.load_player import Player, open_tables


async def hold(source: Path, tables: int, seconds: float, every: float) -> None:
    """Open the tables, and make a move at each of them every so many seconds."""
    server = FutagoServer(source)
    with tempfile.TemporaryDirectory() as folder:
        process = server.start(Path(folder))
        try:
            first = await open_tables(server, process, 20)  # what is loaded only once
            base = process.memory() or 0
            clients = await open_tables(server, process, tables)
            latencies = list[float]()
            players = [Player(client, latencies, False) for client in clients]
            idle = process.memory() or 0
            kilobytes = (idle - base) / tables / 1000
            print(f"{tables} tables, {2 * tables} sockets: {kilobytes:.1f} kB/table")
            cpu = process.cpu() or 0.0
            await _play(players, seconds, every)
            used = (process.cpu() or 0.0) - cpu
            moves = sum(player.moves for player in players)
            full = process.memory() or 0
            errors = [p.over.exception() for p in players if p.over.done() and p.over.exception()]
            for client in (*first, *clients):
                for socket in client.sockets:
                    socket.close()
            late = sum(not player.settled for player in players)
            print(
                f"after {seconds:.0f} s: {moves} moves, {len(errors)} connections lost,"
                f" {late} moves unanswered, {(full - base) / tables / 1000:.1f} kB/table,"
                f" {used / seconds:.3f} of a core"
            )
            if errors or late:
                raise SystemExit(1)
        finally:
            process.stop()


async def _play(players: list[Player], seconds: float, every: float) -> None:
    """Spread the moves evenly."""
    loop = asyncio.get_running_loop()
    start, number = loop.time(), 0
    while loop.time() < start + seconds:
        players[number % len(players)].move()
        number += 1
        await asyncio.sleep(max(0.0, start + number * every / len(players) - loop.time()))
    await asyncio.sleep(2)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load_hold", description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--every", type=float, default=30.0, help="seconds between two moves")
    parser.add_argument("--source", type=Path, default=SOURCE, help="of another version")
    asked = parser.parse_args()
    machine.pin_to_one_core()
    raise_descriptors()
    games()
    asyncio.run(hold(asked.source.resolve(), asked.tables, asked.seconds, asked.every))
    return 0


if __name__ == "__main__":
    sys.exit(main())
