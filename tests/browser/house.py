"""A real server in a process of its own, and games played on it by bots."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

FREE_HANDED = (
    *("--port", "0", "--bot-pace", "0", "--requests-per-second", "100000"),
    *("--tables-per-minute", "100000", "--max-connections-per-address", "5000"),
)


@contextmanager
def served(data: Path) -> Iterator[str]:
    """The address of a server from the moment it is ready until it is stopped."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FUTAGO_")}
    with (data / "log.txt").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "futago", "serve", "--data", str(data), *FREE_HANDED],
            stdout=subprocess.PIPE,
            stderr=log,
            env={**kept, "FUTAGO_LANG": "en", "PYTHONUNBUFFERED": "1"},
            text=True,
        )
        try:
            assert process.stdout is not None
            found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
            assert found is not None, (data / "log.txt").read_text()
            yield found[0]
        finally:
            process.terminate()
            process.wait(30)


def asking(address: str, token: str | None = None) -> httpx.Client:
    """Somebody who asks over HTTP."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return httpx.Client(base_url=address, headers=headers, timeout=60, trust_env=False)


def made(
    client: httpx.Client, game: str, seats: dict[str, str], options: dict[str, Any] | None = None
) -> tuple[str, str]:
    """A new public table at which these sit (`me`, `open`, or a bot's name): its id, my token."""
    wishes = {
        seat: {"who": who} if who in ("me", "open") else {"who": "bot", "bot": who}
        for seat, who in seats.items()
    }
    manners = {"name": "Ann", "public": True, "seats": wishes}
    wish = {"game": game, "options": options or {}, "manners": manners, "token": True}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"]), str(answer.json()["token"])


def finished(client: httpx.Client, game: str, seats: dict[str, str]) -> str:
    """A game that bots have played to its end."""
    id, _ = made(client, game, seats)
    number = 0
    while True:
        shown = client.get(f"/api/tables/{id}/events", params={"after": number, "wait": 30}).json()
        number = shown["number"]
        if shown["now"]["status"] == "over":
            return id
