"""Records: what a heading must say, and which files can be read."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from futago.game import BadInput
from futago.goryo import GAME
from futago.record import read_file

from .records import played, played_line, refusal

# ---------------------------------------------------------------- headings


@pytest.mark.parametrize(
    "field", ["format", "game", "version", "options", "seats", "seed", "moves", "result"]
)
def test_a_missing_field_is_named(field: str) -> None:
    record = played()
    del record[field]
    refused = refusal(record)
    assert refused.text.id == "record-missing"
    assert refused.text.args["field"] == field


def test_an_unknown_field_is_named() -> None:
    refused = refusal({**played(), "comment": "well played"})
    assert refused.text.id == "record-extra"
    assert refused.text.args["field"] == "comment"


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("format", "futago/2", "record-format"),
        ("format", None, "record-format"),
        ("game", "chess", "game-unknown"),
        ("game", None, "game-unknown"),
        ("version", "9.9.9", "rules-unknown"),
        ("seed", "12", "bad-seed"),
        ("seed", None, "bad-seed"),
        ("options", [], "record-not-object"),
        ("moves", {}, "record-not-list"),
        ("seats", [], "record-seats"),
        ("seats", {"goryo": "Yuki"}, "record-seats"),
        ("seats", {"goryo": "Yuki", "samurai": "Ken", "ninja": "Kai"}, "record-seats"),
    ],
)
def test_a_heading_that_cannot_be_read_is_refused(field: str, value: Any, reason: str) -> None:
    assert refusal({**played(), field: value}).text.id == reason


@pytest.mark.parametrize("name", sorted(GAME.options_as_json(GAME.options({}))))
def test_a_missing_option_is_named(name: str) -> None:
    record = played()
    del record["options"][name]
    refused = refusal(record)
    assert refused.text.id == "record-option-missing"
    assert refused.text.args["name"] == name


def test_an_unknown_option_is_named() -> None:
    record = played()
    record["options"]["weather"] = "rain"
    refused = refusal(record)
    assert refused.text.id == "option-unknown"
    assert refused.text.args["name"] == "weather"


def test_an_option_of_a_bad_value_is_named() -> None:
    record = played()
    record["options"]["edition"] = "1999"
    assert "edition" in str(refusal(record))


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("palace", "edo"),
        ("variant", "none"),
        ("gong", "12:2,4,6,8,10,12"),
        ("actions_per_samurai", "3"),
        ("split_cubes", "false"),
        ("samurai", "green,purple,red,blue"),
        ("samurai_rooms", "nw,ne,sw,se"),
    ],
)
def test_options_of_a_record_are_given_in_full_not_as_a_person_types_them(
    name: str, typed: str
) -> None:
    record = played()
    record["options"][name] = typed
    refused = refusal(record)
    assert refused.text.id == "record-option-form"
    assert refused.text.args["name"] == name


# ---------------------------------------------------------------- files


def written(folder: Path, text: str) -> Path:
    file = folder / "games.jsonl"
    file.write_text(text, "utf-8")
    return file


def test_a_file_has_one_record_a_line(tmp_path: Path) -> None:
    file = written(tmp_path, f"{played_line(1)}\n{played_line(2)}\n")
    assert list(read_file(file)) == [(1, played(1)), (2, played(2))]


def test_blank_lines_are_passed_over_and_counted(tmp_path: Path) -> None:
    file = written(tmp_path, f"\n{played_line(1)}\n\n  \n{played_line(2)}")
    assert [line for line, _ in read_file(file)] == [2, 5]


def test_a_file_may_be_one_object_over_many_lines(tmp_path: Path) -> None:
    file = written(tmp_path, json.dumps(played(), indent=2))
    assert list(read_file(file)) == [(1, played())]


@pytest.mark.parametrize("text", ["", "\n \n"])
def test_an_empty_file_is_refused(tmp_path: Path, text: str) -> None:
    assert refused_file(written(tmp_path, text)).text.id == "file-empty"


def refused_file(file: Path) -> BadInput:
    with pytest.raises(BadInput) as refused:
        list(read_file(file))
    assert str(file) in str(refused.value)
    return refused.value


@pytest.mark.parametrize("text", ["{", "hello", "[]", "5", "null", '"record"', "[" * 100_000])
def test_a_line_that_is_no_object_is_named(tmp_path: Path, text: str) -> None:
    refused = refused_file(written(tmp_path, f"{played_line(1)}\n{text}\n"))
    assert refused.text.id == "file-not-json"
    assert refused.text.args["line"] == 2


@pytest.mark.parametrize("text", ["{", "hello", "[]", "5", "null"])
def test_a_file_that_holds_no_object_is_refused(tmp_path: Path, text: str) -> None:
    assert refused_file(written(tmp_path, text)).text.args["line"] == 1


def _nothing(file: Path) -> None:
    """There is no such file."""


UNREADABLE: dict[str, Callable[[Path], object]] = {
    "not there": _nothing,
    "a folder": Path.mkdir,
    "not a text": lambda file: file.write_bytes(b"\xff\xfe\x00"),
}


@pytest.mark.parametrize("make", UNREADABLE.values(), ids=UNREADABLE)
def test_a_file_that_cannot_be_read_is_named(
    tmp_path: Path, make: Callable[[Path], object]
) -> None:
    file = tmp_path / "games.jsonl"
    make(file)
    assert refused_file(file).text.id == "file-unreadable"
