"""How many entries per second the journal stores durably: python -m benchmarks.journal"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

from benchmarks import machine
from futago.table.journal import Entry, Heading, Index
from futago.table.sqlite import SqliteJournal

WRITERS: Final = (1, 16, 256)
MOVE: Final = b'{"by":"samurai","do":"move","path":["c4","c5","d5"],"clock":[431200,377000]}'
SUMMARY: Final = b'{"game":"goryo","seats":{"goryo":"Ann","samurai":"Bob"},"moves":12}'


class Rate(NamedTuple):
    """The throughput of concurrent writers in one repeat."""

    writers: int
    appends_per_s: float
    per_commit: float


async def measure(file: Path, writers: int, seconds: float) -> Rate:
    """Each writer appends moves to its own table and waits until they are durable."""
    journal = await SqliteJournal.open(file)
    index = Index("running", True, None, 0, SUMMARY)
    for table in range(writers):
        await journal.create(Heading(str(table), "goryo", "1", b"{}", 0), [], index)
    commits, start = journal.commits, perf_counter()

    async def play(table: str) -> int:
        number = 0
        while perf_counter() - start < seconds:
            number += 1
            await journal.append(table, [Entry(number, number, MOVE)], index)
        return number

    appends = sum(await asyncio.gather(*(play(str(table)) for table in range(writers))))
    elapsed = perf_counter() - start
    commits = journal.commits - commits
    await journal.close()
    return Rate(writers, appends / elapsed, appends / commits)


def best(writers: int, seconds: float, repeats: int, folder: Path | None) -> Rate:
    """The best repeat, each in a new file."""
    rates = []
    for _ in range(repeats):
        with tempfile.TemporaryDirectory(dir=folder) as made:
            rates.append(asyncio.run(measure(Path(made) / "tables.sqlite", writers, seconds)))
    return max(rates, key=lambda rate: rate.appends_per_s)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.journal", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="time per repeat (default: 2)")
    parser.add_argument("--repeats", type=int, default=3, help="the best counts (default: 3)")
    parser.add_argument("--folder", type=Path, help="where to write: the disk to be measured")
    asked = parser.parse_args(arguments)
    console = Console()
    table = Table(title="Durable appends", box=box.SIMPLE, pad_edge=False)
    for heading in ("concurrent writers", "appends/s", "appends per commit"):
        table.add_column(heading, justify="right")
    with console.status("Measuring ..."):
        for writers in WRITERS:
            rate = best(writers, asked.seconds, asked.repeats, asked.folder)
            table.add_row(f"{writers}", f"{rate.appends_per_s:,.0f}", f"{rate.per_commit:,.1f}")
    console.print(table)
    about = machine.describe()
    console.print(f"{about['cpu']}, {about['python']}", highlight=False, markup=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
