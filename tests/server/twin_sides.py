"""Two servers side by side, and the connections to them: all that they say is kept as bytes."""

from __future__ import annotations

import http.client
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.notices.servers import HookServer, hook_server

HERE: Final = Path(__file__).parent
PATIENCE: Final = 60.0
"""Seconds after which a message that does not come is a failure and no standstill."""
START: Final = 1_800_000_000_000

Token = str | None
Told = list[bytes]


class Leak(AssertionError):
    """Somebody could tell what they must not know."""


@dataclass
class Side:
    """One server: its process, its folder, and a client."""

    folder: Path
    hook: HookServer
    port: int = 0
    http: httpx.Client = field(default_factory=httpx.Client)
    now: int = START
    logged: int = 0
    """Letters of the log that have been looked at."""
    bot_moves: int = 0
    noted: int = 0
    """Notices that have been looked at."""
    moves: int = -1
    """The pipe through which bots get their moves; it is kept open, also while nobody reads."""

    @property
    def index(self) -> int:
        return int(self.folder.name)

    def write(self, name: str, data: str) -> None:
        """Put something into the folder, whole or not at all: the server may be reading."""
        fresh = self.folder / f"{name}.new"
        fresh.write_text(data)
        fresh.rename(self.folder / name)

    def tick(self) -> None:
        """Time passes, for the server."""
        self.now += 10
        self.write("now", str(self.now))

    def let_bot_play(self, move: str) -> None:
        """The bot that thinks, or will think next, has made up its mind."""
        self.bot_moves += 1
        os.write(self.moves, f"{move}\n".encode())

    def ask(self, method: str, path: str, token: Token = None, data: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self.http.request(method, path, headers=headers, json=data)

    def log(self) -> bytes:
        """What was logged since the last time, without the moment and the port."""
        written = (self.folder / "log").read_text()[self.logged :]
        self.logged += len(written)
        return re.sub(r"timestamp=\S+|port=\d+", "", written).encode()

    def notices(self) -> bytes:
        """What was posted since the last time, but for the header that names the port."""
        told = list[str]()
        for call in self.hook.received[self.noted :]:
            headers = {name: value for name, value in call.headers.items() if name != "Host"}
            told.append(f"{call.path} {headers} {call.body!r}")
        self.noted += len(told)
        return "\n".join(told).encode()


def as_bytes(response: httpx.Response) -> bytes:
    """An answer as it came, but for the time of day."""
    head = b"".join(b"%s: %s\n" % h for h in response.headers.raw if h[0].lower() != b"date")
    return b"%d\n%s\n%s" % (response.status_code, head, response.content)


class Line:
    """A WebSocket, and all that came through it."""

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
                open_timeout=PATIENCE,
            )
        )
        self.frames: Told = []
        self._asked = 0
        self._last = 0
        self._read()

    def _read(self) -> dict[str, Any]:
        frame = self.socket.recv(timeout=PATIENCE, decode=False)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["type"] in ("event", "table"):
            self._last = message["number"]
        return message

    def ask(self, **message: Any) -> dict[str, Any]:
        """The reply to a message; what came before it is kept as well."""
        self._asked += 1
        self.socket.send(json.dumps({**message, "id": self._asked}))
        while True:
            reply = self._read()
            if reply["type"] == "reply" and reply["id"] == self._asked:
                return reply

    def until(self, number: int) -> None:
        """Wait for an event."""
        while self._last < number:
            self._read()

    def until_presence(self) -> None:
        """Wait until the server has noticed that somebody came or went."""
        while self._read()["type"] != "presence":
            pass

    def taken(self) -> bytes:
        """All that the server has said so far: whatever came before the answer to a ping."""
        self.ask(type="ping")
        told, self.frames = self.frames, []
        return b"\n".join(told)

    def close(self) -> None:
        self._stack.close()


class Stream:
    """Server-sent events, line by line."""

    def __init__(self, side: Side, table: str, token: Token) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", side.port, timeout=PATIENCE)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        path = f"/api/tables/{table}/stream?seat=spectator&after=0&lang=it"
        self.connection.request("GET", path, headers=headers)
        self.answer = self.connection.getresponse()
        told = [f"{name}: {value}" for name, value in self.answer.getheaders() if name != "date"]
        self.lines: Told = ["\n".join(told).encode()]

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

    def taken(self) -> bytes:
        told, self.lines = self.lines, []
        return b"".join(told)

    def close(self) -> None:
        self.answer.close()
        self.connection.close()


@dataclass
class Servers:
    """Two servers with the same clients."""

    sides: tuple[Side, Side]
    compared: int = 0
    """Bytes found the same."""
    leaks: list[str] = field(default_factory=list)
    """Where they were not the same. All goes on, so that the two stay side by side."""

    def both(self, what: str, told: Callable[[Side], bytes]) -> None:
        """Get something from both; they must say the same."""
        one, other = (told(side) for side in self.sides)
        self.same(what, one, other)

    def same(self, what: str, one: bytes, other: bytes) -> None:
        """Two things that were told must be the same."""
        if one != other:
            self.leaks.append(f"{what}:\n{first_difference(one, other)}")
        self.compared += len(one)

    def settle_up(self) -> None:
        """`Leak` if anything was told since the last time."""
        leaks, self.leaks = self.leaks, []
        if leaks:
            raise Leak("\n\n".join(leaks))

    def ask(
        self, what: str, method: str, path: str, token: Token = None, data: Any = None
    ) -> httpx.Response:
        """The same request to both, the same answer from both; the first one's answer."""
        found = list[httpx.Response]()

        def asked(side: Side) -> bytes:
            found.append(side.ask(method, path, token, data))
            return as_bytes(found[-1])

        self.both(f"{what}: {method} {path} {data or ''}", asked)
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
        f"({len(told)} bytes) ...{told[begin : at + 200].decode(errors='replace')}"
        for told in (one, other)
    )


@contextmanager
def running(folder: Path, *flags: str) -> Iterator[Side]:
    """A server until the end of the block."""
    folder.mkdir()
    with hook_server() as hook, (folder / "log").open("wb") as log:
        side = Side(folder, hook)
        side.tick()
        os.mkfifo(folder / "moves")
        side.moves = os.open(folder / "moves", os.O_RDWR)
        command = [sys.executable, "-m", "tests.server.twin_server"]
        process = subprocess.Popen(
            [*command, str(folder), str(hook.port), *flags],
            cwd=HERE.parent.parent,
            env={**os.environ, "PYTHONHASHSEED": str(side.index)},
            stdout=subprocess.PIPE,
            stderr=log,
        )
        try:
            assert process.stdout is not None
            ready = process.stdout.readline()
            written = (folder / "log").read_text()
            assert ready, written
            found = re.search(r"port=(\d+)", written)
            assert found, written
            side.port = int(found[1])
            address = f"http://127.0.0.1:{side.port}"
            with httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False) as side.http:
                # Both servers get the same bytes, also of the one header that names their port.
                side.http.headers["Host"] = "localhost"
                yield side
        finally:
            process.terminate()
            process.wait()
            os.close(side.moves)
            if process.stdout is not None:
                process.stdout.close()


@contextmanager
def two_servers(folder: Path, *flags: str) -> Iterator[Servers]:
    """Two servers that differ in nothing; even their hashes are seeded differently."""
    with ExitStack() as stack:
        one, other = (stack.enter_context(running(folder / n, *flags)) for n in ("0", "1"))
        yield Servers((one, other))
