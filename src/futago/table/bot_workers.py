"""The bots of all tables, in worker processes.

async with BotWorkers(count=2, deadline=10.0) as workers:
    move = await workers.choose_move("table 7", request)
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Hashable, Sequence
from functools import partial
from typing import Final, Self

import msgspec

from futago.bots import level_of
from futago.game import FutagoError
from futago.table.bot_worker import BotReply, BotRequest, as_line
from futago.table.worker_pool import Sleep, WorkerPool
from futago.table.worker_process import WorkerFailed, WorkerProcess
from futago.texts import Text, name_text, seat_text

COMMAND: Final = (sys.executable, "-m", "futago.table.bot_worker")
FALLBACK: Final = "random"


class BotFailed(FutagoError):
    """No process could choose a move."""


class BotWorkers(WorkerPool):
    """A pool in which a request is tried twice; then the bot `random` moves for the seat."""

    def __init__(
        self,
        count: int,
        deadline: float,
        sleep: Sleep = asyncio.sleep,
        warm: bool = False,
        command: Sequence[str] = COMMAND,
    ) -> None:
        super().__init__(command, count, deadline, sleep=sleep)
        self.moves = 0
        """Moves chosen."""
        self.fallbacks = 0
        """Moves left to the bot `random`."""
        self._warm = warm

    async def __aenter__(self) -> Self:
        await self.open(self._warm)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def choose_move(self, table: Hashable, request: BotRequest) -> str:
        """The bot's move in notation."""
        ask, substitute = partial(self._ask, request), partial(self._substitute, request)
        try:
            return await self.run(table, ask, ask, substitute)
        except WorkerFailed:
            level = level_of(request.bot)
            bot = name_text(f"bot-{level}", level)
            seat = seat_text(request.game, request.seat)
            raise BotFailed(Text("bot-failed", bot=bot, seat=seat)) from None

    async def _ask(self, request: BotRequest, process: WorkerProcess) -> str:
        await process.send(as_line(request))
        reply = await process.receive(BotReply)
        if reply.id != request.id or reply.move is None:
            raise WorkerFailed(reply.error or "the reply to another request")
        self.moves += 1
        return reply.move

    async def _substitute(self, request: BotRequest, process: WorkerProcess) -> str:
        move = await self._ask(msgspec.structs.replace(request, bot=FALLBACK), process)
        self.fallbacks += 1
        return move
