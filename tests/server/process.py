"""The real server as a process of its own, and people who ask it over HTTP."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Self

import httpx

NO_LIMITS: dict[str, object] = {
    "bot_pace": 0,
    "requests_per_second": 100_000,
    "tables_per_minute": 100_000,
    "max_connections_per_address": 5_000,
    "log_level": "warning",
}
"""A server that neither waits nor turns anybody away."""


class ServerProcess:
    """`futago serve` on a port and a folder that stay the same from one start to the next."""

    def __init__(self, data: Path, **settings: object) -> None:
        self.data = data
        self.port = 0
        self.settings = NO_LIMITS | settings
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.running:
            self.kill()

    @property
    def file(self) -> Path:
        """Where the tables are kept."""
        return self.data / "tables.sqlite"

    @property
    def log(self) -> Path:
        """What the server wrote to standard error, at all its starts."""
        return self.data / "log"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def process(self) -> subprocess.Popen[str]:
        assert self._process is not None
        return self._process

    def start(self) -> None:
        """Start it and wait until it says that it is ready."""
        self.data.mkdir(exist_ok=True)
        settings = {"data": self.data, "port": self.port, "lang": "en", **self.settings}
        flags = [f"--{name.replace('_', '-')}={value}" for name, value in settings.items()]
        # A pipe for errors would have to be emptied, or the server would wait for it one day.
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "futago", "serve", *flags],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        ready = self._process.stdout.readline()  # type: ignore[union-attr]
        assert "http://" in ready, self.log.read_text()
        self.port = int(ready.split("http://127.0.0.1:")[1].split()[0])

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        self.process.kill()
        self._ended()

    def stop(self) -> int:
        """Ask it to stop, and wait; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def _ended(self) -> int:
        code = self.process.wait()
        self.process.stdout.close()  # type: ignore[union-attr]
        return code


class Api:
    """One guest, known by a bearer token, asking over HTTP."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.token = token
        self.client = httpx.Client(
            base_url=f"{address}/api", timeout=60.0, verify=False, trust_env=False
        )

    def ask(self, method: str, path: str, status: int = 200, **given: Any) -> Any:
        """The answer's JSON, if the status is the one expected."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = self.client.request(method, path, headers=headers, **given)
        assert answer.status_code == status, f"{method} {path}: {answer.text}"
        return answer.json() if answer.content else None

    def get(self, path: str, **query: Any) -> Any:
        return self.ask("GET", path, params=query)

    def post(self, path: str, body: dict[str, Any], status: int = 200) -> Any:
        return self.ask("POST", path, status, json=body)

    def make_table(self, game: str, options: dict[str, Any], **manners: Any) -> dict[str, Any]:
        """A new table; a guest without a token becomes a new one and keeps it."""
        wish = {"game": game, "options": options, "manners": manners, "token": True}
        made: dict[str, Any] = self.post("/tables", wish, 201)
        self.token = self.token or made["token"]
        return made

    def sit(self, table: str, seat: str, name: str) -> None:
        """Take a free seat at a public table."""
        answer = self.post(f"/tables/{table}/seats/{seat}", {"name": name, "token": True})
        self.token = self.token or answer["token"]

    def close(self) -> None:
        self.client.close()
