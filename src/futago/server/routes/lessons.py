"""Lessons over HTTP. They are stateless: the client sends the moves made so far."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct, field

from futago.games import game_named
from futago.lessons import Lesson, lessons, look
from futago.marks import Marks
from futago.rulebook import rules_query
from futago.server.messages import NotOffered, Why
from futago.server.problems import not_found, problem_responses
from futago.server.routes.tables import Language
from futago.table.messages import (
    ChoiceShown,
    LocalizedText,
    LogLine,
    choice_shown,
    localized,
    log_line,
)

Notation = Annotated[str, Meta(min_length=1, max_length=1000)]
Number = Annotated[int, PathParameter(ge=0, le=99, description="The step, counted from 0.")]
LessonId = Annotated[
    str, PathParameter(max_length=60, description="An id from the list of lessons.")
]


class LessonListed(Struct, frozen=True):
    """A lesson in the list."""

    id: str
    game: str
    seat: str
    """The learner's seat."""
    title: LocalizedText
    line: LocalizedText
    steps: int


class StepListed(Struct, frozen=True):
    """A step of a lesson: its text, and the section of the rules."""

    name: str
    text: LocalizedText
    section: str | None
    fresh: bool
    """It sets up a new position: moves are counted from here."""


class LessonShown(Struct, frozen=True):
    """A lesson with its steps."""

    id: str
    game: str
    seat: str
    title: LocalizedText
    line: LocalizedText
    steps: list[StepListed]


class StepRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The moves since the last position was set up, one for each step; the last one may still have
    to be judged. Several that are made together are separated by a comma and a space."""

    moves: Annotated[list[Notation], Meta(max_length=40)] = []


class StepWhyRequest(NotOffered, frozen=True, kw_only=True):
    """Why something cannot be chosen after these moves."""

    moves: Annotated[list[Notation], Meta(max_length=40)] = field(default_factory=list)


class StepShown(Struct, frozen=True):
    """The state of a step: what the learner sees, what may be chosen, and the text."""

    game: str
    options: dict[str, Any]
    rules: str
    """The query of the page with the rules in force."""
    seat: str
    view: dict[str, Any]
    choice: ChoiceShown
    events: list[LogLine]
    verdict: Literal["open", "good", "wrong", "illegal"]
    text: LocalizedText
    hint: list[str]
    """The moves that lead to the goal."""
    marks: Marks
    """What to point at on the board to show them."""
    result: dict[str, Any] | None


@get("/lessons", responses=problem_responses())
async def list_lessons(lang: Language = None) -> list[LessonListed]:
    """All lessons, in the recommended order."""
    return [
        LessonListed(
            lesson.id,
            lesson.game,
            lesson.seat,
            localized(lesson.text("title"), lang),
            localized(lesson.text("line"), lang),
            len(lesson.steps),
        )
        for lesson in lessons().values()
    ]


@get("/lessons/{lesson:str}", responses=problem_responses(404))
async def show_lesson(lesson: LessonId, lang: Language = None) -> LessonShown:
    """A lesson and its steps."""
    found = _found(lesson)
    return LessonShown(
        found.id,
        found.game,
        found.seat,
        localized(found.text("title"), lang),
        localized(found.text("line"), lang),
        [
            StepListed(
                step.name,
                localized(found.text(step.name), lang),
                step.section,
                number == 0 or step.position is not None,
            )
            for number, step in enumerate(found.steps)
        ],
    )


@post("/lessons/{lesson:str}/steps/{number:int}", status_code=200, responses=problem_responses(404))
async def take_step(
    lesson: LessonId, number: Number, data: JSONBody[StepRequest], lang: Language = None
) -> StepShown:
    """Show a step, or have a move judged."""
    found = _found(lesson)
    game = game_named(found.game)
    options = game.options(found.options)
    seen = look(found, number, data.moves)
    return StepShown(
        game=found.game,
        options=game.options_as_json(options),
        rules=rules_query(game, options),
        seat=found.seat,
        view=seen.view.as_json(),
        choice=choice_shown(seen.choice, lang),
        events=[log_line(event, lang) for event in seen.events],
        verdict=seen.verdict,
        text=localized(seen.text, lang),
        hint=list(seen.hint),
        marks=seen.marks,
        result=seen.result,
    )


@post(
    "/lessons/{lesson:str}/steps/{number:int}/why",
    status_code=200,
    responses=problem_responses(404),
)
async def explain_step(
    lesson: LessonId, number: Number, data: JSONBody[StepWhyRequest], lang: Language = None
) -> Why:
    """Why something cannot be chosen now."""
    found = _found(lesson)
    state = look(found, number, data.moves).state
    return Why(data.why(state, found.seat, lang))


def _found(id: str) -> Lesson:
    lesson = lessons().get(id)
    if lesson is None:
        raise not_found()
    return lesson


ROUTES = [list_lessons, show_lesson, take_step, explain_step]
