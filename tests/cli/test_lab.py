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
last_gap = 0.5
width = 1
blend = 0.8
slip = 0.8
foresight = true
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
    assert "2 cursed-object, generation 1, round 4: fitted to 10 positions, off by" in told
    data = json.loads(out.read_text())
    assert data["fitted"]["2 plain"]["gongs"] == ["12:2,4,6,8,10,12", "12:3,7,11"]
    assert data["weights"]["2 plain"].keys() == {"1", "2", "3", "4"}
    assert out.stat().st_size < 200_000
    assert futago(*words)[1] == shown  # the folder is the same, and there is nothing left to do


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("train", "gorpg"), "nothing to study in gorpg"),
        (("train", "chess"), 'no game "chess"'),
        (("train", "goryo", "--kinds", "4 plain"), 'no kind of game "4 plain"'),
        (("train", "goryo", "--positions", "0"), "--positions must be at least 1"),
        (("train", "goryo", "--jobs", "0"), "--jobs must be at least 1"),
        (("train", "goryo", "--seed", "x"), 'seed "x"'),
        (("train", "goryo", "--recipe", "nowhere"), "cannot be read"),
        (("train", "goryo", "--recipe", __file__), "not a recipe"),
        (("train", "goryo", "--out", __file__), "does not hold values"),
    ],
)
def test_wrong_words_are_refused_before_anything_is_computed(
    futago: Run, words: tuple[str, ...], reason: str
) -> None:
    code, _, err = futago("lab", *words)
    assert code == 2
    assert reason in err
