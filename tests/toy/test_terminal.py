"""Jackdaws in the terminal and on the command line, neither of which knows it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from futago.cli import main
from futago.record import read_file, verify
from futago.texts import LANGUAGES
from tests.terminal.terminal import COLUMNS, Terminal, numbers, start

TITLES = {"en": "Jackdaws", "fr": "Les Choucas", "it": "Le Taccole"}


def play_to_the_end(terminal: Terminal, title: str) -> None:
    """Always pick the last option."""
    screen = terminal.until_prompt()
    while not terminal.over and any(line.startswith(">") for line in screen):
        assert screen[0].startswith(title), screen
        assert all(len(line) <= COLUMNS for line in screen)
        screen = terminal.type(str(max(numbers(screen)[0])))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(
    terminals: list[Terminal], data: Path, language: str
) -> None:
    words = ("jackdaws", "--as", "young", "--hand", "5", "--seed", "4", "--lang", language)
    terminal = start(terminals, data, *words)
    play_to_the_end(terminal, TITLES[language])
    ((_, record),) = read_file(next((data / "records").iterdir()))
    assert verify(record) == 10
    assert record["seats"] == {"old": "counting", "young": "player"}


def test_typed_moves_rules_refusals_and_undo(terminals: list[Terminal], data: Path) -> None:
    terminal = start(terminals, data, "jackdaws", "--as", "old,young", "--seed", "1")
    screen = "\n".join(terminal.until_prompt())
    assert "0 points for the young jackdaw: [?] [?] [?] [?]" in screen
    assert "Believed, it counts as what you said" in " ".join(terminal.type("?"))
    assert "There is no card" in " ".join(terminal.type("lay pearl as coin"))
    assert "is no move" in " ".join(terminal.type("boast"))
    card = screen.split("[")[1].split("]")[0]
    covered = "\n".join(terminal.type(f"lay {card} as thimble"))
    assert "Hand the keyboard to the young jackdaw" in covered
    screen = "\n".join(terminal.type(""))
    assert "A thimble, says the old jackdaw. Do you believe it?" in screen
    assert "[?] laid by the old jackdaw as a thimble" in screen
    terminal.type("believe")
    assert "Undone: Believed by the young jackdaw." in "\n".join(terminal.type("undo"))
    assert "It was" in "\n".join(terminal.type("doubt"))


def test_leave_and_resume(terminals: list[Terminal], data: Path) -> None:
    first = start(terminals, data, "jackdaws", "--seed", "1")
    before = first.until_prompt()
    assert "futago play jackdaws --resume" in "\n".join(first.type("quit"))
    again = start(terminals, data, "jackdaws", "--resume")
    assert again.until_prompt()[:3] == before[:3]


def test_simulate_replay_and_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    bots = ("--bots", "old=counting,young=random")
    words = ("simulate", "jackdaws", "--games", "60", "--seed", "3", "--vary", "--jobs", "2")
    main([*words, *bots, "--out", str(file), "--lang", "en"])
    assert "60 games" in capsys.readouterr().out
    hands = {json.loads(line)["options"]["hand"] for line in file.read_text().splitlines()}
    assert hands == {3, 4, 5}
    main(["verify", str(file), "--lang", "en"])
    assert "60 records verified" in capsys.readouterr().out
    main(["replay", str(file), "--game", "1", "--seat", "young", "--lang", "fr"])
    shown = capsys.readouterr().out
    assert "Les Choucas" in shown
    assert "Une carte pour le vieux choucas." in shown


def test_openspiels_search_plays_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    bots = ("--bots", "old=ismcts:20,young=counting", "--option", "hand=3")
    main(["simulate", "jackdaws", "-n", "2", "--seed", "3", "-j", "1", *bots, "-o", str(file)])
    assert [verify(record) for _, record in read_file(file)] == [6, 6]


def test_the_help_lists_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    main(["play", "--help", "--lang", "en"])
    shown = " ".join(capsys.readouterr().out.replace("│", " ").split())
    assert "--hand 4|3|5: Cards that each jackdaw is dealt." in shown
