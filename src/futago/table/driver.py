"""What happens at tables without a person: bots move, clocks run out."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import structlog

from futago.bots import default_bot, level_of
from futago.chance import derived_seed
from futago.choices.questions import Assign
from futago.game import Action, FutagoError, IllegalAction, State, random_action
from futago.games import game_named
from futago.table.bot_pools import BotPools
from futago.table.bot_worker import BotRequest
from futago.table.bot_workers import BotFailed, BotWorkers
from futago.table.live import Busy, LiveTable
from futago.table.pace import paces, shown_at
from futago.table.summary import is_abandoned, next_due
from futago.table.table import DuplicateMove, Table
from futago.table.trace import settled

log = structlog.get_logger()

RETRY_SECONDS: Final = 1.0
"""Seconds until the server retries what the journal could not store."""


def substitute_bot(game: str) -> str:
    """The bot that takes over the seat of a person who resigned or ran out of time: the game's
    default bot."""
    return default_bot(game_named(game))


def is_paced(table: Table, seat: str) -> bool:
    """Whether the moves of a bot come at an even pace: where its thinking time could reveal
    something, and where a clock is running, since pages then show every move at once."""
    return table.state.hides(seat) or table.setup.clock.kind != "none"


def _divides(state: State, seat: str) -> bool:
    """Whether a seat is to divide things: one answer of several moves."""
    return isinstance(state.choice(seat).question, Assign)


def _goes_on(state: State, seat: str) -> bool:
    """Whether the seat still divides things, and nothing new has been seen meanwhile."""
    return state.movers == (seat,) and state.can_undo(seat) and _divides(state, seat)


class Driver:
    """Drives the tables in memory: asks their bots for moves and sets timers for their clocks."""

    def __init__(self, workers: BotWorkers | BotPools, pace: float = 1.0) -> None:
        self.workers = workers
        self.pace = pace
        """Factor for the paces in `pace.toml`; 0 plays every move as soon as it is chosen."""
        self._bot_tasks = dict[tuple[str, str], tuple[int, asyncio.Task[None]]]()
        self._timers = dict[str, asyncio.TimerHandle]()
        self._tasks = set[asyncio.Task[None]]()

    def busy(self, live: LiveTable) -> bool:
        """Whether a bot is choosing a move, so that the table must stay in memory."""
        return any(table == live.table.id for table, _ in self._bot_tasks)

    def schedule(self, live: LiveTable) -> None:
        """Start and cancel what the table needs now; called after every entry and on opening."""
        table = live.table
        wanted = dict[tuple[str, str], int]()
        # Where all people have given up, bots play on only if somebody watches.
        if table.status == "running" and (not is_abandoned(table) or live.watchers):
            for seat in table.movers:
                if not table.seats[seat].person:
                    wanted[table.id, seat] = table.progress.since.get(seat, 0)
        for key, (since, task) in list(self._bot_tasks.items()):
            if key[0] == table.id and wanted.get(key) != since:
                task.cancel()
                del self._bot_tasks[key]
        for key, since in wanted.items():
            if key not in self._bot_tasks:
                task = self._start(self._play_bot(live, key[1]))
                self._bot_tasks[key] = since, task
                task.add_done_callback(partial(self._forget, key))
        self._set_timer(live)

    def _forget(self, key: tuple[str, str], task: asyncio.Task[None]) -> None:
        if key in self._bot_tasks and self._bot_tasks[key][1] is task:
            del self._bot_tasks[key]

    def _start(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ------------------------------------------------------------ bots

    async def _play_bot(self, live: LiveTable, seat: str) -> None:
        """Make one move for a bot, based only on what its seat may know."""
        table, number = live.table, live.table.number + 1
        loop = asyncio.get_running_loop()
        asked = loop.time()
        bot = table.seats[seat].bot or substitute_bot(table.setup.game)
        pace = paces().of(level_of(bot)) * self.pace if is_paced(table, seat) else 0.0
        actions = await self._answer(live, seat, bot, number)
        due = shown_at(asked, loop.time(), pace)
        await asyncio.sleep(max(0.0, due - loop.time()))
        # If another entry came in between, the bot has already been asked again.
        with suppress(DuplicateMove, FutagoError):
            while not await self._try_move(live, seat, actions, number):  # noqa: ASYNC110
                await asyncio.sleep(RETRY_SECONDS)

    async def _answer(self, live: LiveTable, seat: str, bot: str, number: int) -> list[Action]:
        """The next move of a bot; where a person divides things in one answer, all moves of it."""
        match, moves = live.table.match, list[Action]()
        while True:
            state = match.state
            moves.append(await self._choose(live, state, seat, bot, number + len(moves)))
            if not _divides(state, seat):
                return moves
            match = match.copy()
            match.play(seat, moves[-1])
            if any(settled(match)) or not _goes_on(match.state, seat):
                return moves

    async def _choose(
        self, live: LiveTable, state: State, seat: str, bot: str, number: int
    ) -> Action:
        """The move of a bot; a random one if its worker fails."""
        table, setup = live.table, live.table.setup
        seed = derived_seed(setup.seed, seat, number)
        position = state.position(seat)
        request = BotRequest(0, setup.game, setup.version, setup.options, seat, bot, seed, position)
        try:
            move = await self.workers.choose_move(live.client or table.id, request)
        except BotFailed:
            log.warning("bot failed", bot=bot)
            return random_action(state.legal_actions(seat), random.Random(seed))
        return table.match.game.parse(move, table.match.options)

    async def _try_move(
        self, live: LiveTable, seat: str, actions: Sequence[Action], number: int
    ) -> bool:
        """Whether the journal could store the moves."""
        try:
            await live.move(seat, actions, number)
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
        due = next_due(live.table, live.started_at, now)
        if due is not None:
            wait = min(max(0, due - now) / 1000 + 0.01, 24 * 3600)
            loop = asyncio.get_running_loop()
            self._timers[id] = loop.call_later(wait, lambda: self._start(self._time_out(live)))

    async def _time_out(self, live: LiveTable) -> None:
        bot = substitute_bot(live.table.setup.game)
        for seat in live.table.movers:
            try:
                await live.time_out(seat, bot)
            except IllegalAction:
                continue
            except Busy:
                await asyncio.sleep(RETRY_SECONDS)
        self._set_timer(live)

    def release(self, live: LiveTable) -> None:
        """The table is being unloaded, removed, or given to another process."""
        for key in [key for key in self._bot_tasks if key[0] == live.table.id]:
            self._bot_tasks.pop(key)[1].cancel()
        if live.table.id in self._timers:
            self._timers.pop(live.table.id).cancel()

    async def close(self) -> None:
        """Stop everything; the journal has all that matters."""
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
