"""A history worker that can leak secrets: `python -m tests.server.twin_history_worker folder`."""

from __future__ import annotations

import sys
from pathlib import Path

from futago.table import history_worker
from tests.server.twin_leaks import install_leaks

if __name__ == "__main__":
    install_leaks(Path(sys.argv[1]))
    history_worker.main()
