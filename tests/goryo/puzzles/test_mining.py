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
from futago.goryo.puzzles.mining.difficulty import LEVEL_LIMITS
from futago.goryo.puzzles.mining.find import Candidate, candidates
from futago.goryo.puzzles.mining.make import ROUGH, plan_puzzle, question_puzzle, solve_board
from futago.goryo.puzzles.mining.plans import plan_values
from futago.goryo.puzzles.mining.stated import StatedRound, stated_puzzle
from futago.goryo.puzzles.puzzle import LEVELS, Puzzle, puzzles, read_puzzles, write_puzzles

SEED, GAME = "x", 2  # a game with fast bots


def made_up(number: int, puzzle: Puzzle, level: int) -> Candidate:
    """A candidate, at a level between two limits; every three have the same game."""
    limits = (0.0, *LEVEL_LIMITS[puzzle.kind], 1.0)
    hard = (limits[level - 1] + limits[level]) / 2
    return Candidate(number // 3, number % 12, hard, at_gong(puzzle, number))


def at_gong(puzzle: Puzzle, number: int) -> Puzzle:
    """The same puzzle with another gong, which makes it another position."""
    bags = f"gong-arc={12 + number}:2,4,7,9"
    words = [bags if word.startswith("gong-arc=") else word for word in puzzle.position.split()]
    return msgspec.structs.replace(puzzle, position=" ".join(words))


def clearest(seat: str) -> Puzzle:
    """Among the quickly solved puzzles of a seat, the one with the widest margin."""
    of_seat = sorted(
        (
            puzzle
            for puzzle in puzzles().values()
            if puzzle.seat == seat and not puzzle.stated and puzzle.start.round == 4
        ),
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


def test_a_plan_against_stated_moves_is_found_again() -> None:
    puzzle = next(puzzle for puzzle in puzzles().values() if puzzle.stated)
    made = stated_puzzle(StatedRound.of(puzzle.start), puzzle.moves(puzzle.stated))
    assert made is not None
    assert (made.solutions, made.best, made.why) == (puzzle.solutions, puzzle.best, puzzle.why)
    assert list(faults(puzzle)) == []


def test_a_game_gives_the_same_puzzles_every_time() -> None:
    assert candidates(SEED, GAME) == candidates(SEED, GAME)


def test_a_selection_has_all_levels_and_little_of_one_game() -> None:
    kinds = [
        next(p for p in puzzles().values() if p.kind == kind and p.basic)
        for kind in ("plan", "question")
    ]
    many = [made_up(n, kinds[n % 2], 1 + n % 7 % 5) for n in range(80)]
    taken = choose_puzzles(many, 40)
    assert len(taken) == len({puzzle.id for puzzle in taken}) == 40
    levels = Counter(puzzle.level for puzzle in taken)
    assert set(levels) == set(LEVELS)
    assert max(levels.values()) - min(levels.values()) <= 2
    games = Counter((puzzle.start.setup.gong_length - 12) // 3 for puzzle in taken)
    assert max(games.values()) <= MOST_PER_GAME
    assert [puzzle.level for puzzle in taken] == sorted(puzzle.level for puzzle in taken)
    assert taken == choose_puzzles(many[::-1], 40)


def test_a_run_resumes_after_the_last_complete_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = next(iter(puzzles().values()))
    kept = [[msgspec.to_builtins(made_up(game, puzzle, 1))] for game in range(0, 9, 3)]
    out, file = tmp_path / "found.json", tmp_path / "found.json.part"
    lines = [json.dumps(line, separators=(",", ":")) + "\n" for line in ({"seed": "s"}, *kept)]
    file.write_text("".join(lines) + lines[1][:50], encoding="utf-8")
    monkeypatch.setattr(run, "MOST_GAMES", 3)
    found = list(run.mine("s", 1, out, 0))
    assert [(one.games, one.candidates) for one in found] == [(1, 1), (2, 2), (3, 3)]
    assert len(read_puzzles(out.read_bytes())) == 1
    file.write_text(lines[0], encoding="utf-8")
    with pytest.raises(BadInput):
        next(run.mine("another", 1, out, 0))


def test_puzzles_are_read_as_they_were_written() -> None:
    every = list(puzzles().values())
    assert read_puzzles(write_puzzles(every)) == every
