"""What a table does by itself: bots move, clocks run out."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Final

import structlog

from futago.bots import default_bot
from futago.chance import derived_seed
from futago.game import Action, FutagoError, IllegalAction, random_action
from futago.games import game_named
from futago.table.live import Busy, LiveTable
from futago.table.pace import answer_at, paces
from futago.table.summary import next_due
from futago.table.table import AlreadyTaken
from futago.table.worker import Thought
from futago.table.workers import BotFailed, BotWorkers

log = structlog.get_logger()

AGAIN: Final = 1.0
"""Seconds until the server tries again what the journal could not keep."""


def strongest_bot(game: str) -> str:
    """Who plays on for a person that has left."""
    return default_bot(game_named(game))


class Driver:
    """Attends to the tables in memory: starts their bots' thinking and their clocks."""

    def __init__(self, workers: BotWorkers, paced: float = 1.0) -> None:
        self.workers = workers
        self.paced = paced
        """1 as in `pace.toml`; 0 shows every answer as soon as it is ready."""
        self._thinking = dict[tuple[str, str], tuple[int, asyncio.Task[None]]]()
        self._timers = dict[str, asyncio.TimerHandle]()
        self._tasks = set[asyncio.Task[None]]()

    def busy(self, live: LiveTable) -> bool:
        """Whether something is under way that keeps the table in memory."""
        return any(table == live.table.id for table, _ in self._thinking)

    def attend(self, live: LiveTable) -> None:
        """After every entry, and when a table is opened."""
        table = live.table
        wanted = dict[tuple[str, str], int]()
        if table.status == "running":
            for seat in table.movers:
                if not table.seats[seat].person:
                    wanted[table.id, seat] = table.standing.since.get(seat, 0)
        for key, (since, task) in list(self._thinking.items()):
            if key[0] == table.id and wanted.get(key) != since:
                task.cancel()
                del self._thinking[key]
        for key, since in wanted.items():
            if key not in self._thinking:
                task = self._start(self._think(live, key[1]))
                self._thinking[key] = since, task
                task.add_done_callback(partial(self._forget, key))
        self._set_timer(live)

    def _forget(self, key: tuple[str, str], task: asyncio.Task[None]) -> None:
        if key in self._thinking and self._thinking[key][1] is task:
            del self._thinking[key]

    def _start(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ------------------------------------------------------------ bots

    async def _think(self, live: LiveTable, seat: str) -> None:
        """One move of a bot, by what its seat may know and nothing else."""
        table, number = live.table, live.table.number + 1
        loop = asyncio.get_running_loop()
        asked = loop.time()
        bot = table.seats[seat].bot or strongest_bot(table.setup.game)
        seed = derived_seed(table.setup.seed, seat, number)
        position = table.state.position(seat)
        thought = Thought(0, table.setup.game, table.setup.options, seat, bot, seed, position)
        try:
            move = await self.workers.think(table.id, thought)
        except BotFailed:
            log.warning("bot failed", bot=bot)
            rng = random.Random(seed)
            move = str(random_action(table.state.legal_actions(seat), rng))
        shown_at = answer_at(asked, loop.time(), paces().of(bot) * self.paced)
        await asyncio.sleep(max(0.0, shown_at - loop.time()))
        action = table.match.game.parse(move, table.match.options)
        # Another move may have come in between: then the table has asked again already.
        with suppress(AlreadyTaken, FutagoError):
            while not await self._made(live, seat, action, number):
                await asyncio.sleep(AGAIN)

    async def _made(self, live: LiveTable, seat: str, action: Action, number: int) -> bool:
        """Whether the journal could keep the move."""
        try:
            await live.move(seat, action, number)
        except Busy:
            return False
        return True

    # ------------------------------------------------------------ clocks

    def _set_timer(self, live: LiveTable) -> None:
        id = live.table.id
        if id in self._timers:
            self._timers.pop(id).cancel()
        if live.table.setup.clock.kind == "none":
            return
        now = live.now()
        due = next_due(live.table, live.woken, now)
        if due is not None:
            wait = min(max(0, due - now) / 1000 + 0.01, 24 * 3600)
            loop = asyncio.get_running_loop()
            self._timers[id] = loop.call_later(wait, lambda: self._start(self._time_out(live)))

    async def _time_out(self, live: LiveTable) -> None:
        bot = strongest_bot(live.table.setup.game)
        for seat in live.table.movers:
            try:
                await live.time_out(seat, bot)
            except IllegalAction:
                continue
            except Busy:
                await asyncio.sleep(AGAIN)
        self._set_timer(live)

    def release(self, live: LiveTable) -> None:
        """The table leaves memory."""
        if live.table.id in self._timers:
            self._timers.pop(live.table.id).cancel()

    async def close(self) -> None:
        """Stop everything; the journal holds all that matters."""
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
