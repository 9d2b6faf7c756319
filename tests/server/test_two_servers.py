"""Two servers on one database: each number is assigned once, and the slower one learns of it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from futago.record import verify
from futago.table.storage import Place

from ..databases import both
from ..server_process import ServerProcess
from .http_player import HttpPlayer
from .socket_player import to_socket
from .stored_table import StoredTable
from .test_stopping import two_people

Servers = tuple[ServerProcess, ServerProcess]


pytestmark = both


@pytest.fixture
def servers(tmp_path: Path, place: Place) -> Iterator[Servers]:
    with (
        ServerProcess(tmp_path, database=place) as first,
        ServerProcess(tmp_path, database=place) as second,
    ):
        yield first, second


def at(server: ServerProcess, guest: HttpPlayer) -> HttpPlayer:
    """The same guest at another server."""
    return HttpPlayer(server.address, guest.token)


def some_moves(guest: HttpPlayer, table: str, count: int) -> list[str]:
    """Different legal moves."""
    found = set[str]()
    rng = random.Random("moves")
    while len(found) < count:
        (move,) = guest.random_moves(table, rng)
        found.add(move)
    return sorted(found)


def test_a_number_is_assigned_on_one_server_and_the_other_is_told(servers: Servers) -> None:
    first, second = servers
    table, ann, bob = two_people(first)
    other_ann = at(second, ann)
    number = other_ann.get(f"/tables/{table}")["number"] + 1
    one, another = some_moves(ann, table, 2)

    async def played() -> None:
        async with to_socket(second.address, table, "samurai", bob.token, number - 1) as watching:
            assert json.loads(await watching.recv())["type"] == "table"
            body = {"number": number, "move": one}
            assert ann.post(f"/tables/{table}/moves", **body) == {"number": number}
            late = {"number": number, "move": another}
            problem = other_ann.post(f"/tables/{table}/moves", 409, **late)
            assert problem["table"]["number"] == number
            while (message := json.loads(await watching.recv()))["type"] != "event":
                assert message["type"] == "presence"
            assert message["number"] == number
            # The same move again on the other server: it is made only once.
            assert other_ann.post(f"/tables/{table}/moves", **body) == {"number": number}

    asyncio.run(played())
    seen = [api.get(f"/tables/{table}", after=0) for api in (ann, other_ann)]
    for shown in seen:
        shown["now"]["clock"] = shown["seen"] = None
    assert seen[0] == seen[1]


def test_a_client_that_changes_servers_finds_what_it_was_sent(servers: Servers) -> None:
    first, second = servers
    table, ann, bob = two_people(first)
    number = at(second, bob).get(f"/tables/{table}")["number"]
    (move,) = some_moves(ann, table, 1)
    ann.post(f"/tables/{table}/moves", number=number + 1, move=move)

    async def resumed() -> dict[str, Any]:
        line = to_socket(second.address, table, "samurai", bob.token, number + 1)
        async with line as socket:
            shown: dict[str, Any] = json.loads(await socket.recv())
            return shown

    assert asyncio.run(resumed())["number"] == number + 1


def test_a_game_is_played_to_its_end_on_two_servers_at_once(servers: Servers) -> None:
    table, ann, bob = two_people(servers[0])
    guests = {"goryo": at(servers[0], ann), "samurai": at(servers[1], bob)}
    made = dict[int, tuple[str, list[str]]]()
    over, rng = False, random.Random("two servers")
    while not over:
        for seat, guest in guests.items():
            shown = guest.get(f"/tables/{table}", after=0)
            over = shown["now"]["status"] == "over"
            if seat in shown["now"]["movers"]:
                moves = guest.random_moves(table, rng)
                body = {"number": shown["number"] + 1, "move": moves}
                made[guest.post(f"/tables/{table}/moves", **body)["number"]] = seat, moves
    stored = StoredTable(servers[0].place, table)
    stored.read(max(made))
    assert stored.moves == {n: (seat, stored.parsed(moves)) for n, (seat, moves) in made.items()}
    for guest in guests.values():
        verify(guest.get(f"/tables/{table}/record"))
