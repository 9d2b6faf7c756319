"""The Goryō's plans: by far the longest list of legal actions in our games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final, NamedTuple

from benchmarks.engine import Task
from futago.goryo import GAME, GoryoState
from futago.goryo.rules.board import PLAN, GoryoSetup
from futago.goryo.rules.palace import Floor
from futago.goryo.rules.plans import StrictPlans

VARIANTS: Final = ("none", "cursed-object", "genjutsu")
GAMES_PLAYED: Final = 10


class PlanSpeed(NamedTuple):
    """The measurements of one repeat, per state at the start of her turn."""

    ready_us: float
    """Until the legal actions can be counted and picked from."""
    plans_per_s: float
    """How fast all of them are generated."""
    first_ms: float
    """Both together with empty caches, as in the first turn of a program."""


@dataclass
class PlanRow:
    """The plans of a variant, with the measurements of each repeat."""

    variant: str
    states: list[GoryoState]
    plans_per_state: float
    speeds: list[PlanSpeed] = field(default_factory=list)

    @property
    def speed(self) -> PlanSpeed | None:
        """The best of each figure."""
        if not self.speeds:
            return None
        ready, made, first = zip(*self.speeds, strict=True)
        return PlanSpeed(min(ready), max(made), min(first))

    @property
    def task(self) -> Task[Any]:
        return Task(f"goryo plans, variant {self.variant}", self._measure, self.speeds)

    def _measure(self, seconds: float) -> PlanSpeed:
        ready = made = first = 0.0
        turns = 0
        start = perf_counter()
        while perf_counter() - start < seconds or turns == 0:
            for state in self.states:
                t0 = perf_counter()
                plans = StrictPlans(state)  # what `legal_actions` returns in her turn
                t1 = perf_counter()
                list(plans)
                t2 = perf_counter()
                ready += t1 - t0
                made += t2 - t1
            turns += len(self.states)
        for state in self.states:
            fresh = _without_caches(state)
            t0 = perf_counter()
            list(StrictPlans(fresh))
            first += perf_counter() - t0
        return PlanSpeed(
            ready / turns * 1e6,
            self.plans_per_state * turns / made,
            first / len(self.states) * 1e3,
        )


def rows() -> Iterator[PlanRow]:
    for variant in VARIANTS:
        states = list(_turns(variant))
        plans = sum(len(StrictPlans(state)) for state in states)
        yield PlanRow(variant, states, plans / len(states))


def _turns(variant: str) -> Iterator[GoryoState]:
    """The starts of her turns in some random games."""
    rng = random.Random(0)
    for _ in range(GAMES_PLAYED):
        state = GAME.new(GAME.options({"variant": variant}))
        while state.movers:
            if state.phase == PLAN:
                yield state.copy()
            seat = state.movers[0]
            state.apply(seat, rng.choice(state.legal_actions(seat)))


def _without_caches(state: GoryoState) -> GoryoState:
    """The same state without caches from other games."""
    new = state.copy()
    new.setup = GoryoSetup(state.setup.options)
    new.setup.floor = Floor(state.setup.options.palace)
    return new
