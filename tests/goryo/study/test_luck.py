"""The luck of a game: its mean is exactly zero, whatever the estimates are and whoever plays."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from futago.bots import make_bot
from futago.game import CHANCE, Action, listed
from futago.goryo import GAME, GoryoState
from futago.goryo.bots.solver_bots import PlanDraw, PolicyDraw, SolvedGoryo, SolvedSamurai, plan_in
from futago.goryo.rules.board import GORYO, PLAN, SAMURAI
from futago.goryo.solver.situation import Situation
from futago.goryo.solver.values import shipped_values
from futago.goryo.study.bot_factory import level_named
from futago.goryo.study.luck import GoryoLuck
from futago.goryo.study.play import play_game

LEVEL = level_named("master", 0.02)
NOBODY = SimpleNamespace()
Path = tuple[tuple[str, Action], ...]


def a_start_of_round(round: int, **given: Any) -> GoryoState:
    """Such a position from a game between quick bots, in which both sides can win."""
    options, found = GAME.options(given), list[GoryoState]()

    def observe(state: GoryoState) -> None:
        if state.phase != PLAN or state.round != round:
            return
        if 0.3 < shipped_values().worth(Situation.of(state)) < 0.7:
            found.append(state.copy())

    for number in range(100):
        bots = {seat: make_bot("novice", GAME, options, seat, "x") for seat in (GORYO, SAMURAI)}
        play_game(options, bots, f"{number:064x}", observe)
        if found:
            return found[0]
    raise AssertionError


class Reckoning:
    """The exact mean of the luck of one round over everything that may be drawn in it."""

    def __init__(
        self, start: GoryoState, her: Any, his: Any, plans: Mapping[Action, float]
    ) -> None:
        self.start = start
        self.bots = {GORYO: her, SAMURAI: his}
        self.plans = plans

    def all_lucks(self) -> list[tuple[float, float]]:
        """How likely each course of the round is, and its luck."""
        return [(chance, self.luck(path)) for chance, path in self.paths(self.start, ())]

    def mean(self) -> float:
        every = self.all_lucks()
        assert sum(chance for chance, _ in every) == pytest.approx(1)
        assert len({round(luck, 9) for _, luck in every}) > 1, "there was something to draw"
        return sum(chance * luck for chance, luck in every)

    def paths(self, state: GoryoState, path: Path) -> Iterator[tuple[float, Path]]:
        if not state.movers or (path and state.phase == PLAN):
            yield 1.0, path
            return
        seat = state.movers[0]
        for action, chance in self.moves(state, seat):
            then = state.copy()
            then.apply(seat, action)
            for further, whole in self.paths(then, (*path, (seat, action))):
                yield chance * further, whole

    def moves(self, state: GoryoState, seat: str) -> list[tuple[Action, float]]:
        """The moves that are possible, and how likely they are."""
        actions = listed(state.legal_actions(seat))
        if seat == CHANCE:
            return [(action, 1 / len(actions)) for action in actions]
        if state.phase == PLAN:
            return list(self.plans.items())
        if len(actions) == 1:
            return [(actions[0], 1.0)]
        chosen = self.bots[SAMURAI].choose(state.view(SAMURAI), actions)
        drawn = getattr(self.bots[SAMURAI], "drawn", None)
        if not isinstance(drawn, PolicyDraw):
            return [(chosen, 1.0)]
        total = sum(drawn.weights.values())
        return [(action, weight / total) for action, weight in drawn.weights.items()]

    def luck(self, path: Path) -> float:
        """What the meter makes of a course of the round."""
        meter, state = GoryoLuck(self.bots, LEVEL, None), self.start.copy()
        for seat, action in path:
            before = state.copy()
            if seat == SAMURAI and hasattr(self.bots[SAMURAI], "drawn"):
                self.bots[SAMURAI].choose(before.view(SAMURAI), before.legal_actions(SAMURAI))
            state.apply(seat, action)
            meter.saw(before, seat, action, state)
        return meter.luck(SAMURAI)


class AlwaysTheSame:
    """A Samurai who moves at random, but always alike in the same position."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: Any, actions: Any) -> Action:
        asking = [action for action in actions if "s" in str(action)]  # search, sniff
        chosen: Action = random.Random(f"{self.seed}{view}").choice(asking or list(actions))
        return chosen


ROUNDS = pytest.mark.parametrize(
    ("round", "given"),
    [
        (4, {}),
        (3, {"actions_per_samurai": 2}),
        (4, {"edition": "2019", "palace": "lake"}),
        (4, {"variant": "genjutsu"}),
        (4, {"variant": "cursed-object"}),
    ],
)


@ROUNDS
def test_the_luck_of_a_mix_of_plans_has_the_mean_zero(round: int, given: dict[str, Any]) -> None:
    """Against any Samurai, even one who asks where no hypothesis has a trick."""
    start = a_start_of_round(round, **given)
    rng = random.Random(7)
    plans = list(start.legal_actions(GORYO))
    few = rng.sample(plans, min(40, len(plans)))
    weights = [rng.random() for _ in few]
    mix = {plan: weight / sum(weights) for plan, weight in zip(few, weights, strict=True)}
    her = SimpleNamespace(stated=mix)
    assert Reckoning(start, her, AlwaysTheSame(3), mix).mean() == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize("variant", ["none", "genjutsu"])
def test_the_luck_of_a_levels_plan_has_the_mean_zero(variant: str) -> None:
    start = a_start_of_round(4, variant=variant)
    drawn = drawn_by_her(start)
    few = np.sort(drawn.mix[drawn.mix > 0])[-20:].min()  # the likeliest are enough
    mix = np.where(drawn.mix >= few, drawn.mix, 0.0)
    mix /= mix.sum()
    plans: dict[Action, float] = {
        plan_in(drawn.found, *map(int, cell)): float(mix[tuple(cell)]) for cell in np.argwhere(mix)
    }
    her = SimpleNamespace(drawn=PlanDraw(drawn.found, mix))
    assert Reckoning(start, her, AlwaysTheSame(5), plans).mean() == pytest.approx(0, abs=1e-12)


def test_the_luck_of_the_samurais_policies_has_the_mean_zero() -> None:
    """Whatever her plan is, of which nothing is known."""
    start = a_start_of_round(4)
    drawn = drawn_by_her(start)
    plan = plan_in(drawn.found, *map(int, np.argwhere(drawn.mix)[0]))
    his = SolvedSamurai(start.options, "s", LEVEL)
    assert Reckoning(start, NOBODY, his, {plan: 1.0}).mean() == pytest.approx(0, abs=1e-12)


def drawn_by_her(start: GoryoState) -> PlanDraw:
    """The mix of a level."""
    her = SolvedGoryo(start.options, "s", LEVEL)
    her.choose(start.view(GORYO), start.legal_actions(GORYO))
    assert isinstance(her.drawn, PlanDraw)
    return her.drawn


def test_the_luck_of_the_first_draws_has_the_mean_zero() -> None:
    start, lucks = GAME.new(GAME.options({})), list[float]()
    meter = GoryoLuck({}, LEVEL, None)
    for bound in listed(start.legal_actions(CHANCE)):
        then = start.copy()
        then.apply(CHANCE, bound)
        meter.saw(start, CHANCE, bound, then)
        for first in listed(then.legal_actions(CHANCE)):
            last = then.copy()
            last.apply(CHANCE, first)
            before = meter.luck(SAMURAI)
            meter.saw(then, CHANCE, first, last)
            lucks.append(meter.luck(SAMURAI) - before)
    assert len({round(luck, 9) for luck in lucks}) > 1
    assert meter.luck(SAMURAI) == pytest.approx(0, abs=1e-9)
    assert meter.luck(GORYO) == -meter.luck(SAMURAI)
