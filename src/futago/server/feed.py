"""A viewer's messages on their way out: in order, bounded, never waited for by the table."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

LONGEST: Final = 512
"""Messages that may wait for a slow client; then it has to come again."""


class Feed:
    """Fulfils `Watcher`: the table puts messages in, a connection takes them out."""

    def __init__(self, seat: str, guest: str | None, language: str | None = None) -> None:
        self.seat = seat
        self.guest = guest
        self.language = language
        self.closed: str | None = None
        self._waiting = deque[tuple[int, bytes]]()
        self._news: asyncio.Future[None] | None = None
        """Somebody waits for the next message."""

    def tell(self, number: int, message: bytes) -> None:
        if self.closed is not None:
            return
        if len(self._waiting) >= LONGEST:
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
        """The next message; None if there was none for so long, or there will be no more."""
        if not self._waiting and self.closed is None:
            loop = asyncio.get_running_loop()
            self._news = loop.create_future()
            timer = loop.call_later(seconds, self._wake)
            try:
                await self._news
            finally:
                timer.cancel()
        return self._waiting.popleft() if self._waiting else None
