"""Load test of real servers with many active tables: python -m benchmarks.load

Our server and boardgame.io, and with `--source OTHER` (the `src` folder of another version) that
version too, run side by side, each in a process on the same core, and are measured in turn, round
by round, after a warm-up, so that a busy moment of the machine affects all of them. The players of
every table are in this process, on another core. A table is a game of two people with one socket
each, with moves that were chosen and written beforehand. First every side moves as soon as it is
its turn; then every table moves once per second.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final

from rich.console import Console

from benchmarks.load_boardgameio import BoardgameIoServer
from benchmarks.load_futago import FutagoServer, games
from benchmarks.load_player import Round, play_round
from benchmarks.load_server import Server, ServerProcess

if sys.platform == "win32":
    from asyncio import run as run_loop
else:
    from uvloop import run as run_loop

AT_ONCE: Final = (50, 200, 500)
LEAST_TABLES: Final = 200
"""Tables per round, so that it takes some seconds: they are played so many at once."""
PACED_TABLES: Final = 500
PACED_SECONDS: Final = 15
"""Shorter than nearly every game, so that almost all tables are active to the end."""
WARM_UP_ROUNDS: Final = 2


@dataclass
class Run:
    """One server with a number of tables."""

    server: Server
    at_once: int
    paced: bool
    rounds: list[Round] = field(default_factory=list)
    unavailable: str = ""
    base: int | None = None
    memory: int | None = None
    """Resident bytes without tables (`base`), and after the first round with all of them."""

    @property
    def tables(self) -> int:
        return max(self.at_once, LEAST_TABLES)

    @property
    def best(self) -> Round:
        if self.paced:
            return min(self.rounds, key=lambda one: one.percentile(0.99))
        return max(self.rounds, key=lambda one: one.moves_per_s)

    @property
    def cpu_us(self) -> float | None:
        """CPU time of the server per move: the median of all rounds, in microseconds."""
        costs = [one.cpu_us for one in self.rounds if one.cpu_us is not None]
        return median(costs) if costs else None

    @property
    def per_table(self) -> float | None:
        if self.memory is None or self.base is None:
            return None
        return (self.memory - self.base) / self.tables

    async def play(self, process: ServerProcess, warm_up: bool = False) -> None:
        """Play one round. The first one shows what the tables take, too: later ones are played in
        memory that was used before."""
        seconds = PACED_SECONDS if self.paced and not warm_up else 0
        found = await play_round(self.server, process, self.tables, self.at_once, seconds)
        if self.memory is None:
            self.memory = found.memory
        if not warm_up:
            self.rounds.append(found)


Step = Callable[[Run], None]


def measure(group: Sequence[Run], rounds: int, on_round: Step = lambda run: None) -> None:
    """Start the servers of some runs and measure them in turn; a peer that is not installed or does
    not work is reported."""

    async def all_rounds() -> None:
        with ExitStack() as stack:
            processes = [(run, process) for run in group if (process := _started(run, stack))]
            for number in range(WARM_UP_ROUNDS + rounds):
                for run, process in processes:
                    if run.unavailable:
                        continue
                    try:
                        await run.play(process, number < WARM_UP_ROUNDS)
                    except Exception as error:
                        _report(run, error)
                    on_round(run)

    run_loop(all_rounds())


def _started(run: Run, stack: ExitStack) -> ServerProcess | None:
    """The server of a run, stopped when the stack is closed."""
    folder = stack.enter_context(tempfile.TemporaryDirectory())
    try:
        process = run.server.start(Path(folder))
    except Exception as error:
        _report(run, error)
        return None
    stack.callback(process.stop)
    run.base = process.memory()
    return process


def _report(run: Run, error: Exception) -> None:
    """A broken peer must not lose the other results."""
    if isinstance(run.server, FutagoServer):
        raise error
    what = "is not installed" if isinstance(error, ImportError) else "does not work"
    run.unavailable = f"{what}: {error}"


def groups(
    source: Path | None = None,
    processes: int = 1,
    new_database: Callable[[], str] | None = None,
) -> list[list[Run]]:
    """All runs in the order of the report, those together that are measured in turn: at full speed,
    then paced. `source` is another version of ours, `processes` are those of one more server of
    ours, and `new_database` makes a place for the tables of each."""
    servers: list[Server] = [FutagoServer(new_data=new_database), BoardgameIoServer()]
    if processes > 1:
        name = f"Futago, {processes} processes"
        more = FutagoServer(name=name, processes=processes, new_data=new_database)
        servers.insert(1, more)
    if source is not None:
        servers.insert(1, FutagoServer(source.resolve(), "Futago before"))
    fast = [[Run(server, tables, False) for server in servers] for tables in AT_ONCE]
    return [*fast, [Run(server, PACED_TABLES, True) for server in servers]]


def measure_all(
    chosen: Sequence[Sequence[Run]], rounds: int, on_round: Step = lambda run: None
) -> None:
    """Measure all runs."""
    raise_descriptors()
    games()  # chosen before anything is measured
    for group in chosen:
        measure(group, rounds, on_round)


def raise_descriptors() -> None:
    """Let this process and the servers have as many connections as the system allows."""
    if os.name == "posix":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def main(arguments: Sequence[str] | None = None) -> int:
    from benchmarks import load_report, machine

    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="measured rounds (default: 5)")
    parser.add_argument("--tables", type=int, nargs="+", help="at full speed with so many only")
    parser.add_argument("--paced", action="store_true", help="only one move per second")
    parser.add_argument("--only", help="only servers whose names begin so")
    parser.add_argument("--source", type=Path, help="also measure this version of ours")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--processes", type=int, default=1, help="also measure ours with so many")
    parser.add_argument("--postgresql", action="store_true", help="store our tables in PostgreSQL")
    asked = parser.parse_args(arguments)
    console = Console()
    console.width = max(console.width, 110)
    with ExitStack() as stack:
        new_database = None
        if asked.postgresql:
            from tests.postgres_server import postgres_server

            new_database = stack.enter_context(postgres_server(durable=True)).new_database
        machine.pin_to_one_core()
        chosen = [
            [run for run in group if asked.only is None or run.server.name.startswith(asked.only)]
            for group in groups(asked.source, asked.processes, new_database)
            if (asked.tables is None and not asked.paced)
            or (asked.paced if group[0].paced else group[0].at_once in (asked.tables or ()))
        ]
        measure_all(chosen, asked.rounds)
    runs = [run for group in chosen for run in group]
    if asked.json:
        print(json.dumps(load_report.as_json(runs), indent=2))
    else:
        load_report.show(console, runs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
