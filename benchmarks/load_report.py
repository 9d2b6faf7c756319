"""The results of the load run as a table and as JSON, and the targets they are checked against."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

from benchmarks import machine
from benchmarks.load import Run

TIMES_FASTER: Final = 3
PACED_P99_MS: Final = 50.0
HEADINGS: Final = (
    *("tables", "moves/s", "p50 ms", "p99 ms", "CPU µs/move", "bytes/move"),
    *("MB in all", "kB/table"),
)
CAPTION: Final = (
    "Paced: every table moves once per second. p50, p99: from sending a move until the other side "
    "receives it. bytes/move: received by both players. Futago stores every move durably before "
    "it is published, lists the legal moves and writes the log; boardgame.io stores tables in "
    "memory only."
)


class Check(NamedTuple):
    """A target and whether it is met; None if the peer was not measured."""

    wish: str
    found: str
    met: bool | None


def show(console: Console, runs: Sequence[Run]) -> None:
    """Print everything."""
    console.print(_table(runs))
    for line in dict.fromkeys(f"{r.server.name}: {r.unavailable}" for r in runs if r.unavailable):
        console.print(line, highlight=False, markup=False, soft_wrap=True)
    words = {True: "[green]met[/]", False: "[yellow]not met[/]", None: "[dim]not measured[/]"}
    for wish, found, met in checks(runs):
        line = f"server: {wish}: {words[met]}{f' ({found})' if found else ''}"
        console.print(line, highlight=False, soft_wrap=True)


def _table(runs: Sequence[Run]) -> Table:
    title = f"Tables of two people each, the best round of each; {_places()}"
    table = Table(title=title, caption=CAPTION, box=box.SIMPLE, pad_edge=False)
    table.add_column("Server", no_wrap=True)
    for heading in HEADINGS:
        table.add_column(heading, justify="right")
    for number, run in enumerate(runs):
        pace = ", paced" if run.paced else ""
        cells = [f"{run.server.name}{pace}", f"{run.tables}"]
        if run.rounds:
            best = run.best
            cells += [
                f"{best.moves_per_s:,.0f}",
                f"{best.percentile(0.5) * 1000:.1f}",
                f"{best.percentile(0.99) * 1000:.1f}",
                _figure(best.cpu_us),
                f"{best.bytes_per_move:,.0f}",
                _figure(run.memory, 1e6),
                _figure(run.per_table, 1e3),
            ]
        else:
            cells += ["–"] * (len(HEADINGS) - 1)
        table.add_row(*cells, end_section=_is_last(runs, number))
    return table


def _is_last(runs: Sequence[Run], number: int) -> bool:
    """Whether the next row has another server or another pace."""
    if number + 1 == len(runs):
        return True
    this, next = runs[number], runs[number + 1]
    return (this.server.name, this.paced) != (next.server.name, next.paced)


def _figure(value: float | None, unit: float = 1.0) -> str:
    return "–" if value is None else f"{value / unit:,.0f}"


def _places() -> str:
    """Where the two sides ran."""
    if len(machine.CORES) < 2:
        return "server and players share the cores"
    return "server on one core, players on another"


def checks(runs: Sequence[Run]) -> Iterator[Check]:
    """Compare with the targets. They are only reported: slow or busy machines are no errors."""
    measured = {(r.server.name, r.tables, r.paced): r.best for r in runs if r.rounds}
    for tables in dict.fromkeys(run.tables for run in runs if not run.paced):
        wish = f"at least {TIMES_FASTER} times the moves/s of boardgame.io at {tables} tables"
        ours = measured.get(("Futago", tables, False))
        theirs = measured.get(("boardgame.io", tables, False))
        if ours is None or theirs is None:
            yield Check(wish, "", None)
        else:
            ratio = ours.moves_per_s / theirs.moves_per_s
            yield Check(wish, f"{ratio:.2f} times", ratio >= TIMES_FASTER)
    for run in runs:
        if run.paced and run.rounds and run.server.name == "Futago":
            found = run.best.percentile(0.99) * 1000
            wish = f"p99 under {PACED_P99_MS:g} ms at {run.tables} tables moving once a second"
            yield Check(wish, f"{found:.1f} ms", found < PACED_P99_MS)


def as_json(runs: Sequence[Run]) -> dict[str, Any]:
    """All results, including every round."""
    return {
        "places": _places(),
        "runs": [_run_as_json(run) for run in runs],
        "checks": [check._asdict() for check in checks(runs)],
    }


def _run_as_json(run: Run) -> dict[str, Any]:
    rounds = [
        {
            "moves": one.moves,
            "seconds": one.seconds,
            "moves_per_s": one.moves_per_s,
            "p50_ms": one.percentile(0.5) * 1000,
            "p99_ms": one.percentile(0.99) * 1000,
            "cpu_us_per_move": one.cpu_us,
            "bytes_per_move": one.bytes_per_move,
        }
        for one in run.rounds
    ]
    return {
        "server": run.server.name,
        "keeps": run.server.storage,
        "tables": run.tables,
        "paced": run.paced,
        "unavailable": run.unavailable,
        "base_bytes": run.base,
        "bytes": run.memory,
        "bytes_per_table": run.per_table,
        "rounds": rounds,
    }
