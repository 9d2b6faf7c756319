"""How a WebSocket ends that the server closes."""

from __future__ import annotations

import asyncio
import json
import socket as plain_sockets
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import uvicorn

from futago.server import paced_websocket
from futago.server.paced_websocket import MAX_LEFTOVER, PacedWebSocketProtocol

from .test_slow_clients import running
from .test_socket_frames import CLOSE, TEXT, frame


class NoTimeout(PacedWebSocketProtocol):
    """Waits for the client's answer as long as it takes."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.close_timeout = 1e6


async def closing_app(scope: Any, receive: Any, send: Any) -> None:
    """Accepts, waits for a message and closes."""
    await receive()
    await send({"type": "websocket.accept"})
    await receive()
    await send({"type": "websocket.close", "code": 4403})
    await asyncio.sleep(0)


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Iterator[plain_sockets.socket]:
    """A connection that the server has closed, and the client has not."""
    monkeypatch.setattr(paced_websocket, "LINGER_SECONDS", 1e6)
    config = uvicorn.Config(closing_app, ws=NoTimeout, lifespan="off", log_config=None)
    with (
        running(config) as port,
        plain_sockets.create_connection(("127.0.0.1", port), timeout=60) as opened,
    ):
        opened.sendall(
            b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        with opened.makefile("rb") as file:
            assert file.readline().startswith(b"HTTP/1.1 101")
            while file.readline() != b"\r\n":
                pass
            opened.sendall(frame(TEXT, b"{}"))
            assert file.read(4) == bytes([0x80 | CLOSE, 2]) + (4403).to_bytes(2, "big")
        yield opened


def test_it_ends_with_the_answer_of_the_client(line: plain_sockets.socket) -> None:
    line.sendall(frame(CLOSE, (4403).to_bytes(2, "big")))
    assert line.recv(100) == b""


def test_what_was_on_its_way_comes_before_the_answer(line: plain_sockets.socket) -> None:
    messages = b"".join(frame(TEXT, json.dumps({"n": n}).encode()) for n in range(100))
    line.sendall(messages + frame(CLOSE, (4403).to_bytes(2, "big")))
    assert line.recv(100) == b""


def test_who_goes_on_sending_is_cut_off(line: plain_sockets.socket) -> None:
    with suppress(ConnectionError):
        for _ in range(100 * MAX_LEFTOVER // 60_000):
            line.sendall(frame(TEXT, b"x" * 60_000))
    with suppress(ConnectionError):
        assert line.recv(100) == b""
