"""axe-core finds no violation on any screen: light and dark, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from ..server_process import ServerProcess
from .screen_visits import DESKTOP, PHONE, open_screen, user_page, wait_until_drawn
from .screens import SCREENS, Screen

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CONTRAST = {"runOnly": ["color-contrast"]}
RUN = """async options => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options });
  return violations.map(({ id, help, nodes }) => ({
    id, help, nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }));
}"""


@cache
def axe() -> str:
    """The source of axe-core, to be evaluated: the content policy allows no added script."""
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, options: dict[str, Any] | None = None) -> list[str]:
    """The violations, each with its element."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(axe())
    found = page.evaluate(RUN, options or {})
    return [
        f"{rule['id']}: {rule['help']}\n  {node['html'][:300]}\n  {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]


@pytest.fixture(scope="module")
def ann(browser: Browser, shared_server: ServerProcess) -> Iterator[Page]:
    """One page, used for all screens."""
    with user_page(browser, shared_server.address) as page:
        yield page


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_every_screen_is_accessible(ann: Page, server_url: str, screen: Screen) -> None:
    ann.set_viewport_size(DESKTOP["viewport"])
    ann.emulate_media(color_scheme="light")
    with open_screen(ann, server_url, screen) as page:
        assert violations(page) == []
        page.emulate_media(color_scheme="dark")
        assert violations(page, CONTRAST) == []
        page.set_viewport_size(PHONE["viewport"])
        wait_until_drawn(page)
        assert violations(page) == []


def test_violations_would_be_found(ann: Page, server_url: str) -> None:
    ann.emulate_media(color_scheme="light")
    with open_screen(ann, server_url, SCREENS[0]) as page:
        page.evaluate("document.querySelector('main h1').style.color = 'silver'")
        page.evaluate("document.querySelector('main h1').append(document.createElement('button'))")
        found = "".join(violations(page))
    assert "color-contrast" in found
    assert "button-name" in found
