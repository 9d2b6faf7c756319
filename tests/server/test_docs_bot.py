"""The bot in docs/api.md does what the page says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ..server_process import ServerProcess

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
LINES = 30


def code() -> str:
    (found,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(found)


def test_the_bot_is_short() -> None:
    assert len(code().splitlines()) <= LINES


@pytest.mark.parametrize("game", ["goryo", "gorpg"])
def test_the_bot_plays_a_whole_game(tmp_path: Path, game: str) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(code(), encoding="utf-8")
    with ServerProcess(tmp_path) as server:
        command = [sys.executable, str(bot), server.address, game]
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "NO_PROXY": "*"},
        )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["reason"]
