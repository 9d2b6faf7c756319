"""Connections that pass through a process on their way to another computer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any


class Relay(asyncio.Protocol):
    """One end: whatever comes is written to the other end. Each stops reading while the other
    cannot write, so that nothing piles up here."""

    def __init__(self, on_lost: Callable[[], None] = lambda: None) -> None:
        self.transport: Any = None
        self.other: Relay | None = None
        self._on_lost = on_lost
        self._waiting = bytearray()
        """What came before there was another end."""

    def join(self, client: asyncio.Transport, on_lost: Callable[[], None]) -> None:
        """The other end is this connection of a client."""
        near = Relay(on_lost)
        near.transport, near.other, self.other = client, self, near
        client.set_protocol(near)
        if self._waiting:
            client.write(bytes(self._waiting))
            self._waiting.clear()
        if self.transport.is_closing():
            client.close()
        client.resume_reading()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if self.other is None:
            self._waiting += data
        else:
            self.other.transport.write(data)

    def pause_writing(self) -> None:
        if self.other is not None and not self.other.transport.is_closing():
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and not self.other.transport.is_closing():
            self.other.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._on_lost()
        if self.other is not None:
            self.other.transport.close()


class RelayedTransport:
    """A connection from another process, which says who the client is."""

    def __init__(self, transport: asyncio.Transport, client: tuple[str, int] | None) -> None:
        self._transport = transport
        self._client = client
        self.write = transport.write
        self.is_closing = transport.is_closing

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        if name == "peername":
            return self._client
        if name == "socket":  # it leads to the other process
            return default
        return self._transport.get_extra_info(name, default)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)
