"""Tuning: the same weights whatever the number of processes, also after an interruption."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from futago.game import BadInput
from futago.gorpg.kernel.tempers import WEIGHTS, shipped_tempers
from futago.gorpg.study import tuning
from futago.gorpg.study.tuning import Tuned, Tuning
from futago.lab.workers import Workers
from tests.cli.test_commands import Run, futago

__all__ = ["futago"]

STEPS = 3


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A recipe with few games."""
    known = tuning.recipe()
    groups = {name: msgspec.structs.replace(g, games=4) for name, g in known.groups.items()}
    few = msgspec.structs.replace(known, pairs=2, judged=8, groups=groups)
    monkeypatch.setattr(tuning, "recipe", lambda: few)


def tuned(folder: Path, stop_after: int = -1) -> Tuned:
    left = [stop_after]

    def step() -> None:
        left[0] -= 1
        if left[0] == 0:
            raise KeyboardInterrupt

    with Workers(0) as workers:
        return Tuning("solo-2", STEPS, "ab" * 32, folder).run(workers, step)


def test_a_run_that_was_stopped_ends_like_one_that_was_not(tmp_path: Path) -> None:
    whole = tuned(tmp_path / "whole")
    for stop_after in (1, 2):
        with pytest.raises(KeyboardInterrupt):
            tuned(tmp_path / "stopped", stop_after)
    file = tmp_path / "stopped" / "solo-2.jsonl"
    file.write_text(file.read_text()[:-20])  # killed in the middle of a line
    assert tuned(tmp_path / "stopped") == whole
    assert file.read_bytes() == (tmp_path / "whole" / "solo-2.jsonl").read_bytes()
    assert len(file.read_text().splitlines()) == 1 + STEPS


def test_weights_change_along_what_is_tuned_and_nothing_else(tmp_path: Path) -> None:
    found = tuned(tmp_path)
    changed = {
        name for name, old, new in zip(WEIGHTS, found.old, found.new, strict=True) if old != new
    }
    assert changed
    assert changed <= tuning.recipe().units.keys()


def test_new_weights_are_taken_only_if_they_are_better() -> None:
    old, new = (1.0,) * len(WEIGHTS), (2.0,) * len(WEIGHTS)
    assert Tuned("solo-1", old, new, gain=0.03, error=0.02).weights == new
    assert Tuned("solo-1", old, new, gain=0.01, error=0.02).weights == old


def test_the_file_has_the_new_weights_and_all_others() -> None:
    new = tuple(float(number) for number in range(len(WEIGHTS)))
    found = Tuned("solo-1", (0.0,) * len(WEIGHTS), new, gain=1.0, error=0.1)
    text = tuning.tempers_toml("a command", [found])
    assert "a command" in text
    written, shipped = tomllib.loads(text), shipped_tempers()
    assert written["weights"].pop("solo-1") == dict(zip(WEIGHTS, new, strict=True))
    assert written["greedy"] == shipped["greedy"]
    expected = {name: w for name, w in shipped["weights"].items() if name != "solo-1"}
    assert written["weights"] == expected


def test_every_game_has_a_set_of_weights() -> None:
    assert set(tuning.recipe().sets([])) == set(shipped_tempers()["weights"])


def test_an_unknown_set_is_named() -> None:
    with pytest.raises(BadInput, match="duet-1"):
        tuning.recipe().sets(["solo-1", "duet-1"])


def test_the_command_refuses_what_makes_no_sense(futago: Run) -> None:
    code, _, told = futago("lab", "tune", "gorpg", "--sets", "duet-1")
    assert (code, "duet-1" in told) == (2, True)
    code, _, told = futago("lab", "tune", "gorpg", "--steps", "0")
    assert (code, "--steps" in told) == (2, True)
