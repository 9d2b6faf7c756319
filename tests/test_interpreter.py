"""The interpreter sessions in the documentation run as they are written."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


class Fenced(doctest.DocTestParser):
    """Treats Markdown fences as empty lines."""

    def parse(self, string: str, name: str = "<string>") -> list[str | doctest.Example]:
        return super().parse(re.sub(r"^```.*$", "", string, flags=re.MULTILINE), name)


@pytest.mark.parametrize(("page", "fewest"), [("docs/interpreter.md", 40), ("README.md", 4)])
def test_the_session_runs_as_written(page: str, fewest: int) -> None:
    failed, tried = doctest.testfile(
        str(ROOT / page), module_relative=False, parser=Fenced(), encoding="utf-8"
    )
    assert tried >= fewest
    assert failed == 0
