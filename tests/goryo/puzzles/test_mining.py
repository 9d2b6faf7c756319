"""Mining puzzles: reproducible, resumable, with a balanced selection."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from futago.game import BadInput
from futago.goryo.puzzles.mining import run
from futago.goryo.puzzles.mining.check import faults
from futago.goryo.puzzles.mining.choose import MOST_PER_GAME, choose_puzzles
from futago.goryo.puzzles.mining.find import Candidate, candidates
from futago.goryo.puzzles.mining.make import ROUGH, plan_puzzle, question_puzzle, solve_board
from futago.goryo.puzzles.mining.plans import plan_values
from futago.goryo.puzzles.puzzle import LEVELS, Puzzle, puzzles, read_puzzles, write_puzzles

SEED, GAME = "x", 2  # a game with fast bots


def made_up(number: int, puzzle: Puzzle, level: int) -> Candidate:
    """A candidate; every three have the same game."""
    levelled = msgspec.structs.replace(puzzle, level=level, position=f"{puzzle.position} {number}")
    return Candidate(number // 3, number % 12, level / 5, levelled)


def clearest(seat: str) -> Puzzle:
    """Among the quickly solved puzzles of a seat, the one with the widest margin."""
    of_seat = sorted(
        (puzzle for puzzle in puzzles().values() if puzzle.seat == seat),
        key=lambda puzzle: (puzzle.start.cubes, len(puzzle.ideas)),
    )
    return max(of_seat[:8], key=lambda puzzle: puzzle.best - puzzle.second)


def test_a_question_is_found_again_where_it_was_found() -> None:
    puzzle = clearest("samurai")
    made = question_puzzle(puzzle.start, solve_board(puzzle.start, ROUGH), Random(1))
    assert made is not None
    assert set(made.solutions) == set(puzzle.solutions)
    assert list(faults(made)) == []


def test_a_plan_is_found_again_where_it_was_found() -> None:
    puzzle = clearest("goryo")
    found = solve_board(puzzle.start, ROUGH)
    made = plan_puzzle(puzzle.start, found, plan_values(found))
    assert made is not None
    assert set(made.solutions) == set(puzzle.solutions)
    assert list(faults(made)) == []


def test_a_game_gives_the_same_puzzles_every_time() -> None:
    assert candidates(SEED, GAME) == candidates(SEED, GAME)


def test_a_selection_has_all_levels_and_little_of_one_game() -> None:
    kinds = [next(p for p in puzzles().values() if p.seat == seat) for seat in ("goryo", "samurai")]
    many = [made_up(n, kinds[n % 2], 1 + n % 7 % 5) for n in range(240)]
    taken = choose_puzzles(many, 40)
    assert len(taken) == len({puzzle.id for puzzle in taken}) == 40
    levels = Counter(puzzle.level for puzzle in taken)
    assert set(levels) == set(LEVELS)
    assert max(levels.values()) - min(levels.values()) <= 2
    games = Counter(int(puzzle.position.rpartition(" ")[2]) // 3 for puzzle in taken)
    assert max(games.values()) <= MOST_PER_GAME
    assert taken == choose_puzzles(many[::-1], 40)


def test_a_run_resumes_after_the_last_complete_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = next(iter(puzzles().values()))
    kept = [[msgspec.to_builtins(made_up(game, puzzle, 1))] for game in range(3)]
    out, file = tmp_path / "found.json", tmp_path / "found.json.part"
    lines = [json.dumps(line, separators=(",", ":")) + "\n" for line in ({"seed": "s"}, *kept)]
    file.write_text("".join(lines) + lines[1][:50], encoding="utf-8")
    monkeypatch.setattr(run, "MOST_GAMES", 3)
    found = list(run.mine("s", 1, out, 0))
    assert [(one.games, one.candidates) for one in found] == [(1, 1), (2, 2), (3, 3)]
    assert read_puzzles(out.read_bytes())[0].position.startswith(puzzle.position)
    file.write_text(lines[0], encoding="utf-8")
    with pytest.raises(BadInput):
        next(run.mine("another", 1, out, 0))


def test_puzzles_are_read_as_they_were_written() -> None:
    every = list(puzzles().values())
    assert read_puzzles(write_puzzles(every)) == every
