"""A process pool that can store results in a file as soon as they are available.

An interrupted run continues where it stopped: results are stored in the order of the tasks,
whatever the number of processes, so the number of lines tells which tasks are left.
"""

from __future__ import annotations

import json
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Final, Self, TypeVar

from futago.game import BadInput, Json
from futago.lab.files import cannot_write
from futago.texts import Text

T = TypeVar("T")
R = TypeVar("R")
AHEAD: Final = 4
"""Tasks submitted per process in advance: enough that a slow task does not block others, and few
enough that little is lost when the run is stopped."""
TRIES: Final = 4
"""How often processes may die while a task is waited for: if it is the task that kills them, they
always will."""

# Linear algebra libraries would use all cores in every process.
THREAD_VARIABLES: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


class Workers:
    """A pool of processes; with 0 of them the work is done in this process."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Self:
        if self.jobs:
            self._restart()
        return self

    def __exit__(self, *failure: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def map(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        """The results in the order of the tasks; tasks are consumed lazily. If a process is killed,
        all start anew, and what was not finished is done again."""
        if self._pool is None:
            yield from map(work, tasks)
            return
        todo, given = iter(tasks), deque[tuple[T, Future[R]]]()
        try:
            while True:
                for task in islice(todo, AHEAD * self.jobs - len(given)):
                    given.append((task, self._submit(work, task)))
                if not given:
                    return
                result = self._first_of(work, given)
                given.popleft()
                yield result
        finally:
            for _, future in given:
                future.cancel()

    def _submit(self, work: Callable[[T], R], task: T) -> Future[R]:
        assert self._pool is not None
        try:
            with _single_threaded():  # processes start with the first tasks
                return self._pool.submit(work, task)
        except BrokenProcessPool as error:  # it is done again when its turn comes
            failed = Future[R]()
            failed.set_exception(error)
            return failed

    def _first_of(self, work: Callable[[T], R], given: deque[tuple[T, Future[R]]]) -> R:
        """The result of the first task."""
        for _ in range(TRIES):
            try:
                return given[0][1].result()
            except BrokenProcessPool:
                self._restart()
                again = [
                    (task, self._submit(work, task) if _was_lost(future) else future)
                    for task, future in given
                ]
                given.clear()
                given.extend(again)
        raise BadInput(Text("lab-workers-die"))

    def _restart(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False)
        context = get_context("spawn")
        self._pool = ProcessPoolExecutor(self.jobs, mp_context=context, initializer=_init_worker)

    def map_to_file(
        self,
        file: Path,
        header: Mapping[str, Json],
        work: Callable[[T], Json],
        tasks: Sequence[T],
    ) -> Generator[Json, None, None]:
        """All results: those already in the file, then new ones, each stored before it is yielded.
        `header` contains everything that determines them: a file with another one is refused."""
        stored = stored_results(file, header)
        yield from stored[: len(tasks)]
        try:
            with file.open("a", encoding="utf-8") as lines:
                for result in self.map(work, tasks[len(stored) :]):
                    lines.write(_line(result))
                    lines.flush()
                    yield result
        except OSError as error:
            raise cannot_write(file, error) from None


def stored_results(file: Path, header: Mapping[str, Json]) -> list[Json]:
    """The results in a file. An incomplete last line is removed; a missing file is created."""
    head = _line(header)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if not whole:
            file.write_text(head, encoding="utf-8")
            return []
        lines = whole.splitlines(keepends=True)
        if lines[0] != head:
            raise BadInput(Text("lab-other-run", file=str(file)))
        if len(whole) < len(text):
            file.write_text(whole, encoding="utf-8")
        return [json.loads(line) for line in lines[1:]]
    except OSError as error:
        raise cannot_write(file, error) from None
    except ValueError:
        raise BadInput(Text("lab-other-run", file=str(file))) from None


def _line(data: Json | Mapping[str, Json]) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"


def _was_lost(future: Future[R]) -> bool:
    """Whether a task has no result because a process died."""
    return not future.done() or isinstance(future.exception(), BrokenProcessPool)


@contextmanager
def _single_threaded() -> Iterator[None]:
    """Processes that are started in this context compute in one thread."""
    before = {name: os.environ.get(name) for name in THREAD_VARIABLES}
    os.environ.update(dict.fromkeys(THREAD_VARIABLES, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def _init_worker() -> None:
    """Leave Ctrl-C to the parent process, and exit when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def exit_with_parent() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=exit_with_parent, daemon=True).start()
