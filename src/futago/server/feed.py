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
        self._news = asyncio.Event()

    def tell(self, number: int, message: bytes) -> None:
        if self.closed is not None:
            return
        if len(self._waiting) >= LONGEST:
            self.close("slow")
            return
        self._waiting.append((number, message))
        self._news.set()

    def close(self, reason: str) -> None:
        if self.closed is None:
            self.closed = reason
            self._news.set()

    async def next(self, seconds: float) -> tuple[int, bytes] | None:
        """The next message; None if there was none for so long, or there will be no more."""
        if not self._waiting and self.closed is None:
            self._news.clear()
            try:
                async with asyncio.timeout(seconds):
                    await self._news.wait()
            except TimeoutError:
                return None
        return self._waiting.popleft() if self._waiting else None
