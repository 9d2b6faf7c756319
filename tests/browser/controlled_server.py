"""`futago serve` with a clock and seeds that a test controls, by files in the data folder:

- `ahead`: by how many milliseconds the clock is ahead;
- `test`: the name of the test. The seeds of its tables follow from it, so that a test plays the
  same games every time, whatever other tests use the server.

    python -m tests.browser.controlled_server FOLDER [FLAGS OF futago serve]
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from futago.chance import derived_seed
from futago.cli import main
from futago.server import network, run
from futago.table.manager import Sources


def controlled_sources(data: Path) -> Sources:
    """The clock and the seeds of a server in this folder."""
    drawn = Counter[str]()

    def now() -> int:
        return time.time_ns() // 1_000_000 + int(content(data / "ahead") or 0)

    def seed() -> str:
        test = content(data / "test")
        drawn[test] += 1
        return derived_seed(test, drawn[test])

    return Sources(now=now, seed=seed)


def content(file: Path) -> str:
    """The content of a file that may not exist."""
    return file.read_text() if file.exists() else ""


def serve(data: Path, flags: Sequence[str]) -> None:
    """Serve until stopped."""
    # Another address of this computer stands for the one in the home network.
    setattr(network, "home_addresses", lambda: ["127.0.0.2"])  # noqa: B010 (patches a module on purpose)
    setattr(run, "Sources", partial(controlled_sources, data))  # noqa: B010 (as above)
    main(["serve", *flags])


if __name__ == "__main__":
    serve(Path(sys.argv[1]), sys.argv[2:])
