"""Make sure that there is a browser for the tests: python -m tests.browser.install_browser

An installed one is used; otherwise Playwright downloads one, or apt installs it (root on Debian).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

from playwright.sync_api import sync_playwright

from .browsers import MISSING, find_browser


def browser_path() -> str | None:
    """The path of a browser on this machine, if there is one."""
    with sync_playwright() as playwright:
        return find_browser(playwright)


def install_commands() -> list[Sequence[str]]:
    """The commands that may install one, in the order to try them."""
    commands: list[Sequence[str]] = [(sys.executable, "-m", "playwright", "install", "chromium")]
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        commands.append(("apt-get", "update", "--quiet"))
        commands.append(("apt-get", "install", "--yes", "--quiet", "chromium"))
    return commands


def main() -> int:
    """Run the command; 0 if there is a browser at the end."""
    if browser_path():
        return 0
    if "FUTAGO_BROWSER" not in os.environ:
        for command in install_commands():
            print(f"No browser here to test with; trying: {' '.join(command[-4:])}", flush=True)
            subprocess.run(command, check=False)
            if browser_path():
                return 0
    print(MISSING, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
