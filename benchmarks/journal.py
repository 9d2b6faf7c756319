"""How many entries per second the journal stores durably: python -m benchmarks.journal"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter, process_time
from typing import Final, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table
from tests.postgres_server import PostgresServer, postgres_server

from benchmarks import machine
from futago.table.journal import Entry, Heading, Index
from futago.table.storage import Place, open_journal

WRITERS: Final = (1, 16, 256)
MOVE: Final = b'{"by":"samurai","do":"move","path":["c4","c5","d5"],"clock":[431200,377000]}'
SUMMARY: Final = b'{"game":"goryo","seats":{"goryo":"Ann","samurai":"Bob"},"moves":12}'


class Rate(NamedTuple):
    """The throughput of concurrent writers in one repeat."""

    writers: int
    appends_per_s: float
    per_commit: float
    cpu_us: float
    """Of this process, per append."""


async def measure(place: Place, writers: int, seconds: float) -> Rate:
    """Each writer appends moves to its own table and waits until they are durable."""
    journal = await open_journal(place)
    index = Index("running", True, None, 0, SUMMARY)
    for table in range(writers):
        await journal.create(Heading(str(table), "goryo", "1", b"{}", 0), [], index)
    commits, start, busy = journal.commits, perf_counter(), process_time()

    async def play(table: str) -> int:
        number = 0
        while perf_counter() - start < seconds:
            number += 1
            # As most moves: they change nothing that a list of tables shows.
            await journal.append(table, [Entry(number, number, MOVE)])
        return number

    appends = sum(await asyncio.gather(*(play(str(table)) for table in range(writers))))
    elapsed, busy = perf_counter() - start, process_time() - busy
    commits = journal.commits - commits
    await journal.close()
    return Rate(writers, appends / elapsed, appends / commits, busy / appends * 1e6)


def places(folder: Path | None, server: PostgresServer) -> Iterator[tuple[str, Place]]:
    """A new place in each database; both write into the same folder."""
    with tempfile.TemporaryDirectory(dir=folder) as made:
        yield "SQLite", Path(made) / "tables.sqlite"
    yield "PostgreSQL", server.new_database()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.journal", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="time per repeat (default: 2)")
    parser.add_argument("--repeats", type=int, default=3, help="the best counts (default: 3)")
    parser.add_argument("--folder", type=Path, help="where to write: the disk to be measured")
    asked = parser.parse_args(arguments)
    console = Console()
    table = Table(title="Durable appends", box=box.SIMPLE, pad_edge=False)
    table.add_column("")
    for heading in ("concurrent writers", "appends/s", "of SQLite", "per commit", "CPU µs/append"):
        table.add_column(heading, justify="right")
    with console.status("Measuring ..."), postgres_server(True, asked.folder) as server:
        for writers in WRITERS:
            best = dict[str, Rate]()
            # In turn, so that whatever else the machine does meets both.
            for _ in range(asked.repeats):
                for name, place in places(asked.folder, server):
                    rate = asyncio.run(measure(place, writers, asked.seconds))
                    best[name] = max(best.get(name, rate), rate, key=lambda r: r.appends_per_s)
            for name, rate in best.items():
                table.add_row(
                    name,
                    f"{writers}",
                    f"{rate.appends_per_s:,.0f}",
                    f"{rate.appends_per_s / best['SQLite'].appends_per_s:.2f}",
                    f"{rate.per_commit:,.1f}",
                    f"{rate.cpu_us:,.0f}",
                )
    console.print(table)
    about = machine.describe()
    console.print(f"{about['cpu']}, {about['python']}", highlight=False, markup=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
