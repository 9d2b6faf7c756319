"""A real browser, a real server, and pages for its users."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from ..server_process import ServerProcess
from .browsers import launch_browser, open_context

NewPage = Callable[..., Page]
SERVER_GONE = r"net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|FAILED)|WebSocket connection"
"""What a browser reports while the server is away: requests under way are reset, others refused."""
TIMEOUT_MS = 30_000
"""Far more than anything takes, even while bots think on a busy machine."""
expect.set_options(timeout=TIMEOUT_MS)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """The only instance: a process cannot have two."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests."""
    running = launch_browser(playwright)
    yield running
    running.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests."""
    with controlled_server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def server_url(shared_server: ServerProcess, request: pytest.FixtureRequest) -> str:
    """The address of a running server, on which a test always plays the same games."""
    seed_tables(shared_server, request.node.nodeid)
    return shared_server.address


def seed_tables(server: ServerProcess, name: str) -> None:
    """The seeds of the next tables follow from this name."""
    (server.data / "test").write_text(name)


def controlled_server(data: Path) -> ServerProcess:
    """A server whose clock and seeds are controlled."""
    return ServerProcess(data, program=("tests.browser.controlled_server", str(data)))


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh browser context."""
    fresh = open_context(browser)
    yield fresh
    fresh.close()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """A factory of pages, each in its own context; errors in the console fail the test.

    `expected_errors` is a pattern of errors that belong to the tested situation.
    """
    contexts = list[BrowserContext]()
    errors = list[str]()

    def create(expected_errors: str | None = None, **device: Any) -> Page:
        def record(message: str) -> None:
            if expected_errors is None or not re.search(expected_errors, message):
                errors.append(message)

        context = open_context(browser, **device)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(TIMEOUT_MS)
        page.on("pageerror", lambda error: record(f"{error.message}\n{error.stack}"))
        page.on(
            "console", lambda message: record(message.text) if message.type == "error" else None
        )
        return page

    yield create
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page of one user."""
    return new_page()
