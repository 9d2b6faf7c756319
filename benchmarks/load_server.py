"""The interface of servers in the load run: a process, and clients that play at its tables."""

from __future__ import annotations

import os
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Sequence
from http.client import HTTPConnection, RemoteDisconnected
from pathlib import Path
from typing import Any, Final

import msgspec

from benchmarks import machine
from benchmarks.websocket_client import WebSocketClient

READY: Final = "http://"
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class ServerProcess:
    """A server in a separate process, on a separate core where possible."""

    def __init__(self, command: Sequence[str], folder: Path, env: dict[str, str]) -> None:
        self._child = subprocess.Popen(
            command,
            cwd=folder,
            env=os.environ | env,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            preexec_fn=machine.pin_to_other_core if machine.CORES else None,
        )
        assert self._child.stdout is not None
        for line in self._child.stdout:
            if READY in line:
                self.address = line.partition(READY)[2].split()[0].rstrip("/")
                return
        raise RuntimeError(f"{command[0]} did not start")

    def _serving(self) -> list[Path]:
        """The folders in /proc of the processes that serve: this one, and those that it started if
        they run the same program. Bots run others."""
        own = Path(f"/proc/{self._child.pid}")
        if not own.exists():
            return []
        program = (own / "cmdline").read_bytes()
        started = (own / "task" / own.name / "children").read_text().split()
        children = [Path(f"/proc/{pid}") for pid in started]
        return [own, *(one for one in children if (one / "cmdline").read_bytes() == program)]

    def memory(self) -> int | None:
        """The memory of these processes in bytes; what several share counts once."""
        found = 0
        for process in self._serving():
            lines = (process / "smaps_rollup").read_text().splitlines()
            line = next(line for line in lines if line.startswith("Pss:"))
            found += int(line.split()[1]) * 1024
        return found or None

    def cpu(self) -> float | None:
        """CPU time since the start in seconds, over all threads of these processes."""
        found = 0.0
        for process in self._serving():
            fields = (process / "stat").read_text().rpartition(")")[2].split()
            found += (int(fields[11]) + int(fields[12])) / TICKS
        return found or None

    def stop(self) -> None:
        self._child.terminate()
        try:
            self._child.wait(20)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()


class Http:
    """Requests over one persistent connection, for creating tables, which is not measured."""

    def __init__(self, address: str) -> None:
        self._connection = HTTPConnection(address)

    def post(self, path: str, body: object, token: str | None = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        data = msgspec.json.encode(body)
        self._connection.request("POST", path, data, headers)
        try:
            answer = self._connection.getresponse()
        except RemoteDisconnected:  # on a busy machine it was idle for too long
            self._connection.request("POST", path, data, headers)
            answer = self._connection.getresponse()
        told = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {told[:300]!r}")
        return msgspec.json.decode(told)


class TableClient(ABC):
    """A table with one connection for each of its two seats, and a whole game to play there, chosen
    and written beforehand, so that playing costs the client next to nothing."""

    sockets: tuple[WebSocketClient, WebSocketClient]
    moves: Sequence[tuple[int, bytes]]
    """The moves of the game: which of the two makes it, and the frame to send."""
    updates: Sequence[bytes]
    """How the message begins with which both sides are told of each move."""

    @abstractmethod
    def handle_other(self, socket: WebSocketClient, message: bytes) -> None:
        """Any other message; raises an error if it refuses a move."""


class Server(ABC):
    """A kind of server to be measured."""

    name: str
    storage: str
    """Where its tables are stored."""

    @abstractmethod
    def start(self, folder: Path) -> ServerProcess:
        """Start a new process that stores its data in the folder."""

    @abstractmethod
    async def open_table(self, http: Http, address: str, number: int) -> TableClient:
        """Create a table and connect both seats, ready for the first move."""
