"""Lighthouse finds nothing to improve; `benchmarks/page.py` measures how fast the pages load."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from .lighthouse import browser_path, failed_audits, report, scores
from .screen_visits import table_maker
from .screens import ENTRY_SCREENS, Screen


@pytest.mark.parametrize("screen", ENTRY_SCREENS, ids=lambda screen: screen.name)
def test_a_page_is_accessible_and_well_built(
    browser: Browser, server_url: str, screen: Screen
) -> None:
    url = server_url + screen.path(table_maker(server_url))
    results = report(url, browser_path(browser.browser_type), "accessibility", "best-practices")
    assert scores(results) == {"accessibility": 100, "best-practices": 100}, failed_audits(results)
