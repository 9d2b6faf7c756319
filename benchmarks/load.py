"""Tables on a real server, all moving at once: python -m benchmarks.load

The server runs in a process of its own on one core; both players of every table are here, on
another. A table is a game of two people with one socket each. First every side moves as soon as
it is its turn; then every table moves once a second.
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

from benchmarks.contender import Contender, Http, Play, Process
from benchmarks.line import Line
from benchmarks.load_boardgameio import BoardgameIo
from benchmarks.load_futago import Futago

if sys.platform == "win32":
    from asyncio import run as run_loop
else:
    from uvloop import run as run_loop

TABLES: Final = (50, 200, 500)
PACED_TABLES: Final = 500
PACED_SECONDS: Final = 15
"""Shorter than nearly every game: hardly a table falls silent before the end."""
PATIENCE: Final = 120.0
"""Seconds after which a run that does not end is given up."""


@dataclass(frozen=True)
class Round:
    """What one go at all tables brought."""

    moves: int
    seconds: float
    latencies: list[float]
    """From the sending of a move until the other side has it."""
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
        """Microseconds of the server's work for one move."""
        return self.cpu / self.moves * 1e6 if self.cpu is not None else None

    @property
    def bytes_per_move(self) -> float:
        return self.received / self.moves


@dataclass
class Run:
    """One server with a number of tables."""

    contender: Contender
    tables: int
    paced: bool
    rounds: list[Round] = field(default_factory=list)
    unavailable: str = ""
    base: int | None = None
    memory: int | None = None
    """Bytes in memory before there was a table, and after the first round with all of them."""

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
    """Plays both sides of one table and takes the time of every move. The next move is made as
    soon as both have heard of the last one."""

    def __init__(self, play: Play, latencies: list[float], at_full_speed: bool) -> None:
        self._play = play
        self._latencies = latencies
        self._at_full_speed = at_full_speed
        self._mover = 0
        self._sent = 0.0
        self._heard = [play.number, play.number]
        self._number = play.number
        """Of the last move that was sent."""
        self.moves = 0
        self.over = asyncio.get_running_loop().create_future()
        for side, line in enumerate(play.lines):
            line.on_message = partial(self._on_message, side)
            line.on_lost = self._on_lost

    def move(self) -> None:
        """Make the next move, unless the last one is still on its way, or was the last of all."""
        if self._heard != [self._number, self._number]:
            return
        mover = self._play.mover()
        if mover is None:
            return
        self._number, message = self._play.choose()
        self._mover = mover
        self.moves += 1
        self._sent = perf_counter()
        self._play.lines[mover].send(message)

    def _on_message(self, side: int, line: Line, message: bytes) -> None:
        now = perf_counter()
        number = self._play.heard(line, message)
        if number is None:
            return
        self._heard[side] = number
        if side != self._mover:
            self._latencies.append(now - self._sent)
        if self._heard[0] == self._heard[1]:
            if self._play.mover() is None:
                self.over.set_result(None)
            elif self._at_full_speed:
                self.move()

    def _on_lost(self) -> None:
        if not self.over.done():
            self.over.set_exception(ConnectionError("the server hung up"))


async def _seated(contender: Contender, process: Process, tables: int) -> list[Play]:
    http = Http(process.address)
    return [await contender.seat(http, process.address, number) for number in range(tables)]


async def _round(run: Run, process: Process) -> Round:
    """Play all tables once: to the end at full speed, or for a while at one move a second."""
    plays = await _seated(run.contender, process, run.tables)
    latencies = list[float]()
    players = [Player(play, latencies, not run.paced) for play in plays]
    before = sum(line.received for play in plays for line in play.lines)
    gc.collect()
    gc.freeze()
    gc.disable()  # a pause here would be told as one of the server
    work, start = process.cpu(), perf_counter()
    if run.paced:
        await _pace(players)
    else:
        for player in players:
            player.move()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(player.over for player in players))
    seconds = perf_counter() - start
    done = process.cpu()
    gc.enable()
    if run.memory is None:
        run.memory = process.memory()
    received = sum(line.received for play in plays for line in play.lines) - before
    for play in plays:
        for line in play.lines:
            line.close()
    await asyncio.sleep(0.5)  # let the server see that they are gone
    cpu = done - work if done is not None and work is not None else None
    moves = sum(player.moves for player in players)
    return Round(moves, seconds, latencies, cpu, received)


async def _pace(players: list[Player]) -> None:
    """Each table moves once a second, one after the other through the second."""
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
    """Start a new server and play some rounds on it."""

    async def all_rounds() -> None:
        with tempfile.TemporaryDirectory() as folder:
            process = run.contender.start(Path(folder))
            try:
                run.base = process.memory()
                for _ in range(rounds):
                    run.rounds.append(await _round(run, process))
                    on_round()
            finally:
                process.stop()

    run_loop(all_rounds())


def runs() -> list[Run]:
    """All that is measured, in the order of the report: at full speed, then paced."""
    contenders = (Futago(), BoardgameIo())
    fast = [Run(contender, tables, False) for contender in contenders for tables in TABLES]
    return fast + [Run(contender, PACED_TABLES, True) for contender in contenders]


def measure_all(
    chosen: Sequence[Run], rounds: int, on_round: Callable[[Run], None] = lambda run: None
) -> None:
    """All runs one after the other; a peer that is not installed, or does not start, is told."""
    for run in chosen:
        try:
            measure(run, rounds, partial(on_round, run))
        except ImportError as error:
            run.unavailable = f"not installed: {error}"
        except Exception as error:  # a peer that changed is no reason to lose the other figures
            if isinstance(run.contender, Futago):
                raise
            run.unavailable = f"does not start: {error}"


def main(arguments: Sequence[str] | None = None) -> int:
    from benchmarks import load_report, machine

    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="the best counts (default: 3)")
    parser.add_argument("--tables", type=int, nargs="+", help="at full speed with so many only")
    parser.add_argument("--only", choices=("futago", "boardgame.io"), help="one of the two")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    asked = parser.parse_args(arguments)
    chosen = [
        run
        for run in runs()
        if asked.only in (None, run.contender.name.lower())
        and (asked.tables is None or (run.tables in asked.tables and not run.paced))
    ]
    machine.stay_on_one_core()
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
