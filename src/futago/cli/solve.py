"""`futago solve`: positions of Goryō, solved and written down."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, NamedTuple

import msgspec
from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from futago import record
from futago.cli.common import Language, checked_amount, language_of, progress_console
from futago.game import BadInput, FutagoError, Json
from futago.texts import Text, say

if TYPE_CHECKING:  # what reckons is loaded when it is needed: other commands start without it
    from futago.solver.equilibrium import Equilibrium

STDIN = "-"


class Task(NamedTuple):
    """A position to be solved, and when to stop."""

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
    if jobs is not None and jobs < 1:
        raise BadInput(Text("cli-bad-number", name="--jobs", number=jobs))
    tasks = [Task(data, gap, seconds) for data in _positions(position, language)]
    began = time.perf_counter()
    gaps = list[float]()
    with _written_to(out) as file:
        for solution in _solved(tasks, jobs or os.cpu_count() or 1, language):
            file.write(msgspec.json.encode(solution) + b"\n")
            gaps.append(float(str(solution["gap"])))
    done = Text(
        "solve-done",
        count=len(tasks),
        seconds=f"{time.perf_counter() - began:.1f}",
        gap=f"{max(gaps):.1e}",
        short=sum(reached > gap for reached in gaps),
    )
    progress_console().print(say(done, language))


@contextmanager
def _written_to(out: Path | None) -> Iterator[IO[bytes]]:
    """The file, or standard output. A file is written beside and renamed at the end: one with the
    right name is always whole."""
    if out is None:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    part = out.with_name(out.name + ".part")
    try:
        file = part.open("wb")
    except OSError as error:
        raise BadInput(Text("cli-cannot-write", file=str(out), error=str(error.strerror))) from None
    with file:
        yield file
    part.replace(out)


def _positions(named: str, language: str) -> Iterator[record.Record]:
    """The positions of a file or of standard input, each found fit to be solved."""
    from futago.solver.solution import check

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
    """The solutions in the order of the tasks, by one process or many."""
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
        with ProcessPoolExecutor(min(jobs, len(tasks))) as pool:
            for solution in pool.map(_solve, tasks):
                yield solution
                shown.advance(bar)


def _solve(task: Task, watch: Callable[[Equilibrium], None] | None = None) -> dict[str, Json]:
    from futago.solver.equilibrium import Effort
    from futago.solver.situation import Situation
    from futago.solver.solution import solve as solve_position

    effort = Effort(gap=task.gap, seconds=task.seconds)
    return solve_position(Situation.read(task.position), effort, watch).as_json()
