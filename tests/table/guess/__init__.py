"""A game with simultaneous moves, which neither of ours has.

Two seats each name a number in secret, in any order; then chance draws one, and the nearer wins.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from futago.game import (
    CHANCE,
    Action,
    Actions,
    BadInput,
    Choice,
    Event,
    Game,
    IllegalAction,
    Json,
    Outcome,
    State,
    View,
)
from futago.texts import Text

SEATS = ("left", "right")


@dataclass(frozen=True)
class Name:
    number: int

    def __str__(self) -> str:
        return str(self.number)

    def as_json(self) -> dict[str, Json]:
        return {"number": self.number}


@dataclass(frozen=True)
class Seen:
    named: tuple[str, ...]
    mine: int | None

    def as_json(self) -> dict[str, Json]:
        return {"named": list(self.named), "mine": self.mine}


class Guesses(State):
    automatic = False

    def __init__(self) -> None:
        self.named = dict[str, int]()
        self.drawn: int | None = None

    @property
    def movers(self) -> tuple[str, ...]:  # type: ignore[override]
        if self.drawn is not None:
            return ()
        return tuple(seat for seat in SEATS if seat not in self.named) or (CHANCE,)

    @property
    def outcome(self) -> Outcome | None:  # type: ignore[override]
        if self.drawn is None:
            return None
        drawn = self.drawn
        return Outcome((min(SEATS, key=lambda seat: abs(self.named[seat] - drawn)),), "nearer")

    def legal_actions(self, seat: str) -> Actions:
        return [Name(number) for number in range(10)] if seat in self.movers else []

    def apply(self, seat: str, action: Action) -> None:
        if action not in self.legal_actions(seat):
            raise IllegalAction(Text("game-over"))
        assert isinstance(action, Name)
        if seat == CHANCE:
            self.drawn = action.number
        else:
            self.named[seat] = action.number

    def concede(self, seat: str, reason: str) -> None:
        raise BadInput(Text("game-over"))

    def choice(self, seat: str, picked: Sequence[str] = ()) -> Choice:
        return Choice(Text("game-over"), Text("game-over"))

    def view(self, seat: str) -> View:
        return Seen(tuple(self.named), self.named.get(seat))

    def events(self, seat: str) -> tuple[Event, ...]:
        return ()

    def can_undo(self, seat: str) -> bool:
        return False

    def position(self, seat: str = "") -> str:
        return f"{sorted(self.named.items())} {self.drawn}"

    def imagined(self, seat: str, rng: random.Random) -> State:
        return self.copy()

    def result(self) -> dict[str, Json]:
        return {"drawn": self.drawn}

    def copy(self) -> State:
        other = Guesses()
        other.named, other.drawn = dict(self.named), self.drawn
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Guesses) and self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]


class Guess(Game):
    name = "guess"
    version = "1"
    option_specs = ()

    def options(self, given: Mapping[str, Json]) -> tuple[()]:
        return ()

    def options_as_json(self, options: Any) -> dict[str, Json]:
        return {}

    def vary(self, rng: random.Random) -> dict[str, Json]:
        return {}

    def seats(self, options: Any) -> tuple[str, ...]:
        return SEATS

    def new(self, options: Any) -> State:
        return Guesses()

    def action_from_json(self, data: Mapping[str, Json]) -> Action:
        return Name(data["number"])

    def parse(self, text: str, options: Any) -> Action:
        return Name(int(text))

    def position(self, text: str, options: Any = None) -> State:
        raise NotImplementedError
