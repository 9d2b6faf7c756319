"""The analysis of a game as plain data, which converts to JSON and back.

Chances are the winning chances of one side; each game's coach decides which. Texts are message ids
with arguments, rendered only when displayed.
"""

from __future__ import annotations

from math import floor
from typing import Any, Literal, TypeAlias

import msgspec

from futago.marks import Marks
from futago.texts import Name, Text

Cause: TypeAlias = str
"""Why a chance changed: the decision of a seat, a kind of luck, a better estimate by the coach, or
a concession. Each game's coach defines the causes and their order."""

Unit = Literal["chance", "score"]
"""What a report measures: the chance to win, or the score that a seat can expect."""

RemarkVerdict = Literal["inaccuracy", "mistake", "blunder", "luck"]


class TextRef(msgspec.Struct, frozen=True):
    """A `Text` as data; arguments may be texts themselves."""

    id: str
    args: dict[str, Any] = {}

    @classmethod
    def of(cls, text: Text) -> TextRef:
        return cls(**msgspec.convert(text.as_json(), dict[str, Any]))

    def text(self) -> Text:
        """The `Text` itself."""
        return _text(self.id, self.args)


def _text(id: str, args: dict[str, Any]) -> Text:
    return Text(id, **{name: _argument(value) for name, value in args.items()})


def _argument(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    return _text(value["id"], value.get("args", {})) if "id" in value else Name(**value)


class Belief(msgspec.Struct, frozen=True):
    """What the seeker should believe against a good opponent: how many paths fit the answers, and
    for each space the probability that the path leads over it and ends there."""

    ways: int
    cubes: dict[str, float]
    targets: dict[str, float]


class Question(msgspec.Struct, frozen=True):
    """The value of a question: the probability of a yes, and how many bits of information about the
    hidden path it was expected to give, and gave."""

    space: str
    yes: float
    expected: float
    won: float | None = None
    """Known after the answer; negative if a surprising answer increased the uncertainty."""


class Moment(msgspec.Struct, frozen=True):
    """The game after a number of moves."""

    move: int
    by: str | None
    played: str | None
    round: int
    chance: float
    """The chance of one side to win. After a hidden decision: against an opponent who plays well
    and does not know it; after an open one: by what is known."""
    causes: dict[Cause, float] = {}
    """What changed the chance with this move; the sum is the whole change."""
    cost: float = 0.0
    """The chance that the mover gave away."""
    doubt: float = 0.0
    """The possible error of the cost."""
    question: Question | None = None
    belief: Belief | None = None
    text: TextRef | None = None
    """A description of the move."""
    seats: dict[str, float] = {}
    """What each seat can expect, in the unit of the report, if one number does not tell it."""


class Remark(msgspec.Struct, frozen=True):
    """A comment on a move; `cost` is the chance that the mover gave away by it."""

    move: int
    by: str
    verdict: RemarkVerdict
    cost: float
    text: TextRef
    marks: Marks = msgspec.field(default_factory=Marks)
    """What would have been better, on the board before the move."""


class Plan(msgspec.Struct, frozen=True):
    """The hidden plan of a round, by spaces."""

    path: list[str]
    target: str
    trick: str | None


class Round(msgspec.Struct, frozen=True):
    """A round: its first and last move, its value at the beginning and the maximum error of it."""

    number: int
    first: int
    last: int
    value: float
    gap: float
    start: str
    """Where the hidden path began."""
    plan: Plan | None = None
    caught: int = 0
    """Number of seekers who stood on its end."""


class Balance(msgspec.Struct, frozen=True):
    """The whole change from the initial chance to the result, by cause."""

    first: float
    result: float
    causes: dict[Cause, float]

    def points(self, unit: Unit = "chance") -> dict[Cause, int]:
        """The causes in whole percentage points, or points of the score, without zeros, rounded so
        that they add up to the change from the displayed initial value to the result."""
        scale = 100 if unit == "chance" else 1
        exact = {cause: scale * change for cause, change in self.causes.items()}
        points = {cause: floor(change) for cause, change in exact.items()}
        missing = round(scale * self.result) - round(scale * self.first) - sum(points.values())
        by_rest = sorted(exact, key=lambda cause: points[cause] - exact[cause])
        for cause in by_rest[:missing]:
            points[cause] += 1
        return {cause: change for cause, change in points.items() if change}


class Report(msgspec.Struct, frozen=True):
    """The coach's complete analysis of a game."""

    game: str
    effort: str
    players: dict[str, str]
    result: dict[str, Any]
    options: dict[str, Any]
    moments: list[Moment]
    rounds: list[Round]
    remarks: list[Remark]
    balance: Balance
    unit: Unit = "chance"
    balances: dict[str, Balance] = {}
    """The balance of each seat, if one does not tell those of the others."""
    ending: TextRef | None = None
    """How the game ended, if the result does not tell it."""

    def round_of(self, move: int) -> Round:
        """The round of a move; moves before the first round belong to it."""
        begun = [entry for entry in self.rounds if entry.first < move]
        return begun[-1] if begun else self.rounds[0]

    def as_json(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


class Advice(msgspec.Struct, frozen=True):
    """A recommendation: a description, the move's notation if it is a single move, and how often
    the coach would choose it."""

    text: TextRef
    share: float
    move: str | None = None
    reason: TextRef | None = None
    """A reason for this one in particular, where there are several."""
    marks: Marks = msgspec.field(default_factory=Marks)
    """What it points at on the board."""


class PlaceOdds(msgspec.Struct, frozen=True):
    """What a group can expect at a place."""

    place: str
    group: list[str]
    """Who goes there."""
    moves: list[str]
    """How the seat prepares for it, in notation: moves that it makes before."""
    exposed: str
    """Who of the group is attacked first."""
    success: float
    losses: dict[str, float]
    """The chance that each member of the group is lost."""
    loss: float
    """The chance that somebody is lost."""
    text: TextRef
    waits: TextRef | None
    """What may wait there, hidden from everybody; None if nothing is hidden."""


class Odds(msgspec.Struct, frozen=True):
    """What a group of a seat can expect wherever it may go, by public information alone: everybody
    is told the same."""

    seat: str
    group: list[str]
    text: TextRef
    """The group in words."""
    places: list[PlaceOdds]


class Suggestion(msgspec.Struct, frozen=True):
    """Moves for a seat, one after the other, by public information alone: what is usual, not what
    is best."""

    seat: str
    moves: list[str]
    """Each in notation; the last of them may end the turn."""
    text: TextRef | None = None
    """What they lead to, where that is certain."""


class Hint(msgspec.Struct, frozen=True):
    """The coach's advice in a running game, based on what the seat may know."""

    seat: str
    chance: float
    """That seat's chance to win if all sides continue well."""
    advice: list[Advice]
    reasons: list[TextRef]
