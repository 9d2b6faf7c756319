"""The pool of worker processes outlives what goes wrong in its own code."""

from __future__ import annotations

import asyncio

import pytest

from futago.table.bot_workers import COMMAND
from futago.table.worker_pool import WorkerPool
from futago.table.worker_process import WorkerFailed, WorkerProcess


def test_a_bug_in_one_job_costs_no_slot() -> None:
    async def broken(process: WorkerProcess) -> int:
        raise ZeroDivisionError

    async def sound(process: WorkerProcess) -> int:
        return 7

    async def run() -> int:
        pool = WorkerPool(COMMAND, count=1, deadline=60)
        await pool.open()
        try:
            with pytest.raises(WorkerFailed):
                await pool.run("first", broken)
            return await pool.run("second", sound)
        finally:
            await pool.close()

    assert asyncio.run(run()) == 7
