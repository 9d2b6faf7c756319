"""Positions for training: collected from games and solved, as tasks of worker processes."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from futago.bots import Bot
from futago.game import Action, Json, random_action
from futago.goryo import GAME
from futago.goryo.rules.board import GORYO, SAMURAI
from futago.goryo.rules.view import GoryoView
from futago.goryo.solver.equilibrium import solve_situation, win_chance
from futago.goryo.solver.hypotheses import Hypotheses
from futago.goryo.solver.situation import Situation
from futago.goryo.solver.values import Values, values_from_json
from futago.goryo.state import GoryoState
from futago.goryo.study.bot_factory import BotFactory
from futago.goryo.study.play import game_seeds, is_round_start, play_game
from futago.goryo.study.recipe import Recipe


@dataclass(frozen=True)
class Stage:
    """One generation of one kind of game, with the weights that it uses, as JSON."""

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
    """The same object for the same weights, since solved rounds are cached by its identity."""
    return values_from_json(json.loads(weights)) if weights else Values({})


class RandomOpening:
    """Opens at random: values have to compare all openings, so training needs all of them."""

    def __init__(self, bot: Bot, rng: random.Random) -> None:
        self.bot = bot
        self.rng = rng

    def choose(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        if view.phase in ("break", "curse"):
            return random_action(actions, self.rng)
        return self.bot.choose(view, actions)


def positions_of_game(task: tuple[Stage, int]) -> Json:
    """The positions at the start of each round of one game."""
    stage, number = task
    draws, goryo, samurai = game_seeds(stage.seed, stage.kind, stage.generation, number)
    rng = random.Random(draws)
    given = stage.recipe.options_of(stage.kind, rng)
    options = GAME.options(given)
    factory = BotFactory(values=stage.values)
    first, later = stage.recipe.first_players, stage.recipe.later_player
    bots = {
        seat: factory.make(later if stage.generation else rng.choice(first), options, seat, seed)
        for seat, seed in ((GORYO, goryo), (SAMURAI, samurai))
    }
    bots[GORYO] = RandomOpening(bots[GORYO], rng)
    positions = list[Json]()

    def observe(state: GoryoState) -> None:
        if is_round_start(state):
            positions.append({**Situation.of(state).as_json(), "options": given})

    play_game(options, bots, draws, observe)
    return positions


def solve_position(task: tuple[Stage, Json]) -> Json:
    """A position with the Samurai's chance to win, and the gap between its bounds."""
    stage, position = task
    situation = Situation.read(position)
    hypotheses = Hypotheses.of(situation)
    last = situation.round >= situation.setup.rounds
    effort = stage.recipe.last_round if last else stage.recipe.other_rounds
    found = solve_situation(hypotheses, effort, stage.values)
    value = win_chance(situation, found)
    return {"position": position, "value": round(value, 6), "gap": round(found.gap, 6)}
