"""Go RPG as a game of the registry: the board with its rules, and how to start and read it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import msgspec

from futago.game import Game, Json, State
from futago.gorpg import choices, events, imagined, options, position, rules, score, view
from futago.gorpg.actions import GorpgAction, action_from_json
from futago.gorpg.board import OVERLORD, Board, Setup, setup_of
from futago.gorpg.notation import parse
from futago.gorpg.options import Options, seats_of


class GorpgState(Board, State):
    """A game of Go RPG in progress."""

    __slots__ = ()

    automatic = False

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        rules.advance(self)

    legal_actions = rules.legal_actions
    apply = rules.apply
    concede = rules.concede
    choice = choices.choice
    view = view.view
    events = events.events
    imagined = imagined.imagined
    result = score.result
    position = position.position_text

    def can_undo(self, seat: str) -> bool:
        own = self.last_action is not None and self.last_seat == seat
        return own and not self.told and self.outcome is None


class Gorpg(Game):
    """The game of parties who hunt monsters for gold."""

    name = "gorpg"
    version = "0.1.0"
    option_specs = options.OPTION_SPECS

    def options(self, given: Mapping[str, Json]) -> Options:
        return options.options_from(given)

    def options_as_json(self, options: Options) -> dict[str, Json]:
        data: dict[str, Json] = msgspec.to_builtins(options)
        return data

    def vary(self, rng: random.Random) -> dict[str, Json]:
        return options.vary(rng)

    def seats(self, options: Options) -> tuple[str, ...]:
        parties = seats_of(options.players)
        return (*parties, OVERLORD) if options.mode == "overlord" else parties

    def high_score(self, state: GorpgState) -> int | None:
        """Ruling 30: the gold of a single player who won."""
        won = state.setup.solo and state.outcome is not None and state.outcome.winners
        return score.score_of(state, 0).total if won else None

    def new(self, options: Options) -> GorpgState:
        return GorpgState(setup_of(options))

    def action_from_json(self, data: Mapping[str, Json]) -> GorpgAction:
        return action_from_json(data)

    def parse(self, text: str, options: Options) -> GorpgAction:
        return parse(text, options)

    def position(self, text: str, options: Any = None) -> GorpgState:
        state = self.new(position.options_of(text))
        position.set_up(state, text)
        return state
