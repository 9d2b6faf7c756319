"""The page completes questions exactly like Python: every answer is reached by the taps it points
at, and whatever is reached by any taps is an answer."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from futago.choices.answers import random_answer
from futago.choices.questions import Question
from futago.choices.recognition import accepts
from futago.game import CHANCE, Game
from futago.lessons import lessons, look
from futago.lessons.lesson import first_of
from futago.puzzles import puzzle_sets

from ..conformance.play import every_game, moments

WEB = Path(__file__).parent.parent.parent / "web"
ANSWERS = 4


def _completed_by_the_page(asked: list[tuple[Question, list[list[str]]]]) -> list[Any]:
    """What the client's own code makes of questions and answers."""
    sent = msgspec.json.encode(
        [{"question": question, "answers": answers} for question, answers in asked],
        enc_hook=lambda text: text.as_json(),
    )
    npm = [sys.executable, str(WEB / "build.py"), "npm", "exec", "--silent", "--"]
    done = subprocess.run(
        [*npm, "node", "tests/choice/cross.ts"],
        input=sent.decode(),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found: list[Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def _asked(game: Game) -> Iterator[tuple[Question, list[list[str]]]]:
    """Questions of many games, with some of their answers."""
    rng = random.Random(f"page {game.name}")
    for moment in moments(game, "page", 40, 12):
        for seat in moment.state.movers:
            question = None if seat == CHANCE else moment.state.choice(seat).question
            if question is not None:
                yield question, [random_answer(question, rng) for _ in range(ANSWERS)]


def _plain(moves: list[str]) -> list[list[str]]:
    """An answer without the order of its words."""
    return sorted(sorted(move.split()) for move in moves)


@every_game
def test_the_page_reaches_every_answer_and_nothing_else(game: Game) -> None:
    asked = list(_asked(game))
    assert len(asked) > 20
    for (question, answers), done in zip(asked, _completed_by_the_page(asked), strict=True):
        for wanted, reached, later in zip(answers, done["reached"], done["later"], strict=True):
            assert _plain(reached) == _plain(wanted), question
            assert _plain(later) == _plain(wanted), question
        for moves in done["tried"]:
            assert accepts(question, moves), (moves, question)


def _hints() -> Iterator[tuple[Question, list[list[str]]]]:
    """The question of each step of each lesson, with the answer that its hint gives."""
    for lesson in lessons().values():
        for number in range(len(lesson.steps)):
            first = first_of(lesson, number)
            seen = look(lesson, number, [step.moves[0] for step in lesson.steps[first:number]])
            assert seen.choice.question is not None
            yield seen.choice.question, [list(seen.hint)]


def _solutions() -> Iterator[tuple[Question, list[list[str]]]]:
    """The question before each move of the solution of each puzzle."""
    for puzzles in puzzle_sets().values():
        for puzzle in puzzles.puzzles().values():
            moves = puzzle.solutions[0].split(", ")
            for number, move in enumerate(moves):
                question = puzzles.look(puzzle, moves[:number]).choice.question
                assert question is not None
                yield question, [[move]]


def test_every_lesson_and_puzzle_is_solved_by_the_taps_that_the_page_points_at() -> None:
    asked = [*_hints(), *_solutions()]
    assert len(asked) > 100
    for (question, (wanted,)), done in zip(asked, _completed_by_the_page(asked), strict=True):
        assert _plain(done["reached"][0]) == _plain(wanted), question
        assert _plain(done["later"][0]) == _plain(wanted), question
