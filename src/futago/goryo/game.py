"""Goryō as a `Game` of the registry."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from futago.game import Game, Json, OptionSpec
from futago.goryo.rules import options, position_reader
from futago.goryo.rules.actions import GoryoAction, action_from_json
from futago.goryo.rules.board import GORYO, SAMURAI, setup_of
from futago.goryo.rules.notation import parse
from futago.goryo.rules.options import Options, specs_with
from futago.goryo.rules.versions import NEWEST, VERSIONS, Rules
from futago.goryo.state import GoryoState


class Goryo(Game):
    """The game of the cat spirit and the four samurai."""

    name = "goryo"
    option_specs = options.OPTION_SPECS
    scenes: ClassVar = {"reveal": 10}

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.version = rules.version
        self.versions = tuple(VERSIONS)

    def under(self, version: str) -> Game:
        return _GAMES.get(version) or super().under(version)

    def options(self, given: Mapping[str, Json]) -> Options:
        return options.options_from(given, self.rules)

    def typed_options(self, given: Mapping[str, Json]) -> dict[str, Any]:
        return options.typed_options(given)

    def specs_with(self, options: Options) -> tuple[OptionSpec, ...]:
        return specs_with(options)

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
        state = self.new(position_reader.options_of(text, options))
        position_reader.set_up(state, text)
        return state


_GAMES: Final = {version: Goryo(rules) for version, rules in VERSIONS.items()}
GAME: Final = _GAMES[NEWEST.version]
