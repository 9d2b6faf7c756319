"""The figures of the load run as a table and as JSON, and what is wished of them."""

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
    "Paced: every table moves once a second. p50, p99: from the sending of a move until the "
    "other side has it. bytes/move: what both "
    "players receive. Futago keeps every move durably before it is told, lists what may be done "
    "next and words the log; boardgame.io keeps tables in memory only."
)


class Wish(NamedTuple):
    """A wish and whether it came true; None: what it compares with was not measured."""

    wish: str
    found: str
    met: bool | None


def show(console: Console, runs: Sequence[Run]) -> None:
    """Print everything."""
    console.print(_table(runs))
    for told in dict.fromkeys(
        f"{r.contender.name}: {r.unavailable}" for r in runs if r.unavailable
    ):
        console.print(told, highlight=False, markup=False, soft_wrap=True)
    words = {True: "[green]met[/]", False: "[yellow]not met[/]", None: "[dim]not measured[/]"}
    for wish, found, met in wishes(runs):
        told = f"server: {wish}: {words[met]}{f' ({found})' if found else ''}"
        console.print(told, highlight=False, soft_wrap=True)


def _table(runs: Sequence[Run]) -> Table:
    title = f"Tables of two people each, the best round of each; {_places()}"
    table = Table(title=title, caption=CAPTION, box=box.SIMPLE, pad_edge=False)
    table.add_column("Server", no_wrap=True)
    for heading in HEADINGS:
        table.add_column(heading, justify="right")
    for number, run in enumerate(runs):
        pace = ", paced" if run.paced else ""
        cells = [f"{run.contender.name}{pace}", f"{run.tables}"]
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
    """Whether the next row is about another server or another pace."""
    if number + 1 == len(runs):
        return True
    this, next = runs[number], runs[number + 1]
    return (this.contender.name, this.paced) != (next.contender.name, next.paced)


def _figure(value: float | None, unit: float = 1.0) -> str:
    return "–" if value is None else f"{value / unit:,.0f}"


def _places() -> str:
    """Where the two sides ran."""
    if len(machine.CORES) < 2:
        return "server and players share the cores"
    return "server on one core, players on another"


def wishes(runs: Sequence[Run]) -> Iterator[Wish]:
    """Speed is told, never demanded: another machine, or a busy one, is no mistake."""
    measured = {(r.contender.name, r.tables, r.paced): r.best for r in runs if r.rounds}
    for tables in dict.fromkeys(run.tables for run in runs if not run.paced):
        wish = f"at least {TIMES_FASTER} times the moves/s of boardgame.io at {tables} tables"
        ours = measured.get(("Futago", tables, False))
        theirs = measured.get(("boardgame.io", tables, False))
        if ours is None or theirs is None:
            yield Wish(wish, "", None)
        else:
            ratio = ours.moves_per_s / theirs.moves_per_s
            yield Wish(wish, f"{ratio:.2f} times", ratio >= TIMES_FASTER)
    for run in runs:
        if run.paced and run.rounds and run.contender.name == "Futago":
            found = run.best.percentile(0.99) * 1000
            wish = f"p99 under {PACED_P99_MS:g} ms at {run.tables} tables moving once a second"
            yield Wish(wish, f"{found:.1f} ms", found < PACED_P99_MS)


def as_json(runs: Sequence[Run]) -> dict[str, Any]:
    """Everything, every round included."""
    return {
        "places": _places(),
        "runs": [_run_as_json(run) for run in runs],
        "checks": [wish._asdict() for wish in wishes(runs)],
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
        "server": run.contender.name,
        "keeps": run.contender.keeps,
        "tables": run.tables,
        "paced": run.paced,
        "unavailable": run.unavailable,
        "base_bytes": run.base,
        "bytes": run.memory,
        "bytes_per_table": run.per_table,
        "rounds": rounds,
    }
