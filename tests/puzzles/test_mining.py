"""Finding puzzles: the same every time, going on where it was broken off, a fair selection."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from futago.game import BadInput
from futago.puzzles.mining.check import faults
from futago.puzzles.mining.choose import FROM_ONE_GAME, chosen
from futago.puzzles.mining.find import Candidate, candidates
from futago.puzzles.mining.run import _Kept, _kept
from futago.puzzles.puzzle import LEVELS, Puzzle, puzzles, read_puzzles, write_puzzles

SEED = "x"
GAMES = [(11, "samurai"), (20, "goryo")]  # games that are soon looked through


def made_up(number: int, puzzle: Puzzle, level: int) -> Candidate:
    """Three of each game."""
    levelled = msgspec.structs.replace(puzzle, level=level, position=f"{puzzle.position} {number}")
    return Candidate(number // 3, number % 12, level / 5, levelled)


@pytest.mark.parametrize(("game", "seat"), GAMES)
def test_a_game_gives_the_same_puzzles_every_time_and_they_are_true(game: int, seat: str) -> None:
    found = candidates(SEED, game)
    assert found == candidates(SEED, game)
    assert seat in [candidate.puzzle.seat for candidate in found]
    for candidate in found:
        assert list(faults(candidate.puzzle)) == []


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
