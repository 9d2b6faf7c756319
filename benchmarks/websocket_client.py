"""A minimal WebSocket client, so that a load run measures the server rather than its clients."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, TypeAlias, cast

TEXT: Final = 0x81
CLOSE, PING, PONG = 0x88, 0x89, 0x8A
MASK: Final = b"\0\0\0\0"
"""Clients have to mask their frames; this mask leaves the payload unchanged."""

OnMessage: TypeAlias = "Callable[[WebSocketClient, bytes, int, int], None]"
"""Gets the socket, the bytes that contain a message, and where it begins and ends."""


def frame(data: bytes, kind: int = TEXT) -> bytes:
    """A message of a client as it is sent."""
    length = len(data)
    if length < 126:
        return bytes((kind, 0x80 | length)) + MASK + data
    return bytes((kind, 0x80 | 126)) + length.to_bytes(2, "big") + MASK + data


class WebSocketClient(asyncio.Protocol):
    """One connection with whole text messages, without extensions or fragmentation."""

    def __init__(
        self, host: str, path: str, headers: dict[str, str], on_message: OnMessage
    ) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        fields = {
            "Host": host,
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": key,
            **headers,
        }
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
        self._request = "\r\n".join([*lines, "", ""]).encode()
        self._waiting = b""
        self._upgraded = False
        self.on_message = on_message
        self.on_lost: Callable[[], None] = lambda: None
        self.send: Callable[[bytes], None]
        """Sends what `frame` has made."""
        self.received = 0
        """Bytes received, including frame headers."""

    @classmethod
    async def connect(
        cls, address: str, path: str, headers: dict[str, str], on_message: OnMessage
    ) -> WebSocketClient:
        """Connect to `host:port`. A message may arrive even before this returns."""
        host, _, port = address.rpartition(":")
        socket = cls(address, path, headers, on_message)
        await asyncio.get_running_loop().create_connection(lambda: socket, host, int(port))
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self.send = self._transport.write
        self.send(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.on_lost()

    def close(self) -> None:
        self.on_lost = lambda: None
        self.send(frame(b"\x03\xe8", CLOSE))
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        if self._waiting:
            data = self._waiting + data
        at = 0
        if not self._upgraded:
            end = data.find(b"\r\n\r\n")
            if end >= 0:
                if not data.startswith(b"HTTP/1.1 101"):
                    raise ConnectionError(data[:end].decode())
                self._upgraded, at = True, end + 4
        if self._upgraded:
            at = self._take_frames(data, at)
        self._waiting = data[at:]

    def _take_frames(self, data: bytes, at: int) -> int:
        """Handle every complete frame; return the start of the first incomplete one."""
        size = len(data)
        while size >= at + 2:
            kind, length, begin = data[at], data[at + 1], at + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                length, begin = int.from_bytes(data[begin : begin + wide], "big"), begin + wide
            end = begin + length
            if size < end:
                break
            at = end
            if kind == TEXT:
                self.on_message(self, data, begin, end)
            elif kind == PING:
                self.send(frame(data[begin:end], PONG))
        return at
