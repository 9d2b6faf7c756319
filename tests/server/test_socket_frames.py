"""Messages of a WebSocket, however they are cut into frames and packets; frames that are wrong."""

from __future__ import annotations

import json
import socket as plain_sockets
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.server_process import ServerProcess

CONT, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
FIN: Final = 0x80
MASK: Final = b"\x11\x22\x33\x44"


def frame(kind: int, data: bytes, fin: bool = True, mask: bytes = MASK) -> bytes:
    """A frame of a client."""
    size = len(data)
    head = bytes([(FIN if fin else 0) | kind])
    masked = 0x80 if mask else 0
    if size < 126:
        head += bytes([masked | size])
    elif size < 65_536:
        head += bytes([masked | 126]) + struct.pack("!H", size)
    else:
        head += bytes([masked | 127]) + struct.pack("!Q", size)
    if mask:
        data = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
    return head + mask + data


def asked(id: int | str) -> bytes:
    return json.dumps({"type": "ping", "id": id}).encode()


class Line:
    """An open WebSocket at a table whose bytes the test writes itself."""

    def __init__(self, server: ServerProcess, table: str) -> None:
        self.socket = plain_sockets.create_connection(("127.0.0.1", server.port), timeout=60)
        self.socket.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server.host}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        self._file = self.socket.makefile("rb")
        assert self._file.readline().startswith(b"HTTP/1.1 101")
        while self._file.readline() != b"\r\n":
            pass
        assert json.loads(self.next()[1])["type"] == "table"

    def next(self) -> tuple[int, bytes]:
        """The kind and the data of the next frame."""
        head, size = self._file.read(2)
        assert head & FIN, "the server sends whole messages"
        if size == 126:
            (size,) = struct.unpack("!H", self._file.read(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self._file.read(8))
        return head & 15, self._file.read(size)

    def replies(self, count: int) -> list[object]:
        """The ids of so many replies."""
        found = list[object]()
        while len(found) < count:
            kind, data = self.next()
            message = json.loads(data) if kind == TEXT else {}
            if message.get("type") == "reply":
                assert message["ok"], message
                found.append(message["id"])
        return found

    def close_code(self) -> int:
        """The code with which the server closes."""
        while True:
            kind, data = self.next()
            if kind == CLOSE:
                return int.from_bytes(data[:2], "big")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, str]]:
    folder: Path = tmp_path_factory.mktemp("frames")
    with ServerProcess(folder) as server, server.client() as client:
        body = {"game": "goryo", "settings": {"public": True}}
        yield server, client.post("/api/tables", json=body).json()["id"]


@pytest.fixture
def line(table: tuple[ServerProcess, str]) -> Iterator[Line]:
    found = Line(*table)
    with found.socket:
        yield found


def test_a_message_may_come_byte_by_byte(line: Line) -> None:
    for byte in frame(TEXT, asked(1)):
        line.socket.sendall(bytes([byte]))
    assert line.replies(1) == [1]


@pytest.mark.parametrize("size", [125, 126, 127, 300, 2000])
def test_messages_of_all_sizes_are_read(line: Line, size: int) -> None:
    message = asked("x")
    line.socket.sendall(frame(TEXT, message + b" " * (size - len(message))))
    assert line.replies(1) == ["x"]


def test_messages_in_one_packet_are_answered_in_order(line: Line) -> None:
    line.socket.sendall(b"".join(frame(TEXT, asked(id)) for id in range(50)))
    assert line.replies(50) == list(range(50))


def test_a_message_in_parts_is_put_together_around_a_ping(line: Line) -> None:
    begin, end = asked("é")[:9], asked("é")[9:]
    line.socket.sendall(frame(TEXT, begin, fin=False) + frame(PING, b"here") + frame(CONT, end))
    assert line.next() == (PONG, b"here")
    assert line.replies(1) == ["é"]


def test_a_whole_message_inside_one_in_parts_is_an_error(line: Line) -> None:
    line.socket.sendall(frame(TEXT, b"{", fin=False) + frame(TEXT, asked(1)))
    assert line.close_code() == 1002


def test_text_that_is_not_unicode_is_an_error(line: Line) -> None:
    line.socket.sendall(frame(TEXT, b'"\xff\xfe"'))
    assert line.close_code() == 1007


def test_an_unmasked_message_is_an_error(line: Line) -> None:
    line.socket.sendall(frame(TEXT, asked(1), mask=b""))
    assert line.close_code() == 1002


def test_a_message_that_will_be_too_long_is_refused_before_it_has_come(line: Line) -> None:
    line.socket.sendall(bytes([FIN | TEXT, 0x80 | 127]) + struct.pack("!Q", 10**9) + MASK)
    assert line.close_code() == 1009


def test_nothing_is_answered_after_a_close(line: Line) -> None:
    line.socket.sendall(frame(CLOSE, b"\x03\xe8") + frame(TEXT, asked(1)))
    assert line.next() == (CLOSE, b"\x03\xe8")
    assert line.socket.recv(100) == b""
