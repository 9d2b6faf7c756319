"""Make sure that there is a browser to test with: python -m tests.browser.find_browser

One that is there is taken; else Playwright fetches its own; else, for root on Debian, apt does.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

from playwright.sync_api import sync_playwright

from .browsers import MISSING, installed


def found() -> str | None:
    """The browser on this machine, if there is one."""
    with sync_playwright() as playwright:
        return installed(playwright)


def ways() -> list[Sequence[str]]:
    """The commands that may bring one, in the order to try them."""
    commands: list[Sequence[str]] = [(sys.executable, "-m", "playwright", "install", "chromium")]
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        commands.append(("apt-get", "update", "--quiet"))
        commands.append(("apt-get", "install", "--yes", "--quiet", "chromium"))
    return commands


def main() -> int:
    """The command: 0 if there is a browser at the end."""
    if found():
        return 0
    if "FUTAGO_BROWSER" not in os.environ:
        for command in ways():
            print(f"No browser here to test with; trying: {' '.join(command[-4:])}", flush=True)
            subprocess.run(command, check=False)
            if found():
                return 0
    print(MISSING, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
