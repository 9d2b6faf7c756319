"""Nobody gets so much of the server that others go without."""

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
from futago.server.services import MOST_REMEMBERED
from futago.server.settings import Settings
from futago.table.house import IDLE, Sources
from futago.table.making import Manners, SeatWish, setup_of
from tests.server.scene import Scene, all_until_closed, begin, received, reply, socket
from tests.server.served import OPEN_HANDED, Running, served
from tests.server.stage import legal_move, made

FLOOD: Final = 1000


def refused_for_now(answer: httpx.Response) -> None:
    assert answer.status_code == 429, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert int(answer.headers["retry-after"]) > 0
    assert answer.json()["status"] == 429


def client_at(server: Running, address: str, **headers: str) -> httpx.Client:
    """Somebody who asks from a certain address of this computer."""
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=server.url, transport=transport, headers=headers, timeout=60)


def asks_until_refused(client: httpx.Client, **headers: str) -> httpx.Response:
    for _ in range(50):
        answer = client.get("/api/games", headers=headers)
        if answer.status_code != 200:
            return answer
    raise AssertionError("never refused")


# ---------------------------------------------------------------- requests


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that takes five requests from each address, and then one in a long while."""
    arguments = ("--requests-per-second=1", "--trust-proxy=127.0.0.9")
    with served(tmp_path_factory.mktemp("counted"), arguments) as running:
        yield running


def test_too_many_requests_are_refused_address_by_address(counted: Running) -> None:
    refused_for_now(asks_until_refused(client_at(counted, "127.0.0.2")))
    assert client_at(counted, "127.0.0.3").get("/api/games").status_code == 200


def test_a_new_secret_does_not_lift_the_limit(counted: Running) -> None:
    client = client_at(counted, "127.0.0.4")
    asks_until_refused(client)
    refused = [
        client.get("/api/games", headers={"Authorization": f"Bearer {n:040}"}).status_code
        for n in range(8)
    ]
    assert refused.count(429) >= 6


def test_a_forwarded_address_is_believed_from_the_proxy_alone(counted: Running) -> None:
    liar, proxy = client_at(counted, "127.0.0.5"), client_at(counted, "127.0.0.9")
    asks_until_refused(liar)
    told = [
        liar.get("/api/games", headers={"X-Forwarded-For": f"203.0.113.{n}"}).status_code
        for n in range(8)
    ]
    assert told.count(429) >= 6
    for number in range(20):
        answer = proxy.get("/api/games", headers={"X-Forwarded-For": f"203.0.113.{number}"})
        assert answer.status_code == 200
    asks_until_refused(proxy, **{"X-Forwarded-For": "198.51.100.7"})
    # Whoever stands behind the proxy can write the left part; what the proxy adds is on the right.
    spoofed = [
        proxy.get(
            "/api/games", headers={"X-Forwarded-For": f"203.0.113.{n}, 198.51.100.7"}
        ).status_code
        for n in range(100, 108)
    ]
    assert spoofed.count(429) >= 6


def test_metrics_are_not_told_through_a_proxy(counted: Running) -> None:
    proxy = client_at(counted, "127.0.0.9")
    assert client_at(counted, "127.0.0.1").get("/metrics").status_code == 200
    for name in ("X-Forwarded-For", "Forwarded"):
        answer = proxy.get("/metrics", headers={name: "127.0.0.1"})
        assert answer.status_code == 404


# ---------------------------------------------------------------- what is made


@pytest.fixture(scope="module")
def frugal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that is generous with requests and with nothing else."""
    arguments = (
        "--requests-per-second=100000",
        "--tables-per-minute=3",
        "--max-connections-per-address=3",
        "--bot-pace=0",
    )
    with served(tmp_path_factory.mktemp("frugal"), arguments) as running:
        yield running


def test_too_many_tables_are_refused_whoever_asks(frugal: Running) -> None:
    client = client_at(frugal, "127.0.0.2")
    wish = {"game": "goryo", "token": True}
    answers = [
        client.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {n:040}"})
        for n in range(10)
    ]
    assert [answer.status_code for answer in answers].count(201) <= 4
    refused_for_now(answers[-1])
    assert client_at(frugal, "127.0.0.3").post("/api/tables", json=wish).status_code == 201


def test_too_much_chat_is_refused(frugal: Running) -> None:
    client = client_at(frugal, "127.0.0.4")
    manners = {"public": True, "spectator_chat": True}
    wish = {"game": "goryo", "manners": manners, "token": True}
    table = client.post("/api/tables", json=wish).json()
    path = f"/api/tables/{table['id']}/chat"
    player = {"Authorization": f"Bearer {table['token']}"}
    said = [client.post(path, json={"text": "hello"}, headers=player) for _ in range(20)]
    assert 3 <= [answer.status_code for answer in said].count(200) <= 10
    refused_for_now(said[-1])
    spectators = [
        client.post(path, json={"text": "hi"}, headers={"Authorization": f"Bearer {n:040}"})
        for n in range(20)
    ]
    assert [answer.status_code for answer in spectators].count(200) <= 10
    refused_for_now(spectators[-1])


def test_too_many_connections_of_one_address_are_turned_away(frugal: Running) -> None:
    client = client_at(frugal, "127.0.0.5")
    table = client.post("/api/tables", json={"game": "gorpg", "manners": {"public": True}}).json()
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
        refused_for_now(client.get(f"{path}/stream"))
        refused_for_now(client.get(f"{path}/events", params={"wait": 60}))
        assert received(stack.enter_context(opens("127.0.0.6")))["type"] == "table"
    _until_connections_are(frugal, 0)
    with opens("127.0.0.5") as again:
        assert received(again)["type"] == "table"


def test_a_stream_that_is_refused_takes_no_connection(frugal: Running) -> None:
    _until_connections_are(frugal, 0)
    client = client_at(frugal, "127.0.0.7")
    table = client.post("/api/tables", json={"game": "goryo", "manners": {"public": True}}).json()
    path = f"/api/tables/{table['id']}/stream"
    for _ in range(10):
        assert client.get(path, params={"seat": "goryo"}).status_code == 403
    for _ in range(10):
        with client.stream("GET", path) as stream:
            assert next(stream.iter_lines())
        _until_connections_are(frugal, 0)


def _until_connections_are(server: Running, wanted: int) -> None:
    """A connection that has ended is noticed a moment later."""
    with server.client() as client:
        for _ in range(2000):
            if f"futago_connections {wanted}.0" in client.get("/metrics").text:
                return
    raise AssertionError("connections stay for ever")


def test_too_many_messages_are_refused_and_the_connection_stays(tmp_path: Path) -> None:
    arguments = ("--bot-pace=0", "--requests-per-second=20")
    with served(tmp_path, arguments) as server:
        scene = begin(server)
        with socket(scene, scene.ann, "goryo") as connection:
            received(connection)
            statuses = list[int]()
            for _ in range(300):
                connection.send('{"type":"ping"}')
            while len(statuses) < 300:
                answer = received(connection)
                if answer["type"] == "reply":
                    statuses.append(200 if answer["ok"] else answer["problem"]["status"])
            assert set(statuses) == {200, 429}


# ---------------------------------------------------------------- the flood


def test_after_a_thousand_connections_others_still_play(tmp_path: Path) -> None:
    arguments = (*OPEN_HANDED[:3], "--max-connections-per-address=300")
    with served(tmp_path, arguments) as server, ExitStack() as stack:
        victim = begin(server)
        flood = [_opened(server) for _ in range(FLOOD)]
        for line in flood:
            stack.enter_context(line)
        handshake = (
            f"GET {victim.path}/socket HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n"
        ).encode()
        for number, line in enumerate(flood):
            # A third says nothing, a third never finishes, a third never reads what it is told.
            line.sendall([b"", handshake, handshake + b"\r\n"][number % 3])
        _plays_on(victim)
        kept = [line for number, line in enumerate(flood) if number % 3 == 2]
        for line in kept:
            assert line.recv(12) == b"HTTP/1.1 101"
        _until_connections_are(server, 300)
        stack.close()
        _until_connections_are(server, 0)
        _plays_on(victim)


def _opened(server: Running) -> plain_sockets.socket:
    return plain_sockets.create_connection(("127.0.0.1", server.port))


def _plays_on(scene: Scene) -> None:
    """Somebody at another address makes a table, plays some moves on it and ends the game."""
    client = client_at(scene.server, "127.0.0.2")
    table = made(client, "goryo")
    client.headers["Authorization"] = f"Bearer {table['token']}"
    url = f"ws://{scene.server.host}/api/tables/{table['id']}/socket"
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


def test_a_slow_reader_is_sent_away_and_can_come_again(scene: Scene) -> None:
    asked = json.dumps({"type": "choice"})
    client, seat, _, _ = scene.mover()
    line = plain_sockets.socket()
    line.setsockopt(plain_sockets.SOL_SOCKET, plain_sockets.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", scene.server.port))
    with socket(scene, client, seat, sock=line, max_queue=1, ping_interval=None) as connection:
        last = received(connection)["number"]
        # It asks and asks and does not read; every answer has to wait for it.
        for _ in range(6000):
            connection.send(asked)
        messages, end = all_until_closed(connection)
        assert messages[-1] == {"type": "closing", "reason": "slow"}
        assert end == 1013
    scene.play()
    with socket(scene, client, query=f"?seat={seat}&after={last}") as again:
        shown = received(again)
        assert [entry["number"] for entry in shown["log"]] == [last + 1]


# ---------------------------------------------------------------- memory


def test_tables_that_nobody_uses_leave_memory(tmp_path: Path) -> None:
    async def run() -> None:
        clock = [1_000_000]
        sources = Sources(now=lambda: clock[0])
        settings = Settings(data=tmp_path, bot_pace=0)
        async with opened(settings, sources) as services:
            house = services.house
            seen = list[weakref.ref[Any]]()
            for _ in range(100):
                setup = setup_of("goryo", {}, Manners(), sources.seed(), None)
                manners = Manners(
                    seats={"goryo": SeatWish("bot", "greedy"), "samurai": SeatWish("me")}
                )
                live = await house.make_for(setup, manners, "somebody")
                seen.append(weakref.ref(live))
            for number in range(100):
                assert await house.open(f"{number:016x}") is None
            del live
            while any(
                house.driver.busy(live) or live.lock.locked() for live in house.tables.values()
            ):
                await asyncio.sleep(0)
            house.put_away()
            assert len(house.tables) == 100
            clock[0] += IDLE + 1
            house.put_away()
            assert house.tables == {}
            for _ in range(500):  # what has just ended still has to be cleared away
                if all(ref() is None for ref in seen):
                    break
                await asyncio.to_thread(gc.collect)
            assert [ref for ref in seen if ref() is not None] == []

    asyncio.run(run())


def test_strangers_are_forgotten_and_those_who_are_here_are_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(Settings(data=tmp_path), Sources()) as services:
            setup = setup_of("goryo", {}, Manners(public=True), Sources().seed(), None)
            live = await services.house.make_for(setup, Manners(), "somebody")
            await live.watch(Feed("spectator", "here"), None)
            await services.remember(live, "here")
            await services.keep_muted(live, "here", frozenset({"samurai"}))
            for number in range(2 * MOST_REMEMBERED):
                await services.remember(live, f"stranger {number}")
            assert len(live.muted) <= MOST_REMEMBERED
            assert len(live.seen) <= MOST_REMEMBERED
            assert live.muted["here"] == {"samurai"}

    asyncio.run(run())
