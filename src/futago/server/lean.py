"""uvicorn's WebSocket, with a shorter way for the one thing that it does all the time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

TEXT: Final = 0x81
"""The first byte of a whole text message."""


def text_frame(data: bytes) -> bytes:
    """A text message on the wire, as servers send it: whole, not masked, not compressed."""
    length = len(data)
    if length < 126:
        return bytes((TEXT, length)) + data
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big") + data
    return bytes((TEXT, 127)) + length.to_bytes(8, "big") + data


class LeanSockets(WebSocketsSansIOProtocol):
    """Sends a text message on an open connection as it is; all else is uvicorn's."""

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.send" and self._is_open():
            text = message.get("text")
            if text is not None:
                self.transport.write(text_frame(text.encode()))
                return
        await super().send(message)

    def _is_open(self) -> bool:
        open = self.conn.state is State.OPEN and self.writable.is_set()
        return open and not self.disconnected and not self.close_sent
