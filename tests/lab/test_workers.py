"""Stored results: in order, complete, and resumed after an interruption."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from futago.game import BadInput
from futago.lab.files import write_atomically
from futago.lab.workers import Workers

HEADER = {"what": "squares"}


def square(number: int) -> int:
    return number * number


def first_slowly(number: int) -> list[int | str]:
    """The first task takes longest; each returns how many threads it may use."""
    if number == 0:
        sum(range(5_000_000))
    return [number, os.environ["OPENBLAS_NUM_THREADS"]]


def test_results_come_in_the_order_of_the_tasks_from_processes_of_one_thread() -> None:
    before = dict(os.environ)
    with Workers(2) as workers:
        found = list(workers.map(first_slowly, range(20)))
    assert found == [[number, "1"] for number in range(20)]
    assert dict(os.environ) == before


def test_what_the_file_has_is_not_done_again(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "results.jsonl"
    with Workers(0) as workers:
        first = workers.map_to_file(file, HEADER, square, range(5))
        assert [next(first) for _ in range(3)] == [0, 1, 4]
        first.close()
        assert file.read_text().splitlines() == ['{"what":"squares"}', "0", "1", "4"]
        file.write_text(file.read_text().replace("4", "44"))
        assert list(workers.map_to_file(file, HEADER, square, range(5))) == [0, 1, 44, 9, 16]
        assert list(workers.map_to_file(file, HEADER, square, range(2))) == [0, 1]


def test_an_incomplete_line_is_computed_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text('{"what":"squares"}\n0\n1\n[4')
    with Workers(0) as workers:
        assert list(workers.map_to_file(file, HEADER, square, range(4))) == [0, 1, 4, 9]
    assert file.read_text() == '{"what":"squares"}\n0\n1\n4\n9\n'


@pytest.mark.parametrize("text", ['{"what":"cubes"}\n0\n', "anything\n", '{"what":"squares"}\n?\n'])
def test_a_file_of_something_else_is_refused_and_stays(tmp_path: Path, text: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(text)
    with Workers(0) as workers, pytest.raises(BadInput, match="another run"):
        list(workers.map_to_file(file, HEADER, square, range(4)))
    assert file.read_text() == text


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    with Workers(0) as workers, pytest.raises(BadInput, match="cannot be written"):
        list(workers.map_to_file(tmp_path / "taken" / "file", HEADER, square, range(4)))
    with pytest.raises(BadInput, match="cannot be written"):
        write_atomically(tmp_path / "taken" / "file", "")


KILLED = """
import os, pathlib, signal, sys
from futago.lab.workers import Workers
from tests.lab.test_workers import HEADER, square

if __name__ == "__main__":
    with Workers(2) as workers:
        for result in workers.map_to_file(pathlib.Path(sys.argv[1]), HEADER, square, range(50)):
            if result == 49:
                os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_run_resumes_and_leaves_no_process(tmp_path: Path) -> None:
    file, script = tmp_path / "results.jsonl", tmp_path / "killed.py"
    script.write_text(KILLED)
    root = Path(__file__).parents[2]
    paths = os.pathsep.join([str(root), *filter(None, sys.path)])
    # The workers inherit the pipe, so it ends only when all of them are gone.
    done = subprocess.run(
        [sys.executable, script, file],
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    assert done.returncode < 0
    assert len(file.read_text().splitlines()) == 9
    with Workers(0) as workers:
        assert list(workers.map_to_file(file, HEADER, square, range(50))) == [
            n * n for n in range(50)
        ]
