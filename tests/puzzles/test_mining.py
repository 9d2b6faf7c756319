"""Finding puzzles: the same every time, going on where it was broken off, a fair selection."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from futago.game import BadInput
from futago.puzzles.mining.check import faults
from futago.puzzles.mining.choose import FROM_ONE_GAME, chosen
from futago.puzzles.mining.find import Candidate, candidates
from futago.puzzles.mining.made import ROUGH, plan_puzzle, question_puzzle, solved
from futago.puzzles.mining.plans import worths
from futago.puzzles.mining.run import _Kept, _kept
from futago.puzzles.puzzle import LEVELS, Puzzle, puzzles, read_puzzles, write_puzzles

SEED, GAME = "x", 2  # bots that are quick


def made_up(number: int, puzzle: Puzzle, level: int) -> Candidate:
    """Three of each game."""
    levelled = msgspec.structs.replace(puzzle, level=level, position=f"{puzzle.position} {number}")
    return Candidate(number // 3, number % 12, level / 5, levelled)


def clearest(seat: str) -> Puzzle:
    """The puzzle of a seat, among those that are soon solved, with the widest margin."""
    of_seat = sorted(
        (puzzle for puzzle in puzzles().values() if puzzle.seat == seat),
        key=lambda puzzle: (puzzle.start.cubes, len(puzzle.ideas)),
    )
    return max(of_seat[:8], key=lambda puzzle: puzzle.best - puzzle.second)


def test_a_question_is_found_again_where_it_was_found() -> None:
    puzzle = clearest("samurai")
    made = question_puzzle(puzzle.start, solved(puzzle.start, ROUGH), Random(1))
    assert made is not None
    assert set(made.solutions) == set(puzzle.solutions)
    assert list(faults(made)) == []


def test_a_plan_is_found_again_where_it_was_found() -> None:
    puzzle = clearest("goryo")
    found = solved(puzzle.start, ROUGH)
    made = plan_puzzle(puzzle.start, found, worths(found))
    assert made is not None
    assert set(made.solutions) == set(puzzle.solutions)
    assert list(faults(made)) == []


def test_a_game_gives_the_same_puzzles_every_time() -> None:
    assert candidates(SEED, GAME) == candidates(SEED, GAME)


def test_a_selection_has_all_levels_and_little_of_one_game() -> None:
    kinds = [next(p for p in puzzles().values() if p.seat == seat) for seat in ("goryo", "samurai")]
    many = [made_up(n, kinds[n % 2], 1 + n % 7 % 5) for n in range(240)]
    taken = chosen(many, 40)
    assert len(taken) == len({puzzle.id for puzzle in taken}) == 40
    levels = Counter(puzzle.level for puzzle in taken)
    assert set(levels) == set(LEVELS)
    assert max(levels.values()) - min(levels.values()) <= 2
    games = Counter(int(puzzle.position.rpartition(" ")[2]) // 3 for puzzle in taken)
    assert max(games.values()) <= FROM_ONE_GAME
    assert taken == chosen(many[::-1], 40)


def test_a_run_goes_on_after_the_last_whole_line(tmp_path: Path) -> None:
    puzzle = next(iter(puzzles().values()))
    lines = [_Kept("s", game, [made_up(game, puzzle, 1)]) for game in range(3)]
    file = tmp_path / "found.part"
    whole = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    file.write_bytes(whole + msgspec.json.encode(lines[0])[:50])
    found = _kept(file, "s")
    assert (found.games, len(found.candidates)) == (3, 3)
    assert file.read_bytes() == whole
    with pytest.raises(BadInput):
        _kept(file, "another")


def test_puzzles_are_read_as_they_were_written() -> None:
    every = list(puzzles().values())
    assert read_puzzles(write_puzzles(every)) == every
