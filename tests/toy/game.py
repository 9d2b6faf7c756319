"""Jackdaws as a game of the registry: how to start it and how to read what belongs to it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

from futago.game import Game, Json

from .rules import options, position
from .rules.actions import JackdawsAction, action_from_json, parse
from .rules.board import SEATS
from .rules.options import Options
from .state import JackdawsState


class Jackdaws(Game):
    """The game of two boasting birds."""

    name = "jackdaws"
    version = "0.1.0"
    option_specs = options.OPTION_SPECS

    def options(self, given: Mapping[str, Json]) -> Options:
        return options.options_from(given)

    def vary(self, rng: random.Random) -> dict[str, Json]:
        return options.vary(rng)

    def seats(self, options: Options) -> tuple[str, ...]:
        return SEATS

    def new(self, options: Options) -> JackdawsState:
        return JackdawsState(options)

    def action_from_json(self, data: Mapping[str, Json]) -> JackdawsAction:
        return action_from_json(data)

    def parse(self, text: str, options: Options) -> JackdawsAction:
        return parse(text)

    def position(self, text: str, options: Any = None) -> JackdawsState:
        state = self.new(position.options_of(text))
        position.set_up(state, text)
        return state


GAME: Final = Jackdaws()
