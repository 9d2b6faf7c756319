"""What the load run asks of a server: to be started, and tables at which both seats are played."""

from __future__ import annotations

import os
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Sequence
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final

import msgspec

from benchmarks import machine
from benchmarks.line import Line

READY: Final = "http://"
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Process:
    """A server in a process of its own, on a core of its own where the system lets us."""

    def __init__(self, command: Sequence[str], folder: Path, env: dict[str, str]) -> None:
        self._child = subprocess.Popen(
            command,
            cwd=folder,
            env=os.environ | env,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            preexec_fn=machine.go_to_the_other_core if machine.CORES else None,
        )
        assert self._child.stdout is not None
        for line in self._child.stdout:
            if READY in line:
                self.address = line.partition(READY)[2].split()[0].rstrip("/")
                return
        raise RuntimeError(f"{command[0]} did not start")

    def memory(self) -> int | None:
        """Bytes that the process holds in memory, its children not counted."""
        status = Path(f"/proc/{self._child.pid}/status")
        if not status.exists():
            return None
        line = next(x for x in status.read_text().splitlines() if x.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def cpu(self) -> float | None:
        """Seconds of work since it started, in all its threads."""
        stat = Path(f"/proc/{self._child.pid}/stat")
        if not stat.exists():
            return None
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def stop(self) -> None:
        self._child.terminate()
        try:
            self._child.wait(20)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()


class Http:
    """Plain requests on one kept connection: for making tables, which is not measured."""

    def __init__(self, address: str) -> None:
        self._connection = HTTPConnection(address)

    def post(self, path: str, body: object, token: str | None = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        self._connection.request("POST", path, msgspec.json.encode(body), headers)
        answer = self._connection.getresponse()
        data = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {data[:300]!r}")
        return msgspec.json.decode(data)


class Play(ABC):
    """One table of two seats, both of them played here, with one connection each."""

    lines: tuple[Line, Line]
    number: int
    """Of the last move that was told."""

    @abstractmethod
    def mover(self) -> int | None:
        """Which of the two is to move; nobody when the game is over."""

    @abstractmethod
    def choose(self) -> tuple[int, bytes]:
        """A legal move at random: the number that it expects, and what to send."""

    @abstractmethod
    def heard(self, line: Line, message: bytes) -> int | None:
        """The number of the move that a message tells of, if it does."""


class Contender(ABC):
    """A kind of server."""

    name: str
    keeps: str
    """Where its tables are kept."""

    @abstractmethod
    def start(self, folder: Path) -> Process:
        """A new one; what it keeps goes into the folder."""

    @abstractmethod
    async def seat(self, http: Http, address: str, number: int) -> Play:
        """A new table with both seats taken and connected, ready for the first move."""
