"""The palaces that the editor in the browser offers and finishes: the rules accept all of them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from futago.goryo.rules.palace_files import load_palace

WEB = Path(__file__).parents[2] / "web"


def test_what_the_editor_finishes_can_be_played_on() -> None:
    script = ("npm", "exec", "--silent", "--", "node", "tests/goryo/finished.ts")
    done = subprocess.run(
        [sys.executable, WEB / "build.py", *script],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    palaces = json.loads(done.stdout.splitlines()[-1])
    assert len(palaces) == 205
    for palace in palaces:
        load_palace(palace)
