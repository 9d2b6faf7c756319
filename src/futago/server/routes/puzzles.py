"""Puzzles over HTTP. The server keeps nothing: whoever tries one tells the moves made so far."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from futago.games import game_named
from futago.puzzles import Puzzle, look, puzzles, reasons
from futago.puzzles.about import line, setting, task, way
from futago.server.problems import answers, not_found
from futago.server.routes.lessons import Notation, Word
from futago.server.routes.tables import Language
from futago.table.messages import ChoiceShown, OptionShown, Words, choice_shown, words

GAME = "goryo"
PuzzleId = Annotated[
    str, PathParameter(max_length=60, description="As the list of puzzles has it.")
]


class PuzzleListed(Struct, frozen=True):
    """A puzzle that can be tried."""

    id: str
    game: str
    number: int
    """In the list, counted from 1."""
    level: int
    """From 1, easy, to 5."""
    seat: str
    """Whose side one is on."""
    line: Words
    setting: list[Words]
    """In what the game differs from the usual one."""


class PuzzleAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The moves made since the position, the last of which may be a try; and the words of a move
    picked so far."""

    moves: Annotated[list[Notation], Meta(max_length=10)] = []
    picked: Annotated[list[Word], Meta(max_length=60)] = []


class PuzzleShown(Struct, frozen=True):
    """How a puzzle stands: what is to be found, what one sees, what may be picked, what is said."""

    game: str
    options: dict[str, Any]
    seat: str
    task: Words
    view: dict[str, Any]
    choice: ChoiceShown
    verdict: Literal["open", "right", "wrong", "detour", "illegal"]
    said: list[Words]


class SolutionShown(Struct, frozen=True):
    """The best idea: the moves, what to pick for them one after the other, and why."""

    moves: list[str]
    way: list[OptionShown]
    others: int
    """Further ways to carry out the same idea."""
    said: list[Words]


@get("/puzzles", responses=answers())
async def list_puzzles(lang: Language = None) -> list[PuzzleListed]:
    """All puzzles, the easiest first."""
    return [
        PuzzleListed(
            puzzle.id,
            GAME,
            number,
            puzzle.level,
            puzzle.seat,
            words(line(puzzle), lang),
            [words(text, lang) for text in setting(puzzle)],
        )
        for number, puzzle in enumerate(puzzles().values(), 1)
    ]


@post("/puzzles/{puzzle:str}", status_code=200, responses=answers(404))
async def try_puzzle(
    puzzle: PuzzleId, data: JSONBody[PuzzleAsked], lang: Language = None
) -> PuzzleShown:
    """Look at a puzzle, pick the words of a move, walk, or have a try judged."""
    found = _found(puzzle)
    seen = look(found, data.moves, data.picked)
    return PuzzleShown(
        game=GAME,
        options=game_named(GAME).options_as_json(found.start.setup.options),
        seat=found.seat,
        task=words(task(found), lang),
        view=seen.view.as_json(),
        choice=choice_shown(seen.choice, lang),
        verdict=seen.verdict,
        said=[words(text, lang) for text in seen.said],
    )


@get("/puzzles/{puzzle:str}/solution", responses=answers(404))
async def show_solution(puzzle: PuzzleId, lang: Language = None) -> SolutionShown:
    """What the best idea is, and why."""
    found = _found(puzzle)
    return SolutionShown(
        moves=found.solutions[0].split(", "),
        way=[
            OptionShown(option.word, option.kind, words(option.label, lang))
            for option in way(found)
        ],
        others=len(found.solutions) - 1,
        said=[words(text, lang) for text in reasons(found)],
    )


def _found(id: str) -> Puzzle:
    puzzle = puzzles().get(id)
    if puzzle is None:
        raise not_found()
    return puzzle


ROUTES = [list_puzzles, try_puzzle, show_solution]
