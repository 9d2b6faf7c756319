"""`futago solve`: solves positions of Goryō."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, NamedTuple

import msgspec
from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from futago import record
from futago.cli.common import Language, checked_amount, checked_jobs, language_of, progress_console
from futago.game import BadInput, FutagoError, Json
from futago.lab.files import atomic_file
from futago.lab.workers import Workers
from futago.texts import Text, say

if TYPE_CHECKING:  # imported only when needed, so that other commands start faster
    from futago.goryo.solver.equilibrium import Equilibrium

STDIN = "-"


class Task(NamedTuple):
    """A position to solve, and when to stop."""

    position: record.Record
    gap: float
    seconds: float


def solve(
    position: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    out: Annotated[Path | None, Parameter(name=["--out", "-o"])] = None,
    gap: float = 1e-4,
    seconds: float = 5.0,
    jobs: Annotated[int | None, Parameter(name=["--jobs", "-j"])] = None,
    lang: Language | None = None,
) -> None:
    language = language_of(lang)
    checked_amount("--gap", gap)
    checked_amount("--seconds", seconds)
    processes = checked_jobs(jobs)
    tasks = [Task(data, gap, seconds) for data in _positions(position, language)]
    started = time.perf_counter()
    gaps = list[float]()
    with _output(out) as file:
        for solution in _solved(tasks, processes, language):
            file.write(msgspec.json.encode(solution) + b"\n")
            gaps.append(float(str(solution["gap"])))
    done = Text(
        "solve-done",
        count=len(tasks),
        seconds=f"{time.perf_counter() - started:.1f}",
        gap=f"{max(gaps):.1e}",
        short=sum(reached > gap for reached in gaps),
    )
    progress_console().print(say(done, language))


@contextmanager
def _output(out: Path | None) -> Iterator[IO[bytes]]:
    """The file, or standard output."""
    if out is None:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    with atomic_file(out) as file:
        yield file


def _positions(named: str, language: str) -> Iterator[record.Record]:
    """The positions in a file or from standard input, validated."""
    from futago.goryo.solver.solution import check

    if named == STDIN:
        file = say(Text("solve-stdin"), language)
        found = record.read_objects(sys.stdin.read(), file)
    else:
        file, found = named, record.read_file(Path(named))
    for line, data in found:
        try:
            check(data)
        except FutagoError as error:
            raise BadInput(Text("record-line", file=file, line=line, reason=error.text)) from None
        yield data


def _solved(tasks: list[Task], jobs: int, language: str) -> Iterator[dict[str, Json]]:
    """The solutions in the order of the tasks, computed by one or more processes."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    shown = Progress(
        *columns,
        TimeElapsedColumn(),
        TextColumn("{task.fields[bounds]}"),
        console=progress_console(),
    )
    with shown:
        bar = shown.add_task(say(Text("solve-progress"), language), total=len(tasks), bounds="")

        def watch(found: Equilibrium) -> None:
            lower, upper = f"{found.lower:.5f}", f"{found.upper:.5f}"
            shown.update(bar, bounds=say(Text("solve-between", lower=lower, upper=upper), language))

        if min(jobs, len(tasks)) == 1:
            for task in tasks:
                yield _solve(task, watch)
                shown.advance(bar)
            return
        with Workers(min(jobs, len(tasks))) as workers:
            for solution in workers.map(_solve, tasks):
                yield solution
                shown.advance(bar)


def _solve(task: Task, watch: Callable[[Equilibrium], None] | None = None) -> dict[str, Json]:
    from futago.goryo.solver.equilibrium import Effort
    from futago.goryo.solver.situation import Situation
    from futago.goryo.solver.solution import solve as solve_position

    effort = Effort(gap=task.gap, seconds=task.seconds)
    return solve_position(Situation.read(task.position), effort, watch).as_json()
