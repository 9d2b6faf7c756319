"""How fast the pages load, measured by Lighthouse: python -m benchmarks.page

Uses the presets of a desktop and of a phone with simulated throttling: the best of several repeats,
and the median of their performance. Lighthouse reckons with the time that passes, so whatever else
keeps the machine busy counts: the load is told. It needs the setup of the browser tests: their
browser, and the packages of the client.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any, Final, get_args

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser.lighthouse import Device, browser_path, report, scores
from tests.browser.prepared_tables import TableMaker
from tests.browser.screens import ENTRY_SCREENS
from tests.server_process import ServerProcess

DEVICES: Final[tuple[Device, ...]] = get_args(Device)
FIGURES = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
}


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("--repeats", type=int, default=3, help="how often each page is loaded")
    repeats = max(1, parser.parse_args().repeats)
    table = Table("page", "device", "performance", "median", *FIGURES.values(), "load")
    with sync_playwright() as playwright:
        browser = browser_path(playwright.chromium)
    with tempfile.TemporaryDirectory() as data, ServerProcess(Path(data)) as server:
        tables = TableMaker(server.address)
        for screen, device in product(ENTRY_SCREENS, DEVICES):
            url = server.address + screen.path(tables)
            tries = [report(url, browser, "performance", device=device) for _ in range(repeats)]
            best, *figures = _row(max(tries, key=_performance))
            middle = f"{median(map(_performance, tries)):.0f}"
            load = f"{os.getloadavg()[0]:.1f}"
            table.add_row(screen.name, device, best, middle, *figures, load)
        tables.close()
    Console().print(table)
    return 0


def _performance(result: dict[str, Any]) -> int:
    return scores(result)["performance"]


def _row(result: dict[str, Any]) -> list[str]:
    audits = result["audits"]
    return [str(_performance(result)), *(str(audits[name]["displayValue"]) for name in FIGURES)]


if __name__ == "__main__":
    sys.exit(main())
