"""WebSockets whose messages are parsed as fast as they are handled, not as fast as they come."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from futago.server.connection_gate import ConnectionGate
from futago.server.limits import TokenBucket

PIECE: Final = 2048
"""Bytes that are parsed at once: at most a few hundred messages."""
CONTROL_RATE: Final = 5.0
CONTROL_BURST: Final = 500.0
"""Frames per second that are no complete message: pings, pongs, parts of messages."""
LINGER_SECONDS: Final = 20.0
"""For reading the last messages of a connection that is being closed."""
POLICY_VIOLATION: Final = 1008


class PacedWebSocketProtocol(WebSocketsSansIOProtocol):
    """Parses what has come piece by piece, the next when everything before has been handled, so
    that a client that sends a lot at once only fills its own buffers."""

    gate: ConnectionGate | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._unparsed = bytearray()
        self._control = TokenBucket(CONTROL_RATE, CONTROL_BURST)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unparsed.clear()
        if self.gate is not None:
            self.gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._unparsed += data
        if self.queue.empty():
            self._parse_next()

    def _parse_next(self) -> None:
        """Parse until there is a message to handle, or nothing is left."""
        while self._unparsed and self.queue.empty() and not self.transport.is_closing():
            piece = bytes(self._unparsed[:PIECE])
            del self._unparsed[:PIECE]
            super().data_received(piece)
        self._pause_or_resume()

    def _pause_or_resume(self) -> None:
        """Read from the network only when there is nothing left to parse or to handle."""
        waiting = bool(self._unparsed) or not self.queue.empty()
        if waiting != self.read_paused and not self.transport.is_closing():
            self.read_paused = waiting
            if waiting:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        if self.queue.empty():
            self._parse_next()
        message = await self.queue.get()
        self._pause_or_resume()
        return message

    def handle_cont(self, event: Frame) -> None:
        if self._allows_control():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._allows_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._allows_control():
            super().handle_pong(event)

    def _allows_control(self) -> bool:
        allowed = self._control.take()
        if not allowed and not self.close_sent and not self.transport.is_closing():
            self.conn.fail(POLICY_VIOLATION, "too many control frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            self._abort_later()
        return allowed

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_later()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self._abort_later()

    def _abort_later(self) -> None:
        """Who does not read the rest keeps the connection for a moment only."""
        asyncio.get_running_loop().call_later(LINGER_SECONDS, self.transport.abort)
