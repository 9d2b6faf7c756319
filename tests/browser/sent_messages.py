"""What a page sends over its socket."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocket

ROUTINE = ("ack", "ping")
"""Messages that keep the connection alive."""


@dataclass
class SentMessages:
    """The requests of a page, in order; create it before the page opens its table."""

    page: Page
    requests: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("websocket", self._watch)

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)

    def _sent(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] not in ROUTINE:
            self.requests.append(message)

    @property
    def moves(self) -> list[list[str]]:
        """The answers sent, each a list of moves."""
        sent = [message["move"] for message in self.requests if message["type"] == "move"]
        return [[move] if isinstance(move, str) else move for move in sent]
