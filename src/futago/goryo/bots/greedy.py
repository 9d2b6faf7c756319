"""The greedy bots of Goryō: the Samurai maximizes the expected gain per cube, the Goryō samples
among the plans that look safest, so that she is unpredictable."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from futago.bots.bot import Bot
from futago.game import Action
from futago.goryo import GAME
from futago.goryo.bots.greedy_belief import GreedyBelief
from futago.goryo.rules.actions import Break, Curse, Done, GoryoAction, Move, Plan, Search, Sniff
from futago.goryo.rules.board import GORYO
from futago.goryo.rules.options import Options
from futago.goryo.rules.palace import Floor, Palace, Walk, floor_of
from futago.goryo.rules.plans import StrictPlans, legal_uses, plan_of
from futago.goryo.rules.position import position_text
from futago.goryo.rules.view import GoryoView

# The value of a capture in steps of the mallet: it turns a spirit token and draws a token.
CAPTURE: Final = 4.0
LEAST_GAIN: Final = 1e-6

T = TypeVar("T")


def greedy_goryo(options: Options, seat: str, seed: str) -> Bot:
    """The greedy bot for a seat."""
    return GreedyGoryo(options, seed) if seat == GORYO else GreedySamurai(options, seed)


@lru_cache(maxsize=16)
def distances(palace: Palace) -> tuple[tuple[int, ...], ...]:
    """The distances between all spaces, in samurai steps."""
    floor = floor_of(palace)
    return tuple(_distances_from(floor, start) for start in range(len(floor.ids)))


def _distances_from(floor: Floor, start: int) -> tuple[int, ...]:
    found = {start: 0}
    queue = [start]
    for here in queue:
        for there in floor.neighbours[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return tuple(found[space] for space in range(len(floor.ids)))


class GreedySamurai:
    """Tracks exactly which plans fit all answers and spends each cube where it gains most."""

    def __init__(self, options: Options, seed: str) -> None:
        self.options = options
        self.rng = random.Random(seed)
        self.floor = floor_of(options.palace)
        self.cap = 4 if options.split_cubes else options.actions_per_samurai

    def choose(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        belief = GreedyBelief(self.options, view)
        if not belief.paths:  # under honour her answers may fit no plan at all
            return Done()
        chances = belief.target_chances()
        best, best_rate = None, LEAST_GAIN
        legal = set(actions)
        for action, cubes, gain in self._ideas(view, belief, chances, legal):
            rate = gain / cubes * self.rng.uniform(0.999, 1.001)  # break ties at random
            if rate > best_rate:
                best, best_rate = action, rate
        return best if best is not None else Done()

    def _ideas(
        self,
        view: GoryoView,
        belief: GreedyBelief,
        chances: dict[int, float],
        legal: set[Action],
    ) -> Iterator[tuple[GoryoAction, int, float]]:
        """Short sequences (walk some steps, then ask or stay): first action, cubes and gain."""
        asking = dict[int, float]()
        for colour, at_name in view.samurai.items():
            used = view.used.get(colour, ())
            left = min(view.cubes, self.cap - len(used))
            at = self.floor.index[at_name]
            here = CAPTURE * chances.get(at, 0.0)
            steps = min(2 - used.count("move"), left)
            for end, first, walked in self._ends(at, steps):
                if first is not None and Move(colour, first) not in legal:
                    continue
                place = CAPTURE * chances.get(end, 0.0) - here
                if first is not None:
                    yield Move(colour, first), walked, place
                if walked == left or view.illusion == colour:
                    continue
                for question, space in self._questions(view, colour, used, end):
                    if first is None and question not in legal:
                        continue
                    if space not in asking:
                        asking[space] = self._worth(belief, chances, space)
                    start = Move(colour, first) if first is not None else question
                    yield start, walked + 1, asking[space] + place

    def _ends(self, at: int, steps: int) -> Iterator[tuple[int, str | None, int]]:
        """Where a samurai can get: the space, the first step to it, and the number of steps."""
        yield at, None, 0
        for first in self.floor.neighbours[at] if steps >= 1 else ():
            yield first, self.floor.ids[first], 1
            for second in self.floor.neighbours[first] if steps >= 2 else ():
                if second != at:
                    yield second, self.floor.ids[first], 2

    def _questions(
        self, view: GoryoView, colour: str, used: Sequence[str], at: int
    ) -> Iterator[tuple[GoryoAction, int]]:
        """What a samurai could ask from a space."""
        closed = {*view.prints, view.start}
        name = self.floor.ids[at]
        if "search" not in used and name not in closed:
            yield Search(colour), at
        if "sniff" not in used:
            for space in self.floor.neighbours[at]:
                if self.floor.ids[space] not in closed:
                    yield Sniff(colour, self.floor.ids[space]), space

    def _worth(self, belief: GreedyBelief, chances: dict[int, float], space: int) -> float:
        """The value of a question: the print it may bring, and the certainty about the target."""
        green, after_yes, after_no = belief.split(space)
        surer = (max(after_yes.values()) + max(after_no.values())) / belief.total
        return green + CAPTURE * (surer - max(chances.values()))


class GreedyGoryo:
    """Avoids new object types, samurai and predictable paths."""

    def __init__(self, options: Options, seed: str) -> None:
        self.options = options
        self.rng = random.Random(seed)
        self.floor = floor_of(options.palace)
        self.apart = distances(options.palace)

    def choose(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        if view.phase == "plan":
            return self._plan(view, actions)
        if view.phase == "answer" and len(actions) > 1:
            return self._true_answer(view, actions)
        scored = [(self._first_score(view, action), action) for action in actions]
        return self._soft_pick(scored)

    def _soft_pick(self, scored: Sequence[tuple[float, T]]) -> T:
        """Sample with softmax weights: good candidates are likely, but none is certain."""
        best = max(score for score, _ in scored)
        weights = [math.exp(3.0 * (score - best)) for score, _ in scored]
        return self.rng.choices([thing for _, thing in scored], weights)[0]

    def _true_answer(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        """Under honour she answers herself: truthfully, as her plan says."""
        assert view.plan is not None
        assert view.question is not None
        plan, asked = view.plan, view.question
        yes = asked in (*plan["path"], plan["target"], plan["trail"]) and asked != plan["shadow"]
        return actions[int(yes)]

    def _first_score(self, view: GoryoView, action: Action) -> float:
        if isinstance(action, Break):
            return -self._danger(view, self.floor.index[action.space])
        if isinstance(action, Curse):  # a shortcut is worth the steps it saves
            one, other = self.floor.numbers(action.spaces)
            return 0.3 * self.apart[one][other]
        return 0.0

    def _samurai_steps(self, view: GoryoView, space: int) -> list[int]:
        return [self.apart[self.floor.index[at]][space] for at in view.samurai.values()]

    def _danger(self, view: GoryoView, space: int) -> float:
        """How easily samurai can reach a space."""
        return sum(
            {0: 1.0, 1: 0.7, 2: 0.5}.get(steps, 0.0) for steps in self._samurai_steps(view, space)
        )

    def _plan(self, view: GoryoView, actions: Sequence[Action]) -> Action:
        plans = actions if isinstance(actions, StrictPlans) else self._legal_plans(view)
        walks = plans.walks
        seen_on = [
            sum(w.mask >> s & 1 for w in walks) / len(walks) for s in range(len(self.floor.ids))
        ]
        paths_to = dict[int, int]()
        for walk in walks:
            paths_to[walk.target] = paths_to.get(walk.target, 0) + 1
        walk = self._soft_pick([(self._score(view, w, seen_on, paths_to), w) for w in walks])
        uses = legal_uses(plans.setup, plans.left, walk)
        if plans is not actions:  # under honour a plan does not say how she will answer
            uses = [use for use in uses if use.lie]
        choices = [plan_of(plans.setup, walk, use) for use in uses]
        return self._soft_pick([(self._use_score(view, plan, seen_on), plan) for plan in choices])

    def _legal_plans(self, view: GoryoView) -> StrictPlans:
        """Under honour any plan can be entered, but she plays by the rules."""
        return StrictPlans(GAME.position(position_text(self.options, view), self.options))

    def _score(
        self, view: GoryoView, walk: Walk, seen_on: list[float], paths_to: dict[int, int]
    ) -> float:
        floor = self.floor
        kind = floor.types[floor.type_of[walk.target]]
        score = 0.0
        if kind in view.intact:  # the fewer intact tiles, the more another one costs
            tiles_after = len(view.intact) - 1
            score -= 50.0 if tiles_after == 1 else 3.0 / (tiles_after - 1)
        score -= (0.8 + 0.5 * view.spirits) * self._danger(view, walk.target)
        asked = [s for s in range(len(floor.ids)) if walk.mask >> s & 1 and s != walk.cubes[0]]
        within_reach = [s for s in asked if min(self._samurai_steps(view, s)) <= 3]
        score -= 0.4 * sum(seen_on[s] for s in within_reach)
        score += 0.2 * math.log(paths_to[walk.target])
        if view.round < 4:
            score += 0.05 * len(floor.neighbours[walk.target])
            score -= 0.8 * (len(walk.cubes) > 4)  # Sprint is better saved for later
        return score

    def _use_score(self, view: GoryoView, plan: Plan, seen_on: list[float]) -> float:
        """Prefers a trick where a question is likely, and an Illusion on a samurai nearby."""
        score = 0.0
        trick = plan.trail or plan.shadow
        if trick is not None:
            space = self.floor.index[trick]
            near = min(self._samurai_steps(view, space)) <= 3
            score += 1.2 * seen_on[space] if near and plan.lie else -1.0
            if trick == view.start:
                score -= 1.0
        if plan.illusion is not None:
            at = self.floor.index[view.samurai[plan.illusion]]
            steps = min(self.apart[at][s] for s in self.floor.numbers((*plan.path, plan.target)))
            score += 0.5 * (view.round - 2) - 0.4 * steps
        return score
