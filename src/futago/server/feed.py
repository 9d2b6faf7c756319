"""The bounded queue of messages to one viewer; the table never waits for it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

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


class Line(Protocol):
    """A connection that sends at once."""

    @property
    def is_writable(self) -> bool:
        """Whether the client reads what it is sent."""

    def send_text(self, message: bytes) -> None: ...


class SocketFeed:
    """Implements `Watcher` for a socket: messages are sent at once, and queued only until the first
    one was sent and while the client reads too slowly."""

    __slots__ = (
        "_line",
        "_on_close",
        "_open",
        "_waiting",
        "closed",
        "guest",
        "language",
        "seat",
        "sent_at",
    )

    def __init__(
        self, seat: str, guest: str | None, line: Line, on_close: Callable[[str], None]
    ) -> None:
        """`on_close` is called with the reason when the feed was closed and all has been sent."""
        self.seat = seat
        self.guest = guest
        self.language: str | None = None
        self.closed: str | None = None
        self.sent_at = 0.0
        """When the last message was sent, by the clock of the event loop."""
        self._line = line
        self._on_close = on_close
        self._open = False
        self._waiting: list[bytes] = []

    def open(self, first: bytes) -> None:
        """Send the first message, and whatever came meanwhile."""
        self._write(first)
        self._open = True
        self.flush()

    def send(self, number: int, message: bytes) -> None:
        if self.closed is not None:
            return
        if self._open and not self._waiting and self._line.is_writable:
            self._write(message)
        elif len(self._waiting) >= MAX_WAITING:
            self.close("slow")
        else:
            self._waiting.append(message)

    def flush(self) -> None:
        """Send what waits, as far as the client reads it."""
        if not self._open:
            return
        sent = 0
        while sent < len(self._waiting) and self._line.is_writable:
            self._write(self._waiting[sent])
            sent += 1
        del self._waiting[:sent]
        if self.closed is not None and not self._waiting:
            self._on_close(self.closed)

    def close(self, reason: str) -> None:
        """What waits is still sent."""
        if self.closed is None:
            self.closed = reason
            if self._open and not self._waiting:
                self._on_close(reason)

    def _write(self, message: bytes) -> None:
        self._line.send_text(message)
        self.sent_at = asyncio.get_running_loop().time()
