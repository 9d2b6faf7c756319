"""A beginner at Goryō: plays to the point, and makes the mistakes people make at first.

She goes where she is far from swords and thinks little of what her way gives away; her tricks she
uses when they come to her mind. He asks next to where she was last seen, believes every yes, and
does not count what a no has ruled out. Both have a clear head now and then: then they play as the
greedy ones do.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final, TypeVar

from futago.bots.bot import Bot
from futago.bots.goryo_greedy import GreedyGoryo, GreedySamurai, distances
from futago.game import Action
from futago.goryo.actions import Done, Move, Search, Sniff
from futago.goryo.board import GORYO
from futago.goryo.options import Options
from futago.goryo.plans import StrictPlans, legal_uses, plan_of
from futago.goryo.view import GoryoView

TRICK: Final = 0.25  # how often she thinks of a trick
CARE: Final = 1.2  # how much more she likes a plan that looks safer
NEARBY: Final = 4  # steps from where she stood in which he looks for her
KEENNESS: Final = 3.0  # how much more he likes a move that promises more
CLEAR_HEAD: Final = 0.25  # how often they reckon instead of feeling

T = TypeVar("T")


def novice_goryo(options: Options, seat: str, seed: str) -> Bot:
    """The novice for a seat."""
    return NoviceGoryo(options, seed) if seat == GORYO else NoviceSamurai(options, seed)


class NoviceGoryo(GreedyGoryo):
    """Knows the rules and what is deadly; the rest is a feeling."""

    def _plan(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        if self.rng.random() < CLEAR_HEAD:
            return super()._plan(view, actions)
        plans = actions if isinstance(actions, StrictPlans) else self._legal_plans(view)
        scored = [(self._feeling(view, walk.target), walk) for walk in plans.walks]
        walk = _pick(self.rng, scored, CARE)
        uses = [use for use in legal_uses(plans.setup, plans.left, walk) if use.lie]
        plain = [use for use in uses if not (use.trail or use.shadow or use.illusion)]
        use = self.rng.choice(uses if self.rng.random() < TRICK else plain or uses)
        return plan_of(plans.setup, walk, use)

    def _feeling(self, view: GoryoView, target: int) -> float:
        kind = self.floor.types[self.floor.type_of[target]]
        new = kind in view.intact
        deadly = new and len(view.intact) == 2
        return -self._danger(view, target) - 0.5 * new - 50.0 * deadly


class NoviceSamurai(GreedySamurai):
    """Looks near where she was, follows up on a yes, and catches what he can name."""

    def __init__(self, options: Options, seed: str) -> None:
        super().__init__(options, seed)
        self.apart = distances(options.palace)

    def choose(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        if self.rng.random() < CLEAR_HEAD:
            return super().choose(view, actions)
        return _pick(
            self.rng, [(self._feels(view, action), action) for action in actions], KEENNESS
        )

    def _feels(self, view: GoryoView, action: Action) -> float:
        if isinstance(action, Done):
            return -3.0
        if isinstance(action, Search | Sniff):
            space = view.samurai[action.samurai] if isinstance(action, Search) else action.space
            return 1.5 + self._promise(view, space)
        assert isinstance(action, Move)
        gain = self._promise(view, action.to) - self._promise(view, view.samurai[action.samurai])
        return gain - 0.5

    def _promise(self, view: GoryoView, space: str) -> float:
        """Near a yes, or near where she started: there he expects her."""
        at = self.floor.index[space]
        seen = [self.floor.index[s] for s, yes in view.prints.items() if yes]
        clue = max((2.0 - self.apart[at][s] for s in seen), default=0.0)
        start = self.apart[at][self.floor.index[view.start]] if view.start else 0
        return max(clue, 0.0) + (1.0 if 1 <= start <= NEARBY else -0.4 * (start - NEARBY))


def _pick(rng: random.Random, scored: Sequence[tuple[float, T]], keenness: float) -> T:
    best = max(score for score, _ in scored)
    weights = [math.exp(keenness * (score - best)) for score, _ in scored]
    return rng.choices([thing for _, thing in scored], weights)[0]
