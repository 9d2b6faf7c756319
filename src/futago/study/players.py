"""Bots by name, thinking as long as a run can afford."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from futago.bots import Bot, bots_for, make_bot
from futago.bots.goryo_levels import Level, levels
from futago.bots.goryo_solved import SolvedGoryo, SolvedSamurai
from futago.game import BadInput
from futago.goryo import GAME
from futago.goryo.board import GORYO
from futago.goryo.options import Options
from futago.lab.simulate import Player, by_view, is_search, make_player
from futago.solver.values import Values
from futago.texts import Text


def level_named(name: str, effort: float = 1.0) -> Level:
    """A level; `effort` is the part of what the strongest one spends, in best responses and nodes,
    that any level may spend at most. So those that think little stay what they are."""
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
class Players:
    """Makes the bots of a run."""

    effort: float = 1.0
    values: Values | None = None

    def seated(self, name: str, options: Options, seat: str, seed: str) -> Player:
        """A bot by its name, or OpenSpiel's search, which thinks as long as its name says."""
        if is_search(name):
            return make_player(name, GAME, options, seat, seed)
        return by_view(self.make(name, options, seat, seed), seat)

    def make(self, player: str | Level, options: Options, seat: str, seed: str) -> Bot:
        """A bot by its name, or one of a level that has none."""
        if isinstance(player, str):
            if player not in levels():
                return make_bot(player, GAME, options, seat, seed)
            player = level_named(player, self.effort)
        kind = SolvedGoryo if seat == GORYO else SolvedSamurai
        return kind(options, seed, player, self.values)
