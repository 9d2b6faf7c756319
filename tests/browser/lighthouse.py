"""Running Lighthouse, with the Node of the build and the browser of the tests."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import BrowserType

from .browsers import FLAGS, NAMES

Device = Literal["desktop", "phone"]
ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "web" / "node_modules" / "lighthouse" / "cli" / "index.js"
NODE = (
    "import sys; sys.path.insert(0, 'web'); from build import node_and_npm;"
    " print(node_and_npm()[0])"
)


def browser_path(kind: BrowserType) -> str:
    """The path of the browser that the tests use."""
    named = os.environ.get("FUTAGO_BROWSER")
    found = map(shutil.which, [named] if named else NAMES)
    return next(filter(None, found), kind.executable_path)


def report(url: str, browser: str, *categories: str, device: Device = "desktop") -> dict[str, Any]:
    """The results of Lighthouse for a page on this device, with simulated throttling."""
    node = subprocess.check_output([sys.executable, "-c", NODE], cwd=ROOT, text=True).strip()
    done = subprocess.run(
        [
            *(node, str(PROGRAM), url, "--quiet", "--output=json"),
            *(["--preset=desktop"] if device == "desktop" else []),  # otherwise it is a phone
            *("--throttling-method=simulate", f"--only-categories={','.join(categories)}"),
            *(f"--chrome-path={browser}", f"--chrome-flags=--headless=new {' '.join(FLAGS)}"),
        ],
        capture_output=True,
        check=False,
        text=True,
        env={**os.environ, "CHROME_PATH": browser},
    )
    assert done.returncode == 0, done.stderr
    results: dict[str, Any] = json.loads(done.stdout)
    return results


def scores(results: dict[str, Any]) -> dict[str, int]:
    """The score of each category, out of 100."""
    return {name: round(100 * part["score"]) for name, part in results["categories"].items()}


def failed_audits(results: dict[str, Any]) -> dict[str, str]:
    """The failed audits."""
    return {
        name: audit["title"]
        for name, audit in results["audits"].items()
        if audit["score"] is not None and audit["score"] < 0.9
    }
