"""A real browser, a real server, and people who come to it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from .browsers import launched
from .house import served

Newcomer = Callable[..., Page]
PATIENCE = 30_000
"""Milliseconds: far more than anything takes, also where bots think on a busy machine."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """There can be only one in a process: whoever asks for it gets this."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests."""
    running = launched(playwright)
    yield running
    running.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    with served(Path(tmp_path_factory.mktemp("house"))) as address:
        yield address


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Somebody's browser, in which nothing was ever opened."""
    fresh = browser.new_context(reduced_motion="reduce", locale="en-GB")
    yield fresh
    fresh.close()


@pytest.fixture
def newcomer(browser: Browser) -> Iterator[Newcomer]:
    """Call it for one more person at a device of their own; whose page may not go wrong unseen.

    `pardon` is what the browser itself may complain about, where that is the very situation.
    """
    contexts = list[BrowserContext]()
    wrong = list[str]()

    def come(pardon: str | None = None, **device: Any) -> Page:
        def note(words: str) -> None:
            if pardon is None or not re.search(pardon, words):
                wrong.append(words)

        wishes: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-GB"}
        context = browser.new_context(**{**wishes, **device})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: note(f"{error.message}\n{error.stack}"))
        page.on("console", lambda said: note(said.text) if said.type == "error" else None)
        return page

    yield come
    for context in contexts:
        context.close()
    assert wrong == []


@pytest.fixture
def page(newcomer: Newcomer) -> Page:
    """One person's page."""
    return newcomer()


@pytest.fixture
def server(house: str) -> str:
    return house
