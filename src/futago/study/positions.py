"""Positions to learn from: met in games, solved one by one. What worker processes do."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from futago.bots import Bot
from futago.game import Action, Json, random_action
from futago.goryo import GAME
from futago.goryo.board import GORYO, ILLUSION, SAMURAI
from futago.goryo.state import GoryoState
from futago.goryo.view import GoryoView
from futago.solver.equilibrium import solve_round
from futago.solver.hypotheses import Hypotheses
from futago.solver.payoff import payoff_for
from futago.solver.situation import Situation
from futago.solver.values import Values, values_from_json
from futago.study.players import Players
from futago.study.playing import is_beginning, play, seeds
from futago.study.recipe import Recipe


@dataclass(frozen=True)
class Stage:
    """One generation of one kind of game, with the weights that it may use, as JSON."""

    recipe: Recipe
    seed: str
    kind: str
    generation: int
    weights: str = ""

    @property
    def values(self) -> Values:
        return _values(self.weights)


@lru_cache(maxsize=16)
def _values(weights: str) -> Values:
    """The same object for the same weights, since solved rounds are kept by it."""
    return values_from_json(json.loads(weights)) if weights else Values({})


class AnyOpening:
    """A bot that opens anyhow: values are asked to compare all openings, so all must be met."""

    def __init__(self, bot: Bot, rng: random.Random) -> None:
        self.bot = bot
        self.rng = rng

    def choose(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        if view.phase in ("break", "curse"):
            return random_action(actions, self.rng)
        return self.bot.choose(view, actions)


def positions_of_game(task: tuple[Stage, int]) -> Json:
    """The positions at the beginning of each round of one game."""
    stage, number = task
    draws, goryo, samurai = seeds(stage.seed, stage.kind, stage.generation, number)
    rng = random.Random(draws)
    given = stage.recipe.options_of(stage.kind, rng)
    options = GAME.options(given)
    makers = Players(values=stage.values)
    first, later = stage.recipe.first_players, stage.recipe.later_player
    bots = {
        seat: makers.make(later if stage.generation else rng.choice(first), options, seat, seed)
        for seat, seed in ((GORYO, goryo), (SAMURAI, samurai))
    }
    bots[GORYO] = AnyOpening(bots[GORYO], rng)
    met = list[Json]()

    def look(state: GoryoState) -> None:
        if is_beginning(state):
            met.append({**Situation.of(state).as_json(), "options": given})

    play(options, bots, draws, look)
    return met


def solved_position(task: tuple[Stage, Json]) -> Json:
    """A position with the Samurai's chance to win, and how far its bounds are apart."""
    stage, position = task
    situation = Situation.read(position)
    hypotheses = Hypotheses.of(situation)
    last = situation.round >= situation.setup.rounds
    effort = stage.recipe.last_round if last else stage.recipe.other_rounds
    illusions = None
    if situation.left & ILLUSION:
        spent = payoff_for(hypotheses, stage.values, illusion=True)
        illusions = dict.fromkeys(range(len(situation.setup.colours)), spent)
    payoff = payoff_for(hypotheses, stage.values)
    found = solve_round(hypotheses, payoff, effort, illusions=illusions)
    cornered = situation.cornered
    value = cornered + (1 - cornered) * (found.lower + found.upper) / 2
    return {"position": position, "value": round(value, 6), "gap": round(found.gap, 6)}
