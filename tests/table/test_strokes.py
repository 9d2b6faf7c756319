"""A bot's move is shown at a stroke of the clock, whether it thought quickly or slowly.

Real tables, a real journal and real bot processes; only the time of the event loop is the test's.
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
from futago.table.driver import Driver
from futago.table.entries import Sat
from futago.table.house import House, Sources
from futago.table.making import Manners, setup_of
from futago.table.pace import paces
from futago.table.sqlite import SqliteJournal
from futago.table.workers import BotWorkers

BAD_BOTS = Path(__file__).parent / "bad_bots.py"
GATE = "gate"
"""A bot that says when it has begun to think and waits to be let go on."""
PACE = paces().of(GATE)


class StandingLoop(asyncio.SelectorEventLoop):
    """An event loop whose time passes only when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 1000.0
        self.moments = asyncio.Queue[float]()
        """When something is due, and when something was told."""

    def time(self) -> float:
        return self.passed

    def call_at(
        self, when: float, callback: Callable[..., object], *args: object, **more: Any
    ) -> asyncio.TimerHandle:
        self.moments.put_nowait(when)
        return super().call_at(when, callback, *args, **more)


class Ear:
    """Somebody who watches and notes when something was told."""

    seat = "spectator"
    guest: str | None = None
    language: str | None = None

    def __init__(self, loop: StandingLoop) -> None:
        self.loop = loop
        self.heard = asyncio.Queue[tuple[float, dict[str, Any]]]()

    def tell(self, number: int, message: bytes) -> None:
        self.heard.put_nowait((self.loop.time(), json.loads(message)))
        self.loop.moments.put_nowait(self.loop.time())

    def close(self, reason: str) -> None:
        """There is nothing to do."""


@contextmanager
def standing_loop() -> Iterator[StandingLoop]:
    loop = StandingLoop()
    try:
        yield loop
    finally:
        loop.close()


async def never(seconds: float) -> None:
    """A deadline that does not come."""
    await asyncio.Event().wait()


async def shown_after(loop: StandingLoop, folder: Path, took: float) -> tuple[float, int]:
    """When the move of a bot that thought so long was told, and the time that the event bears;
    both counted from the question."""
    asked = loop.time()
    command = (sys.executable, str(BAD_BOTS), str(folder))
    journal = await SqliteJournal.open(folder / "tables.sqlite")
    async with BotWorkers(1, 1.0, never, command=command) as workers:
        driver = Driver(workers)
        house = House(journal, driver, Sources(now=lambda: int(loop.time() * 1000)))
        setup = setup_of("goryo", {}, Manners(), derived_seed("strokes"), None)
        seats = setup.match().players
        ear = Ear(loop)
        live = await house.make(setup, [Sat(seat, GATE, None, GATE) for seat in seats])
        await live.watch(ear, None)
        await asyncio.to_thread((folder / "begun").read_text)
        assert loop.time() == asked
        loop.passed = asked + took
        await asyncio.to_thread((folder / "go").write_text, "go")
        stroke = await loop.moments.get()
        loop.passed = (asked + took + stroke) / 2
        for _ in range(10):
            await asyncio.sleep(0)
        assert ear.heard.empty(), "told before the stroke"
        loop.passed = stroke
        told, event = await ear.heard.get()
        await driver.close()
    await journal.close()
    assert event["kind"] == "move"
    return told - asked, event["time"] - int(asked * 1000)


@pytest.mark.parametrize(
    ("took", "strokes"), [(0.0, 1), (0.1, 1), (PACE - 0.1, 1), (PACE + 0.1, 2), (2.5 * PACE, 3)]
)
def test_a_move_is_shown_at_a_stroke_however_long_the_bot_thought(
    tmp_path: Path, took: float, strokes: int
) -> None:
    os.mkfifo(tmp_path / "begun")
    os.mkfifo(tmp_path / "go")
    with standing_loop() as loop:
        told, written = loop.run_until_complete(shown_after(loop, tmp_path, took))
    assert told == strokes * PACE
    assert written == strokes * PACE * 1000
