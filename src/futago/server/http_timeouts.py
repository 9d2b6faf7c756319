"""HTTP with timeouts for slow clients (slowloris) and a limit on headers."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from futago.server.connection_gate import ConnectionGate

MAX_HEAD: Final = 64_000
"""Bytes of the request line and headers."""
MAX_UPGRADE_LINE: Final = 8_000
MAX_UPGRADE_HEADERS: Final = 100
"""What the WebSocket library accepts of a handshake."""


class TimeoutHttpProtocol(HttpToolsProtocol):
    """Closes a connection whose request is incomplete after `timeout`, whose headers are too long,
    or that does not read its answer, so that slow clients cannot block the others."""

    timeout: float = 30.0
    """Seconds for a complete request, and for reading a part of the answer."""
    gate: ConnectionGate | None = None
    """Limits how many there are."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head = 0
        self._in_head = True
        self._timer: asyncio.TimerHandle | None = None
        self._write_timer: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        """Whether no request is being answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.gate is not None and not self.gate.enter(transport, self):
            transport.abort()
            return
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._stop_write_timer()
        if self.gate is not None:
            self.gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > MAX_HEAD and not self.transport.is_closing():
                self.send_400_response("Too many headers.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head, self._in_head = 0, True
        self._start_timer()

    def on_headers_complete(self) -> None:
        self._in_head = False
        # They may all have come at once.
        length = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if length > MAX_HEAD:
            raise ValueError("too many headers")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_timer()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._start_write_timer()  # what is left of the answer has to be read in time

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._start_write_timer()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._start_write_timer()

    def resume_writing(self) -> None:
        self._stop_write_timer()
        super().resume_writing()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        headers = self.scope["headers"]
        lines = [len(self.url), *(len(name) + len(value) for name, value in headers)]
        if max(lines) > MAX_UPGRADE_LINE or len(lines) > MAX_UPGRADE_HEADERS:
            self.send_400_response("Too many headers.")
            return
        if self.gate is not None:
            self.gate.keep(self.transport)
        super().handle_websocket_upgrade()

    def _start_timer(self) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(self.timeout, self._close)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _close(self) -> None:
        self.transport.close()
        self._start_write_timer()

    def _start_write_timer(self) -> None:
        self._stop_write_timer()
        self._write_timer = self.loop.call_later(self.timeout, self.transport.abort)

    def _stop_write_timer(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None
