"""The line that is played out after an attempt: legal, true, and telling."""

from __future__ import annotations

import pytest

from futago.goryo.puzzles import Puzzle, puzzles
from futago.goryo.puzzles.replies import reply
from futago.texts import LANGUAGES, say

EVERY = list(puzzles().values())


def last_round(puzzle: Puzzle) -> bool:
    return puzzle.start.round == puzzle.start.setup.rounds


@pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: puzzle.id)
def test_every_solution_and_a_wrong_try_are_played_to_the_end_of_the_round(puzzle: Puzzle) -> None:
    wrong = next(idea for idea in puzzle.ideas if idea not in puzzle.solutions)
    for idea in (puzzle.solutions[0], wrong):
        moves = idea.split(", ")
        line = reply(puzzle, moves)
        assert line is not None
        assert len(line.frames) >= len(moves)
        kinds = [event.kind for frame in line.frames for event in frame.events]
        assert kinds.count("reveal") == 1
        view = line.frames[-1].view.as_json()
        assert view["phase"] == "over" if last_round(puzzle) else view["round"] > puzzle.start.round
        assert all(say(text, language) for text in line.said for language in LANGUAGES)


def test_the_solver_wins_after_the_solution_and_loses_after_a_try_that_cannot_win() -> None:
    for puzzle in EVERY[::10]:
        hopeless = [idea for idea, value in puzzle.ideas.items() if value == 0.0]
        if last_round(puzzle) and puzzle.best > 0.3:
            assert _winner(puzzle, puzzle.solutions[0]) == puzzle.seat
        if last_round(puzzle) and hopeless:
            assert _winner(puzzle, hopeless[0]) != puzzle.seat


def _winner(puzzle: Puzzle, idea: str) -> str:
    line = reply(puzzle, idea.split(", "))
    assert line is not None
    return str(line.said[-1].args["seat"])


def test_what_was_stated_is_what_the_samurai_does() -> None:
    puzzle = next(puzzle for puzzle in EVERY if puzzle.stated)
    line = reply(puzzle, [puzzle.solutions[0]])
    assert line is not None
    state = puzzle.start.copy()
    assert len(line.frames) == 1 + len(puzzle.moves(puzzle.stated))
    clues = [event for frame in line.frames for event in frame.events if event.kind == "answer-yes"]
    (slip, *_) = puzzle.why
    assert len(clues) == slip.numbers["clues"]
    assert state == puzzle.start  # nothing was played on the puzzle itself


def test_nothing_follows_what_is_no_attempt() -> None:
    puzzle = next(puzzle for puzzle in EVERY if ", " in puzzle.solutions[0])
    walk, *_ = puzzle.solutions[0].split(", ")
    assert reply(puzzle, []) is None
    assert reply(puzzle, [walk]) is None
    assert reply(puzzle, ["?"]) is None
