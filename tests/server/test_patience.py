"""Clients that begin to ask and never end."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import pytest
import uvicorn

from futago.server.patience import LONGEST_HEAD, PatientProtocol
from tests.server.served import Running

ASKED: Final = b"GET / HTTP/1.1\r\nHost: here\r\n"


class Hasty(PatientProtocol):
    patience = 0.1


class Calm(PatientProtocol):
    patience = 1.0
    """Enough to ask without haste, also on a busy machine."""


class Ready(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        self.ready.set()


async def _echo(scope: Any, receive: Any, send: Any) -> None:
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        body, more = body + message.get("body", b""), message.get("more_body", False)
    headers = [(b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


@contextmanager
def serving(protocol: type[PatientProtocol]) -> Iterator[int]:
    """The port of a server."""
    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        _echo, http=protocol, lifespan="off", log_config=None, timeout_keep_alive=60
    )
    server = Ready(config)
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    server.ready.wait()
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture(scope="module")
def hasty() -> Iterator[int]:
    """The port of a server that waits no longer than a moment."""
    with serving(Hasty) as port:
        yield port


def hung_up_on(port: int, begun: bytes) -> bool:
    """Begin to ask, and wait to be sent away."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as line:
        line.sendall(begun)
        return line.recv(1000) == b""


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"G",
        ASKED,
        ASKED + b"X: y",
        ASKED + b"Upgrade: websocket\r\nConnection: Upgrade\r\n",
        b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\nhalf",
        b"POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhel",
    ],
)
def test_who_does_not_finish_is_hung_up_on(hasty: int, begun: bytes) -> None:
    assert hung_up_on(hasty, begun)


def answered(line: socket.socket) -> bool:
    """Ask, and read the whole answer."""
    line.sendall(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 5\r\n\r\nhello")
    answer = b""
    while not answer.endswith(b"hello"):
        more = line.recv(1000)
        assert more, "hung up on"
        answer += more
    return answer.startswith(b"HTTP/1.1 200")


def test_who_finishes_is_answered_and_may_ask_again_later() -> None:
    with (
        serving(Calm) as port,
        socket.create_connection(("127.0.0.1", port), timeout=60) as line,
    ):
        assert answered(line)
        assert hung_up_on(port, b""), "by now the server has no patience left"
        assert answered(line)


def test_headers_without_end_are_cut_off(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall(ASKED)
        sent = 0
        with suppress(OSError):  # whichever way the line breaks
            while sent < 100 * LONGEST_HEAD:
                line.sendall(b"X-More: " + b"y" * 1000 + b"\r\n")
                sent += 1000
        assert sent < 100 * LONGEST_HEAD


def test_long_headers_within_reason_are_fine(server: Running) -> None:
    with server.client() as client:
        assert client.get("/api/games", headers={"X-Long": "y" * 30_000}).status_code == 200
