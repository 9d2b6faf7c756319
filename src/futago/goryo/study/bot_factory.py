"""Creating bots by name, with the effort that a run can afford."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from futago.bots import Bot, bots_for, make_bot, player_of
from futago.game import BadInput
from futago.goryo import GAME
from futago.goryo.bots.levels import Level, levels
from futago.goryo.bots.solver_bots import SolvedGoryo, SolvedSamurai
from futago.goryo.rules.board import GORYO
from futago.goryo.rules.options import Options
from futago.goryo.solver.values import Values
from futago.lab.simulate import is_search, make_player
from futago.match import Player
from futago.texts import Text


def level_named(name: str, effort: float = 1.0) -> Level:
    """A level with limited effort. Below 1, `effort` caps every level at that share of what the
    strongest one spends in best responses and nodes; from 1 on it multiplies the level's own."""
    if name not in levels():
        raise BadInput(Text("lab-level-unknown", name=name, known=", ".join(levels())))
    level = levels()[name]
    if effort >= 1:
        rounds, nodes = level.rounds * effort, level.nodes * effort
    else:
        rounds = min(level.rounds, max(each.rounds for each in levels().values()) * effort)
        nodes = min(level.nodes, max(each.nodes for each in levels().values()) * effort)
    return msgspec.structs.replace(level, rounds=max(1, round(rounds)), nodes=max(1, round(nodes)))


def check_bot(name: str) -> None:
    if is_search(name):
        make_player(name, GAME, GAME.options({}), GORYO, "")
    elif name not in bots_for(GAME):
        raise BadInput(Text("bot-unknown", name=name, known=", ".join(bots_for(GAME))))


@dataclass(frozen=True)
class BotFactory:
    """Creates the bots of a run."""

    effort: float = 1.0
    values: Values | None = None

    def player(self, name: str, options: Options, seat: str, seed: str) -> Player:
        """A player by name: a bot, or OpenSpiel's search with the effort given in its name."""
        if is_search(name):
            return make_player(name, GAME, options, seat, seed)
        return player_of(self.make(name, options, seat, seed), seat)

    def make(self, player: str | Level, options: Options, seat: str, seed: str) -> Bot:
        """A bot by name, or of a level without a name."""
        if isinstance(player, str):
            if player not in levels():
                return make_bot(player, GAME, options, seat, seed)
            player = level_named(player, self.effort)
        kind = SolvedGoryo if seat == GORYO else SolvedSamurai
        return kind(options, seed, player, self.values)
