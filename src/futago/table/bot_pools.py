"""The bots of all tables: those that answer at once do not wait behind those that think.

async with BotPools(BotWorkers(1, 10.0), BotWorkers(2, 10.0)) as bots:
    move = await bots.choose_move("192.0.2.7", request)
"""

from __future__ import annotations

from collections.abc import Hashable
from contextlib import AsyncExitStack
from typing import Final, Self

from futago.bots import level_of
from futago.table.bot_worker import BotRequest
from futago.table.bot_workers import BotWorkers
from futago.table.pace import paces

LIGHT_PACE: Final = 0.8
"""Seconds per move of the bots that answer at once; see `pace.toml`."""


class BotPools:
    """Workers for light bots and others for those that think."""

    def __init__(self, light: BotWorkers, thinkers: BotWorkers) -> None:
        self._light = light
        self._thinkers = thinkers
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        for pool in (self._light, self._thinkers):
            await self._stack.enter_async_context(pool)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def choose_move(self, asker: Hashable, request: BotRequest) -> str:
        """The bot's move in notation. Askers take turns, however many moves each waits for."""
        light = paces().of(level_of(request.bot)) <= LIGHT_PACE
        pool = self._light if light else self._thinkers
        return await pool.choose_move(asker, request)

    @property
    def moves(self) -> int:
        """Moves chosen."""
        return self._light.moves + self._thinkers.moves

    @property
    def restarts(self) -> int:
        """Processes that had to be replaced."""
        return self._light.restarts + self._thinkers.restarts

    @property
    def fallbacks(self) -> int:
        """Moves left to the bot `random`."""
        return self._light.fallbacks + self._thinkers.fallbacks

    @property
    def waiting(self) -> int:
        """Moves that no process has started to think about."""
        return self._light.waiting + self._thinkers.waiting
