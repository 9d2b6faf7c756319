"""A real server process and a real browser: Debian's chromium or whatever there is."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
GENEROUS = (
    *("--requests-per-second", "100000", "--tables-per-minute", "100000"),
    *("--max-connections-per-address", "5000"),
)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """How pytest-playwright starts the browser; without one of the system's it takes its own."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    flags = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
    return {"args": flags} | ({"executable_path": found} if found else {})


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the pages as they are now."""
    subprocess.run([sys.executable, ROOT / "web" / "build.py"], check=True)
    data = tmp_path_factory.mktemp("data")
    started = subprocess.Popen(
        [sys.executable, "-m", "futago", "serve", "--port", "0", "--data", data]
        + ["--bot-pace", "0", *GENEROUS],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert started.stdout is not None
        found = (re.search(r"http://[\d.]+:\d+", line) for line in started.stdout)
        yield next(address.group() for address in found if address)
    finally:
        started.terminate()
        started.wait(20)
