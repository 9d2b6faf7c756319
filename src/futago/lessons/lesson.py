"""Lessons as data, and what a learner sees of them.

A lesson is a file with a game, a seat and steps. A step sets up a position or continues from the
previous step, explains something, and asks for one move, or for several that are made together,
such as `equip a b, equip c`. Playing a lesson is stateless: the caller passes the moves made since
the last position, and gets what a player at a table would get.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

import msgspec

from futago.chance import draw
from futago.game import (
    CHANCE,
    Action,
    BadInput,
    Choice,
    Event,
    FutagoError,
    Game,
    Json,
    State,
    View,
    listed,
)
from futago.games import game_named
from futago.marks import NO_MARKS, MarkMaker, Marks
from futago.registry import manifest, manifests
from futago.texts import Text

LessonVerdict = Literal["open", "good", "wrong", "illegal"]
"""Nothing tried yet; the move the step asks for; another legal move; not allowed."""

SEED: Final = "0" * 64
TOGETHER: Final = ", "
"""Between moves that are made together."""


class WrongMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plausible wrong move, and the name of the text that explains it."""

    move: str
    """A regular expression for the whole notation."""
    text: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move to find. Hints show the first of `moves`."""

    name: str
    moves: tuple[str, ...]
    pattern: str | None = None
    """A regular expression for further accepted moves; `.*` for any legal move."""
    position: str | None = None
    """The position to set up; without one the step continues from the previous one, or from the
    beginning of the game."""
    before: tuple[str, ...] = ()
    """Moves of the other seats before the learner's first, as `seat notation`."""
    replies: tuple[str, ...] = ()
    """Moves of the other seats, and draws that matter, after the learner's."""
    wrong: tuple[WrongMove, ...] = ()
    section: str | None = None
    """The section of the rules that explains more."""

    def accepts(self, move: str) -> bool:
        """Whether this legal move is what the step asks for; of several, one of them is enough."""
        return any(
            one in self.moves
            or (self.pattern is not None and re.fullmatch(self.pattern, one) is not None)
            for one in (move, *move.split(TOGETHER))
        )


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson. The ids of its texts consist of its id and the names in it."""

    game: str
    seat: str
    order: int
    steps: tuple[Step, ...]
    options: dict[str, Any] = {}
    seed: str = SEED
    id: str = ""

    def text(self, name: str) -> Text:
        return Text(f"lesson-{self.id}-{name}")

    def texts(self) -> Iterator[Text]:
        """All texts of the lesson."""
        yield self.text("title")
        yield self.text("line")
        for step in self.steps:
            yield self.text(step.name)
            yield self.text(f"{step.name}-good")
            yield from (self.text(wrong.text) for wrong in step.wrong)


@dataclass(frozen=True, slots=True)
class LessonView:
    """What the learner sees at a step, and the verdict on the last move."""

    view: View
    choice: Choice
    events: tuple[Event, ...]
    verdict: LessonVerdict
    text: Text
    hint: tuple[str, ...]
    """The moves of an accepted answer."""
    marks: Marks
    """The same, to be pointed at on the board."""
    result: dict[str, Json] | None
    state: State
    """The position itself."""


def lessons() -> dict[str, Lesson]:
    """All lessons by id, in the intended order."""
    found = [lesson for game in manifests().values() for lesson in _lessons_of(game.package)]
    return {lesson.id: lesson for lesson in found}


@cache
def _lessons_of(package: str) -> list[Lesson]:
    game = manifest(package)
    files = (game.folder / "lessons").glob("*.toml")
    read = [
        read_lesson(file.read_text(encoding="utf-8"), f"{game.name}-{file.stem}") for file in files
    ]
    return sorted(read, key=lambda lesson: lesson.order)


def read_lesson(text: str, id: str) -> Lesson:
    """Parse a lesson file; the error names a missing or unknown field."""
    return msgspec.convert({**tomllib.loads(text), "id": id}, Lesson)


def first_of(lesson: Lesson, number: int) -> int:
    """The step, this one or an earlier one, that set up the position this step is played on."""
    while number > 0 and lesson.steps[number].position is None:
        number -= 1
    return number


def look(lesson: Lesson, number: int, moves: Sequence[str]) -> LessonView:
    """A step after the moves made since its position was set up; the last of them may be an attempt
    at this step."""
    if not 0 <= number < len(lesson.steps):
        raise BadInput(Text("lesson-no-step", step=number, last=len(lesson.steps) - 1))
    first = first_of(lesson, number)
    made, tried = moves[: number - first], moves[number - first :]
    if len(made) < number - first or len(tried) > 1:
        raise BadInput(Text("lesson-moves", count=number - first))
    play = _Playthrough(lesson, first)
    for earlier, move in zip(range(first, number), made, strict=True):
        if not lesson.steps[earlier].accepts(play.normal(move)):
            raise BadInput(Text("lesson-moves", count=number - first))
        play.make(move, lesson.steps[earlier].replies)
    return _judged(lesson, lesson.steps[number], play, tried[0] if tried else None)


def _judged(lesson: Lesson, step: Step, play: _Playthrough, move: str | None) -> LessonView:
    """Judge an attempt; the game continues only if it is what the step asks for."""
    if move is None:
        return _view(lesson, step, play, "open", lesson.text(step.name))
    tried = play.copy()
    try:
        move = play.normal(move)
        tried.make(move, step.replies if step.accepts(move) else ())
    except FutagoError as refused:
        return _view(lesson, step, play, "illegal", refused.text)
    if step.accepts(move):
        return _view(lesson, step, tried, "good", lesson.text(f"{step.name}-good"))
    said = (lesson.text(w.text) for w in step.wrong if re.fullmatch(w.move, move))
    return _view(lesson, step, play, "wrong", next(said, Text("learn-another")))


def _view(
    lesson: Lesson, step: Step, play: _Playthrough, verdict: LessonVerdict, text: Text
) -> LessonView:
    state, seat = play.state, lesson.seat
    hint = () if verdict == "good" else tuple(step.moves[0].split(TOGETHER))
    point: MarkMaker | None = play.game.part("marks")
    return LessonView(
        state.view(seat),
        state.choice(seat),
        tuple(play.events) if verdict == "good" else (),
        verdict,
        text,
        hint,
        point(state, seat, hint) if point is not None and hint else NO_MARKS,
        state.result() if state.outcome is not None else None,
        state,
    )


class _Playthrough:
    """A lesson being played on the game's own rules, with scripted replies and fixed draws."""

    def __init__(self, lesson: Lesson, first: int) -> None:
        step = lesson.steps[first]
        self.lesson = lesson
        self.game: Game = game_named(lesson.game)
        self.options: Any = self.game.options(lesson.options)
        self.events = list[Event]()
        self._draws = 0
        if step.position is None:
            self.state = self.game.new(self.options)
        else:
            self.state = self.game.position(step.position, self.options)
        self._settle(step.before)

    def copy(self) -> _Playthrough:
        other = _Playthrough.__new__(_Playthrough)
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        return other

    def normal(self, move: str) -> str:
        """A move as records write it: a set has one order there."""
        parts = (str(self.game.parse(one, self.options)) for one in move.split(TOGETHER))
        return TOGETHER.join(parts)

    def make(self, move: str, replies: Sequence[str]) -> None:
        """The learner's move, or moves, and all that follows until it is the learner's turn
        again."""
        self.events = []
        for one in move.split(TOGETHER):
            self._apply(self.lesson.seat, self.game.parse(one, self.options))
        self._settle(replies)

    def _settle(self, replies: Sequence[str]) -> None:
        waiting = [reply.split(" ", 1) for reply in replies]
        while self.state.movers:
            seat = self.state.movers[0]
            if self.lesson.seat in self.state.movers and not self.state.automatic:
                break
            if self.state.automatic:
                self._apply(seat, listed(self.state.legal_actions(seat))[0])
            elif waiting and waiting[0][0] == seat:
                self._apply(seat, self.game.parse(waiting.pop(0)[1], self.options))
            elif seat == CHANCE:
                self._draw()
            else:
                break
        if waiting:
            raise ValueError(f"{self.lesson.id}: {' '.join(waiting[0])} is never played")

    def _draw(self) -> None:
        outcomes = listed(self.state.legal_actions(CHANCE))
        weights = self.state.chance_weights()
        self._apply(CHANCE, draw(self.lesson.seed, self._draws, outcomes, weights))

    def _apply(self, seat: str, action: Action) -> None:
        self.state.apply(seat, action)
        self._draws += seat == CHANCE
        self.events.extend(self.state.events(self.lesson.seat))
