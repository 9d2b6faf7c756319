"""A real server process and a real browser: Debian's chromium or whatever there is."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.serving import serving

ROOT = Path(__file__).parent.parent.parent
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


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
    with serving(tmp_path_factory.mktemp("data")) as address:
        yield address
