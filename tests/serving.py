"""A real server process, on a free port of this machine, for as long as it is wanted."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

GENEROUS = (
    *("--bot-pace", "0", "--requests-per-second", "100000", "--tables-per-minute", "100000"),
    *("--max-connections-per-address", "5000"),
)


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """The address of a server that keeps its tables in this folder."""
    started = subprocess.Popen(
        [sys.executable, "-m", "futago", "serve", "--port", "0", "--data", data, *GENEROUS],
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
