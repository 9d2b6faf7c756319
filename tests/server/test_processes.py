"""A server of two processes looks like one."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket as plain_sockets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from futago.record import verify
from futago.table.storage import Place

from ..databases import POSTGRESQL
from ..server_process import ServerProcess
from .http_player import HttpPlayer
from .socket_player import to_socket
from .test_stopping import two_people

TABLES = 12
"""So many are never all in one process."""


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("pair"), processes=2) as server:
        yield server


def test_one_connection_reaches_tables_of_both(pair: ServerProcess) -> None:
    ann = HttpPlayer(pair.address)
    made = [ann.create_table(public=True)["id"] for _ in range(TABLES)]
    assert {ann.get(f"/tables/{table}")["id"] for table in made * 2} == set(made)
    mine = {table["id"] for table in ann.get("/me/tables")}
    assert mine == set(made)


def test_a_request_without_a_table_is_answered_by_any(pair: ServerProcess) -> None:
    for _ in range(TABLES):
        player = HttpPlayer(pair.address)
        assert {game["game"] for game in player.get("/games")} >= {"goryo", "gorpg"}
        player.get("/tables/0123456789abcdef", 404)


def test_long_requests_are_handed_over_in_full(pair: ServerProcess) -> None:
    ann = HttpPlayer(pair.address)
    tables = [ann.create_table()["id"] for _ in range(4)]
    long = {"text": "x" * 400_000}
    for table in tables * 3:
        ann.ask("POST", f"/tables/{table}/chat", 400, json=long)
        ann.post(f"/tables/{table}/why", 400, text="x" * 70_000)


def test_a_game_is_played_over_http_with_connections_to_anywhere(pair: ServerProcess) -> None:
    table, ann, bob = two_people(pair)
    rng, over = random.Random("anywhere"), False
    while not over:
        for guest in (HttpPlayer(pair.address, ann.token), HttpPlayer(pair.address, bob.token)):
            shown = guest.get(f"/tables/{table}")
            over = shown["now"]["status"] == "over"
            if set(shown["mine"]) & set(shown["now"]["movers"]):
                moves = guest.random_moves(table, rng)
                guest.post(f"/tables/{table}/moves", number=shown["number"] + 1, move=moves)
    verify(ann.get(f"/tables/{table}/record"))


def test_everybody_at_a_table_hears_everything(pair: ServerProcess) -> None:
    games = [two_people(pair) for _ in range(6)]

    async def heard() -> None:
        for table, ann, bob in games:
            async with (
                to_socket(pair.address, table, "goryo", ann.token) as hers,
                to_socket(pair.address, table, "samurai", bob.token) as his,
            ):
                for socket in (hers, his):
                    assert json.loads(await socket.recv())["type"] == "table"
                await asyncio.to_thread(ann.post, f"/tables/{table}/chat", text="Hello")
                for socket in (hers, his):
                    while json.loads(await socket.recv())["type"] != "event":
                        pass

    asyncio.run(heard())


def test_a_seat_is_moved_by_its_code_wherever_that_is_asked_for(pair: ServerProcess) -> None:
    for _ in range(6):
        table, ann, _bob = two_people(pair)
        code = ann.post(f"/tables/{table}/seats/goryo/link", 201)["code"]
        other = HttpPlayer(pair.address)
        claimed = other.post("/claims", code=code, token=True)
        other.use_token(claimed["token"])
        assert other.get(f"/tables/{table}")["mine"] == ["goryo"]
        other.post("/claims", 404, code=code)


def test_metrics_are_those_of_both(pair: ServerProcess) -> None:
    ann = HttpPlayer(pair.address)
    for _ in range(TABLES):
        ann.create_table()
    text = ann.http.get(f"{pair.address}/metrics").text
    assert len(re.findall(r"^# TYPE futago_tables gauge$", text, re.MULTILINE)) == 1
    found = dict(re.findall(r'^futago_tables\{process="(\d)"\} (\S+)$', text, re.MULTILINE))
    assert set(found) == {"0", "1"}
    assert sum(map(float, found.values())) >= TABLES
    lags = re.findall(r'^futago_loop_lag_seconds_count\{process="(\d)"\}', text, re.MULTILINE)
    assert set(lags) == set(found)


def test_limits_of_an_address_hold_over_both(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, processes=2, tables_per_minute=6) as server:
        # Each with a connection of its own, so that both processes are asked.
        def make(_: int) -> int:
            body = {"game": "goryo", "options": {}, "settings": {}, "token": True}
            player = HttpPlayer(server.address)
            return player.http.post("/tables", json=body).status_code

        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(make, range(20)))
        assert set(answers) == {201, 429}
        assert 6 <= answers.count(201) <= 8


def test_connections_of_an_address_are_counted_over_both(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, processes=2, max_connections_per_address=5) as server:
        tables = [HttpPlayer(server.address).create_table(public=True)["id"] for _ in range(8)]

        async def types() -> list[str]:
            lines = [await to_socket(server.address, t, "spectator", None) for t in tables]
            found = [json.loads(await line.recv())["type"] for line in lines]
            for line in lines:
                await line.close()
            return found

        assert sorted(asyncio.run(types())) == ["refused"] * 3 + ["table"] * 5


def free_port() -> int:
    with plain_sockets.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.mark.parametrize("place", [POSTGRESQL], indirect=True)
def test_servers_that_reach_each_other_over_the_network_are_one(
    tmp_path: Path, place: Place
) -> None:
    def server(name: str) -> ServerProcess:
        address = f"127.0.0.1:{free_port()}"
        return ServerProcess(tmp_path / name, database=place, processes=1, peer_address=address)

    with server("one") as first, server("two") as second:
        guests = dict[str, list[HttpPlayer]]()
        for _ in range(6):
            table, ann, bob = two_people(first)
            guests[table] = [ann, HttpPlayer(second.address, bob.token)]

        async def heard(after_kill: bool) -> None:
            for table, (ann, bob) in guests.items():
                servers = (second, second) if after_kill else (first, second)
                ann = HttpPlayer(servers[0].address, ann.token)
                async with (
                    to_socket(servers[0].address, table, "goryo", ann.token) as hers,
                    to_socket(servers[1].address, table, "samurai", bob.token) as his,
                ):
                    for socket in (hers, his):
                        assert json.loads(await socket.recv())["type"] == "table"
                    await hers.send(json.dumps({"type": "chat", "id": 1, "text": "Hello"}))
                    for socket in (hers, his):
                        while json.loads(await socket.recv())["type"] != "event":
                            pass
                assert (
                    bob.get(f"/tables/{table}")["number"] == ann.get(f"/tables/{table}")["number"]
                )

        asyncio.run(heard(False))
        first.kill()
        asyncio.run(heard(True))
