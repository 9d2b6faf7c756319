"""Somebody who watches a table."""

from __future__ import annotations

from typing import Protocol


class Watcher(Protocol):
    """Receives the messages for one viewer."""

    seat: str
    guest: str | None
    language: str | None

    def send(self, number: int, message: bytes) -> None:
        """Queue a message; never blocks."""

    def close(self, reason: str) -> None:
        """No more messages will follow."""
