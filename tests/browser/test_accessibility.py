"""No rule of axe-core is broken on any screen, by day and by night, on a desk and in a hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from .screens import SCREENS, Screen
from .visits import DESKTOP, PHONE, settle, somebody, visited

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
    """The program itself; it is evaluated, for the pages' policy lets nobody add a script."""
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, options: dict[str, Any] | None = None) -> list[str]:
    """What is wrong for somebody, each with the place."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(axe())
    found = page.evaluate(RUN, options or {})
    return [
        f"{rule['id']}: {rule['help']}\n  {node['html'][:300]}\n  {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]


@pytest.fixture(scope="module")
def ann(browser: Browser, house: str) -> Iterator[Page]:
    """One page that walks through all screens."""
    with somebody(browser, house) as page:
        yield page


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_everybody_can_use_every_screen(ann: Page, house: str, screen: Screen) -> None:
    ann.set_viewport_size(DESKTOP["viewport"])
    ann.emulate_media(color_scheme="light")
    with visited(ann, house, screen) as page:
        assert violations(page) == []
        page.emulate_media(color_scheme="dark")
        assert violations(page, CONTRAST) == []
        page.set_viewport_size(PHONE["viewport"])
        settle(page)
        assert violations(page) == []


def test_a_page_that_nobody_can_read_would_be_found(ann: Page, house: str) -> None:
    ann.emulate_media(color_scheme="light")
    with visited(ann, house, SCREENS[0]) as page:
        page.evaluate("document.querySelector('main h1').style.color = 'silver'")
        page.evaluate("document.querySelector('main h1').append(document.createElement('button'))")
        found = "".join(violations(page))
    assert "color-contrast" in found
    assert "button-name" in found
