"""The examples in the documentation work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCUMENT = Path(__file__).parents[2] / "docs" / "openspiel.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[number], f"example {number}", "exec"), {})
    assert capsys.readouterr().out


def test_the_solved_example_is_worth_a_third(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[-1], "example", "exec"), {})
    value, unsure = re.findall(r"\d\.\d+(?:e-\d+)?", capsys.readouterr().out)
    assert float(value) == pytest.approx(1 / 3, abs=1e-3)
    assert float(unsure) < 1e-3
