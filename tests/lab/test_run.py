"""Playing studies: the same bytes whoever plays them, after every kind of interruption."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any

import duckdb
import pytest

from futago.game import BadInput
from futago.lab import run as running
from futago.lab.cluster import LOCAL, RayWorkers
from futago.lab.folder import ResultsFolder
from futago.lab.run import Engine, StudyRun
from futago.lab.study import Study, described, study_from
from futago.lab.tables import write_results
from futago.lab.workers import Workers

SAME = ("games.jsonl", "records.jsonl", "games.parquet", "cells.parquet", "estimates.parquet")
"""The files that are the same bytes for the same study."""


def study(**changed: Any) -> Study:
    """Cells of which one ends early, one late and one not at all."""
    data = {
        "name": "test",
        "games": 40,
        "checkpoint": 4,
        "precision": 0.62,
        "records": True,
        "play": [
            {"game": "goryo", "bots": ["greedy", "random"], "options": {"variant": "none"}},
            {"game": "goryo", "bots": {"*": "random"}, "games": 24},
            {"game": "goryo", "bots": ["greedy", "random"], "vary": True, "games": 12},
        ],
    }
    return study_from({**data, **changed}, "test.toml")


def play(asked: Study, folder: Path, engine: Engine, stop_after: int | None = None) -> StudyRun:
    """Play a study and write its tables; `stop_after` so many shards."""
    run = StudyRun(asked)
    with ResultsFolder(folder) as results:
        run.begin(results)
        for number, _ in enumerate(run.play(results, engine), 1):
            if number == stop_after:
                break
        write_results(run, results)
    return run


@pytest.fixture(autouse=True)
def _small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "LARGEST_SHARD", 3)


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The study played in this process, in shards of another size."""
    folder = tmp_path_factory.mktemp("expected")
    play(study(), folder, Workers(0))
    return folder


def assert_same(found: Path, expected: Path) -> None:
    for name in SAME:
        assert (found / name).read_bytes() == (expected / name).read_bytes(), name


class Killing:
    """An engine, of which the worker that played first is killed in mid-run."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.killed = set[int]()

    def map(self, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Generator[Any, None, None]:
        for number, played in enumerate(self.engine.map(work, tasks)):
            if number == 2:
                pid = int(played[0].time.worker.partition("@")[0])
                os.kill(pid, signal.SIGKILL)
                self.killed.add(pid)
            yield played


def test_cells_end_at_their_checkpoints(expected: Path) -> None:
    with duckdb.connect() as connection:
        cells = connection.execute(
            f"select state, games, deals from '{expected}/cells.parquet' order by cell"
        ).fetchall()
    assert [state for state, _, _ in cells] == ["precise", "precise", "complete"]
    (_, games, deals), (_, alone, _), (_, drawn, _) = cells
    assert (games, alone, drawn) == (2 * deals, alone, 12)
    assert deals % 4 == alone % 4 == 0
    assert games < 40
    assert alone < 24
    assert len((expected / "records.jsonl").read_text().splitlines()) == games + alone + drawn
    assert described(expected) == study()


def test_processes_play_the_same_even_if_one_is_killed(expected: Path, tmp_path: Path) -> None:
    with Workers(2) as workers:
        killing = Killing(workers)
        play(study(), tmp_path / "killed", killing)
    assert killing.killed
    assert_same(tmp_path / "killed", expected)


def test_a_cluster_plays_the_same_even_if_a_worker_is_killed(
    expected: Path, tmp_path: Path
) -> None:
    """One cluster for all of it: it takes seconds to start."""
    with RayWorkers(LOCAL, 2) as workers:
        play(study(), tmp_path / "whole", workers)
        killing = Killing(workers)
        play(study(), tmp_path / "killed", killing)
        with pytest.raises(BadInput, match="seed"):
            list(workers.map(refuse, [1]))
    assert killing.killed
    assert_same(tmp_path / "whole", expected)
    assert_same(tmp_path / "killed", expected)


def refuse(_: object) -> None:
    study(seed="x")


def die(_: object) -> None:
    os._exit(1)


def test_a_task_that_kills_every_worker_is_given_up() -> None:
    with Workers(1) as workers, pytest.raises(BadInput, match="die again and again"):
        list(workers.map(die, range(2)))


@pytest.mark.parametrize(
    ("lines", "torn"), [(0, b'{"for'), (1, b""), (7, b'{"cell":1,"num'), (30, b"")]
)
def test_a_run_goes_on_wherever_it_was_killed(
    expected: Path, tmp_path: Path, lines: int, torn: bytes
) -> None:
    folder = tmp_path / "run"
    shutil.copytree(expected, folder)
    for name, more in (("games.jsonl", 0), ("times.jsonl", -1), ("records.jsonl", 1)):
        kept = (folder / name).read_bytes().splitlines(keepends=True)[: max(0, lines + more)]
        (folder / name).write_bytes(b"".join(kept) + torn)
    for table in folder.glob("*.parquet"):
        table.unlink()
    play(study(), folder, Workers(0))
    assert_same(folder, expected)
    assert len((folder / "times.jsonl").read_bytes().splitlines()) >= 12


def test_a_stopped_run_says_so_and_goes_on(expected: Path, tmp_path: Path) -> None:
    run = play(study(), tmp_path, Workers(0), stop_after=2)
    assert run.state_of(run.cells[0]) == "stopped"
    again = play(study(), tmp_path, Workers(0))
    assert len(again.games) > len(run.games)
    assert_same(tmp_path, expected)


KILLED = """
import os, pathlib, signal, sys
from futago.lab.folder import ResultsFolder
from futago.lab.run import StudyRun
from futago.lab.workers import Workers
from tests.lab.test_run import study

if __name__ == "__main__":
    run = StudyRun(study())
    with ResultsFolder(pathlib.Path(sys.argv[1])) as results, Workers(0) as workers:
        run.begin(results)
        for number, _ in enumerate(run.play(results, workers)):
            if number == 1:
                os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_process_leaves_a_folder_that_the_next_one_can_use(
    expected: Path, tmp_path: Path
) -> None:
    script, folder = tmp_path / "killed.py", tmp_path / "run"
    script.write_text(KILLED)
    paths = os.pathsep.join([str(Path(__file__).parents[2]), *filter(None, sys.path)])
    environment = {**os.environ, "PYTHONPATH": paths}
    done = subprocess.run([sys.executable, script, folder], env=environment, check=False)
    assert done.returncode == -signal.SIGKILL
    stored = (folder / "games.jsonl").read_bytes()
    assert stored.endswith(b"\n")
    play(study(), folder, Workers(0))
    assert (folder / "games.jsonl").read_bytes().startswith(stored)
    assert_same(folder, expected)


def test_a_longer_run_begins_with_the_same_games(tmp_path: Path) -> None:
    plays = [
        {"game": "goryo", "bots": {"*": "random"}},
        {"game": "goryo", "bots": ["random"], "meet": "itself"},
    ]
    for folder, games in (("grown", 3), ("grown", 9), ("once", 9)):
        play(study(precision=None, play=plays, games=games), tmp_path / folder, Workers(0))
    for table in ("games.parquet", "cells.parquet", "estimates.parquet"):
        grown, once = tmp_path / "grown" / table, tmp_path / "once" / table
        assert grown.read_bytes() == once.read_bytes()


def test_two_runs_in_one_folder_are_refused(tmp_path: Path) -> None:
    with ResultsFolder(tmp_path), pytest.raises(BadInput, match="Another run writes to"):
        ResultsFolder(tmp_path).__enter__()
    play(study(games=2, precision=None), tmp_path, Workers(0))


@pytest.mark.parametrize("changed", [{"seed": 2}, {"precision": 0.5}, {"records": False}])
def test_a_folder_of_another_study_is_refused(
    expected: Path, tmp_path: Path, changed: dict[str, Any]
) -> None:
    folder = tmp_path / "run"
    shutil.copytree(expected, folder)
    with pytest.raises(BadInput, match="results of another run"):
        play(study(**changed), folder, Workers(0))
    assert_same(folder, expected)


def test_bots_that_are_limited_by_the_clock_are_marked(tmp_path: Path) -> None:
    pytest.importorskip("pyspiel")
    bots = {"goryo": "ismcts:0.01s", "samurai": "random"}
    plays = [{"game": "goryo", "bots": bots}, {"game": "goryo", "bots": {"*": "random"}}]
    play(study(play=plays, games=1, precision=None), tmp_path, Workers(0))
    with duckdb.connect() as connection:
        asked = f"select cell, timed from '{tmp_path}/games.parquet' order by cell"
        assert connection.execute(asked).fetchall() == [(1, True), (2, False)]
