"""Puzzles over HTTP. They are stateless: the client sends the moves made so far."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct, field

from futago.games import game_named
from futago.marks import Marks
from futago.puzzles import Puzzle, PuzzleSet, PuzzleVerdict, puzzle_sets
from futago.rulebook import rules_query
from futago.server.limits import spend
from futago.server.messages import NotOffered, Why
from futago.server.problems import not_found, problem_responses
from futago.server.routes.lessons import Notation
from futago.server.routes.tables import Language
from futago.server.services import Services
from futago.table.history import Asker
from futago.table.history_worker import PuzzleReplyRequest
from futago.table.messages import ChoiceShown, LocalizedText, choice_shown, localized
from futago.table.puzzle_replies import ReplyShown, find_puzzle

PuzzleId = Annotated[
    str, PathParameter(max_length=60, description="An id from the list of puzzles.")
]


class PuzzleListed(Struct, frozen=True):
    """A puzzle in the list."""

    id: str
    game: str
    number: int
    """Position in the list, counted from 1."""
    level: int
    """Difficulty from 1 (easy) to 5."""
    seat: str
    """The solver's seat."""
    role: LocalizedText
    """Whose part the solver plays; puzzles with the same id belong together."""
    line: LocalizedText
    theme: LocalizedText
    """What it is about; puzzles with the same id belong together."""
    setting: list[LocalizedText]
    """How the game differs from the default one."""
    sketch: dict[str, Any]
    """What the game's client needs to draw a thumbnail of the position."""


class PuzzleRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The moves made from the position, of which the last may be an attempt at the solution."""

    moves: Annotated[list[Notation], Meta(max_length=10)] = []


class PuzzleWhyRequest(NotOffered, frozen=True, kw_only=True):
    """Why something cannot be chosen after these moves."""

    moves: Annotated[list[Notation], Meta(max_length=10)] = field(default_factory=list)


class PuzzleShown(Struct, frozen=True):
    """The state of a puzzle: the task, the view, what may be chosen, and comments."""

    game: str
    options: dict[str, Any]
    rules: str
    """The query of the page with the rules in force."""
    seat: str
    task: LocalizedText
    view: dict[str, Any]
    choice: ChoiceShown
    verdict: PuzzleVerdict
    said: list[LocalizedText]
    marks: Marks
    """What to point at on the board: what is given, or what the verdict is about."""
    notes: list[LocalizedText]
    """What is given besides the position."""


class HintShown(Struct, frozen=True):
    """What to look at, without the solution."""

    said: LocalizedText
    marks: Marks


class SolutionShown(Struct, frozen=True):
    """The solution: its moves, and why."""

    moves: list[str]
    others: int
    """Number of other solutions with the same idea."""
    said: list[LocalizedText]
    marks: Marks


@get("/puzzles", responses=problem_responses())
async def list_puzzles(lang: Language = None) -> list[PuzzleListed]:
    """All puzzles, the easiest first."""
    return await asyncio.to_thread(_listed, lang)  # the first time, all positions are read


def _listed(lang: str | None) -> list[PuzzleListed]:
    return [
        PuzzleListed(
            puzzle.id,
            game,
            number,
            puzzle.level,
            puzzle.seat,
            localized(those.role(puzzle), lang),
            localized(those.line(puzzle), lang),
            localized(those.theme(puzzle), lang),
            [localized(text, lang) for text in those.setting(puzzle)],
            those.sketch(puzzle),
        )
        for game, those in puzzle_sets().items()
        for number, puzzle in enumerate(those.puzzles().values(), 1)
    ]


@post("/puzzles/{puzzle:str}", status_code=200, responses=problem_responses(404))
async def try_puzzle(
    puzzle: PuzzleId, data: JSONBody[PuzzleRequest], lang: Language = None
) -> PuzzleShown:
    """Show a puzzle, or have an attempt judged."""
    game, those, found = _found(puzzle)
    seen = those.look(found, data.moves)
    return PuzzleShown(
        game=game,
        options=game_named(game).options_as_json(found.start.options),
        rules=rules_query(game_named(game), found.start.options),
        seat=found.seat,
        task=localized(those.task(found), lang),
        view=seen.view.as_json(),
        choice=choice_shown(seen.choice, lang),
        verdict=seen.verdict,
        said=[localized(text, lang) for text in seen.said],
        marks=seen.marks,
        notes=[localized(text, lang) for text in seen.notes],
    )


@post("/puzzles/{puzzle:str}/reply", status_code=200, responses=problem_responses(404))
async def show_reply(
    puzzle: PuzzleId,
    data: JSONBody[PuzzleRequest],
    services: NamedDependency[Services],
    address: NamedDependency[str],
    lang: Language = None,
) -> ReplyShown:
    """How play may go on after an attempt, which is the last of the moves."""
    _found(puzzle)
    asker = Asker(address, lambda cost: spend(services.limits, "work", address, cost))
    request = PuzzleReplyRequest(puzzle, data.moves, lang)
    key = ("puzzle", puzzle, *data.moves, lang)
    return await services.history.decoded(ReplyShown, asker, request, key)


@get("/puzzles/{puzzle:str}/hint", responses=problem_responses(404))
async def show_hint(puzzle: PuzzleId, lang: Language = None) -> HintShown:
    """What to look at."""
    _, those, found = _found(puzzle)
    hint = those.hint(found)
    return HintShown(localized(hint.said, lang), hint.marks)


@post("/puzzles/{puzzle:str}/why", status_code=200, responses=problem_responses(404))
async def explain_puzzle(
    puzzle: PuzzleId, data: JSONBody[PuzzleWhyRequest], lang: Language = None
) -> Why:
    """Why something cannot be chosen now."""
    _, those, found = _found(puzzle)
    state = those.look(found, data.moves).state
    return Why(data.why(state, found.seat, lang))


@get("/puzzles/{puzzle:str}/solution", responses=problem_responses(404))
async def show_solution(puzzle: PuzzleId, lang: Language = None) -> SolutionShown:
    """The solution, and why it is best."""
    _, those, found = _found(puzzle)
    return SolutionShown(
        moves=found.solutions[0].split(", "),
        others=len(found.solutions) - 1,
        said=[localized(text, lang) for text in those.reasons(found)],
        marks=those.solution_marks(found),
    )


def _found(id: str) -> tuple[str, PuzzleSet, Puzzle]:
    found = find_puzzle(id)
    if found is None:
        raise not_found()
    return found


ROUTES = [list_puzzles, try_puzzle, explain_puzzle, show_reply, show_hint, show_solution]
