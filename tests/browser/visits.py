"""Coming to a screen with a browser of one's own, and going only if nothing went wrong there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from .moments import Stage
from .screens import Screen

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 1,
}
stage_at = cache(Stage)


@contextmanager
def somebody(browser: Browser, house: str, language: str = "en", **device: Any) -> Iterator[Page]:
    """Ann's page in a browser of hers; whatever it complains about fails the test."""
    context = browser.new_context(**{"reduced_motion": "reduce", "locale": "en-GB", **device})
    with closed(context):
        cookie = {"name": "futago", "value": stage_at(house).token, "url": house}
        context.add_cookies([cookie])  # type: ignore[list-item]
        chosen = json.dumps(json.dumps({"language": language}))
        context.add_init_script(
            f"localStorage.getItem('futago') ?? localStorage.setItem('futago', {chosen})"
        )
        yield context.new_page()


@contextmanager
def closed(context: BrowserContext) -> Iterator[None]:
    """Close a browser's window whatever happens."""
    try:
        yield
    finally:
        context.close()


@contextmanager
def visited(page: Page, house: str, screen: Screen) -> Iterator[Page]:
    """A page on which a screen is shown; at the end it must not have complained."""
    stage, wrong = stage_at(house), list[str]()

    def note(words: str) -> None:
        if screen.complains is None or not re.search(screen.complains, words):
            wrong.append(words)

    listeners: dict[Any, Any] = {
        "pageerror": lambda error: note(error.message),
        "console": lambda said: note(said.text) if said.type in ("error", "warning") else None,
    }
    for event, listener in listeners.items():
        page.on(event, listener)
    page.goto(house + screen.path(stage))
    settle(page)
    screen.then(page, stage)
    settle(page)
    yield page
    for event, listener in listeners.items():
        page.remove_listener(event, listener)
    assert wrong == [], screen.name


def settle(page: Page) -> None:
    """Wait until the screen is there and whole."""
    page.wait_for_selector("main :is(h1, .cover)", state="attached")
    if "/t/" in page.url:
        page.wait_for_selector(
            ":is([data-testid=prompt], .ending, .waiting, .cover, .refused, .film)"
        )
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
