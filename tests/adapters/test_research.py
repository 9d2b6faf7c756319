"""The worked example runs, and docs/research.md is true."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from futago.adapters.pettingzoo import env

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
SIZES = re.findall(r"^\| (Go.*?) \| (\d) \| (\d+) \| ([\d,]+) \| ([\d,]+) \|$", PAGE, re.MULTILINE)
OPTIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "Goryō, any edition, variant and shipped palace": ("goryo", {"edition": 2019}),
    "Goryō under honour": ("goryo", {"enforcement": "honour"}),
    "Go RPG, solo": ("gorpg", {"mode": "solo"}),
    "Go RPG, standard, 4 parties": ("gorpg", {}),
    "Go RPG, standard, 7 parties": ("gorpg", {"players": 7}),
    "Go RPG, Overlord, 3 parties": ("gorpg", {"mode": "overlord"}),
    "Go RPG, Overlord, 6 parties": ("gorpg", {"mode": "overlord", "players": 6}),
}


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_of_the_page_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[number], f"example {number}", "exec"), {})
    assert capsys.readouterr().out


def test_the_sizes_on_the_page_are_true() -> None:
    assert {row[0] for row in SIZES} == OPTIONS.keys()
    for label, *given in SIZES:
        name, options = OPTIONS[label]
        game, recall = env(name, **options), env(name, recall=True, **options)
        table, known = game.table, recall.table
        sizes = [len(game.possible_agents), len(game.words()), table.size, known.size]
        assert [int(number.replace(",", "")) for number in given] == sizes, label


def test_a_network_learns_and_is_plotted(tmp_path: Path) -> None:
    """With a budget of seconds: whether it wins more is for the page to say."""
    plot = tmp_path / "learning.svg"
    program = [sys.executable, str(ROOT / "examples" / "learn.py"), "--plot", str(plot)]
    budget = ["--games", "128", "--measured", "64", "--networks", "2"]
    done = subprocess.run([*program, *budget], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    rates = re.findall(r"wins [\d.]+% of 64 games \([\d.]+% to [\d.]+%\)", done.stdout)
    assert len(rates) == 3, done.stdout
    assert "<svg" in plot.read_text(encoding="utf-8")
