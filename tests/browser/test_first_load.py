"""A visit loads little, nothing from other hosts, and nothing twice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, CDPSession, Page

from ..server_process import ServerProcess, http_client
from .conftest import controlled_server, seed_tables
from .screen_visits import open_screen, user_page, wait_until_loaded
from .screens import ENTRY_SCREENS, SCREENS, Screen

BUDGET = 150_000
"""Bytes that a first visit may transfer, compressed, without the fonts."""


@dataclass
class NetworkLog:
    """Bytes transferred, by URL."""

    sizes: dict[str, int] = field(default_factory=dict)
    cached: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._addresses = dict[str, str]()

    def listen(self, session: CDPSession) -> None:
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._on_request)
        session.on("Network.webSocketCreated", self._on_request)
        session.on("Network.requestServedFromCache", self._on_cached)
        session.on("Network.responseReceived", self._on_response)
        session.on("Network.loadingFinished", self._on_finished)

    def _on_request(self, event: dict[str, Any]) -> None:
        url = event["url"] if "url" in event else event["request"]["url"]
        self._addresses[event["requestId"]] = url
        self.sizes.setdefault(url, 0)

    def _on_cached(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self._addresses:
            self.cached.add(self._addresses[event["requestId"]])

    def _on_response(self, event: dict[str, Any]) -> None:
        if event["response"].get("fromDiskCache"):
            self.cached.add(event["response"]["url"])

    def _on_finished(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self._addresses:
            self.sizes[self._addresses[event["requestId"]]] += int(event["encodedDataLength"])

    def fetched(self) -> dict[str, int]:
        """What was not cached: path and size."""
        return {
            urlsplit(url).path: size for url, size in self.sizes.items() if url not in self.cached
        }


@contextmanager
def network_log(page: Page) -> Iterator[NetworkLog]:
    network, session = NetworkLog(), page.context.new_cdp_session(page)
    network.listen(session)
    yield network
    session.detach()


@pytest.fixture(scope="module")
def quiet_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own: the lists of tables on the shared one grow with every test."""
    with controlled_server(tmp_path_factory.mktemp("quiet")) as server:
        yield server


@pytest.mark.parametrize("screen", ENTRY_SCREENS, ids=lambda screen: screen.name)
def test_a_first_visit_transfers_little_and_a_second_next_to_nothing(
    browser: Browser, quiet_server: ServerProcess, screen: Screen
) -> None:
    server_url = quiet_server.address
    seed_tables(quiet_server, screen.name)
    with user_page(browser, server_url, "fr") as page:
        with network_log(page) as first, open_screen(page, server_url, screen):
            address = page.url
        sizes = {path: size for path, size in first.fetched().items() if ".woff2" not in path}
        assert sum(sizes.values()) < BUDGET, sizes
        assert len(sizes) > 5
        assert not any("/more-" in path for path in sizes), "a seldom text is said unasked"
        with network_log(page) as second:
            page.goto("about:blank")
            page.goto(address)
            wait_until_loaded(page)
        again = [path for path in second.fetched() if path.startswith("/assets/")]
        assert again == []


def test_no_screen_loads_anything_from_another_host(browser: Browser, server_url: str) -> None:
    asked = set[str]()
    with user_page(browser, server_url) as page:
        page.on("request", lambda request: asked.add(request.url))
        page.on("websocket", lambda socket: asked.add(socket.url))
        for screen in SCREENS[:9] + ENTRY_SCREENS:
            with open_screen(page, server_url, screen):
                pass
    elsewhere = {url for url in asked if urlsplit(url).netloc != urlsplit(server_url).netloc}
    assert len(asked) > 20
    assert elsewhere == set()


class Inline(HTMLParser):
    """Finds inline scripts, styles and handlers."""

    def __init__(self) -> None:
        super().__init__()
        self.found = list[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = {name for name, _ in attrs}
        if tag == "style" or (tag == "script" and "src" not in names):
            self.found.append(tag)
        self.found += [name for name in names if name == "style" or name.startswith("on")]


@pytest.mark.parametrize("path", ["/", "/new/goryo", "/t/abc", "/palaces", "/nowhere", "/learn"])
def test_no_page_is_served_with_inline_scripts_or_styles(server_url: str, path: str) -> None:
    with http_client(server_url) as client:
        answer = client.get(path)
    inline = Inline()
    inline.feed(answer.text)
    assert inline.found == []
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy


def test_files_with_a_hash_in_their_name_are_cached_for_good(server_url: str) -> None:
    with http_client(server_url) as client:
        index = client.get("/")
        files = re.findall(r'"(/assets/[^"]+)"', index.text)
        assert len(files) > 2
        for file in files:
            assert "immutable" in client.get(file).headers["cache-control"]
    assert index.headers["cache-control"] == "no-cache"
