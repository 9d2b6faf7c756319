"""What `/health` says of the database, and what the server asks of the system."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from futago.server import run
from futago.server.settings import Settings
from futago.table.manager import Sources
from futago.table.steady_clock import steady_clock

from ..server_process import ServerProcess
from .http_player import HttpPlayer
from .play_helpers import start_table

resource = pytest.importorskip("resource", reason="needs limits of processes")


def health(server: ServerProcess) -> tuple[int, dict[str, Any]]:
    with server.client() as client:
        answer = client.get("/health")
    return answer.status_code, answer.json()


def overwrite(file: Path) -> None:
    """Damage every page but the first."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as pages:
        pages.seek(size)
        pages.write(b"\xff" * (file.stat().st_size - size))


def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        start_table(HttpPlayer(server.address), HttpPlayer(server.address))
        assert health(server)[0] == 200
        overwrite(server.file)
        status, told = health(server)
        assert (status, told["status"], told["reason"]) == (503, "failing", "damaged")


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux")
def test_writes_that_fail_are_told_and_counted_and_play_goes_on_afterwards(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        ann, ben = HttpPlayer(server.address), HttpPlayer(server.address)
        table = start_table(ann, ben)
        size = max(file.stat().st_size for file in tmp_path.glob("tables.sqlite*"))
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (min(size, 4096), before[1]))
        problem = ann.post(f"/tables/{table}/chat", 503, text="Is this stored?")
        assert problem["type"] == "urn:futago:busy"
        assert health(server)[1]["status"] == "failing"
        with server.client() as client:
            text = client.get("/metrics").text
        assert "futago_journal_failures_total 0.0" not in text
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
        ann.post(f"/tables/{table}/chat", text="This is.")
        assert health(server)[0] == 200
        log = ben.get(f"/tables/{table}", after=0)["log"]
        said = [line["log"][0]["data"]["text"] for line in log if line["kind"] == "chat"]
        assert said == ["This is."]


def test_the_limit_of_open_files_is_raised_as_far_as_needed() -> None:
    code = (
        "import resource\n"
        "from futago.server.connection_gate import raised_descriptors\n"
        "_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (64, 512))\n"
        "print(*map(raised_descriptors, (50, 300, 100, 9999)))\n"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["64", "300", "300", "512"]


def test_setting_the_clock_of_the_computer_takes_nobodys_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = steady_clock()
    first = now()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert first <= now() < first + 3_600_000


def test_several_processes_share_a_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that replaces another goes on counting from the same moment, whatever the computer's
    clock says by then."""
    clocks = list[object]()

    class Started(Exception):
        pass

    def make_app(settings: Settings, sources: Sources, process: object) -> None:
        clocks.append(sources.now)
        raise Started

    class TwoInTurn:
        def __init__(self, settings: Settings, serve: Callable[..., None]) -> None:
            self.serve = serve

        def run(self, on_ready: Callable[[], None]) -> None:
            for _ in range(2):
                with suppress(Started):
                    self.serve(None, on_ready)

    monkeypatch.setattr(run, "make_app", make_app)
    monkeypatch.setattr(run, "Supervisor", TwoInTurn)
    run.run(Settings(data=tmp_path, port=0, processes=2), print, open_browser=False)
    assert len(clocks) == 2
    assert clocks[0] is clocks[1]
