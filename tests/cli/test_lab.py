"""`futago lab`, as a user types it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import Run, futago

__all__ = ["futago"]

RECIPE = """
kinds = ["2 plain", "2 cursed-object"]
first_players = ["random"]
palaces = ["edo", "lake"]
gongs = ["12:2,4,6,8,10,12", "12:3,7,11"]
last_round = { gap = 0.5, rounds = 1, nodes = 1, certify = false }
other_rounds = { gap = 0.5, rounds = 1, nodes = 1, certify = false }
[later_player]
rounds = 1
nodes = 1
gap = 0.5
last_gap = 0.5
certify = false
blend = 0.8
slip = 0.8
"""


def test_train_fits_and_writes_values(futago: Run, tmp_path: Path) -> None:
    recipe, out = tmp_path / "recipe.toml", tmp_path / "values.json"
    recipe.write_text(RECIPE)
    words = [
        *("lab", "train", "goryo", "--recipe", str(recipe), "--positions", "10", "-n", "16"),
        *("--generations", "1", "-j", "1", "--out", str(out)),
    ]
    code, shown, told = futago(*words)
    assert code == 0, told
    assert str(out) in shown
    assert "2 cursed-object, generation 1, round 4: fitted; positions: 10; off by" in told
    data = json.loads(out.read_text())
    assert data["fitted"]["2 plain"]["gongs"] == ["12:2,4,6,8,10,12", "12:3,7,11"]
    assert data["weights"]["2 plain"].keys() == {"1", "2", "3", "4"}
    assert out.stat().st_size < 200_000
    assert futago(*words)[1] == shown  # the folder is the same, and there is nothing left to do


def test_a_ladder_is_resumed_and_reported(futago: Run, tmp_path: Path) -> None:
    folder = tmp_path / "ladder"
    words = ("lab", "ladder", "goryo", "--levels", "greedy,random", "--work", str(folder))
    assert futago(*words, "-n", "2", "-j", "1")[0] == 0
    file = folder / "ladder.jsonl"
    few = file.read_text()
    code, shown, _ = futago(*words, "-n", "3", "-j", "2", "--lang", "fr")
    whole = file.read_text()
    assert code == 0
    assert whole.startswith(few)
    assert len(whole.splitlines()) == 1 + 3 * 2
    assert "Victoires du Samouraï, selon qui joue contre qui" in shown
    assert "réduite" not in shown
    file.write_text(whole[:-40])  # killed while the last game was being written
    assert futago(*words, "-n", "3", "-j", "1")[0] == 0
    assert file.read_text() == whole
    report = json.loads((folder / "report.json").read_text())
    assert sum(pairing["games"] for pairing in report["report"]["pairings"]) == 6
    assert "| greedy | random | 6 |" in (folder / "report.md").read_text()
    code, _, err = futago(*words, "-n", "3", "--seed", "2")
    assert code == 2
    assert "holds the results of another run" in err


def test_calibrate_writes_tables_and_a_drawing(futago: Run, tmp_path: Path) -> None:
    code, shown, _ = futago(
        *("lab", "calibrate", "goryo", "-n", "2", "--level", "expert", "--effort", "0.02"),
        *("-j", "1", "--work", str(tmp_path)),
    )
    assert code == 0
    assert "What expert says of the Samurai’s chance" in shown
    assert "Thinking was cut: no level used more than 0.02" in shown
    assert (tmp_path / "calibration.svg").read_text().startswith("<svg")
    assert json.loads((tmp_path / "report.json").read_text())["report"]["games"] == 2


def test_balance_has_a_line_for_each_set_of_options(futago: Run, tmp_path: Path) -> None:
    code, shown, _ = futago(
        *("lab", "balance", "goryo", "-n", "2", "--level", "greedy", "-j", "1"),
        *("--variants", "none", "--gongs", "12:2,4;9:3,6,9", "--work", str(tmp_path)),
    )
    assert code == 0
    assert "greedy against itself on edo" in shown
    cells = json.loads((tmp_path / "report.json").read_text())["report"]
    assert len(cells) == 2 * (1 + 2 + 2)
    assert {cell["games"] for cell in cells} == {2}


def test_adversary_reports_gains_of_both_seats(futago: Run, tmp_path: Path) -> None:
    code, shown, _ = futago(
        *("lab", "adversary", "goryo", "-n", "1", "--effort", "0.01", "-j", "1"),
        *("--work", str(tmp_path), "--option", "actions-per-samurai=2"),
    )
    assert code == 0
    assert "whole game" in shown
    report = json.loads((tmp_path / "report.json").read_text())["report"]
    assert report["samurai"]["game"]["over_level"]["mean"] >= 0
    assert report["goryo"]["games"] == 1


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("train", "gorpg"), "nothing to study in gorpg"),
        (("train", "chess"), "no game “chess”"),
        (("train", "goryo", "--kinds", "4 plain"), "no kind of game “4 plain”"),
        (("train", "goryo", "--positions", "0"), "--positions must be at least 1"),
        (("train", "goryo", "--jobs", "0"), "--jobs must be at least 1"),
        (("train", "goryo", "--seed", "x"), "seed “x”"),
        (("train", "goryo", "--recipe", "nowhere"), "cannot be read"),
        (("train", "goryo", "--recipe", __file__), "not a recipe"),
        (("train", "goryo", "--out", __file__), "does not hold values"),
        (("calibrate", "gorpg"), "nothing to study in gorpg"),
        (("ladder", "goryo", "--levels", "master,grand"), "no bot “grand”"),
        (("ladder", "goryo", "-n", "0"), "--games must be at least 1"),
        (("ladder", "goryo", "--effort", "0"), "--effort must be more than 0"),
        (("ladder", "goryo", "--values", "nowhere"), "does not hold values"),
        (("ladder", "goryo", "--option", "edition=1999"), "1999"),
        (("calibrate", "goryo", "--level", "novice"), "no level “novice”"),
        (("calibrate", "goryo", "--level", "grand"), "no level “grand”"),
        (
            ("balance", "goryo", "--editions", "2019", "--actions", "3"),
            "(2019) is played with so many actions per samurai: 3",
        ),
        (("balance", "goryo", "-n", "1", "--gongs", "12:13"), "gong"),
        (("balance", "goryo", "--palace", "nowhere"), "nowhere"),
        (("book", "gorpg"), "nothing to study in gorpg"),
        (("book", "goryo", "--nodes", "0"), "--nodes must be at least 1"),
        (("book", "goryo", "--gap=-1"), "--gap must be more than 0"),
        (("book", "goryo", "--out", __file__), "book"),
        (("adversary", "goryo", "--level", "expert"), "does not always play its mix"),
    ],
)
def test_wrong_words_are_refused_before_anything_is_computed(
    futago: Run, words: tuple[str, ...], reason: str
) -> None:
    code, _, err = futago("lab", *words)
    assert code == 2
    assert reason in err
