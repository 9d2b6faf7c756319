"""Metrics: what an operator can see of a server, and what the dashboard asks for exists."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from futago.table.journal import JournalFailed
from futago.table.sqlite import SqliteJournal

from ..server_process import ServerProcess
from ..table.tables import entry, heading, index
from .http_player import HttpPlayer
from .play_helpers import start_table

ROOT = Path(__file__).parents[2]


def metrics(server: ServerProcess) -> dict[str, float]:
    """All samples without labels by name, and 0 for each metric whose samples have some."""
    with server.client() as client:
        text = client.get("/metrics").text
    families = list(text_string_to_metric_families(text))
    found = {family.name: 0.0 for family in families}
    return found | {s.name: s.value for f in families for s in f.samples if not s.labels}


@pytest.fixture(scope="module")
def known(server: ServerProcess) -> dict[str, float]:
    ann, ben = HttpPlayer(server.address), HttpPlayer(server.address)
    table = start_table(ann, ben)
    ann.post(f"/tables/{table}/chat", text="One moment")
    return metrics(server)


def test_entries_and_writes_are_measured(known: dict[str, float]) -> None:
    assert known["futago_entry_seconds_count"] >= 1
    assert known["futago_journal_write_seconds_count"] >= 2
    assert known["futago_journal_commits_total"] >= 2
    assert known["futago_journal_failures_total"] == 0
    assert known["futago_journal_waiting"] == known["futago_coach_waiting"] == 0
    assert "futago_loop_lag_seconds_sum" in known


def test_failed_reads_and_writes_are_counted(tmp_path: Path) -> None:
    async def use() -> None:
        journal = await SqliteJournal.open(tmp_path / "tables.sqlite")
        await journal.create(heading("a"), [], index())
        await journal._write(lambda connection: connection.execute("DROP TABLE entries"))
        for work in (journal.append("a", [entry(1)]), journal.load("a")):
            with pytest.raises(JournalFailed):
                await work
        assert journal.metrics.failures == 2
        await journal.close()

    asyncio.run(use())


def test_the_dashboard_is_up_to_date() -> None:
    command = [sys.executable, "tools/grafana.py", "--check"]
    subprocess.run(command, cwd=ROOT, check=True)


@pytest.mark.parametrize("file", ["docs/hosting.md", "deploy/grafana.json", "deploy/alerts.yml"])
def test_every_metric_that_is_named_exists(file: str, known: dict[str, float]) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    named = set(re.findall(r"\bfutago_[a-z_]+", text))
    families = {re.sub(r"_(count|sum|total|bucket)$", "", name) for name in known}
    assert named
    assert {re.sub(r"_(count|sum|total|bucket)$", "", name) for name in named} <= families
