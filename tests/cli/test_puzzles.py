"""`futago puzzles` and `futago lab puzzles`, as a user types them."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from futago.cli import main
from futago.cli import puzzles as puzzle_commands
from futago.goryo.puzzles import PUZZLES, puzzles, reasons
from futago.goryo.puzzles.puzzle import write_puzzles
from futago.goryo.rules.actions import Plan
from futago.texts import say

EVERY = list(puzzles().values())
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def futago(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command in this process with some input: exit code, output, errors."""
    monkeypatch.setenv("FUTAGO_LANG", "en")
    monkeypatch.setenv("COLUMNS", "300")

    def run(*words: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = 0
        try:
            main(words)
        except SystemExit as stop:
            code = int(stop.code or 0)
        return code, *capsys.readouterr()

    return run


def test_all_puzzles_are_listed_with_their_numbers(futago: Run) -> None:
    code, out, _ = futago("puzzles")
    assert code == 0
    numbers = [int(line.split()[0]) for line in out.splitlines() if line[:4].strip().isdigit()]
    assert numbers == [*range(1, len(EVERY) + 1)]


@pytest.mark.parametrize("seat", ["goryo", "samurai"])
def test_a_puzzle_is_tried_until_it_is_solved(futago: Run, seat: str) -> None:
    number = next(n for n, puzzle in enumerate(EVERY, 1) if puzzle.seat == seat)
    puzzle = EVERY[number - 1]
    wrong, right = [*puzzle.ideas][-1], puzzle.solutions[0]
    walks = wrong.count(", ")
    typed = [*wrong.split(", "), *["undo"] * walks, *right.split(", "), "", "quit"]
    code, out, _ = futago("puzzles", str(number), typed="\n".join(typed) + "\n")
    assert code == 0
    said = " ".join(out.split())
    assert "of the time instead of" in said
    assert said.index("of the time instead of") < said.index(f"Puzzle {number + 1},")
    for text in reasons(puzzle):
        assert " ".join(say(text).split()) in said


def test_the_solution_is_shown_and_the_next_puzzle_comes(futago: Run) -> None:
    _, out, _ = futago("puzzles", "1", typed="solution\n\nnext\nquit\n")
    said = " ".join(out.split())
    (plan,) = EVERY[0].moves(EVERY[0].solutions[0])
    assert isinstance(plan, Plan)
    path = " ".join(plan.path)
    assert f"Solution: The Goryō’s plan: path {path}, target {plan.target}." in said
    assert said.index("Puzzle 1,") < said.index("Puzzle 2,") < said.index("Puzzle 3,")


def test_a_number_that_is_not_there(futago: Run) -> None:
    code, _, err = futago("puzzles", "999")
    assert code == 2
    assert "There is no puzzle 999" in err


def test_claims_are_checked_and_a_false_one_is_named(futago: Run, tmp_path: Path) -> None:
    puzzle = next(puzzle for puzzle in EVERY if puzzle.stated)
    file = tmp_path / "puzzles.json"
    file.write_bytes(write_puzzles([puzzle]))
    code, out, _ = futago("lab", "puzzles", "--check", "--out", str(file))
    assert (code, out.strip()) == (0, "Puzzles checked: 1, faults: 0")
    file.write_bytes(write_puzzles([msgspec.structs.replace(puzzle, why=())]))
    code, out, _ = futago("lab", "puzzles", "--check", "--out", str(file))
    assert code == 1
    assert f"{puzzle.id}: why" in out
    file.write_bytes(b"[1]")
    code, _, err = futago("lab", "puzzles", "--check", "--out", str(file))
    assert code == 2
    assert "no puzzles" in err


@pytest.mark.parametrize("words", [("chess",), ("goryo", "--count", "0"), ("goryo", "--jobs", "0")])
def test_what_cannot_be_looked_for_is_refused(futago: Run, words: tuple[str, ...]) -> None:
    code, _, err = futago("lab", "puzzles", *words)
    assert code == 2
    assert err.startswith("futago: ")


def test_a_game_without_puzzles_is_told_apart_from_none(
    futago: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_commands, "puzzle_sets", lambda: {"goryo": PUZZLES})
    assert "no puzzles for gorpg" in futago("puzzles", "--game", "gorpg")[2]
    assert "no game “chess”" in futago("puzzles", "--game", "chess")[2]
