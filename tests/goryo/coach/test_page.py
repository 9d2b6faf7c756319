"""The report as an HTML page, and the command that writes it."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from futago.cli import main
from futago.coach import Report
from futago.coach.page import page
from futago.goryo.coach.report_text import GoryoReportText
from futago.record import dump
from futago.texts import LANGUAGES

from .games import DATA, record_of, report_of

VOID = ("meta", "br")


class _Checker(HTMLParser):
    """Whether every element is closed in order, and what the page fetches."""

    def __init__(self) -> None:
        super().__init__()
        self.open = list[str]()
        self.fetched = list[str]()
        self.tags = list[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole_and_fetches_nothing(language: str) -> None:
    written = page(report_of("cursed"), language)
    checker = _Checker()
    checker.feed(written)
    assert checker.open == []
    assert checker.fetched == []
    assert "script" not in checker.tags
    assert "url(" not in written
    assert f'<html lang="{language}">' in written
    assert checker.tags.count("svg") >= 4


def test_names_of_players_are_text() -> None:
    report = msgspec.structs.replace(
        report_of("cursed"), players={"goryo": "<b>Ann</b>", "samurai": "Ben & Co"}
    )
    written = page(report, "en")
    assert "<b>" not in written
    assert "&lt;b&gt;Ann" in written


def test_the_curve_goes_through_every_moment_and_maps_show_the_truth() -> None:
    report = report_of("plain")
    written = page(report, "en")
    (curve,) = re.findall(r'class="curve" d="M([^"]+)"', written)
    assert len(curve.split("L")) == len(report.moments)
    told = GoryoReportText(report, "en")
    assert written.count('class="way"') == len(told.key_moments())
    for moment in told.key_moments():
        assert moment.belief is not None
        here = report.round_of(moment.move)
        assert here.first < moment.move < here.last
        assert here.plan is not None
        assert here.plan.target in moment.belief.targets


def _run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = 0
    try:
        main(["coach", *words])
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def test_the_command_prints_80_columns_and_writes_page_and_data(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    html, data = tmp_path / "page.html", tmp_path / "data.json"
    words = ("--effort", "quick", "--language", "it", "--out", str(html), "--json", str(data))
    code, out, _ = _run(capsys, str(DATA / "cursed.json"), *words)
    assert code == 0
    shown = out[: out.index(str(html)[:10])]
    assert max(map(len, shown.splitlines()[:-1])) <= 80
    assert "Meglio:" in out
    assert html.read_text().startswith("<!doctype html>")
    assert msgspec.json.decode(data.read_bytes(), type=Report) == report_of("cursed")


def test_what_is_not_coached_ends_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "honour.jsonl"
    record = json.loads(dump(record_of("cursed")))
    record["options"]["enforcement"] = "honour"
    file.write_text(dump(record) + "\n")
    code, out, err = _run(capsys, str(file), "--lang", "en")
    assert (code, out) == (2, "")
    assert len(err.strip().splitlines()) == 1
    assert "honour" in err
    assert _run(capsys, str(file), "--game", "2")[0] == 2
