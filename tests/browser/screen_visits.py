"""Opening a screen in a browser context; errors in the browser's console fail the test."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, Page, expect

from .browsers import open_context
from .prepared_tables import BotGame, TableMaker
from .screens import Screen
from .sent_messages import SentMessages

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 1,
}
table_maker = cache(TableMaker)
"""The users and tables of a server, by its address."""


class Requests:
    """What a page has requested and not yet received."""

    def __init__(self, page: Page) -> None:
        self.pending = set[str]()
        self.started = 0
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._start)
        session.on("Network.loadingFinished", self._end)
        session.on("Network.loadingFailed", self._end)
        session.send("Network.enable")

    def _start(self, event: dict[str, Any]) -> None:
        self.started += 1
        if event["requestId"] == event["loaderId"]:  # a new document: the old one wants nothing
            self.pending.clear()
        self.pending.add(event["requestId"])

    def _end(self, event: dict[str, Any]) -> None:
        self.pending.discard(event["requestId"])


_requests = WeakKeyDictionary[Page, Requests]()
"""Of the pages that `user_page` has opened."""


@contextmanager
def user_page(
    browser: Browser, server_url: str, language: str = "en", **device: Any
) -> Iterator[Page]:
    """A page in a new browser context, signed in as Ann."""
    context = open_context(browser, **device)
    with closing(context):
        cookie = {"name": "futago", "value": table_maker(server_url).token, "url": server_url}
        context.add_cookies([cookie])  # type: ignore[list-item]
        chosen = json.dumps(json.dumps({"language": language}))
        context.add_init_script(
            f"localStorage.getItem('futago') ?? localStorage.setItem('futago', {chosen})"
        )
        page = context.new_page()
        _requests[page] = Requests(page)
        yield page


@contextmanager
def open_screen(page: Page, server_url: str, screen: Screen) -> Iterator[Page]:
    """Show a screen; at the end, no unexpected error or warning may have been logged."""
    tables, errors = table_maker(server_url), list[str]()

    def record(message: str) -> None:
        if screen.expected_errors is None or not re.search(screen.expected_errors, message):
            errors.append(message)

    listeners: dict[Any, Any] = {
        "pageerror": lambda error: record(error.message),
        "console": lambda message: (
            record(message.text) if message.type in ("error", "warning") else None
        ),
    }
    for event, listener in listeners.items():
        page.on(event, listener)
    page.goto(server_url + screen.path(tables))
    wait_until_loaded(page)
    if screen.then is not None:
        screen.then(page, tables)
        wait_until_loaded(page)
    yield page
    for event, listener in listeners.items():
        page.remove_listener(event, listener)
    assert errors == [], screen.name


def wait_until_loaded(page: Page) -> None:
    """Wait until the screen is complete: everything has arrived and is drawn, and drawing it has
    requested nothing more."""
    page.wait_for_selector("main :is(h1, .cover)", state="attached")
    if "/t/" in page.url:
        page.wait_for_selector(
            "main :is([data-testid=prompt], .ending, .waiting, .cover, .refused, .replay)"
        )
    requests, complete = _requests[page], False
    while not complete:
        before = requests.started
        wait_until_drawn(page)
        complete = not requests.pending and requests.started == before


def wait_until_drawn(page: Page) -> None:
    """Wait until a change that loads nothing is drawn, such as another width."""
    page.evaluate(DRAWN)


DRAWN = """async () => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""

SET_LANGUAGE = """language => {
  const select = document.querySelector('header select');
  select.value = language;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}"""
"""Uses the menu in the header, even when a dialog covers it."""


@contextmanager
def table_at(
    browser: Browser, server_url: str, game: BotGame, number: int, seat: str, bot: str = ""
) -> Iterator[tuple[Page, SentMessages, str]]:
    """A page at a table after so many moves, from this seat; others are people, or this bot."""
    tables = table_maker(server_url)
    id = tables.table(game, number, [seat], bot)
    with user_page(browser, server_url) as page:
        sent = SentMessages(page)
        page.goto(f"{server_url}/t/{id}")
        wait_until_loaded(page)
        expect(page.locator("[data-draft]")).to_be_visible()
        yield page, sent, id
