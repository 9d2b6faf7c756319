"""Gentle opponents for a first game of Goryō: a novice wins about half of the games against them.

The cat likes to be found: she walks beside samurai, breaks one type after the other and plays no
tricks; only what loses at once she avoids. A novice cat is already hard to find, so the Samurai has
to understand most answers; now and then he follows his instinct. How often novices win is in
docs/strength.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from futago.bots.bot import Bot
from futago.game import Action
from futago.goryo.bots.novice import NoviceGoryo, NoviceSamurai, pick
from futago.goryo.rules.actions import Break
from futago.goryo.rules.board import GORYO
from futago.goryo.rules.options import Options
from futago.goryo.rules.palace import Walk
from futago.goryo.rules.plans import StrictPlans, legal_uses, plan_of
from futago.goryo.rules.view import GoryoView

PLAYFUL: Final = 4.0  # how strongly she prefers to be found
ATTENTIVE: Final = 0.9  # probability that he moves like the greedy Samurai


def gentle_goryo(options: Options, seat: str, seed: str) -> Bot:
    """The gentle bot for a seat."""
    return GentleGoryo(options, seed) if seat == GORYO else GentleSamurai(options, seed)


class GentleGoryo(NoviceGoryo):
    """Likes to be found, but not to lose at once."""

    def _plan(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        plans = actions if isinstance(actions, StrictPlans) else self._legal_plans(view)
        walk = pick(self.rng, [(self._fun(view, walk), walk) for walk in plans.walks], PLAYFUL)
        uses = [use for use in legal_uses(plans.setup, plans.left, walk) if use.lie]
        plain = [use for use in uses if not (use.trail or use.shadow or use.illusion)]
        return plan_of(plans.setup, walk, self.rng.choice(plain or uses))

    def _fun(self, view: GoryoView, walk: Walk) -> float:
        """How easily she will be found on this walk."""
        kind = self.floor.types[self.floor.type_of[walk.target]]
        new = kind in view.intact
        deadly = new and len(view.intact) == 2
        beside = sum(min(self._samurai_steps(view, cube)) <= 1 for cube in walk.cubes[1:])
        return 2.0 * self._danger(view, walk.target) + beside + 2.0 * new - 50.0 * deadly

    def _first_score(self, view: GoryoView, action: Action) -> float:
        score = super()._first_score(view, action)
        return -score if isinstance(action, Break) else score


class GentleSamurai(NoviceSamurai):
    """Understands most answers."""

    clear_head: ClassVar = ATTENTIVE
