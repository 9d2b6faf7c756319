"""Lighthouse finds nothing to mend; how fast the pages are is measured by `benchmarks/page.py`."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from .lighthouse import faults, program, report, scores
from .screens import FIRST, Screen
from .visits import stage_at


@pytest.mark.parametrize("screen", FIRST, ids=lambda screen: screen.name)
def test_a_page_is_accessible_and_well_built(browser: Browser, house: str, screen: Screen) -> None:
    url = house + screen.path(stage_at(house))
    told = report(url, program(browser.browser_type), "accessibility", "best-practices")
    assert scores(told) == {"accessibility": 100, "best-practices": 100}, faults(told)
