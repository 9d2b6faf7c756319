"""Clients that never finish their request."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import pytest
import uvicorn

from futago.server.http_timeouts import MAX_HEAD, TimeoutHttpProtocol
from tests.server_process import ServerProcess

ASKED: Final = b"GET / HTTP/1.1\r\nHost: here\r\n"


class ShortTimeouts(TimeoutHttpProtocol):
    timeout = 0.1


class LongTimeouts(TimeoutHttpProtocol):
    timeout = 1.0
    """Enough time for a request, even on a busy machine."""


class Ready(uvicorn.Server):
    """Signals when it listens."""

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
def serving(protocol: type[TimeoutHttpProtocol]) -> Iterator[int]:
    """The port of a server."""
    config = uvicorn.Config(
        _echo, http=protocol, lifespan="off", log_config=None, timeout_keep_alive=60
    )
    with running(config) as port:
        yield port


@contextmanager
def running(config: uvicorn.Config) -> Iterator[int]:
    """The port of a server in a thread."""
    listener = socket.create_server(("127.0.0.1", 0))
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
def impatient_server() -> Iterator[int]:
    """The port of a server with very short timeouts."""
    with serving(ShortTimeouts) as port:
        yield port


def is_disconnected(port: int, sent: bytes) -> bool:
    """Send the beginning of a request, and wait to be disconnected."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
        connection.sendall(sent)
        return connection.recv(1000) == b""


@pytest.mark.parametrize(
    "sent",
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
def test_an_unfinished_request_is_disconnected(impatient_server: int, sent: bytes) -> None:
    assert is_disconnected(impatient_server, sent)


def is_answered(connection: socket.socket) -> bool:
    """Send a request, and read the whole response."""
    connection.sendall(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 5\r\n\r\nhello")
    answer = b""
    while not answer.endswith(b"hello"):
        more = connection.recv(1000)
        assert more, "hung up on"
        answer += more
    return answer.startswith(b"HTTP/1.1 200")


def test_a_finished_request_is_answered_and_the_connection_stays_open() -> None:
    with (
        serving(LongTimeouts) as port,
        socket.create_connection(("127.0.0.1", port), timeout=60) as connection,
    ):
        assert is_answered(connection)
        assert is_disconnected(port, b""), "by now the server has waited long enough"
        assert is_answered(connection)


def test_endless_headers_are_cut_off(server: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
        connection.sendall(ASKED)
        sent = 0
        with suppress(OSError):  # however the connection breaks
            while sent < 100 * MAX_HEAD:
                connection.sendall(b"X-More: " + b"y" * 1000 + b"\r\n")
                sent += 1000
        assert sent < 100 * MAX_HEAD


def test_reasonably_long_headers_are_accepted(server: ServerProcess) -> None:
    with server.client() as client:
        assert client.get("/api/games", headers={"X-Long": "y" * 30_000}).status_code == 200
