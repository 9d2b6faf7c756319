"""`futago solve`, as a user types it."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from futago.goryo.rules.board import GoryoSetup
from futago.goryo.rules.options import options_from

from ...cli.test_commands import Run, futago
from ..solver.cases import last_rounds

__all__ = ["futago"]


def positions(count: int) -> list[dict[str, Any]]:
    setup = GoryoSetup(options_from({"variant": "cursed-object", "actions_per_samurai": 2}))
    return [json.loads(json.dumps(one.as_json())) for one in last_rounds(setup, count, seed=71)]


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_as_many_solutions_as_positions_in_the_same_order(
    futago: Run, tmp_path: Path, jobs: str
) -> None:
    asked = positions(3)
    file, out = tmp_path / "positions.jsonl", tmp_path / "solutions.jsonl"
    file.write_text("".join(json.dumps(position) + "\n\n" for position in asked))
    words = ("solve", str(file), "--out", str(out), "--gap", "1e-3", "--jobs", jobs)
    code, shown, told = futago(*words)
    assert (code, shown) == (0, "")
    assert "3 positions solved" in told
    found = lines(out)
    assert [one["start"] for one in found] == [one["start"] for one in asked]
    for solution, position in zip(found, asked, strict=True):
        assert {name: solution[name] for name in position} == position
        assert set(solution) - set(position) == {"value", "gap", "seconds", "mix"}
        assert 0 <= solution["gap"] <= 1e-3
    assert not list(tmp_path.glob("*.part"))


def test_one_position_may_stand_on_many_lines(futago: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(positions(1)[0], indent=2))
    code, shown, told = futago("solve", str(file), "--gap", "1e-3")
    assert code == 0
    assert json.loads(shown)["mix"]
    assert "1 position solved" in told


def test_positions_come_from_standard_input(futago: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(positions(1)[0])))
    code, shown, _ = futago("solve", "-", "--gap", "0.01")
    assert code == 0
    assert json.loads(shown)["value"] >= 0


def test_the_time_may_run_out_first(futago: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(positions(1)[0]))
    code, shown, told = futago("solve", str(file), "--gap", "1e-12", "--seconds", "1e-9")
    assert code == 0
    assert json.loads(shown)["gap"] > 1e-12
    assert "not as well as asked at 1 of them" in told


def test_what_is_wrong_is_named_with_its_line(futago: Run, tmp_path: Path) -> None:
    good, bad = positions(2)
    file, out = tmp_path / "positions.jsonl", tmp_path / "out.jsonl"

    def refusal(data: Any) -> str:
        text = data if isinstance(data, str) else json.dumps(data)
        file.write_text(json.dumps(good) + "\n" + text + "\n")
        code, shown, told = futago("solve", str(file), "--out", str(out))
        assert (code, shown, out.exists()) == (2, "", False)
        assert told.count("\n") == 1
        return told

    assert "line 2: No game comes to this: the round must be 1 to 4." in refusal(bad | {"round": 7})
    assert "line 2: There is no “z9” in this palace." in refusal(bad | {"start": "z9"})
    assert "line 2: This is not a position" in refusal(bad | {"gong": "three"})
    assert "line 2: not a JSON object" in refusal("nonsense")


def test_numbers_must_make_sense(futago: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(positions(1)[0]))
    for words, sentence in {
        ("--gap", "0"): "--gap must be more than 0",
        ("--seconds", "-1"): "--seconds must be more than 0",
        ("--jobs", "0"): "--jobs must be at least 1",
        ("--out", str(tmp_path / "nowhere" / "out.json")): "cannot be written",
    }.items():
        code, _, told = futago("solve", str(file), *words)
        assert code == 2
        assert sentence in told
    code, _, told = futago("solve", str(tmp_path / "none.json"))
    assert code == 2
    assert "cannot be read" in told
