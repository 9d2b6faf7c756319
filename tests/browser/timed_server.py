"""`futago serve` with a clock that a test can put forward: the file `ahead` tells by how much."""

from __future__ import annotations

import sys
import time
from functools import partial
from pathlib import Path

from futago.server import app, run
from futago.server.settings import Settings
from futago.table.house import Sources


def main(data: Path) -> None:
    """Serve until stopped."""

    def now() -> int:
        ahead = data / "ahead"
        return time.time_ns() // 1_000_000 + (int(ahead.read_text()) if ahead.exists() else 0)

    patched = partial(app.make_app, sources=Sources(now=now))
    setattr(run, "make_app", patched)  # noqa: B010 (a module's attribute, put in on purpose)
    run.run(Settings(port=0, data=data, bot_pace=0), partial(print, flush=True), False)


if __name__ == "__main__":
    main(Path(sys.argv[sys.argv.index("--data") + 1]))
