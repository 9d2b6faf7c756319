"""docs/hosting.md lists every setting, and what it says about the database works."""

from __future__ import annotations

import inspect
import re
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from futago.cli import main
from futago.cli.serve import serve

from ..server_process import ServerProcess
from .http_player import HttpPlayer
from .play_helpers import start_table

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def settings() -> dict[str, tuple[str, str]]:
    """The table of settings: flag, variable and default."""
    rows = re.findall(r"^\| `(--[a-z-]+)` \| `([A-Z_]+)` \| (.*?) \|", PAGE, re.MULTILINE)
    return {flag: (variable, default) for flag, variable, default in rows}


def test_every_flag_and_variable_is_documented_with_its_default() -> None:
    written = settings()
    parameters = inspect.signature(serve).parameters
    assert set(written) == {f"--{name.strip('_').replace('_', '-')}" for name in parameters}
    for name, parameter in parameters.items():
        flag = f"--{name.strip('_').replace('_', '-')}"
        variable, default = written[flag]
        assert variable == f"FUTAGO_{name.strip('_').upper()}"
        if parameter.default not in (None, False):
            due = parameter.default
            assert default == f"`{due:g}`" if isinstance(due, float) else default == f"`{due}`"


@pytest.mark.parametrize("way", ["backup", "vacuum"])
def test_a_backup_made_while_the_server_runs_works(tmp_path: Path, way: str) -> None:
    if shutil.which("sqlite3") is None:
        pytest.skip("needs the command sqlite3")
    copy = tmp_path / "copy" / "tables.sqlite"
    copy.parent.mkdir()
    with ServerProcess(tmp_path / "data") as server:
        ann, ben = HttpPlayer(server.address), HttpPlayer(server.address)
        table = start_table(ann, ben)
        ann.post(f"/tables/{table}/chat", text="Before")
        say = f".backup {copy}" if way == "backup" else f"VACUUM INTO '{copy}'"
        subprocess.run(["sqlite3", str(tmp_path / "data" / "tables.sqlite"), say], check=True)
        ann.post(f"/tables/{table}/chat", text="After")
    with ServerProcess(copy.parent) as server:
        again = HttpPlayer(server.address, ann.token).get(f"/tables/{table}", after=0)
        assert again["mine"] == ["goryo"]
        assert again["log"][-1]["log"][0]["data"]["text"] == "Before"


def test_a_table_is_removed_with_everything_that_belongs_to_it(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        ann, ben = HttpPlayer(server.address), HttpPlayer(server.address)
        table = start_table(ann, ben)
        ann.put(f"/tables/{table}/muted", 204, seats=["samurai"])
        ann.post(f"/tables/{table}/seats/goryo/link", 201)
        assert "futago remove --data" in PAGE
        main(["remove", "--data", str(tmp_path), f"{server.address}/t/{table}"])
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        for name in ("tables", "entries", "guests", "notes", "codes", "snapshots"):
            (left,) = file.execute(f"SELECT count(*) FROM {name}").fetchone()
            assert left == 0, name
    assert (tmp_path / "tables.sqlite").stat().st_mode & 0o077 == 0
