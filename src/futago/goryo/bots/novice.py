"""A beginner at Goryō: pursues sensible goals and makes the mistakes that people make at first.

The Goryō heads for targets far from samurai, ignores what her path gives away, and uses her tricks
at random. The Samurai asks near her last known space, believes every yes, and ignores what a no
rules out. Now and then both play like the greedy bots.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import ClassVar, Final, TypeVar

from futago.bots.bot import Bot
from futago.game import Action
from futago.goryo.bots.greedy import GreedyGoryo, GreedySamurai, distances
from futago.goryo.rules.actions import Done, Move, Search, Sniff
from futago.goryo.rules.board import GORYO
from futago.goryo.rules.options import Options
from futago.goryo.rules.plans import StrictPlans, legal_uses, plan_of
from futago.goryo.rules.view import GoryoView

TRICK: Final = 0.25  # probability that she considers a trick
CARE: Final = 1.2  # how strongly she prefers safer plans
NEARBY: Final = 4  # he looks for her within this many steps of her start
KEENNESS: Final = 3.0  # how strongly he prefers promising moves
CLEAR_HEAD: Final = 0.25  # probability of a move by the greedy bot

T = TypeVar("T")


def novice_goryo(options: Options, seat: str, seed: str) -> Bot:
    """The novice for a seat."""
    return NoviceGoryo(options, seed) if seat == GORYO else NoviceSamurai(options, seed)


class NoviceGoryo(GreedyGoryo):
    """Knows the rules and what loses at once; the rest is intuition."""

    def _plan(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        if self.rng.random() < CLEAR_HEAD:
            return super()._plan(view, actions)
        plans = actions if isinstance(actions, StrictPlans) else self._legal_plans(view)
        scored = [(self._appeal(view, walk.target), walk) for walk in plans.walks]
        walk = pick(self.rng, scored, CARE)
        uses = [use for use in legal_uses(plans.setup, plans.left, walk) if use.lie]
        plain = [use for use in uses if not (use.trail or use.shadow or use.illusion)]
        use = self.rng.choice(uses if self.rng.random() < TRICK else plain or uses)
        return plan_of(plans.setup, walk, use)

    def _appeal(self, view: GoryoView, target: int) -> float:
        kind = self.floor.types[self.floor.type_of[target]]
        new = kind in view.intact
        deadly = new and len(view.intact) == 2
        return -self._danger(view, target) - 0.5 * new - 50.0 * deadly


class NoviceSamurai(GreedySamurai):
    """Looks near her start and follows up on a yes."""

    clear_head: ClassVar = CLEAR_HEAD

    def __init__(self, options: Options, seed: str) -> None:
        super().__init__(options, seed)
        self.apart = distances(options.palace)

    def choose(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        if self.rng.random() < self.clear_head:
            return super().choose(view, actions)
        return pick(
            self.rng, [(self._appeal(view, action), action) for action in actions], KEENNESS
        )

    def _appeal(self, view: GoryoView, action: Action) -> float:
        if isinstance(action, Done):
            return -3.0
        if isinstance(action, Search | Sniff):
            space = view.samurai[action.samurai] if isinstance(action, Search) else action.space
            return 1.5 + self._promise(view, space)
        assert isinstance(action, Move)
        gain = self._promise(view, action.to) - self._promise(view, view.samurai[action.samurai])
        return gain - 0.5

    def _promise(self, view: GoryoView, space: str) -> float:
        """How promising a space looks: near a yes, or near her start."""
        at = self.floor.index[space]
        seen = [self.floor.index[s] for s, yes in view.prints.items() if yes]
        clue = max((2.0 - self.apart[at][s] for s in seen), default=0.0)
        start = self.apart[at][self.floor.index[view.start]] if view.start else 0
        return max(clue, 0.0) + (1.0 if 1 <= start <= NEARBY else -0.4 * (start - NEARBY))


def pick(rng: random.Random, scored: Sequence[tuple[float, T]], keenness: float) -> T:
    """Sample with softmax weights: the keener, the surer of the best."""
    best = max(score for score, _ in scored)
    weights = [math.exp(keenness * (score - best)) for score, _ in scored]
    return rng.choices([thing for _, thing in scored], weights)[0]
