"""Committed entries survive: processes that are killed, that compete, that find the disk full."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from futago.table.journal import Journal
from futago.table.storage import Place

from ..databases import POSTGRESQL, SQLITE, both
from .child import TABLES
from .tables import heading, index, with_journal

REPOSITORY = Path(__file__).parents[2]


def start(*arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.table.child", *map(str, arguments)],
        cwd=REPOSITORY,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def run_at_once(processes: list[subprocess.Popen[str]]) -> list[list[str]]:
    """Let the processes continue together once all are ready; the output of each."""
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    printed = [process.communicate()[0].split() for process in processes]
    assert [process.returncode for process in processes] == [0] * len(processes)
    return printed


def printed_before_the_kill(place: Place, lines: int) -> list[tuple[str, int]]:
    """Kill a writing process after it has printed so many lines; all that it printed."""
    with start("endless", place) as process:
        assert process.stdout is not None
        printed = [process.stdout.readline() for _ in range(lines)]
        process.send_signal(signal.SIGKILL)
        printed += process.stdout.readlines()
    assert process.returncode == -signal.SIGKILL
    # The kill may have cut the last line short: that one does not count.
    return [tuple(json.loads(line)) for line in printed if line.endswith("]\n")]


@pytest.mark.parametrize(
    ("place", "seed"), [*((SQLITE, seed) for seed in range(3)), (POSTGRESQL, 3)], indirect=["place"]
)
def test_whatever_was_reported_as_stored_survives_a_kill(place: Place, seed: int) -> None:
    rng = random.Random(seed)
    stored = dict.fromkeys(TABLES, 0)
    for _ in range(3):
        for table, number in printed_before_the_kill(place, rng.randint(1, 300)):
            stored[table] = max(stored[table], number)

        async def check(journal: Journal) -> None:
            for table in TABLES:
                found = await journal.entries(table)
                assert len(found) >= stored[table]
                assert [entry.number for entry in found] == list(range(1, len(found) + 1))
                places = [entry.data.split(b" of ") for entry in found]
                started = sum(place == b"1" for place, _ in places)
                assert started == sum(place == size for place, size in places)

        with_journal(place, check)


@both
def test_each_number_is_written_by_one_of_two_processes(place: Place) -> None:
    last = 300

    async def create(journal: Journal) -> None:
        await journal.create(heading("a"), [], index())

    with_journal(place, create)
    names = ("one", "two")
    processes = [start("compete", place, name, last) for name in names]
    printed = dict(zip(names, run_at_once(processes), strict=True))
    owners = {int(number): name for name, numbers in printed.items() for number in numbers}
    assert sum(map(len, printed.values())) == len(owners) == last

    async def check(journal: Journal) -> None:
        found = await journal.entries("a")
        assert {entry.number: entry.data.decode() for entry in found} == owners

    with_journal(place, check)


def test_processes_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    for attempt in range(2):
        file = tmp_path / f"{attempt}.sqlite"
        processes = [start("begin", file, name) for name in ("one", "two", "three")]
        assert run_at_once(processes) == [[], [], []]

        async def check(journal: Journal) -> None:
            assert len(await journal.lobby(9)) == 3

        with_journal(file, check)


def test_on_a_full_disk_nothing_is_reported_as_stored_and_the_writer_continues(
    tmp_path: Path,
) -> None:
    with start("full", tmp_path / "tables.sqlite") as process:
        printed, _ = process.communicate()
    *_, result = printed.splitlines()  # after what is logged
    assert json.loads(result) == [50, False, True]

    async def check(journal: Journal) -> None:
        assert [entry.data for entry in await journal.entries("a")] == [b"before", b"after"]

    with_journal(tmp_path / "tables.sqlite", check)
