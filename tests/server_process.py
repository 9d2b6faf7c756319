"""A real server in a separate process.

    with ServerProcess(folder, bot_pace=1) as server:
        server.client().get("/api/games")
        server.kill()
        server.start()  # on the same port and the same folder

The constructor waits until it is ready; it is stopped at the end of the block. It logs to a file in
its folder, whose end is shown when a test fails (see `conftest.py`).
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Final, Self

import httpx

from futago.registry import SETTING
from futago.table.storage import Place, place_of

ROOT: Final = Path(__file__).parent.parent
SERVE: Final = ("futago", "serve")
NO_LIMITS: Final[Mapping[str, float]] = {
    "bot_pace": 0,
    "requests_per_second": 100_000,
    "messages_per_second": 100_000,
    "work_per_second": 1_000_000,
    "tables_per_minute": 100_000,
    "max_connections_per_address": 5_000,
}
"""Settings without delays of bots and without rate limits."""
USUAL: Final[dict[str, object]] = {}
"""Settings of every server unless it is started with others."""
STOP_TIMEOUT: Final = 300
"""Seconds to wait for the server to stop."""
TAIL: Final = 4_000
"""Characters of a log to show."""

recent = set["ServerProcess"]()
"""Servers that have not been stopped normally: their logs may say why a test failed."""


class ServerProcess:
    """`futago serve` on a port and in a folder that stay the same from one start to the next."""

    def __init__(
        self,
        data: Path,
        *,
        database: Place | None = None,
        program: Sequence[str] = SERVE,
        variables: Mapping[str, str] | None = None,
        **settings: object,
    ) -> None:
        """`settings` are those of the command line, in addition to `NO_LIMITS`; None means the
        server's default. `program` is another module to run, with its arguments; `database` is
        where it stores its tables, if that is not a file in its folder."""
        self.data = data
        self.place: Place = database or place_of(data)
        self.port = 0
        self.settings: dict[str, object] = {**NO_LIMITS, **settings}
        if program == SERVE:
            self.settings = {**USUAL, **self.settings}
        self._command = command(*program)
        self._environment = environment(**(variables or {}))
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, failure: type[BaseException] | None, *_: object) -> None:
        if self.running:
            self.stop()
        if failure is None:
            recent.discard(self)

    @property
    def address(self) -> str:
        """Where it listens, whatever its public address is."""
        return f"http://{self.host}"

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def file(self) -> Path:
        """The file of a server that stores its tables in SQLite."""
        assert isinstance(self.place, Path)
        return self.place

    @property
    def log(self) -> Path:
        """The file with its standard error, of all runs."""
        return self.data / "log"

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def serving(self) -> list[int]:
        """The processes that share the tables, where there are several."""
        own = Path(f"/proc/{self.pid}")
        program = (own / "cmdline").read_bytes()
        found = list[int]()
        for pid in (own / "task" / own.name / "children").read_text().split():
            with suppress(OSError):  # it has just ended
                if Path(f"/proc/{pid}/cmdline").read_bytes() == program:
                    found.append(int(pid))
        return found

    def kill_one(self, place: int) -> None:
        """Kill one of several processes at once, and wait until another is in its place."""
        before = self.serving
        os.kill(before[place % len(before)], signal.SIGKILL)
        while len(now := self.serving) < len(before) or now == before:
            assert self.running, self.log_tail()
            sleep(0.01)

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def client(self, token: str | None = None, **headers: str) -> httpx.Client:
        """An HTTP client for this server."""
        return http_client(self.address, token, **headers)

    def start(self) -> None:
        """Start it and wait until it says that it is ready."""
        self.data.mkdir(parents=True, exist_ok=True)
        given = {"data": self.place, "port": self.port, **self.settings}
        flags = [
            f"--{name.replace('_', '-')}={value}"
            for name, value in given.items()
            if value is not None
        ]
        # A pipe for stderr would have to be read, or the server could block on it.
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [*self._command, *flags],
                cwd=ROOT,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self._asked_to_stop = False
        recent.add(self)
        assert self._process.stdout is not None
        ready = self._process.stdout.readline()  # empty if the process has ended
        assert ready, self.log_tail()
        self.port = self._port_of(ready)

    def _port_of(self, ready: str) -> int:
        """From the address that it prints, or from its log if that is a public address."""
        found = re.search(r"http://(?:127\.0\.0\.1|localhost):(\d+)", ready)
        found = found or re.search(r"\bport\W+(\d+)", self.log.read_text())
        assert found is not None, ready + self.log_tail()
        return int(found[1])

    def ask_to_stop(self) -> None:
        """Send the signal once, without waiting. A second one could arrive when its handler is
        already gone, and would kill the process."""
        if not self._asked_to_stop:
            self._asked_to_stop = True
            self._process.terminate()

    def stop(self) -> int:
        """Ask it to stop, and wait; the exit code."""
        self.ask_to_stop()
        return self._wait()

    def kill(self) -> None:
        """Kill it at once, as in a power failure."""
        several = self.serving if Path("/proc").exists() else []
        self._process.kill()
        self._wait()
        while any(Path(f"/proc/{pid}").exists() for pid in several):  # they end by themselves
            sleep(0.01)

    def _wait(self) -> int:
        try:
            code = self._process.wait(STOP_TIMEOUT)
        except subprocess.TimeoutExpired:
            self._process.kill()
            raise AssertionError(f"It does not stop: {self.log_tail()}") from None
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code

    def log_tail(self) -> str:
        """The end of its log."""
        return self.log.read_text(errors="replace")[-TAIL:]


def command(*program: str) -> list[str]:
    """The command that runs a module with its arguments."""
    return [sys.executable, "-m", *program]


def environment(**more: str) -> dict[str, str]:
    """The current environment in English, without settings of the server except the games."""
    inherited = {
        name: value
        for name, value in os.environ.items()
        if name == SETTING or not name.startswith("FUTAGO_")
    }
    return {**inherited, "FUTAGO_LANG": "en", "PYTHONUNBUFFERED": "1", **more}


def http_client(address: str, token: str | None = None, **headers: str) -> httpx.Client:
    """An HTTP client for a server."""
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    return httpx.Client(base_url=address, headers=headers, timeout=60, trust_env=False)
