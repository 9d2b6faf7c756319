"""How long a player waits for a hint: python -m benchmarks.hints

Asks a real server for hints at the first and second turn of each role, in each variant: the first
hint, which comes at once, and the better one that follows. The first request of all also starts the
process in which the coach thinks; it is the row `cold`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table
from tests.browser.prepared_tables import BotGame, TableMaker, find_moment, phase
from tests.server_process import ServerProcess

VARIANTS = (None, "genjutsu", "cursed-object")
MOMENTS = {"samurai": phase("act", by="samurai"), "goryo": phase("plan", by="goryo")}
TOO_FAST, PAUSE = 429, 2.0
SHARES = (0.0, 0.4)
"""Moments of the game, from 0, the first, to 1, the last."""


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hints", description=__doc__)
    parser.add_argument("--repeats", type=int, default=3, help="tables of each kind")
    repeats = max(1, parser.parse_args().repeats)
    table = Table("hint", "first: median", "first: longest", "better: median", "better: longest")
    with tempfile.TemporaryDirectory() as data, ServerProcess(Path(data)) as server:
        tables = TableMaker(server.address)
        seat, id = next(_tables(tables, None, 1))
        table.add_row("cold", "", f"{_seconds(tables, id, seat, first=True):.2f} s", "", "")
        for variant in VARIANTS:
            waits = [
                (
                    seat,
                    _seconds(tables, id, seat, first=True),
                    _seconds(tables, id, seat, first=False),
                )
                for seat, id in _tables(tables, variant, repeats)
            ]
            for seat in MOMENTS:
                first = sorted(wait for who, wait, _ in waits if who == seat)
                better = sorted(wait for who, _, wait in waits if who == seat)
                figures = [f"{found:.2f} s" for row in (first, better) for found in _two(row)]
                table.add_row(f"{variant or 'basic game'}, {seat}", *figures)
        tables.close()
    Console().print(table)
    return 0


def _tables(tables: TableMaker, variant: str | None, repeats: int) -> Iterator[tuple[str, str]]:
    """Tables at which a seat is to move, all in different games."""
    for number in range(1, repeats + 1):
        game = BotGame("goryo", (("variant", variant),), number=number)
        for share in SHARES:
            for seat, moment in MOMENTS.items():
                id = tables.table(game, find_moment(game, moment, share), tuple(MOMENTS))
                offer = {"what": "advice", "seat": seat}
                tables.ann.post(f"/api/tables/{id}/offers", json=offer).raise_for_status()
                yield seat, id


def _seconds(tables: TableMaker, id: str, seat: str, *, first: bool) -> float:
    """How long a hint takes."""
    while True:
        began = time.perf_counter()
        answer = tables.ann.post(f"/api/tables/{id}/hint", json={"seat": seat, "first": first})
        took = time.perf_counter() - began
        if answer.status_code != TOO_FAST:
            answer.raise_for_status()
            return took
        time.sleep(PAUSE)


def _two(row: list[float]) -> tuple[float, float]:
    return row[len(row) // 2], row[-1]


if __name__ == "__main__":
    sys.exit(main())
