"""Little comes over the line, nothing from elsewhere, and nothing twice."""

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

from .house import asking
from .screens import FIRST, SCREENS, Screen
from .visits import settle, somebody, visited

BUDGET = 150_000
"""Bytes that a first visit may cost, packed, without the fonts."""


@dataclass
class Wire:
    """What came over the line, by address."""

    sizes: dict[str, int] = field(default_factory=dict)
    cached: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._addresses = dict[str, str]()

    def listen(self, session: CDPSession) -> None:
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.webSocketCreated", self._asked)
        session.on("Network.requestServedFromCache", self._kept)
        session.on("Network.responseReceived", self._answered)
        session.on("Network.loadingFinished", self._loaded)

    def _asked(self, event: dict[str, Any]) -> None:
        url = event["url"] if "url" in event else event["request"]["url"]
        self._addresses[event["requestId"]] = url
        self.sizes.setdefault(url, 0)

    def _kept(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self._addresses:
            self.cached.add(self._addresses[event["requestId"]])

    def _answered(self, event: dict[str, Any]) -> None:
        if event["response"].get("fromDiskCache"):
            self.cached.add(event["response"]["url"])

    def _loaded(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self._addresses:
            self.sizes[self._addresses[event["requestId"]]] += int(event["encodedDataLength"])

    def fetched(self) -> dict[str, int]:
        """What had to be fetched: path and size."""
        return {
            urlsplit(url).path: size for url, size in self.sizes.items() if url not in self.cached
        }


@contextmanager
def listening(page: Page) -> Iterator[Wire]:
    wire, session = Wire(), page.context.new_cdp_session(page)
    wire.listen(session)
    yield wire
    session.detach()


@pytest.mark.parametrize("screen", FIRST, ids=lambda screen: screen.name)
def test_a_first_visit_costs_little_and_a_second_next_to_nothing(
    browser: Browser, house: str, screen: Screen
) -> None:
    with somebody(browser, house, "fr") as page:
        with listening(page) as first, visited(page, house, screen):
            address = page.url
        sizes = {path: size for path, size in first.fetched().items() if ".woff2" not in path}
        assert sum(sizes.values()) < BUDGET, sizes
        assert len(sizes) > 5
        with listening(page) as second:
            page.goto("about:blank")
            page.goto(address)
            settle(page)
        again = [path for path in second.fetched() if path.startswith("/assets/")]
        assert again == []


def test_no_screen_asks_anybody_else(browser: Browser, house: str) -> None:
    asked = set[str]()
    with somebody(browser, house) as page:
        page.on("request", lambda request: asked.add(request.url))
        page.on("websocket", lambda socket: asked.add(socket.url))
        for screen in SCREENS[:9] + FIRST:
            with visited(page, house, screen):
                pass
    elsewhere = {url for url in asked if urlsplit(url).netloc != urlsplit(house).netloc}
    assert len(asked) > 20
    assert elsewhere == set()


class Inline(HTMLParser):
    """Finds scripts, styles and handlers that stand in the page itself."""

    def __init__(self) -> None:
        super().__init__()
        self.found = list[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = {name for name, _ in attrs}
        if tag == "style" or (tag == "script" and "src" not in names):
            self.found.append(tag)
        self.found += [name for name in names if name == "style" or name.startswith("on")]


@pytest.mark.parametrize("path", ["/", "/new/goryo", "/t/abc", "/palaces", "/nowhere", "/learn"])
def test_no_page_is_served_with_script_or_style_inside(house: str, path: str) -> None:
    with asking(house) as client:
        answer = client.get(path)
    inline = Inline()
    inline.feed(answer.text)
    assert inline.found == []
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy


def test_files_that_carry_their_hash_are_kept_for_good(house: str) -> None:
    with asking(house) as client:
        index = client.get("/")
        files = re.findall(r'"(/assets/[^"]+)"', index.text)
        assert len(files) > 2
        for file in files:
            assert "immutable" in client.get(file).headers["cache-control"]
    assert index.headers["cache-control"] == "no-cache"
