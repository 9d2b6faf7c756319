"""Tables with two players, and playing there over HTTP and WebSockets."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import httpx

from .http_player import HttpPlayer

OPEN = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}


def start_table(ann: HttpPlayer, ben: HttpPlayer, **settings: Any) -> str:
    """A table of Goryō with both players, Ben by invitation link; its id."""
    made = ann.create_table(name="Ann", seats=OPEN, **settings)
    ben.join(made["link"], "samurai", "Ben")
    return str(made["id"])


def play_moves(
    table: str, people: dict[str, HttpPlayer], rng: random.Random, most: int = 10**6
) -> Any:
    """Make random moves over HTTP, to the end or at most so many; the table as the first player
    sees it."""
    first = next(iter(people.values()))
    for _ in range(most):
        shown = first.get(f"/tables/{table}")
        if not shown["now"]["movers"]:
            break
        (mover,) = shown["now"]["movers"]
        move = people[mover].random_moves(table, rng)
        number = shown["number"] + 1
        assert people[mover].post(f"/tables/{table}/moves", number=number, move=move) == {
            "number": number
        }
    return first.get(f"/tables/{table}", after=0)


def resigned_game(ann: HttpPlayer, ben: HttpPlayer) -> str:
    """A game of a few moves that ended by resignation; its id."""
    table = start_table(ann, ben)
    play_moves(table, {"goryo": ann, "samurai": ben}, random.Random(1), 6)
    ann.post(f"/tables/{table}/resign")
    return table


def next_message(socket: Any, kind: str) -> Any:
    """The next message of a kind, skipping presence and heartbeats."""
    while True:
        message = json.loads(socket.recv(timeout=60))
        if message["type"] == kind:
            return message
        assert message["type"] in ("presence", "beat"), message


def server_sent_events(response: httpx.Response) -> Iterator[dict[str, str]]:
    """The server-sent events of a response, each as its fields."""
    fields = dict[str, str]()
    for line in response.iter_lines():
        if not line:
            if "data" in fields:
                yield fields
            fields = {}
        elif not line.startswith(":"):
            name, _, value = line.partition(":")
            fields[name] = value.removeprefix(" ")
