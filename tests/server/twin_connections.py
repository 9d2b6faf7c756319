"""Two servers that must behave identically, and connections that record all they send, as bytes.

The two games differ only in their hidden part. Whatever somebody receives who must not know it has
to be byte for byte the same on both servers; any difference is a leak.
"""

from __future__ import annotations

import http.client
import json
import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import sleep
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

from futago.table.shards import SHARDS
from futago.table.storage import Place
from tests.notices.servers import HookServer, hook_server
from tests.server_process import ServerProcess

TIMEOUT: Final = 60.0
"""Seconds to wait for a message before the test fails."""
START: Final = 1_800_000_000_000

Token = str | None
Messages = list[bytes]


class Leak(AssertionError):
    """Somebody could tell the two games apart who must not."""


@dataclass
class Side:
    """One of the two servers: its folder, its webhook receiver and an HTTP client."""

    folder: Path
    hook: HookServer
    port: int = 0
    http: httpx.Client = field(default_factory=httpx.Client)
    now: int = START
    logged: int = 0
    """Characters of the log that have been compared."""
    bot_moves: int = 0
    noted: int = 0
    """Notices that have been compared."""
    moves: int = -1
    """The pipe that gives bots their moves; it stays open while nobody reads."""

    @property
    def index(self) -> int:
        return int(self.folder.name)

    def write(self, name: str, data: str) -> None:
        """Write a file into the folder atomically: the server may be reading."""
        fresh = self.folder / f"{name}.new"
        fresh.write_text(data)
        fresh.rename(self.folder / name)

    def tick(self) -> None:
        """Advance the time of the server."""
        self.now += 10
        self.write("now", str(self.now))

    def wait_for_shares(self, processes: int) -> None:
        """Wait until each of several processes owns its half, which is logged."""
        log = self.folder / "log"
        while processes > 1 and log.read_text().count(f"held={SHARDS // processes}") < processes:
            sleep(0.01)
        self.log()

    def let_bot_play(self, move: str) -> None:
        """Give the current or next bot request its answer."""
        self.bot_moves += 1
        os.write(self.moves, f"{move}\n".encode())

    def ask(self, method: str, path: str, token: Token = None, data: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self.http.request(method, path, headers=headers, json=data)

    def log(self) -> bytes:
        """What was logged since the last call, without times and ports."""
        written = (self.folder / "log").read_text()[self.logged :]
        self.logged += len(written)
        return re.sub(r"timestamp=\S+|port=\d+", "", written).encode()

    def notices(self) -> bytes:
        """The notices since the last call, without the header that contains the port."""
        messages = list[str]()
        for call in self.hook.received[self.noted :]:
            headers = {name: value for name, value in call.headers.items() if name != "Host"}
            messages.append(f"{call.path} {headers} {call.body!r}")
        self.noted += len(messages)
        return "\n".join(messages).encode()


def as_bytes(response: httpx.Response) -> bytes:
    """A response with its headers, except the date."""
    head = b"".join(b"%s: %s\n" % h for h in response.headers.raw if h[0].lower() != b"date")
    return b"%d\n%s\n%s" % (response.status_code, head, response.content)


class RecordedSocket:
    """A WebSocket that records every message."""

    def __init__(self, side: Side, table: str, seat: str, token: Token) -> None:
        address = f"ws://127.0.0.1:{side.port}/api/tables/{table}/socket?seat={seat}&after=0"
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(
                address,
                additional_headers=headers,
                compression=None,
                proxy=None,
                open_timeout=TIMEOUT,
            )
        )
        self.frames: Messages = []
        self._asked = 0
        self._last = 0
        self._read()

    def _read(self) -> dict[str, Any]:
        frame = self.socket.recv(timeout=TIMEOUT, decode=False)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["type"] in ("event", "table"):
            self._last = message["number"]
        return message

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its reply; all messages are recorded."""
        self._asked += 1
        self.socket.send(json.dumps({**message, "id": self._asked}))
        while True:
            reply = self._read()
            if reply["type"] == "reply" and reply["id"] == self._asked:
                return reply

    def until(self, number: int) -> None:
        """Wait for the event with this number."""
        while self._last < number:
            self._read()

    def until_presence(self) -> None:
        """Wait until the server has noticed that somebody connected or disconnected."""
        while self._read()["type"] != "presence":
            pass

    def take_messages(self) -> bytes:
        """All messages since the last call, up to the reply to a ping."""
        self.ask(type="ping")
        messages, self.frames = self.frames, []
        return b"\n".join(messages)

    def close(self) -> None:
        self._stack.close()


class RecordedStream:
    """A stream of server-sent events that records every line."""

    def __init__(self, side: Side, table: str, token: Token) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", side.port, timeout=TIMEOUT)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        path = f"/api/tables/{table}/stream?seat=spectator&after=0&lang=it"
        self.connection.request("GET", path, headers=headers)
        self.answer = self.connection.getresponse()
        messages = [
            f"{name}: {value}" for name, value in self.answer.getheaders() if name != "date"
        ]
        self.lines: Messages = ["\n".join(messages).encode()]

    def until(self, number: int) -> None:
        """Wait for the event with this number."""
        kind = b""
        while True:
            line = self.answer.readline()
            assert line, "the stream has ended"
            self.lines.append(line)
            name, _, value = line.strip().partition(b": ")
            kind = value if name == b"event" else kind
            numbered = name == b"data" and kind in (b"event", b"table")
            if numbered and json.loads(value)["number"] >= number:
                return

    def take_messages(self) -> bytes:
        messages, self.lines = self.lines, []
        return b"".join(messages)

    def close(self) -> None:
        self.answer.close()
        self.connection.close()


@dataclass
class Servers:
    """The two servers; compares what they send."""

    sides: tuple[Side, Side]
    compared: int = 0
    """Bytes found identical."""
    leaks: list[str] = field(default_factory=list)
    """Differences so far. The session continues, so that the servers stay in step."""

    def compare(self, what: str, get: Callable[[Side], bytes]) -> None:
        """Get something from both servers; it must be the same."""
        one, other = (get(side) for side in self.sides)
        self.expect_same(what, one, other)

    def expect_same(self, what: str, one: bytes, other: bytes) -> None:
        """Record a leak if two outputs differ."""
        if one != other:
            self.leaks.append(f"{what}:\n{first_difference(one, other)}")
        self.compared += len(one)

    def raise_leaks(self) -> None:
        """Raise `Leak` if there was any difference since the last call."""
        leaks, self.leaks = self.leaks, []
        if leaks:
            raise Leak("\n\n".join(leaks))

    def ask(
        self, what: str, method: str, path: str, token: Token = None, data: Any = None
    ) -> httpx.Response:
        """Send the same request to both and compare the responses; returns the first."""
        found = list[httpx.Response]()

        def asked(side: Side) -> bytes:
            found.append(side.ask(method, path, token, data))
            return as_bytes(found[-1])

        self.compare(f"{what}: {method} {path} {data or ''}", asked)
        return found[0]

    def tick(self) -> None:
        for side in self.sides:
            side.tick()

    def write(self, name: str, data: str) -> None:
        for side in self.sides:
            side.write(name, data)


def first_difference(one: bytes, other: bytes) -> str:
    at = next(
        (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )
    begin = max(0, at - 300)
    return "\n--\n".join(
        f"({len(output)} bytes) ...{output[begin : at + 200].decode(errors='replace')}"
        for output in (one, other)
    )


@contextmanager
def running(folder: Path, place: Place, processes: int, *flags: str) -> Iterator[Side]:
    """Run one of the two servers."""
    folder.mkdir()
    with hook_server() as hook:
        side = Side(folder, hook)
        side.tick()
        os.mkfifo(folder / "moves")
        side.moves = os.open(folder / "moves", os.O_RDWR)
        rest = (str(hook.port), str(place), str(processes), *flags)
        program = ("tests.server.twin_server", str(folder), *rest)
        hashes = {"PYTHONHASHSEED": str(side.index)}
        try:
            with (
                ServerProcess(folder, program=program, variables=hashes) as server,
                server.client() as side.http,
            ):
                side.port = server.port
                side.wait_for_shares(processes)
                # Both servers get the same bytes, even in the header that contains the port.
                side.http.headers["Host"] = "localhost"
                yield side
        finally:
            os.close(side.moves)


@contextmanager
def two_servers(
    folder: Path, *flags: str, places: Sequence[Place] = (), processes: int = 1
) -> Iterator[Servers]:
    """Two servers that must not differ in anything, although their hash seeds do."""
    with ExitStack() as stack:
        folders = folder / "0", folder / "1"
        one, other = (
            stack.enter_context(running(inside, place, processes, *flags))
            for inside, place in zip(folders, places or folders, strict=True)
        )
        yield Servers((one, other))
