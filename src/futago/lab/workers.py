"""Tasks done by several processes, their results kept in a file as soon as they are there.

A run that was interrupted goes on where it stopped: results stand in the file in the order of the
tasks, whatever the number of processes, so the number of lines says what is still to be done.
"""

from __future__ import annotations

import json
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Final, TypeVar

from futago.game import BadInput, Json
from futago.texts import Text

T = TypeVar("T")
AHEAD: Final = 4
"""Tasks given to each process before the first of them is written: a slow one holds up no other,
and no more than these are lost when the run is stopped."""

# Libraries of linear algebra would each take every core; here a core has its own task.
ONE_THREAD: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


class Workers:
    """Processes that work through tasks; with 0 of them the work is done here."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Workers:
        if self.jobs:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self.jobs, mp_context=context, initializer=_settle_in)
        return self

    def __exit__(self, *failure: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def map(self, work: Callable[[T], Json], tasks: Iterable[T]) -> Generator[Json, None, None]:
        """The results in the order of the tasks; tasks are taken only as they are needed."""
        if self._pool is None:
            yield from map(work, tasks)
            return
        todo, given = iter(tasks), deque[Future[Json]]()
        try:
            while True:
                for task in islice(todo, AHEAD * self.jobs - len(given)):
                    with _one_thread():  # processes are started when the first tasks come
                        given.append(self._pool.submit(work, task))
                if not given:
                    return
                yield given.popleft().result()
        finally:
            for future in given:
                future.cancel()

    def keep(
        self,
        file: Path,
        header: Mapping[str, Json],
        work: Callable[[T], Json],
        tasks: Sequence[T],
    ) -> Generator[Json, None, None]:
        """All results, those that the file has already and then new ones, each kept before it is
        handed out. `header` says what decides them: a file of anything else is refused."""
        kept = results_in(file, header)
        yield from kept[: len(tasks)]
        try:
            with file.open("a", encoding="utf-8") as lines:
                for result in self.map(work, tasks[len(kept) :]):
                    lines.write(_line(result))
                    lines.flush()
                    yield result
        except OSError as error:
            raise cannot_write(file, error) from None


def results_in(file: Path, header: Mapping[str, Json]) -> list[Json]:
    """The results that a file has; a line that was being written when the run stopped is cut off,
    and a file that is not there is begun."""
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


def cannot_write(file: Path, error: OSError) -> BadInput:
    return BadInput(Text("cli-cannot-write", file=str(file), error=str(error.strerror)))


def write_whole(file: Path, text: str) -> None:
    """Written beside and renamed: a file with the right name is always whole."""
    part = file.with_name(file.name + ".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(text, encoding="utf-8")
        part.replace(file)
    except OSError as error:
        raise cannot_write(file, error) from None


def _line(data: Json | Mapping[str, Json]) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"


@contextmanager
def _one_thread() -> Iterator[None]:
    """Processes that start meanwhile compute in one thread."""
    before = {name: os.environ.get(name) for name in ONE_THREAD}
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def _settle_in() -> None:
    """Ctrl-C is for the process that writes; when that one is gone, its workers go too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def outlive() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=outlive, daemon=True).start()
