"""The writer thread: pending jobs are committed together, and each succeeds or fails alone."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import nullcontext, suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

from futago.table.file_lock import FileLock
from futago.table.journal import JournalFailed, NoSuchTable

T = TypeVar("T")

GROUP: Final = 1000
"""A commit of so many jobs takes no more, so that the first one does not wait too long."""


class _Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]
    atomic: bool
    """It writes with one statement at most, so it needs no savepoint."""


class _Answer(NamedTuple):
    done: asyncio.Future[Any]
    result: Any
    error: Exception | None


class Writer:
    """Takes jobs from an event loop, commits them in groups and hands the results back."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        loop: asyncio.AbstractEventLoop,
        name: str,
        lock: FileLock | None = None,
    ) -> None:
        """`lock` is held while a group is written, where other processes write too."""
        self.commits = 0
        """Group commits so far."""
        self._connection = connection
        self._loop = loop
        self._lock = lock
        self._fresh: list[_Job] = []
        """Submitted in this turn of the event loop: the thread is woken once for all of them."""
        self._waiting = SimpleQueue[list[_Job] | None]()
        self._submitted = 0
        self._taken = 0
        """Jobs that were or are being written; only the thread counts them."""
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def submit(
        self, work: Callable[[sqlite3.Connection], T], atomic: bool = False
    ) -> asyncio.Future[T]:
        """Queue a job; its future is done when the job is durable, or when it failed and was rolled
        back."""
        done: asyncio.Future[T] = self._loop.create_future()
        if not self._fresh:
            self._loop.call_soon(self.pass_on)
        self._fresh.append(_Job(work, done, atomic))
        self._submitted += 1
        return done

    def pass_on(self) -> None:
        """Give the thread what was submitted; called in the event loop."""
        if self._fresh:
            jobs, self._fresh = self._fresh, []
            self._waiting.put(jobs)

    @property
    def waiting(self) -> int:
        """Jobs that no group contains yet."""
        return self._submitted - self._taken

    def stop(self) -> None:
        """Write all jobs that were passed on, then close the connection."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            # What comes while another process writes goes into the same group.
            with self._lock or nullcontext():
                answers = self._write(self._group(first))
            with suppress(RuntimeError):  # the loop is closed: nobody is waiting
                self._loop.call_soon_threadsafe(_hand_back, answers)
        self._connection.close()

    def _group(self, first: list[_Job]) -> list[_Job]:
        """Some jobs with all others that are pending."""
        group = first
        with suppress(Empty):
            while len(group) < GROUP:
                jobs = self._waiting.get_nowait()
                if jobs is None:
                    self._waiting.put(None)  # stop after this group
                    break
                group += jobs
        self._taken += len(group)
        return group

    def _write(self, group: list[_Job]) -> list[_Answer]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            answers = [self._try(job) for job in group]
            self._connection.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            return [_Answer(job.done, None, _failure(error)) for job in group]
        self.commits += 1
        return answers

    def _try(self, job: _Job) -> _Answer:
        """Run one job; if it fails, only its own writes are rolled back."""
        execute = self._connection.execute
        if not job.atomic:
            execute("SAVEPOINT job")
        try:
            answer = _Answer(job.done, job.work(self._connection), None)
        except Exception as error:
            if not self._connection.in_transaction:
                raise  # SQLite rolled back the whole group
            if not job.atomic:
                execute("ROLLBACK TO job")
            answer = _Answer(job.done, None, _failure(error))
        if not job.atomic:
            execute("RELEASE job")
        return answer


def _failure(error: Exception) -> Exception:
    """The journal's exception for an error, a new instance per job."""
    if not isinstance(error, sqlite3.Error):
        return error
    foreign_key = sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY
    kind = NoSuchTable if getattr(error, "sqlite_errorcode", 0) == foreign_key else JournalFailed
    failure = kind(str(error))
    failure.__cause__ = error
    return failure


def _hand_back(answers: list[_Answer]) -> None:
    for done, result, error in answers:
        if done.done():  # the caller was cancelled
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
