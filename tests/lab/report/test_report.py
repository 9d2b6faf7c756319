"""Reports: what they say follows from the games, and they need nothing else."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from futago.game import BadInput
from futago.lab.report import write_report
from futago.lab.report.source import Results

from .studies import FAIR, MEETING, play


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return play(tmp_path_factory.mktemp("fair"), FAIR)


@pytest.fixture(scope="module")
def meeting(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return play(tmp_path_factory.mktemp("meeting"), MEETING)


class Page(HTMLParser):
    """The tags of a page, the ids, and its words."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.tags = list[tuple[str, dict[str, str | None]]]()
        self.words = list[str]()
        self.source = file.read_text(encoding="utf-8")
        self.feed(self.source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def of(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).replace("\N{WORD JOINER}", "").split())


@pytest.mark.parametrize(("name", "language"), [("fair", "fr"), ("meeting", "it")])
def test_a_page_needs_nothing_else_and_every_chart_has_its_table(
    name: str, language: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    folder: Path = request.getfixturevalue(name)
    page = Page(write_report(folder, language=language, out=tmp_path / "page.html"))
    assert page.of("html") == [{"lang": language}]
    assert not [tag for tag, _ in page.tags if tag in ("script", "link", "img", "iframe")]
    assert not [each for each in ("url(", "@import") if each in page.source]
    outside = set(re.findall(r'https?://[^"<\s]+', page.source))
    assert outside <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    charts = [each for each in page.of("div") if each.get("class") == "chart"]
    assert len(charts) == len(page.of("figure")) == len(page.of("details")) > 4
    assert all(each.get("role") == "img" and each.get("aria-label") for each in charts)
    assert all(each.get("aria-hidden") == "true" for each in page.of("svg"))
    ids = [each["id"] for _, each in page.tags if "id" in each]
    assert len(ids) == len(set(ids))
    links = [(each.get("href") or "")[1:] for each in page.of("a")]
    assert links
    assert set(links) <= set(ids)
    assert len(page.of("h1")) == 1


def test_shares_and_boards_count_the_games(fair: Path, tmp_path: Path) -> None:
    results = Results(fair)
    page = Page(write_report(fair, out=tmp_path / "page.html"))
    for cell in results.cells:
        found = results.by_cell[cell.number]
        won = sum(game.shares["samurai"] for game in found) / len(found)
        assert f"{100 * won:.1f}%" in page.text
    asked = [space for *_, spaces in results.values(results.cells, "asked") for space in spaces]
    edo = [cell for cell in results.cells if ("palace", "edo") in cell.given]
    there = [space for *_, spaces in results.values(edo, "asked") for space in spaces]
    assert 0 < len(there) < len(asked)
    most = max(set(there), key=there.count)
    games = sum(len(results.by_cell[cell.number]) for cell in edo)
    assert "Most often on " in page.text
    assert f"{100 * there.count(most) / games:.1f}" in page.text


def test_the_same_run_has_not_changed_and_another_one_is_compared(
    fair: Path, tmp_path: Path
) -> None:
    same = Page(write_report(fair, against=fair, out=tmp_path / "same.html"))
    assert "Nothing has changed since the earlier run" in same.text
    other = play(tmp_path / "other", FAIR, seed=2)
    changed = Page(write_report(other, against=fair, out=tmp_path / "changed.html"))
    assert "Since the earlier run" in changed.text
    assert "Nothing has changed" not in changed.text


def test_folders_that_cannot_be_used_are_refused(fair: Path, meeting: Path, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no tables of results"):
        write_report(tmp_path)
    with pytest.raises(BadInput, match="no cell in common"):
        write_report(fair, against=meeting, out=tmp_path / "page.html")
    assert not (tmp_path / "page.html").exists()


def test_a_damaged_table_is_refused_in_a_sentence(tmp_path: Path) -> None:
    for name in ("games", "cells", "estimates"):
        (tmp_path / f"{name}.parquet").write_bytes(b"nothing")
    with pytest.raises(BadInput, match="no tables of results"):
        write_report(tmp_path)
