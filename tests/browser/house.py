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
    *("--bot-pace", "0", "--requests-per-second", "100000"),
    *("--tables-per-minute", "100000", "--max-connections-per-address", "5000"),
)


COMMAND = (sys.executable, "-m", "futago", "serve", *FREE_HANDED)


def started(
    data: Path, command: tuple[str, ...] = COMMAND, port: str = "0"
) -> tuple[subprocess.Popen[str], str]:
    """A server's process that is ready, and its address."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FUTAGO_")}
    with (data / "log.txt").open("a") as log:
        process = subprocess.Popen(
            [*command, "--data", str(data), "--port", port],
            stdout=subprocess.PIPE,
            stderr=log,
            env={**kept, "FUTAGO_LANG": "en", "PYTHONUNBUFFERED": "1"},
            text=True,
        )
    assert process.stdout is not None
    found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
    assert found is not None, (data / "log.txt").read_text()
    return process, found[0]


@contextmanager
def served(data: Path, command: tuple[str, ...] = COMMAND) -> Iterator[str]:
    """The address of a server from the moment it is ready until it is stopped."""
    process, address = started(data, command)
    try:
        yield address
    finally:
        process.terminate()
        process.wait(60)


class Mortal:
    """A server that can be killed and comes back at the same address, with the same file."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.process, self.address = started(data)

    def kill(self) -> None:
        """As if the power went."""
        self.process.kill()
        self.process.wait(60)

    def come_back(self) -> None:
        port = self.address.rsplit(":", 1)[1]
        self.process, address = started(self.data, port=port)
        assert address == self.address


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


def play_one(client: httpx.Client, id: str) -> int:
    """Somebody's next move, the first of what is offered each time; its number."""
    picked = list[str]()
    while True:
        choice = client.get(f"/api/tables/{id}/choice", params={"picked": picked}).json()
        if choice["move"] and (picked or not choice["options"]):
            break
        picked = [*choice["picked"], choice["options"][0]["word"]]
    number = client.get(f"/api/tables/{id}").json()["number"] + 1
    answer = client.post(f"/api/tables/{id}/moves", json={"number": number, "move": choice["move"]})
    assert answer.status_code == 200, answer.text
    return int(answer.json()["number"])
