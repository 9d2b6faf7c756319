"""A real server in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import httpx

OPEN_HANDED: Final = (
    "--bot-pace=0",
    "--requests-per-second=100000",
    "--tables-per-minute=100000",
    "--max-connections-per-address=5000",
)
"""Without the limits that a single test client would run into."""


@dataclass
class Running:
    """A server that has said it is ready."""

    url: str
    """Where it listens, whatever its public address is."""
    log: Path
    data: Path

    @property
    def host(self) -> str:
        return urlsplit(self.url).netloc

    @property
    def port(self) -> int:
        port = urlsplit(self.url).port
        assert port is not None
        return port

    def client(self, token: str | None = None, **headers: str) -> httpx.Client:
        """Somebody who asks over HTTP."""
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        return httpx.Client(base_url=self.url, headers=headers, timeout=60, trust_env=False)


def environment(**more: str) -> dict[str, str]:
    """Ours without any setting of the server, and in English."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FUTAGO_")}
    return {**kept, "FUTAGO_LANG": "en", "PYTHONUNBUFFERED": "1", **more}


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "futago", "serve", *arguments]


@contextmanager
def served(data: Path, arguments: Sequence[str] = OPEN_HANDED, **more: str) -> Iterator[Running]:
    """A server from the moment it is ready until it has stopped by itself after a signal."""
    data.mkdir(parents=True, exist_ok=True)
    log = data / "log.txt"
    port_free = ["--port=0"] if not any(a.startswith("--port") for a in arguments) else []
    with log.open("w") as errors:
        process = subprocess.Popen(
            command(*port_free, f"--data={data}", *arguments),
            stdout=subprocess.PIPE,
            stderr=errors,
            env=environment(**more),
            text=True,
        )
        try:
            assert process.stdout is not None
            ready = process.stdout.readline()
            assert "Futago is ready" in ready, ready + log.read_text()
            yield Running(f"http://127.0.0.1:{listening_port(process.pid)}", log, data)
        finally:
            process.terminate()
            process.wait(60)
            assert process.stdout is not None
            process.stdout.close()


def listening_port(pid: int) -> int:
    """The port of a server, also where it tells the world another address."""
    return addresses(pid)[0][1]


def addresses(pid: int) -> list[tuple[str, int]]:
    """Where a process listens, by what the system knows of it."""
    folder = Path(f"/proc/{pid}/fd")
    inodes = {str(entry.readlink()) for entry in folder.iterdir()}
    found = list[tuple[str, int]]()
    for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if fields[3] == "0A" and f"socket:[{fields[9]}]" in inodes:
            host, port = fields[1].split(":")
            numbers = bytes.fromhex(host)[::-1]
            found.append((".".join(map(str, numbers)), int(port, 16)))
    return found
