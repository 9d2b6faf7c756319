"""Go RPG as a game of the registry: creates its states and parses its data."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

from futago.game import Difficulty, Game, Json, OptionSpec
from futago.gorpg.rules import options, position, score
from futago.gorpg.rules.actions import GorpgAction
from futago.gorpg.rules.board import OVERLORD, setup_of
from futago.gorpg.rules.difficulties import difficulties
from futago.gorpg.rules.kinds import action_from_json
from futago.gorpg.rules.notation import parse
from futago.gorpg.rules.options import Options, seats_of, specs_with
from futago.gorpg.rules.versions import NEWEST, VERSIONS, Rules
from futago.gorpg.state import GorpgState


class Gorpg(Game):
    """The game in which parties of heroes hunt monsters for gold."""

    name = "gorpg"

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.version = rules.version
        self.versions = tuple(VERSIONS)
        self.option_specs = options.option_specs(rules)

    def under(self, version: str) -> Game:
        return _GAMES.get(version) or super().under(version)

    def options(self, given: Mapping[str, Json]) -> Options:
        return options.options_from(given, self.rules)

    def specs_with(self, options: Options) -> tuple[OptionSpec, ...]:
        return specs_with(options)

    def difficulties(self) -> tuple[Difficulty, ...]:
        return difficulties() if self.rules is NEWEST else ()

    def vary(self, rng: random.Random) -> dict[str, Json]:
        return options.vary(rng, self.rules)

    def seats(self, options: Options) -> tuple[str, ...]:
        parties = seats_of(options.players)
        return (*parties, OVERLORD) if options.mode == "overlord" else parties

    def role(self, seat: str) -> str:
        return seat if seat == OVERLORD else "party"

    def high_score(self, state: GorpgState) -> int | None:
        """Ruling 30: the gold of a single player who won."""
        won = state.setup.solo and state.outcome is not None and state.outcome.winners
        return score.score_of(state, 0).total if won else None

    def new(self, options: Options) -> GorpgState:
        return GorpgState(setup_of(options))

    def action_from_json(self, data: Mapping[str, Json]) -> GorpgAction:
        return action_from_json(data, self.rules)

    def parse(self, text: str, options: Options) -> GorpgAction:
        return parse(text, options)

    def position(self, text: str, options: Any = None) -> GorpgState:
        state = self.new(position.options_of(text))
        position.set_up(state, text)
        return state


_GAMES: Final = {version: Gorpg(rules) for version, rules in VERSIONS.items()}
GAME: Final = _GAMES[NEWEST.version]
