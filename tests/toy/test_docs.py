"""The walk-through in docs/adding-a-game.md shows the code as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from futago.registry import PARTS, manifests
from tests.conformance.test_texts import composed_text_ids

from .game import GAME
from .rules.board import SEATS

PACKAGE = Path(__file__).parent
PAGE = (PACKAGE.parents[1] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
EXCERPTS = re.findall(r"^```\w+ (\S+)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def test_there_are_excerpts() -> None:
    assert len(EXCERPTS) > 12


@pytest.mark.parametrize(("file", "excerpt"), EXCERPTS, ids=[file for file, _ in EXCERPTS])
def test_an_excerpt_is_in_its_file(file: str, excerpt: str) -> None:
    assert excerpt in (PACKAGE / file).read_text(encoding="utf-8")


def test_its_example_position_is_valid() -> None:
    (line,) = re.findall(r"^hand=.*", PAGE, re.MULTILINE)
    assert GAME.position(line).position("old") == line
    assert line in (PACKAGE / "rules" / "position.py").read_text(encoding="utf-8")


def test_every_part_is_explained() -> None:
    assert set(re.findall(r"^\| `(\w+)` \| an? ", PAGE, re.MULTILINE)) == set(PARTS)
    assert manifests()[GAME.name].parts.keys() <= set(PARTS)


def test_every_text_with_a_composed_id_is_in_the_table() -> None:
    listed = re.findall(r"`((?:NAME|bot)-[^`]*)`", PAGE)
    patterns = [re.sub("NAME|SEAT|OPTION|VALUE|BOT", "[a-z_-]+", id) for id in listed]
    for id in composed_text_ids(GAME, SEATS):
        assert any(re.fullmatch(pattern, id) for pattern in patterns), id
