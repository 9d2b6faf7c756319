"""Coachings of finished games: made once, kept with the game, told to whoever may look at it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final

import structlog

from futago.game import FutagoError
from futago.record import Record
from futago.table.coaches import Coaches
from futago.table.journal import Journal, JournalFailed
from futago.texts import Text

log = structlog.get_logger()

NOTE: Final = "coaching-2"
"""With the number of its form: one of an older form is not found, and made anew."""


@dataclass(eq=False)
class Job:
    """A coaching on its way; without a task it has failed, and says why."""

    done: float = 0.0
    task: asyncio.Task[None] | None = None
    trouble: Text | None = field(default=None)

    def told(self, done: float) -> None:
        self.done = done


class Coachings:
    """One job a table at most."""

    def __init__(self, coaches: Coaches, journal: Journal) -> None:
        self.coaches = coaches
        self.journal = journal
        self._jobs = dict[str, Job]()

    async def kept(self, table: str) -> bytes | None:
        """The coaching of a table, where there is one, as JSON."""
        return (await self.journal.notes(table)).get(NOTE)

    def job(self, table: str) -> Job | None:
        return self._jobs.get(table)

    def begin(self, table: str, record: Record) -> Job:
        """Begin one, unless it is on its way already."""
        job = self._jobs.get(table)
        if job is None or job.task is None:
            job = self._jobs[table] = Job()
            job.task = asyncio.create_task(self._make(table, record, job))
        return job

    async def _make(self, table: str, record: Record, job: Job) -> None:
        try:
            found = await self.coaches.report(table, record, job.told)
            await self.journal.keep_note(table, NOTE, found)
        except (FutagoError, JournalFailed) as error:
            job.trouble = error.text if isinstance(error, FutagoError) else Text("coach-failed")
            job.task = None
            log.warning("no coaching", reason=job.trouble.id)
        else:
            del self._jobs[table]

    async def close(self) -> None:
        """Stop; whoever still wants a coaching asks again."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
