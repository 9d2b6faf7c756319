"""HTTP where several processes share the tables: a connection goes to the owner of what it asks
for, with its first request or any later one."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import httptools
from uvicorn.protocols.http.flow_control import FlowControl

from futago.server.http_timeouts import TimeoutHttpProtocol
from futago.server.sharing import Sharing

MOST_HOPS: Final = 3
"""Processes that a request passes through, while they disagree about who owns a table."""


class RoutedHttpProtocol(TimeoutHttpProtocol):
    """Looks at each request before it is handled, and hands the connection over if another process
    owns the table."""

    sharing: Sharing
    relayed = False
    """Whether the client is connected to another computer: it gets one answer, since its next
    request may be for another process."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.arriving = (b"", 0)
        """What another process has read of this connection before it handed it over, and how many
        processes it has passed through."""
        self._raw = b""
        """The current request as far as it was read, until its headers are complete."""
        self._between = True
        """Whether nothing of a request has come."""
        self._begun = 0
        """Requests that have begun in `_raw`."""
        self._hops = 0
        self._wanted: str | None = None
        """What the request asks for that another process owns."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        if self.relayed:
            self.gate = None  # it is counted where the client is connected
        super().connection_made(transport)
        # Before anything else can come.
        (data, self._hops), self.arriving = self.arriving, (b"", 0)
        if data and not transport.is_closing():
            self.data_received(data)

    def data_received(self, data: bytes) -> None:
        if self._wanted is not None:  # it is on its way
            self._raw += data
            return
        if self._between:
            self._raw, self._begun = b"", 0
        if self._in_head or self._between:
            self._raw += data
        self._between = False
        super().data_received(data)
        if self._wanted is not None:
            self._unset_keepalive_if_required()
            self._start_timer()
            task = self.loop.create_task(self._leave(self._wanted))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begun += 1

    def on_headers_complete(self) -> None:
        if self._wanted is not None:
            return
        # A request that comes before the last one is answered is handled here, and refused if need
        # be: no browser sends such requests.
        if self._begun == 1 and self.idle and self._hops < MOST_HOPS:
            method = self.parser.get_method()
            self._wanted = self.sharing.router.elsewhere(method, self.url, self._hops)
        self._hops = 0
        if self._wanted is not None:
            self._in_head = False
            self.transport.pause_reading()
            return
        self._raw = b""
        super().on_headers_complete()
        if self.relayed and self.cycle is not None:
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        if self._wanted is None:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self._wanted is None:
            super().on_message_complete()
            self._between = True

    def handle_websocket_upgrade(self) -> None:
        if self._wanted is None:
            super().handle_websocket_upgrade()

    async def _leave(self, wanted: str) -> None:
        """Hand the connection over; handle the request here if it is ours, or nobody's."""
        hops = self._hops + 1
        if await self.sharing.router.send_away(self, wanted, self._raw, hops):
            return
        if self.transport.is_closing():
            return
        raw, self._raw, self._wanted, self._begun = self._raw, b"", None, 0
        self._stop_timer()
        self.parser = httptools.HttpRequestParser(self)
        self._hops = MOST_HOPS  # whoever it belongs to, it is answered here
        self._between = True
        self.flow = FlowControl(self.transport)
        self.transport.resume_reading()
        self.data_received(raw)

    def forget(self) -> None:
        """The connection continues elsewhere."""
        self._stop_timer()
        self._stop_write_timer()
        self.connections.discard(self)
        if self.gate is not None:
            self.gate.leave(self.transport)
