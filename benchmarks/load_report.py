"""The results of the load run as a table and as JSON, and the targets they are checked against."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import median
from typing import Any, Final, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

from benchmarks import machine
from benchmarks.load import Run
from benchmarks.load_futago import FutagoServer

TIMES_FASTER: Final = 1.0
PACED_P99_MS: Final = 50.0
MORE_CPU: Final = 1.18
"""CPU per move of several processes against that of one."""
HEADINGS: Final = (
    *("tables", "moves/s", "p50 ms", "p99 ms", "CPU µs/move", "players' µs", "bytes/move"),
    *("MB in all", "kB/table"),
)
CAPTION: Final = (
    "The best round of each; CPU µs/move is the median of all rounds, players' µs what the client "
    "spends on a move. Paced: every table moves once per second. p50, p99: from sending a move "
    "until the other side receives it. bytes/move: received by both. Futago stores every move "
    "durably before it is published, lists the legal moves and writes the log; boardgame.io stores "
    "tables in memory only."
)


class Check(NamedTuple):
    """A target and whether it is met; None if the peer was not measured."""

    wish: str
    found: str
    met: bool | None


def show(console: Console, runs: Sequence[Run]) -> None:
    """Print everything."""
    console.print(_table(runs))
    for line in dict.fromkeys(f"{r.server.name} {r.unavailable}" for r in runs if r.unavailable):
        console.print(line, highlight=False, markup=False, soft_wrap=True)
    words = {True: "[green]met[/]", False: "[yellow]not met[/]", None: "[dim]not measured[/]"}
    for wish, found, met in checks(runs):
        line = f"server: {wish}: {words[met]}{f' ({found})' if found else ''}"
        console.print(line, highlight=False, soft_wrap=True)


def _table(runs: Sequence[Run]) -> Table:
    title = f"Tables of two people each; {_places()}"
    table = Table(title=title, caption=CAPTION, box=box.SIMPLE, pad_edge=False)
    table.add_column("Server", no_wrap=True)
    for heading in HEADINGS:
        table.add_column(heading, justify="right")
    for number, run in enumerate(runs):
        pace = ", paced" if run.paced else ""
        cells = [f"{run.server.name}{pace}", f"{run.at_once}"]
        if run.rounds:
            best = run.best
            cells += [
                f"{best.moves_per_s:,.0f}",
                f"{best.percentile(0.5) * 1000:.1f}",
                f"{best.percentile(0.99) * 1000:.1f}",
                _figure(run.cpu_us),
                _figure(median(one.client_us for one in run.rounds)),
                f"{best.bytes_per_move:,.0f}",
                _figure(run.memory, 1e6),
                _figure(run.per_table, 1e3),
            ]
        else:
            cells += ["–"] * (len(HEADINGS) - 1)
        table.add_row(*cells, end_section=_is_last(runs, number))
    return table


def _is_last(runs: Sequence[Run], number: int) -> bool:
    """Whether the next row has another number of tables or another pace."""
    if number + 1 == len(runs):
        return True
    this, next = runs[number], runs[number + 1]
    return (this.at_once, this.paced) != (next.at_once, next.paced)


def _figure(value: float | None, unit: float = 1.0) -> str:
    return "–" if value is None else f"{value / unit:,.0f}"


def _places() -> str:
    """Where the two sides ran."""
    if len(machine.CORES) < 2:
        return "server and players share the cores"
    return "server on one core, players on another"


def checks(runs: Sequence[Run]) -> Iterator[Check]:
    """Compare with the targets. They are only reported: slow or busy machines are no errors."""
    measured = {(r.server.name, r.at_once, r.paced): r for r in runs if r.rounds}
    for run in runs:
        alone = measured.get(("Futago", run.at_once, run.paced))
        if isinstance(run.server, FutagoServer) and run.server.processes > 1:
            yield from _shared(run, alone)
        if run.server.name != "Futago":
            continue
        theirs = measured.get(("boardgame.io", run.at_once, run.paced))
        if run.paced:
            yield from _paced(run, theirs)
            continue
        wish = (
            f"at least {TIMES_FASTER:g} times the moves/s of boardgame.io at {run.at_once} tables"
        )
        if theirs is None or not run.rounds:
            yield Check(wish, "", None)
            continue
        # Round by round, since both were measured one after the other.
        pairs = list(zip(run.rounds, theirs.rounds, strict=True))
        ratio = median(a.moves_per_s / b.moves_per_s for a, b in pairs)
        cpu = median(b.cpu / b.moves / a.cpu * a.moves for a, b in pairs if a.cpu and b.cpu)
        found = f"{ratio:.2f} times; {cpu:.2f} times per second of CPU"
        yield Check(wish, found, ratio >= TIMES_FASTER)


def _shared(run: Run, alone: Run | None) -> Iterator[Check]:
    """Several processes against one, round by round."""
    if alone is None or not run.rounds:
        return
    wish = f"{run.server.name}: CPU per move at most {MORE_CPU:g} times that of one"
    pairs = zip(run.rounds, alone.rounds, strict=True)
    ratio = median(a.cpu_us / b.cpu_us for a, b in pairs if a.cpu_us and b.cpu_us)
    yield Check(f"{wish} at {run.at_once} tables", f"{ratio:.2f} times", ratio <= MORE_CPU)


def _paced(ours: Run, theirs: Run | None) -> Iterator[Check]:
    wish = f"p99 under {PACED_P99_MS:g} ms at {ours.at_once} tables moving once a second"
    if not ours.rounds:
        yield Check(wish, "", None)
        return
    found = median(one.percentile(0.99) for one in ours.rounds) * 1000
    yield Check(wish, f"{found:.1f} ms, the median of the rounds", found < PACED_P99_MS)
    if theirs is not None:
        other = median(one.percentile(0.99) for one in theirs.rounds) * 1000
        yield Check("and under that of boardgame.io", f"{other:.1f} ms", found < other)


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
            "client_us_per_move": one.client_us,
            "bytes_per_move": one.bytes_per_move,
        }
        for one in run.rounds
    ]
    return {
        "server": run.server.name,
        "keeps": run.server.storage,
        "at_once": run.at_once,
        "tables": run.tables,
        "paced": run.paced,
        "unavailable": run.unavailable,
        "base_bytes": run.base,
        "bytes": run.memory,
        "bytes_per_table": run.per_table,
        "rounds": rounds,
    }
