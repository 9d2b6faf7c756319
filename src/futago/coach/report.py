"""What a coach has to say of a game, as plain data that turns into JSON and back.

Chances are the Samurai's; the Goryō's is what is missing to one. Texts are ids of the catalogue
with their arguments, said only when they are shown.
"""

from __future__ import annotations

from math import floor
from typing import Any, Final, Literal

import msgspec

from futago.texts import Text

Cause = Literal["goryo", "samurai", "answers", "bag", "coach", "conceded"]
"""Why a chance changes: a seat's own decision, the luck of the answers, the luck of the bag, that
the coach sees better by now, or that somebody gave up."""

CAUSES: Final[tuple[Cause, ...]] = ("goryo", "samurai", "answers", "bag", "coach", "conceded")

Verdict = Literal["inaccuracy", "mistake", "blunder", "luck"]


class Said(msgspec.Struct, frozen=True):
    """A text of the catalogue; arguments may be texts again."""

    id: str
    args: dict[str, Any] = {}

    @classmethod
    def of(cls, text: Text) -> Said:
        return cls(**msgspec.convert(text.as_json(), dict[str, Any]))

    def text(self) -> Text:
        """The same as the catalogue takes it."""
        return _text(self.id, self.args)


def _text(id: str, args: dict[str, Any]) -> Text:
    given = {
        name: _text(value["id"], value.get("args", {})) if isinstance(value, dict) else value
        for name, value in args.items()
    }
    return Text(id, **given)


class Belief(msgspec.Struct, frozen=True):
    """What the Samurai may believe, against a Goryō who plays well: the share of her cubes and
    targets by space, and how many ways fit the answers at all."""

    ways: int
    cubes: dict[str, float]
    targets: dict[str, float]


class Question(msgspec.Struct, frozen=True):
    """What a question was worth: how likely a yes was, and how many bits of her way it was to tell
    on average, and did tell."""

    space: str
    yes: float
    expected: float
    won: float | None = None
    """Known with the answer. An answer that surprises can leave one less sure than before."""


class Moment(msgspec.Struct, frozen=True):
    """The game after so many moves."""

    move: int
    by: str | None
    played: str | None
    round: int
    chance: float
    """The Samurai's chance to win. After her plan: what it is worth against a Samurai who plays
    well and does not know it; in his turn: what he can reach by what he knows."""
    causes: dict[Cause, float] = {}
    """What changed the chance with this move; together they are the whole change."""
    cost: float = 0.0
    """What the mover gave away."""
    doubt: float = 0.0
    """How wrong that may be."""
    question: Question | None = None
    belief: Belief | None = None
    text: Said | None = None
    """What happened, in words."""


class Remark(msgspec.Struct, frozen=True):
    """Something worth saying about a move; `cost` is what the mover gave away by it."""

    move: int
    by: str
    verdict: Verdict
    cost: float
    text: Said


class Plan(msgspec.Struct, frozen=True):
    """The truth of a round, by spaces."""

    path: list[str]
    target: str
    trick: str | None


class Round(msgspec.Struct, frozen=True):
    """A round: which moves it took, its value when it began and how wrong that may be at most."""

    number: int
    first: int
    last: int
    value: float
    gap: float
    start: str
    """Where she stood."""
    plan: Plan | None = None
    caught: int = 0
    """Samurai who stood on the target."""


class Balance(msgspec.Struct, frozen=True):
    """The whole change from the first chance to the result, by cause."""

    first: float
    result: float
    causes: dict[Cause, float]

    def points(self) -> dict[Cause, int]:
        """The causes in whole points, in a fixed order and without what came to nothing. They are
        rounded so that they lead from the first chance, as it is told, to the result."""
        exact = {cause: 100 * self.causes.get(cause, 0.0) for cause in CAUSES}
        points = {cause: floor(change) for cause, change in exact.items()}
        missing = round(100 * self.result) - round(100 * self.first) - sum(points.values())
        by_rest = sorted(exact, key=lambda cause: points[cause] - exact[cause])
        for cause in by_rest[:missing]:
            points[cause] += 1
        return {cause: change for cause, change in points.items() if change}


class Report(msgspec.Struct, frozen=True):
    """All that the coach says of one game."""

    game: str
    effort: str
    players: dict[str, str]
    result: dict[str, Any]
    options: dict[str, Any]
    moments: list[Moment]
    rounds: list[Round]
    remarks: list[Remark]
    balance: Balance

    def round_of(self, move: int) -> Round:
        """The round that a move belongs to; what comes before the first one is counted with it."""
        begun = [entry for entry in self.rounds if entry.first < move]
        return begun[-1] if begun else self.rounds[0]

    def as_json(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


class Advice(msgspec.Struct, frozen=True):
    """One thing to do, as a move's notation where it is one, in words, and how often a coach would
    do so."""

    text: Said
    share: float
    move: str | None = None
    reason: Said | None = None
    """What speaks of this one alone, where several are named."""


class Hint(msgspec.Struct, frozen=True):
    """What the coach would do in a running game, by what the seat may know."""

    seat: str
    chance: float
    """That seat's chance to win if both go on well."""
    advice: list[Advice]
    reasons: list[Said]
