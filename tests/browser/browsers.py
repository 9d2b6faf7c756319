"""Finding a browser on this machine."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
MISSING = (
    "These tests need a browser: install chromium (apt-get install chromium), name one in "
    "FUTAGO_BROWSER, or let Playwright fetch its own (playwright install chromium)."
)


NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""Makes a page believe that it is served over plain HTTP, where browsers have no service worker."""


def open_context(browser: Browser, *, worker: bool = False, **device: Any) -> BrowserContext:
    """A fresh browser context. Without a service worker, which would fetch the whole client in each
    of them."""
    defaults: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-GB"}
    context = browser.new_context(**{**defaults, **device})
    if not worker:
        context.add_init_script(NO_WORKER)
    return context


def find_browser(playwright: Playwright) -> str | None:
    """The path of the configured browser, of one on the system, or of Playwright's own."""
    named = os.environ.get("FUTAGO_BROWSER")
    if named is not None:
        return shutil.which(named)
    found = next(filter(None, map(shutil.which, NAMES)), None)
    own = playwright.chromium.executable_path
    return found or (own if Path(own).exists() else None)


def launch_browser(playwright: Playwright) -> Browser:
    """Start the browser. Without one the tests fail: a skip would go unnoticed."""
    path = find_browser(playwright)
    if path is None:
        pytest.fail(MISSING, pytrace=False)
    return playwright.chromium.launch(executable_path=path, args=list(FLAGS))
