"""Lessons over HTTP. The server keeps nothing: a learner's page tells the moves made so far."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from futago.games import game_named
from futago.lessons import Lesson, lessons, look
from futago.server.problems import answers, not_found
from futago.server.routes.tables import Language
from futago.table.messages import (
    ChoiceShown,
    Happening,
    OptionShown,
    Words,
    choice_shown,
    happening,
    words,
)

Word = Annotated[str, Meta(max_length=60)]
Notation = Annotated[str, Meta(min_length=1, max_length=400)]
Number = Annotated[int, PathParameter(ge=0, le=99, description="The step, counted from 0.")]
LessonId = Annotated[
    str, PathParameter(max_length=60, description="As the list of lessons has it.")
]


class LessonListed(Struct, frozen=True):
    """A lesson that can be taken."""

    id: str
    game: str
    seat: str
    """Whose side the learner is on."""
    title: Words
    line: Words
    steps: int


class StepListed(Struct, frozen=True):
    """A step of a lesson: what it says, and where the rules say more."""

    name: str
    text: Words
    section: str | None
    fresh: bool
    """It lays out a position of its own: moves are counted from here."""


class LessonShown(Struct, frozen=True):
    """A lesson with its steps."""

    id: str
    game: str
    seat: str
    title: Words
    line: Words
    steps: list[StepListed]


class StepAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The moves since the last position was laid out: those that were accepted, and perhaps one
    to be judged; and the words of a move picked so far."""

    moves: Annotated[list[Notation], Meta(max_length=40)] = []
    picked: Annotated[list[Word], Meta(max_length=60)] = []


class StepShown(Struct, frozen=True):
    """How a step stands: what the learner sees, what may be picked, and what is said."""

    game: str
    options: dict[str, Any]
    seat: str
    view: dict[str, Any]
    choice: ChoiceShown
    events: list[Happening]
    verdict: Literal["open", "good", "wrong", "illegal"]
    text: Words
    hint: list[OptionShown]
    """What to pick, one after the other, on one way to the goal."""
    result: dict[str, Any] | None


@get("/lessons", responses=answers())
async def list_lessons(lang: Language = None) -> list[LessonListed]:
    """All lessons, in the order in which they are meant to be taken."""
    return [
        LessonListed(
            lesson.id,
            lesson.game,
            lesson.seat,
            words(lesson.text("title"), lang),
            words(lesson.text("line"), lang),
            len(lesson.steps),
        )
        for lesson in lessons().values()
    ]


@get("/lessons/{lesson:str}", responses=answers(404))
async def show_lesson(lesson: LessonId, lang: Language = None) -> LessonShown:
    """A lesson and its steps."""
    found = _found(lesson)
    return LessonShown(
        found.id,
        found.game,
        found.seat,
        words(found.text("title"), lang),
        words(found.text("line"), lang),
        [
            StepListed(
                step.name,
                words(found.text(step.name), lang),
                step.section,
                number == 0 or step.position is not None,
            )
            for number, step in enumerate(found.steps)
        ],
    )


@post("/lessons/{lesson:str}/steps/{number:int}", status_code=200, responses=answers(404))
async def take_step(
    lesson: LessonId, number: Number, data: JSONBody[StepAsked], lang: Language = None
) -> StepShown:
    """Look at a step, pick the words of a move, or have a move judged."""
    found = _found(lesson)
    game = game_named(found.game)
    seen = look(found, number, data.moves, data.picked)
    return StepShown(
        game=found.game,
        options=game.options_as_json(game.options(found.options)),
        seat=found.seat,
        view=seen.view.as_json(),
        choice=choice_shown(seen.choice, lang),
        events=[happening(event, lang) for event in seen.events],
        verdict=seen.verdict,
        text=words(seen.text, lang),
        hint=[
            OptionShown(option.word, option.kind, words(option.label, lang)) for option in seen.hint
        ],
        result=seen.result,
    )


def _found(id: str) -> Lesson:
    lesson = lessons().get(id)
    if lesson is None:
        raise not_found()
    return lesson


ROUTES = [list_lessons, show_lesson, take_step]
