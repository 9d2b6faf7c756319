"""Measure our games and their peers in one run, and compare them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from benchmarks import adapters, load, load_report, machine, ours, peers, plans, report
from benchmarks.engine import Row, Task, tasks_of

LOAD: Final = "load"
MAX_ROUNDS: Final = 3
"""Since a round of the load run takes up to half a minute."""


def main(arguments: Sequence[str] | None = None) -> int:
    subjects = [*ours.subjects(), *adapters.subjects(), *peers.subjects()]
    groups = [*dict.fromkeys(subject.group for subject in subjects), LOAD]
    asked = _parser(groups).parse_args(arguments)
    chosen = asked.only or groups

    machine.pin_to_one_core()
    console = Console()
    console.width = max(console.width, 100)  # a truncated table is useless
    rows = [Row(subject) for subject in subjects if subject.group in chosen]
    try:
        with console.status("Loading ..."):
            plan_rows = list(plans.rows()) if "goryo" in chosen else []
            tasks = [task for row in rows for task in tasks_of(row)]
            tasks += [row.task for row in plan_rows]
        if tasks:
            _measure(console, tasks, asked.seconds / asked.repeats, asked.repeats)
        load_groups = load.groups() if LOAD in chosen else []
        if load_groups:
            _measure_load(console, load_groups, asked.repeats)
    except KeyboardInterrupt:
        console.print("Stopped; nothing was saved.")
        return 130

    about = machine.describe()
    load_runs = [run for group in load_groups for run in group]
    if rows:
        report.show(console, rows, plan_rows)
    if load_runs:
        load_report.show(console, load_runs)
    settings = {"seconds": asked.seconds, "repeats": asked.repeats, "only": asked.only}
    path = report.save(rows, plan_rows, about, settings, load_runs)
    summary = f"{about['cpu']}, {about['python']}. Saved as {path}"
    console.print(summary, highlight=False, markup=False, soft_wrap=True)
    return 0


def _measure(console: Console, tasks: list[Task[Any]], seconds: float, repeats: int) -> None:
    """Repeat all tasks in turn, so that a busy moment of the machine affects each of them once."""
    with _bar(console) as bar:
        shown = bar.add_task("", total=sum(task.share for task in tasks) * (repeats + 1))
        for number in range(repeats + 1):
            for task in tasks:
                about = task.name if number else f"{task.name} (warming up)"
                bar.update(shown, description=about, refresh=True)
                task.repeat(seconds, keep=number > 0)
                bar.advance(shown, task.share)


def _measure_load(console: Console, groups: list[list[load.Run]], repeats: int) -> None:
    """Measure servers with many tables in turn."""
    rounds = min(repeats, MAX_ROUNDS)
    with _bar(console) as bar:
        total = sum(map(len, groups)) * (rounds + load.WARM_UP_ROUNDS)
        shown = bar.add_task("Tables on a server", total=total)

        def on_round(run: load.Run) -> None:
            about = f"{run.server.name}, {run.at_once} tables"
            bar.update(shown, description=about, advance=1, refresh=True)

        load.measure_all(groups, rounds, on_round)


def _bar(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description:<42}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=console,
        auto_refresh=False,  # a drawing thread would take time from the measured code
        transient=True,
    )


def _parser(groups: list[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument(
        "--seconds",
        type=_positive,
        default=5.0,
        help="time for each figure, all repeats together (default: 5)",
    )
    parser.add_argument(
        "--repeats",
        type=int,
        choices=range(1, 101),
        default=5,
        metavar="N",
        help="how often each is measured; the best counts (default: 5)",
    )
    parser.add_argument(
        "--only",
        nargs="+",
        choices=groups,
        metavar="NAME",
        help=f"measure these only: {', '.join(groups)}",
    )
    return parser


def _positive(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return value


if __name__ == "__main__":
    sys.exit(main())
