"""Goryō as a game of the registry: the board with its rules, and how to start and read it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import msgspec

from futago.game import ABOVE, Game, Json, State
from futago.goryo import choices, events, imagined, options, position, rules, view
from futago.goryo.actions import GoryoAction, action_from_json
from futago.goryo.board import GORYO, SAMURAI, Board, setup_of
from futago.goryo.notation import parse
from futago.goryo.options import Options


class GoryoState(Board, State):
    """A game of Goryō in progress."""

    __slots__ = ()

    legal_actions = rules.legal_actions
    apply = rules.apply
    concede = rules.concede
    choice = choices.choice
    view = view.view
    events = events.events
    imagined = imagined.imagined

    def can_undo(self, seat: str) -> bool:
        own = self.last_action is not None and self.last_seat == seat
        return own and not self.told and self.outcome is None

    def position(self, seat: str = ABOVE) -> str:
        return position.position_text(self.setup.options, self.view(seat))

    def result(self) -> dict[str, Json]:
        assert self.outcome is not None
        floor = self.setup.floor
        result: dict[str, Json] = {
            "winner": self.outcome.winners[0],
            "reason": self.outcome.reason,
            "round": self.round,
            "gong": self.gong,
            "spirits": self.spirits,
            "broken": [floor.ids[space] for space in self.broken],
            "sealed": [floor.types[kind] for kind in self.sealed],
            "bound": floor.types[self.bound] if self.bound >= 0 else None,
        }
        if not self.setup.strict:
            result["mistakes"] = [mistake._asdict() for mistake in self.mistakes]
        return result


class Goryo(Game):
    """The game of the cat spirit and the four samurai."""

    name = "goryo"
    version = "0.1.0"
    option_specs = options.OPTION_SPECS

    def options(self, given: Mapping[str, Json]) -> Options:
        return options.options_from(given)

    def typed_options(self, given: Mapping[str, Json]) -> dict[str, Any]:
        return options.typed_options(given)

    def options_as_json(self, options: Options) -> dict[str, Json]:
        data: dict[str, Json] = msgspec.to_builtins(options)
        return data

    def vary(self, rng: random.Random) -> dict[str, Json]:
        return options.vary(rng)

    def seats(self, options: Options) -> tuple[str, ...]:
        return (GORYO, SAMURAI)

    def default_seat(self, options: Options) -> str:
        return SAMURAI  # needs no planning

    def new(self, options: Options) -> GoryoState:
        return GoryoState(setup_of(options))

    def action_from_json(self, data: Mapping[str, Json]) -> GoryoAction:
        return action_from_json(data)

    def parse(self, text: str, options: Options) -> GoryoAction:
        return parse(text, options)

    def position(self, text: str, options: Any = None) -> GoryoState:
        state = self.new(position.options_of(text, options))
        position.set_up(state, text)
        return state
