"""Coach reports on finished games: made once, then stored with the game."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final

import structlog

from futago.game import FutagoError
from futago.record import Record
from futago.table.coach_workers import CoachWorkers
from futago.table.journal import Journal, JournalFailed
from futago.texts import Text

log = structlog.get_logger()

NOTE: Final = "coaching-2"
"""Includes a format version: a report in an older format is not found, and made again."""


@dataclass(eq=False)
class Job:
    """A report in progress; without a task it has failed, and `trouble` says why."""

    done: float = 0.0
    task: asyncio.Task[None] | None = None
    trouble: Text | None = field(default=None)

    def set_progress(self, done: float) -> None:
        self.done = done


class CoachReports:
    """At most one job per table."""

    def __init__(self, workers: CoachWorkers, journal: Journal) -> None:
        self.workers = workers
        self.journal = journal
        self._jobs = dict[str, Job]()

    async def stored(self, table: str) -> bytes | None:
        """The report on a table's game as JSON; None if there is none."""
        return (await self.journal.notes(table)).get(NOTE)

    def job(self, table: str) -> Job | None:
        return self._jobs.get(table)

    def start(self, table: str, record: Record, asker: str) -> Job:
        """Start a report for somebody, unless it is already in progress."""
        job = self._jobs.get(table)
        if job is None or job.task is None:
            job = self._jobs[table] = Job()
            job.task = asyncio.create_task(self._make(table, record, job, asker))
        return job

    async def _make(self, table: str, record: Record, job: Job, asker: str) -> None:
        try:
            found = await self.workers.report(asker, record, job.set_progress)
            await self.journal.store_note(table, NOTE, found)
        except (FutagoError, JournalFailed) as error:
            job.trouble = error.text if isinstance(error, FutagoError) else Text("coach-failed")
            job.task = None
            log.warning("no coaching", reason=job.trouble.id)
        else:
            del self._jobs[table]

    async def close(self) -> None:
        """Cancel all jobs."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
