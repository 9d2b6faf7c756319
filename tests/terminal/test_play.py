"""A person at a real terminal of 80x24: whole games, typed key by key."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

from futago.record import read_file, replay
from futago.terminal.play import program_name
from tests.terminal.terminal import COLUMNS, Terminal, start


def play_to_the_end(terminal: Terminal, screen: list[str]) -> list[str]:
    """Always type the last number of the list, or Enter where the move is complete."""
    for _ in range(300):
        if terminal.over or any("The record of this game" in line for line in screen):
            return screen
        assert screen[0].startswith("Goryō 2024"), "the title has left the screen"
        listed = "\n".join(screen).rpartition("|")[2]
        if "Enter: play it" in listed:
            screen = terminal.type("")
        else:
            numbers = [
                int(found) for found in re.findall(r"(?:^|  )(\d+) \S", listed, re.MULTILINE)
            ]
            screen = terminal.type(str(max(numbers)))
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("seat", ["samurai", "goryo"])
def test_a_whole_game_on_80_by_24(terminals: list[Terminal], data: Path, seat: str) -> None:
    terminal = start(terminals, data, "goryo", "--as", seat, "--bot", "greedy", "--seed", "9")
    screen = play_to_the_end(terminal, terminal.until_prompt())
    assert any("The record of this game" in line for line in screen)
    assert b"\x1b[" in terminal.raw  # colours were there
    files = list((data / "records").iterdir())
    assert len(files) == 1
    ((_, record),) = read_file(files[0])
    assert len(list(replay(record))) == len(record["moves"])
    assert record["seats"][seat] == "player"
    assert not (data / "left" / "goryo.json").exists()


def test_typed_moves_words_rules_refusals_and_undo(terminals: list[Terminal], data: Path) -> None:
    terminal = start(terminals, data, "--seed", "3")
    screen = "\n".join(terminal.until_prompt())
    assert "edo (our reconstruction)" in screen
    assert "Type the number of a choice" in screen
    assert "calling a new one" in " ".join(terminal.type("?"))
    assert "Action cubes: 5" in "\n".join(terminal.type("red b4"))
    screen = "\n".join(terminal.type("undo"))
    assert "Undone: The red samurai moves to b4." in screen
    assert "Action cubes: 6" in screen
    assert "moves to b4" not in "\n".join(terminal.type("log")), "it has not happened"
    assert "is not adjacent to" in " ".join(terminal.type("red f2"))
    assert "There is no space" in " ".join(terminal.type("red z9"))
    assert "There is no choice 99" in " ".join(terminal.type("99"))
    assert "“²”" in " ".join(terminal.type("²")), "quoted as a word that is not understood"
    screen = " ".join("\n".join(terminal.type("red")).split())
    assert "The red samurai on b5" in screen
    assert "What does the red samurai do" in screen
    assert "sniff nearby" in "\n".join(terminal.type("sniff"))
    assert "What does the red samurai do" in " ".join(terminal.type("undo")), "back one decision"
    assert "Which space" in " ".join(terminal.type("nearby")), "by a word of the label"
    assert "is not adjacent to" in " ".join(terminal.type("f2"))
    assert "paw print" in "\n".join(terminal.type("b6"))
    assert "You can’t undo now" in " ".join(terminal.type("undo"))
    assert "The red samurai sniffs b6." in "\n".join(terminal.type("log"))


def test_a_plan_by_number_with_sprint_and_trail(terminals: list[Terminal], data: Path) -> None:
    terminal = start(terminals, data, "goryo", "--as", "goryo", "--bot", "greedy", "--seed", "3")
    terminal.until_prompt()
    screen = terminal.type("1")
    assert "a4: Choose the cat’s next space: 3 cubes left before the target." in screen
    screen = terminal.type("1")
    assert any(line.startswith("a4 a5 b5: Choose") for line in screen), "b5 was the only way"
    assert "  1 b4   2 b6   3 c5" in screen
    screen = terminal.type("b4")
    assert "  1 target b3   2 target c4   3 Sprint" in screen
    assert "  1 b3   2 c4" in terminal.type("sprint")
    screen = terminal.type("undo")
    assert "  1 target b3   2 target c4   3 Sprint" in screen
    assert "a5 is used twice" in " ".join(terminal.type("a5"))
    screen = terminal.type("3 1 1")
    assert "a4 a5 b5 b4 b3 → a3 · Sprint: Confirm the plan, or add a power." in screen
    screen = terminal.type("1")
    assert any(line.endswith("Where do you place the False Trail?") for line in screen)
    screen = terminal.type("f2")
    assert any("Sprint · False Trail (f2)" in line for line in screen)
    marks = "\n".join(screen)
    assert re.search(r"T +5", marks), "the target and the last cube"
    assert "Enter: play it" in marks
    assert "used up" in "\n".join(terminal.type("") + terminal.type("log"))


def test_leave_and_resume_loses_nothing(terminals: list[Terminal], data: Path) -> None:
    first = start(terminals, data, "--seed", "3")
    first.until_prompt()
    before = first.type("red sniff b6")
    assert "The game waits for you: futago play goryo --resume" in "\n".join(first.type("quit"))
    saved = data / "left" / "goryo.json"
    assert saved.stat().st_mode & 0o077 == 0
    again = start(terminals, data, "--resume")
    after = again.until_prompt()
    assert before[1:14] == after[1:14]


def test_a_killed_game_loses_nothing(terminals: list[Terminal], data: Path) -> None:
    first = start(terminals, data, "--seed", "3")
    first.until_prompt()
    before = first.type("red b4")
    first.process.kill(9)
    again = start(terminals, data)
    assert again.until_prompt()[1:14] == before[1:14]


def test_resigning_ends_the_game(terminals: list[Terminal], data: Path) -> None:
    terminal = start(terminals, data, "--as", "goryo", "--seed", "3")
    terminal.until_prompt()
    assert "Resign this game?" in "\n".join(terminal.type("resign"))
    terminal.type("no")
    terminal.type("resign")
    assert "resigns: the Samurai wins" in "\n".join(terminal.type("yes"))
    ((_, record),) = read_file(next((data / "records").iterdir()))
    assert record["result"]["reason"] == "resigned"
    assert len(list(replay(record))) == len(record["moves"])


def test_two_people_at_one_keyboard_never_see_the_other_screen(
    terminals: list[Terminal], data: Path
) -> None:
    terminal = start(terminals, data, "--as", "goryo,samurai", "--seed", "3")
    screen = terminal.until_prompt()
    assert "you are the Goryō" in screen[0]
    assert "Bound:" in "\n".join(screen)
    screen = terminal.type("1")
    while "Enter: play it" not in "\n".join(screen):
        screen = terminal.type("1")
    covered = terminal.type("")
    assert [line for line in covered if line][:1] == [
        "Hand the keyboard to the Samurai, then press Enter."
    ]
    screen = terminal.type("")
    assert "you are the Samurai" in screen[0]
    assert "Bound:" not in "\n".join(screen)
    assert "The Goryō’s plan:" not in "\n".join(screen)


def test_without_colour(terminals: list[Terminal], data: Path) -> None:
    terminal = start(terminals, data, "--seed", "3", "--no-colour")
    screen = "\n".join(terminal.until_prompt())
    assert not re.search(rb"\x1b\[[0-9;]*3[0-7]m", terminal.raw)
    assert "@" in screen
    assert "x" in screen


@pytest.mark.parametrize("words", [["--variant", "genjutsu", "--edition", "2019", "--lang", "fr"]])
def test_every_line_fits_in_french(terminals: list[Terminal], data: Path, words: list[str]) -> None:
    terminal = start(terminals, data, "--seed", "3", *words)
    screen = terminal.until_prompt()
    assert screen[0].startswith("Goryō 2019")
    screen = terminal.type("1")
    assert screen[0].startswith("Goryō 2019")
    assert all(len(line) <= COLUMNS for line in screen)


def test_a_damaged_save_is_reported_and_can_be_skipped(data: Path) -> None:
    file = data / "left" / "goryo.json"
    file.parent.mkdir(parents=True)
    file.write_text("{")
    command = f"{sys.executable} -m futago play --resume --lang en"
    environment = os.environ | {"FUTAGO_DATA": str(data)}
    output, code = pexpect.run(command, withexitstatus=True, env=environment)
    assert (code, b"damaged" in output) == (2, True)
    file.write_text(json.dumps({"match": {"game": "goryo"}, "people": ["samurai"]}))
    output, code = pexpect.run(command, withexitstatus=True, env=environment)
    assert (code, b"damaged" in output) == (2, True)


def test_the_suggested_command_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """After `make play` the command is not on PATH, but it can be called by its path."""
    monkeypatch.setattr(sys, "argv", [".venv/bin/futago", "play"])
    assert program_name() == ".venv/bin/futago"
    monkeypatch.setattr(sys, "argv", ["/somewhere/futago/__main__.py", "play"])
    assert program_name() == "futago"
