"""A bot's move is shown at a tick of the clock, however long it thought.

Real tables, a real journal and real bot processes; only the event loop's time is controlled.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from futago.chance import derived_seed
from futago.table.bot_workers import BotWorkers
from futago.table.creation import TableSettings, setup_of
from futago.table.driver import Driver
from futago.table.entries import Sat
from futago.table.manager import Sources, TableManager
from futago.table.pace import paces
from futago.table.sqlite import SqliteJournal

BAD_BOTS = Path(__file__).parent / "bad_bots.py"
GATE = "gate"
"""A bot that reports when it starts to think, then waits for permission to continue."""
PACE = paces().of(GATE)


class ManualTimeLoop(asyncio.SelectorEventLoop):
    """An event loop whose time is set by the test."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 1000.0
        self.moments = asyncio.Queue[float]()
        """When something is due, and when something was sent."""

    def time(self) -> float:
        return self.passed

    def call_at(
        self, when: float, callback: Callable[..., object], *args: object, **more: Any
    ) -> asyncio.TimerHandle:
        self.moments.put_nowait(when)
        return super().call_at(when, callback, *args, **more)


class Recorder:
    """A watcher that records when something was sent."""

    seat = "spectator"
    guest: str | None = None
    language: str | None = None

    def __init__(self, loop: ManualTimeLoop) -> None:
        self.loop = loop
        self.messages = asyncio.Queue[tuple[float, dict[str, Any]]]()

    def send(self, number: int, message: bytes) -> None:
        self.messages.put_nowait((self.loop.time(), json.loads(message)))
        self.loop.moments.put_nowait(self.loop.time())

    def close(self, reason: str) -> None:
        """There is nothing to do."""


@contextmanager
def manual_time_loop() -> Iterator[ManualTimeLoop]:
    loop = ManualTimeLoop()
    try:
        yield loop
    finally:
        loop.close()


async def never(seconds: float) -> None:
    """A deadline that never comes."""
    await asyncio.Event().wait()


async def shown_after(
    loop: ManualTimeLoop, folder: Path, took: float, game: str = "goryo"
) -> tuple[float, int]:
    """When the move of a bot that thought so long was sent, and the time of the event; both counted
    from the request."""
    asked = loop.time()
    command = (sys.executable, str(BAD_BOTS), str(folder))
    journal = await SqliteJournal.open(folder / "tables.sqlite")
    async with BotWorkers(1, 1.0, never, command=command) as workers:
        driver = Driver(workers)
        manager = TableManager(journal, driver, Sources(now=lambda: int(loop.time() * 1000)))
        setup = setup_of(game, {}, TableSettings(), derived_seed("strokes"), None)
        seats = setup.match().players
        recorder = Recorder(loop)
        live = await manager.create(setup, [Sat(seat, GATE, None, GATE) for seat in seats])
        await live.watch(recorder, None)
        await asyncio.to_thread((folder / "begun").read_text)
        assert loop.time() == asked
        loop.passed = asked + took
        await asyncio.to_thread((folder / "go").write_text, "go")
        tick = await loop.moments.get()
        if tick > loop.passed:
            loop.passed = (asked + took + tick) / 2
            for _ in range(10):
                await asyncio.sleep(0)
            assert recorder.messages.empty(), "sent before the tick"
            loop.passed = tick
        sent_at, event = await recorder.messages.get()
        await driver.close()
    await journal.close()
    assert event["kind"] == "move"
    return sent_at - asked, event["time"] - int(asked * 1000)


@pytest.mark.parametrize(
    ("took", "ticks"), [(0.0, 1), (0.1, 1), (PACE - 0.1, 1), (PACE + 0.1, 2), (2.5 * PACE, 3)]
)
def test_a_move_is_shown_at_a_tick_however_long_the_bot_thought(
    tmp_path: Path, took: float, ticks: int
) -> None:
    os.mkfifo(tmp_path / "begun")
    os.mkfifo(tmp_path / "go")
    with manual_time_loop() as loop:
        sent_at, written = loop.run_until_complete(shown_after(loop, tmp_path, took))
    assert sent_at == ticks * PACE
    assert written == ticks * PACE * 1000


@pytest.mark.parametrize("took", [0.0, 0.25, 2.5 * PACE])
def test_a_bot_that_knows_no_more_than_everybody_answers_at_once(
    tmp_path: Path, took: float
) -> None:
    """No party of Go RPG knows anything that the others do not."""
    os.mkfifo(tmp_path / "begun")
    os.mkfifo(tmp_path / "go")
    with manual_time_loop() as loop:
        sent_at, _ = loop.run_until_complete(shown_after(loop, tmp_path, took, "gorpg"))
    assert sent_at == took
