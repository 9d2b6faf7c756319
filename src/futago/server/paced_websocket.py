"""WebSockets whose messages are parsed as fast as they are handled, not as fast as they come.

uvicorn accepts the connection and runs the application. After that, the application may use the
connection directly (`connection_in`): whole text messages, which is what players send and are sent,
then take the shortest way; everything else goes through the parser of uvicorn's protocol.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import Protocol

from futago.server.connection_gate import ConnectionGate
from futago.server.limits import TokenBucket

CONTROL_RATE: Final = 5.0
CONTROL_BURST: Final = 500.0
"""Frames per second that are no complete message: pings, pongs, parts of messages."""
LINGER_SECONDS: Final = 20.0
"""For reading the last messages of a connection that is being closed."""
MAX_LEFTOVER: Final = 300_000
"""Bytes that are read after the connection was closed here, before the client's answer."""
POLICY_VIOLATION: Final = 1008
CONNECTION: Final = "futago.connection"
"""The extension of the ASGI scope under which the application finds the connection."""
WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text message."""
MASKED: Final = 0x80


class Inbox:
    """What has come for the application: as much of `asyncio.Queue` as is needed here."""

    __slots__ = ("_messages", "_wakes")

    def __init__(self) -> None:
        self._messages: list[ASGIReceiveEvent] = []
        self._wakes: asyncio.Future[None] | None = None

    @property
    def awaited(self) -> bool:
        """Whether the application waits for a message, and has not begun to handle one."""
        return self._wakes is not None

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        self._messages.append(message)
        if self._wakes is not None and not self._wakes.done():
            self._wakes.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self._messages:
            self._wakes = asyncio.get_running_loop().create_future()
            try:
                await self._wakes
            finally:
                self._wakes = None
        return self._messages.pop(0)


class PacedWebSocketProtocol(WebSocketsSansIOProtocol):
    """Parses what has come frame by frame, the next when everything before has been handled, so
    that a client that sends a lot at once only fills its own buffers."""

    gate: ConnectionGate | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue: Inbox = Inbox()  # type: ignore[assignment]
        self._unparsed = bytearray()
        self._leftover = MAX_LEFTOVER
        self._control: TokenBucket | None = None
        self.on_writable: Callable[[], None] = lambda: None
        """Called when the client has read what it was sent, after a time when it had not."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[CONNECTION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        self._unparsed.clear()
        if self.gate is not None:
            self.gate.leave(self.transport)
        super().connection_lost(exc)

    def forget_handshake(self) -> None:
        """Free what was needed only until the connection was accepted. The parser, which has been
        given whole frames only, starts anew: it would keep the request as long as it lives."""
        del self.request, self.response
        self.scope["headers"] = []
        self.conn.parser = Protocol.parse(self.conn)
        next(self.conn.parser)

    # ------------------------------------------------------------ sending

    @property
    def is_writable(self) -> bool:
        """Whether the client reads what it is sent."""
        return self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_writable()

    def send_text(self, message: bytes) -> None:
        """Send a text message at once; nothing once the connection is being closed."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        size = len(message)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65_536:
            head = bytes((WHOLE_TEXT, 126, size >> 8, size & 255))
        else:
            head = bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + message)

    # ------------------------------------------------------------ receiving

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.close_sent:
            self._await_close(data)
            return
        self._unparsed += data
        if self.queue.empty():
            self._parse_next()
        else:
            self._pause_or_resume()

    def _await_close(self, data: bytes) -> None:
        """The application has closed the connection, and nothing is handled any more: read on to
        the client's answer, upon which the connection ends, past what was on its way."""
        data = bytes(self._unparsed) + data
        self._unparsed.clear()
        self._leftover -= len(data)
        if self._leftover < 0:
            self.transport.abort()
        elif not self.transport.is_closing():
            super().data_received(data)

    def _parse_next(self) -> None:
        """Parse until there is a message to handle, or no whole frame is left."""
        while self.queue.empty() and not self.transport.is_closing():
            size = self._next_frame()
            if not size:
                break
            frame = bytes(self._unparsed[:size])
            del self._unparsed[:size]
            if not self._is_plain_text(frame):
                super().data_received(frame)
        self._pause_or_resume()

    def _next_frame(self) -> int:
        """The size of the first frame, 0 if it is not complete. One that is larger than allowed
        need not be: the parser refuses it as soon as it sees the size."""
        data = self._unparsed
        if len(data) < 2:
            return 0
        length = data[1] & 127
        begin = 2
        if length >= 126:
            begin = 4 if length == 126 else 10
            if len(data) < begin:
                return 0
            length = int.from_bytes(data[2:begin], "big")
        if data[1] & MASKED:
            begin += 4
        if length > self.config.ws_max_size:
            return len(data)
        return begin + length if len(data) >= begin + length else 0

    def _is_plain_text(self, frame: bytes) -> bool:
        """Take a message that needs no parser: whole, unfragmented, in proper UTF-8."""
        conn = self.conn
        if frame[0] != WHOLE_TEXT or not frame[1] & MASKED or conn.current_size is not None:
            return False
        if self.close_sent or conn.close_rcvd is not None or conn.parser_exc is not None:
            return False
        begin = 6 if frame[1] < MASKED | 126 else 8
        if frame[1] == MASKED | 127:
            return False
        try:
            text = apply_mask(frame[begin:], frame[begin - 4 : begin]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True

    def _pause_or_resume(self) -> None:
        """Read from the network only when there is nothing left to parse or to handle; what the
        application is waiting for is as good as handled."""
        waiting = not self.queue.empty() and (bool(self._unparsed) or not self.queue.awaited)
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

    async def receive_text(self) -> str | None:
        """The next text message; empty for one that is not text, None when the client has gone."""
        message = await self.receive()
        if message["type"] != "websocket.receive":
            return None
        return message.get("text") or ""

    # ------------------------------------------------------------ control frames

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
        if self._control is None:
            self._control = TokenBucket(CONTROL_RATE, CONTROL_BURST)
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


def connection_in(scope: Mapping[str, Any]) -> PacedWebSocketProtocol:
    """The connection of a WebSocket, to be used directly once it was accepted."""
    found: PacedWebSocketProtocol = scope["extensions"][CONNECTION]
    return found
