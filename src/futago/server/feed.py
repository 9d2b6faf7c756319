"""The bounded queue of messages to one viewer; the table never waits for it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

MAX_WAITING: Final = 512
"""Messages queued for a slow client; beyond that it is disconnected and has to reconnect."""


class Feed:
    """Implements `Watcher`: the table puts messages in, a connection takes them out."""

    def __init__(self, seat: str, guest: str | None, language: str | None = None) -> None:
        self.seat = seat
        self.guest = guest
        self.language = language
        self.closed: str | None = None
        self._waiting = deque[tuple[int, bytes]]()
        self._news: asyncio.Future[None] | None = None
        """Resolved when there is news for the connection that waits."""

    def send(self, number: int, message: bytes) -> None:
        if self.closed is not None:
            return
        if len(self._waiting) >= MAX_WAITING:
            self.close("slow")
            return
        self._waiting.append((number, message))
        self._wake()

    def close(self, reason: str) -> None:
        if self.closed is None:
            self.closed = reason
            self._wake()

    def _wake(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    async def next(self, seconds: float) -> tuple[int, bytes] | None:
        """The next message; None after the timeout, or if the feed is closed."""
        if not self._waiting and self.closed is None:
            loop = asyncio.get_running_loop()
            self._news = loop.create_future()
            timer = loop.call_later(seconds, self._wake)
            try:
                await self._news
            finally:
                timer.cancel()
        return self._waiting.popleft() if self._waiting else None
