"""A server for this computer is opened to the home network by who sits at it, and no further."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from futago.server.network import NetworkAccess, _at_home
from futago.server.settings import Settings

from ..server_process import http_client
from ..table.managers import Time
from .server_thread import server_in_thread

HOME = "127.0.0.2"
"""Another address of this computer, which stands for the one in the home network."""


@pytest.fixture
def here(tmp_path: Path) -> Iterator[str]:
    """The address of a server that listens to this computer only."""
    with socket.socket() as trial:
        try:
            trial.bind((HOME, 0))
        except OSError:
            pytest.skip(f"{HOME} is not an address of this computer")
    with server_in_thread(tmp_path, Time(), home=[HOME]) as address:
        yield address


def at_home(here: str) -> str:
    return here.replace("127.0.0.1", HOME)


def test_a_local_server_is_opened_and_closed_again(here: str) -> None:
    with http_client(here) as client, http_client(at_home(here)) as phone:
        closed = client.get("/api/network").json()
        assert (closed["urls"], closed["opened"], closed["may_open"]) == ([], False, True)
        with pytest.raises(httpx.ConnectError):
            phone.get("/api/games")

        opened = client.put("/api/network").json()
        assert (opened["urls"], opened["opened"]) == ([at_home(here)], True)
        assert phone.get("/api/games").status_code == 200
        assert client.put("/api/network").json() == opened

        made = phone.post("/api/tables", json={"game": "goryo", "token": True}).json()
        path = f"/api/tables/{made['id']}/socket"
        token = {"Authorization": f"Bearer {made['token']}"}
        address = at_home(here).replace("http", "ws") + path
        with connect(address, additional_headers=token, proxy=None) as watching:
            watching.recv(timeout=30)
            assert client.delete("/api/network").json() == closed
            with pytest.raises(ConnectionClosed):
                deque(iter(lambda: watching.recv(timeout=30), None))
        with http_client(at_home(here)) as another, pytest.raises(httpx.ConnectError):
            another.get("/api/games")


def test_an_open_server_accepts_its_address_and_no_other_name(here: str) -> None:
    """DNS rebinding: a foreign page must not reach it by a name that resolves to it."""
    own = at_home(here).removeprefix("http://")
    with http_client(here) as client:
        assert client.get("/api/games", headers={"Host": own}).status_code == 400
        client.put("/api/network")
        assert client.get("/api/games", headers={"Host": own}).status_code == 200
        with http_client(at_home(here)) as phone:
            for name in ("evil.example", "192.168.0.77", f"{HOME}.evil.example"):
                assert phone.get("/api/games", headers={"Host": name}).status_code == 400
        client.delete("/api/network")
        assert client.get("/api/games", headers={"Host": own}).status_code == 400


def test_a_page_of_another_site_cannot_open_it(here: str) -> None:
    with http_client(here) as client:
        for method in ("PUT", "DELETE"):
            foreign = client.request(
                method, "/api/network", headers={"Origin": "https://evil.example"}
            )
            assert foreign.status_code == 403
        assert client.get("/api/network").json()["opened"] is False


def test_who_comes_through_a_proxy_cannot_open_it_and_is_told_nothing(here: str) -> None:
    with http_client(here) as client:
        client.put("/api/network")
        through = {"X-Forwarded-For": "203.0.113.7"}
        assert client.get("/api/network", headers=through).json()["urls"] == []
        assert client.delete("/api/network", headers=through).status_code == 403
        assert client.get("/api/network").json()["opened"] is True


@pytest.mark.parametrize(
    ("client", "headers", "here"),
    [
        (("127.0.0.1", 5000), [], True),
        (("::1", 5000), [], True),
        (("192.168.1.7", 5000), [], False),
        (("203.0.113.7", 5000), [], False),
        (("127.0.0.1", 5000), [(b"forwarded", b"for=203.0.113.7")], False),
        (("127.0.0.1", 5000), [(b"x-real-ip", b"203.0.113.7")], False),
        (("127.0.0.1", 5000), [(b"via", b"1.1 proxy")], False),
        (None, [], False),
    ],
)
def test_only_this_computer_is_here(client: Any, headers: Any, here: bool) -> None:
    access = NetworkAccess(Settings(), list)
    assert access.is_here({"client": client, "headers": headers}) is here


def test_behind_a_trusted_proxy_nobody_is_here() -> None:
    access = NetworkAccess(Settings(trust_proxy=("127.0.0.1",)), list)
    assert not access.is_here({"client": ("127.0.0.1", 5000), "headers": []})


@pytest.mark.parametrize(
    ("settings", "urls"),
    [
        (Settings(port=81), []),
        (Settings(port=81, host="0.0.0.0"), ["http://192.168.1.5:81"]),
        (Settings(port=81, host="10.0.0.3"), ["http://10.0.0.3:81"]),
        (Settings(public_url="https://games.example/"), ["https://games.example"]),
    ],
)
def test_links_for_other_devices_begin_with_an_address_that_they_reach(
    settings: Settings, urls: list[str]
) -> None:
    access = NetworkAccess(settings, lambda: ["192.168.1.5"])
    asyncio.run(access.look())
    assert access.urls == urls


def test_a_slow_resolver_holds_up_nobody() -> None:
    answered = threading.Event()

    def resolve() -> list[str]:
        return ["192.168.1.5"] if answered.wait(timeout=30) else []

    async def look_while_others_play() -> list[str]:
        access = NetworkAccess(Settings(host="0.0.0.0"), resolve)
        looking = asyncio.create_task(access.look())
        await asyncio.sleep(0)
        answered.set()  # only reached if the loop went on
        await looking
        return access.urls

    assert asyncio.run(look_while_others_play()) == ["http://192.168.1.5:8020"]


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("10.1.2.3", True),
        ("172.20.0.1", True),
        ("192.168.1.5", True),
        ("172.32.0.1", False),
        ("203.0.113.7", False),
        ("8.8.8.8", False),
        ("127.0.0.1", False),
        ("169.254.1.1", False),
    ],
)
def test_a_public_address_is_never_opened(address: str, home: bool) -> None:
    assert _at_home(address) is home


def test_without_a_home_network_the_command_is_told(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, Time()) as address, http_client(address) as client:
        told = client.get("/api/network").json()
        assert told["may_open"] is False
        port = address.rpartition(":")[2]
        assert told["command"] == f"futago serve --host 0.0.0.0 --port {port}"
        assert client.put("/api/network").status_code == 409
