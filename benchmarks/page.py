"""How fast the pages are there, by Lighthouse: python -m benchmarks.page

The desktop preset with simulated throttling, each page as often as asked, the best counts. It needs
the set-up of the tests: their browser, and the packages of the browser client.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser.house import served
from tests.browser.lighthouse import program, report, scores
from tests.browser.moments import Stage
from tests.browser.screens import FIRST

FIGURES = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
}


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("--repeats", type=int, default=3, help="how often each page is loaded")
    repeats = max(1, parser.parse_args().repeats)
    told = Table("page", "performance", *FIGURES.values())
    with sync_playwright() as playwright:
        browser = program(playwright.chromium)
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as house:
        stage = Stage(house)
        for screen in FIRST:
            url = house + screen.path(stage)
            tries = [report(url, browser, "performance") for _ in range(repeats)]
            told.add_row(screen.name, *_row(max(tries, key=_performance)))
        stage.close()
    Console().print(told)
    return 0


def _performance(told: dict[str, Any]) -> int:
    return scores(told)["performance"]


def _row(told: dict[str, Any]) -> list[str]:
    audits = told["audits"]
    return [str(_performance(told)), *(str(audits[name]["displayValue"]) for name in FIGURES)]


if __name__ == "__main__":
    sys.exit(main())
