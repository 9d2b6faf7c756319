"""Rate limits and connection limits: no client can block the others."""

from __future__ import annotations

import asyncio
import gc
import json
import socket as plain_sockets
import weakref
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from futago.server.app import opened
from futago.server.feed import Feed
from futago.server.services import MAX_CACHED_GUESTS
from futago.server.settings import Settings
from futago.table.creation import SeatRequest, TableSettings, setup_of
from futago.table.manager import IDLE, Sources
from tests.server.api_tables import create_table, legal_move
from tests.server.two_player_table import (
    TwoPlayerTable,
    all_until_closed,
    create_two_player_table,
    received,
    reply,
    socket,
)
from tests.server_process import ServerProcess

FLOOD: Final = 1000


def assert_rate_limited(answer: httpx.Response) -> None:
    assert answer.status_code == 429, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert int(answer.headers["retry-after"]) > 0
    assert answer.json()["status"] == 429


def client_at(server: ServerProcess, address: str, **headers: str) -> httpx.Client:
    """A client with a certain local address."""
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=server.address, transport=transport, headers=headers, timeout=60)


def request_until_refused(client: httpx.Client, **headers: str) -> httpx.Response:
    for _ in range(50):
        answer = client.get("/api/games", headers=headers)
        if answer.status_code != 200:
            return answer
    raise AssertionError("never refused")


# ---------------------------------------------------------------- requests


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that accepts five requests per address, and then hardly any."""
    folder = tmp_path_factory.mktemp("counted")
    with ServerProcess(folder, requests_per_second=1, trust_proxy="127.0.0.9") as server:
        yield server


def test_too_many_requests_are_refused_per_address(counted: ServerProcess) -> None:
    assert_rate_limited(request_until_refused(client_at(counted, "127.0.0.2")))
    assert client_at(counted, "127.0.0.3").get("/api/games").status_code == 200


def test_a_new_secret_does_not_lift_the_limit(counted: ServerProcess) -> None:
    client = client_at(counted, "127.0.0.4")
    request_until_refused(client)
    refused = [
        client.get("/api/games", headers={"Authorization": f"Bearer {n:040}"}).status_code
        for n in range(8)
    ]
    assert refused.count(429) >= 6


def test_only_the_proxy_may_forward_an_address(counted: ServerProcess) -> None:
    liar, proxy = client_at(counted, "127.0.0.5"), client_at(counted, "127.0.0.9")
    request_until_refused(liar)
    told = [
        liar.get("/api/games", headers={"X-Forwarded-For": f"203.0.113.{n}"}).status_code
        for n in range(8)
    ]
    assert told.count(429) >= 6
    for number in range(20):
        answer = proxy.get("/api/games", headers={"X-Forwarded-For": f"203.0.113.{number}"})
        assert answer.status_code == 200
    request_until_refused(proxy, **{"X-Forwarded-For": "198.51.100.7"})
    # A client can forge the left part; the proxy appends on the right.
    spoofed = [
        proxy.get(
            "/api/games", headers={"X-Forwarded-For": f"203.0.113.{n}, 198.51.100.7"}
        ).status_code
        for n in range(100, 108)
    ]
    assert spoofed.count(429) >= 6


def test_metrics_are_not_served_through_a_proxy(counted: ServerProcess) -> None:
    proxy = client_at(counted, "127.0.0.9")
    assert client_at(counted, "127.0.0.1").get("/metrics").status_code == 200
    for name in ("X-Forwarded-For", "Forwarded"):
        answer = proxy.get("/metrics", headers={name: "127.0.0.1"})
        assert answer.status_code == 404


# ---------------------------------------------------------------- tables, chat, connections


@pytest.fixture(scope="module")
def frugal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that limits everything but requests."""
    folder = tmp_path_factory.mktemp("frugal")
    with ServerProcess(folder, tables_per_minute=3, max_connections_per_address=3) as server:
        yield server


def test_too_many_tables_are_refused_whatever_the_token(frugal: ServerProcess) -> None:
    client = client_at(frugal, "127.0.0.2")
    body = {"game": "goryo", "token": True}
    answers = [
        client.post("/api/tables", json=body, headers={"Authorization": f"Bearer {n:040}"})
        for n in range(10)
    ]
    assert [answer.status_code for answer in answers].count(201) <= 4
    assert_rate_limited(answers[-1])
    assert client_at(frugal, "127.0.0.3").post("/api/tables", json=body).status_code == 201


def test_too_much_chat_is_refused(frugal: ServerProcess) -> None:
    client = client_at(frugal, "127.0.0.4")
    settings = {"public": True, "spectator_chat": True}
    body = {"game": "goryo", "settings": settings, "token": True}
    table = client.post("/api/tables", json=body).json()
    path = f"/api/tables/{table['id']}/chat"
    player = {"Authorization": f"Bearer {table['token']}"}
    said = [client.post(path, json={"text": "hello"}, headers=player) for _ in range(20)]
    assert 3 <= [answer.status_code for answer in said].count(200) <= 10
    assert_rate_limited(said[-1])
    spectators = [
        client.post(path, json={"text": "hi"}, headers={"Authorization": f"Bearer {n:040}"})
        for n in range(20)
    ]
    assert [answer.status_code for answer in spectators].count(200) <= 10
    assert_rate_limited(spectators[-1])


def test_too_many_connections_of_one_address_are_turned_away(frugal: ServerProcess) -> None:
    client = client_at(frugal, "127.0.0.5")
    table = client.post("/api/tables", json={"game": "gorpg", "settings": {"public": True}}).json()
    url = f"ws://{frugal.host}/api/tables/{table['id']}/socket"
    path = f"/api/tables/{table['id']}"

    def opens(address: str) -> Any:
        return connect(url, proxy=None, source_address=(address, 0), open_timeout=60)

    with ExitStack() as stack:
        for _ in range(3):
            assert received(stack.enter_context(opens("127.0.0.5")))["type"] == "table"
        late = stack.enter_context(opens("127.0.0.5"))
        assert received(late)["problem"]["status"] == 429
        with pytest.raises(ConnectionClosed) as closed:
            received(late)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        stranger = client_at(frugal, "127.0.0.5")
        assert_rate_limited(stranger.get(f"{path}/stream"))
        assert_rate_limited(stranger.get(f"{path}/events", params={"wait": 60}))
        assert received(stack.enter_context(opens("127.0.0.6")))["type"] == "table"
    _until_connections_are(frugal, 0)
    with opens("127.0.0.5") as again:
        assert received(again)["type"] == "table"


def test_a_stream_that_is_refused_takes_no_connection(frugal: ServerProcess) -> None:
    _until_connections_are(frugal, 0)
    client = client_at(frugal, "127.0.0.7")
    table = client.post("/api/tables", json={"game": "goryo", "settings": {"public": True}}).json()
    path = f"/api/tables/{table['id']}/stream"
    for _ in range(10):
        assert client.get(path, params={"seat": "goryo"}).status_code == 403
    for _ in range(10):
        with client.stream("GET", path) as stream:
            assert next(stream.iter_lines())
        _until_connections_are(frugal, 0)


def _until_connections_are(server: ServerProcess, wanted: int) -> None:
    """The server notices a closed connection with some delay."""
    with server.client() as client:
        for _ in range(2000):
            if f"futago_connections {wanted}.0" in client.get("/metrics").text:
                return
    raise AssertionError("connections stay for ever")


# ---------------------------------------------------------------- the flood


def test_after_a_thousand_connections_others_still_play(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, max_connections_per_address=300) as server, ExitStack() as stack:
        victim = create_two_player_table(server)
        handshake = (
            f"GET {victim.path}/socket HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n"
        ).encode()
        for number in range(FLOOD):
            # A third send nothing, a third never finish, a third never read.
            line = stack.enter_context(_opened(server))
            line.sendall([b"", handshake, handshake + b"\r\n"][number % 3])
            if number % 3 == 2:
                assert line.recv(12) == b"HTTP/1.1 101"
        _play_elsewhere(victim)
        _until_connections_are(server, 300)
        stack.close()
        _until_connections_are(server, 0)
        _play_elsewhere(victim)


def _opened(server: ServerProcess) -> plain_sockets.socket:
    return plain_sockets.create_connection(("127.0.0.1", server.port))


def _play_elsewhere(goryo_table: TwoPlayerTable) -> None:
    """A client at another address creates a table, plays some moves and ends the game."""
    client = client_at(goryo_table.server, "127.0.0.2")
    table = create_table(client, "goryo")
    client.headers["Authorization"] = f"Bearer {table['token']}"
    url = f"ws://{goryo_table.server.host}/api/tables/{table['id']}/socket"
    token = {"Authorization": client.headers["Authorization"]}
    here = ("127.0.0.2", 0)
    with connect(
        url, additional_headers=token, proxy=None, source_address=here, open_timeout=60
    ) as line:
        shown = received(line)
        for _ in range(3):
            while "samurai" not in shown["now"]["movers"]:
                news = received(line)
                shown = news if news["type"] == "event" else shown
            _, move = legal_move(client, table["id"])
            message = {"type": "move", "number": shown["number"] + 1, "move": move}
            line.send(json.dumps(message))
            shown = {**shown, "now": {"movers": []}}
            answer = received(line)
            while answer["type"] != "reply":
                shown = answer if answer["type"] == "event" else shown
                answer = received(line)
            assert answer["ok"], answer
        assert reply(line, '{"type":"resign"}')["ok"]


def test_a_slow_reader_is_disconnected_and_can_reconnect(goryo_table: TwoPlayerTable) -> None:
    client, seat, move, _ = goryo_table.mover()
    asked = json.dumps({"type": "move", "number": 1, "move": move})  # answered with the table
    line = plain_sockets.socket()
    line.setsockopt(plain_sockets.SOL_SOCKET, plain_sockets.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", goryo_table.server.port))
    with socket(
        goryo_table, client, seat, sock=line, max_queue=1, ping_interval=None
    ) as connection:
        last = received(connection)["number"]
        # It sends requests and never reads: every answer has to wait.
        for _ in range(6000):
            connection.send(asked)
        # What it says after them is told to the others when all of them have been answered.
        connection.send(json.dumps({"type": "chat", "text": "That was all."}))
        wait_for_event(goryo_table, goryo_table.other(client), last)
        messages, end = all_until_closed(connection)
        assert messages[-1] == {"type": "closing", "reason": "slow"}
        assert end == 1013
    goryo_table.play()
    with socket(goryo_table, client, query=f"?seat={seat}&after={last}") as again:
        shown = received(again)
        assert [entry["kind"] for entry in shown["log"]] == ["chat", "move"]


def wait_for_event(goryo_table: TwoPlayerTable, client: httpx.Client, last: int) -> None:
    """Wait until something has happened after this event."""
    query = {"after": last, "wait": 30}
    while client.get(f"{goryo_table.path}/events", params=query).json()["number"] == last:
        pass


# ---------------------------------------------------------------- memory


def test_idle_tables_are_unloaded(tmp_path: Path) -> None:
    async def run() -> None:
        clock = [1_000_000]
        sources = Sources(now=lambda: clock[0])
        settings = Settings(data=tmp_path, bot_pace=0)
        async with opened(settings, sources) as services:
            manager = services.manager
            seen = list[weakref.ref[Any]]()
            for _ in range(100):
                setup = setup_of("goryo", {}, TableSettings(), sources.seed(), None)
                table_settings = TableSettings(
                    seats={"goryo": SeatRequest("bot", "greedy"), "samurai": SeatRequest("me")}
                )
                live = await manager.create_for(setup, table_settings, "somebody")
                seen.append(weakref.ref(live))
            for number in range(100):
                assert await manager.open(f"{number:016x}") is None
            del live
            while any(
                manager.driver.busy(live) or live.lock.locked() for live in manager.tables.values()
            ):
                await asyncio.sleep(0)
            manager.unload_idle()
            assert len(manager.tables) == 100
            clock[0] += IDLE + 1
            manager.unload_idle()
            assert manager.tables == {}
            for _ in range(500):  # what has just ended still has to be cleaned up
                if all(ref() is None for ref in seen):
                    break
                await asyncio.to_thread(gc.collect)
            assert [ref for ref in seen if ref() is not None] == []

    asyncio.run(run())


def test_only_connected_guests_are_remembered(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(Settings(data=tmp_path), Sources()) as services:
            setup = setup_of("goryo", {}, TableSettings(public=True), Sources().seed(), None)
            live = await services.manager.create_for(setup, TableSettings(), "somebody")
            await live.watch(Feed("spectator", "here"), None)
            await services.load_guest(live, "here")
            await services.store_muted(live, "here", frozenset({"samurai"}))
            for number in range(2 * MAX_CACHED_GUESTS):
                await services.load_guest(live, f"stranger {number}")
            assert len(live.muted) <= MAX_CACHED_GUESTS
            assert len(live.seen) <= MAX_CACHED_GUESTS
            assert live.muted["here"] == {"samurai"}

    asyncio.run(run())
