"""How a study scales: python -m benchmarks.study [--games N] [--cluster]

The same study of equal bots (Goryō's greedy ones, so that a game takes tens of milliseconds) is
played by one process and by two, and with `--cluster` by a Ray cluster of this computer with one
worker and with two. The clock starts with the first result, so that starting processes does not
count. The last column is what the coordinating process computes for each game: its inverse is the
number of games per second that no number of workers can exceed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from rich.console import Console
from rich.table import Table

from futago.lab.cluster import LOCAL, RayWorkers
from futago.lab.folder import ResultsFolder
from futago.lab.run import StudyRun
from futago.lab.study import Play, Study
from futago.lab.workers import Workers

MakeEngine = Callable[[int], AbstractContextManager[Any]]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.study", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--cluster", action="store_true")
    given = parser.parse_args(arguments)
    engines: dict[str, MakeEngine] = {"processes": Workers}
    if given.cluster:
        engines["cluster"] = lambda workers: RayWorkers(LOCAL, workers)
    table = Table("engine", "workers", "games/s", "times one", "coordinator, µs a game")
    for name, engine in engines.items():
        rates = list[float]()
        for workers in (1, 2):
            rate, own = _measured(engine, workers, given.games)
            rates.append(rate)
            table.add_row(
                *(name, str(workers), f"{rate:.1f}"),
                *(f"{rate / rates[0]:.2f}", f"{own * 1e6:.0f}"),
            )
    Console(width=100).print(table)
    return 0


def _measured(engine: MakeEngine, workers: int, games: int) -> tuple[float, float]:
    """Games per second of the clock, and the coordinator's CPU seconds per game."""
    play = Play(game="goryo", bots={"*": "greedy"})
    run = StudyRun(Study(name="scaling", games=games, play=[play]))
    with TemporaryDirectory() as work, ResultsFolder(Path(work)) as folder:
        run.begin(folder)
        with engine(workers) as started:
            shards = run.play(folder, started)
            before = next(shards).games
            began, used = perf_counter(), process_time()
            for _ in shards:
                pass
            seconds, own = perf_counter() - began, process_time() - used
    played = len(run.games) - before
    return played / seconds, own / played


if __name__ == "__main__":
    sys.exit(main())
