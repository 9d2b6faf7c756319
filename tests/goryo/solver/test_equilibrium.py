"""A solved round has the value of the whole game."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from futago.goryo.rules.board import GoryoSetup
from futago.goryo.rules.options import Gong
from futago.goryo.solver.equilibrium import WIDTHS, Effort, make_feasible, solve_round
from futago.goryo.solver.hypotheses import Hypotheses
from futago.goryo.solver.kernel import Questioning
from futago.goryo.solver.payoff import last_round_payoff
from futago.goryo.solver.situation import Situation
from futago.goryo.solver.solution import solve

from .cases import THREE_CUBES, TWO_CUBES, last_rounds, random_mixes, small, uneven
from .whole import whole_value

SETUPS: dict[str, GoryoSetup] = {
    "2024": small(TWO_CUBES),
    "2019": small(TWO_CUBES, edition="2019", actions_per_samurai=2),
    "genjutsu": small(TWO_CUBES, variant="genjutsu"),
    "a scarce gong": small(TWO_CUBES, gong=Gong(4, (2, 4))),
    "three cubes": small(THREE_CUBES, edition="2021"),
}


@pytest.mark.parametrize("name", SETUPS)
def test_the_value_is_that_of_the_whole_game(name: str) -> None:
    rng = random.Random(name)
    values = list[float]()
    for situation in last_rounds(SETUPS[name], 4, seed=19):
        situation = uneven(situation, rng)
        solution = solve(situation, Effort(gap=1e-7, rounds=2000))
        assert solution.gap <= 1e-7
        values.append(solution.value)
        assert solution.value == pytest.approx(whole_value(situation), abs=1e-6)
    assert any(0.01 < value < 0.99 for value in values)


def test_a_bound_type_without_a_plan_is_won() -> None:
    """The rest of the belief is played for."""
    found = 0
    for situation in last_rounds(SETUPS["2024"], 40, seed=1):
        situation = replace(situation, left=0, gong=0, spirits=0)
        intact = sorted(situation.intact)
        with_plan = [kind for kind in intact if situation.walks(kind)]
        if 0 < len(with_plan) < len(intact):
            situation = situation.with_belief({kind: 1 / len(intact) for kind in intact})
            solution = solve(situation, Effort(gap=1e-7))
            assert situation.cornered == pytest.approx(1 - len(with_plan) / len(intact))
            assert solution.value == pytest.approx(whole_value(situation), abs=1e-6)
            assert {one.bound for one in solution.mix} == set(with_plan)
            found += situation.cornered < solution.value < 1
    assert found > 1


def test_she_is_cornered_whatever_her_bound_type() -> None:
    situation = last_rounds(SETUPS["2024"], 1)[0]
    floor = situation.setup.floor
    intact = sorted(situation.intact)[:1]
    sealed = tuple(k for k in range(len(floor.types)) if k not in (situation.first, *intact))
    spaces = range(len(floor.ids))
    broken = tuple(space for space in spaces if floor.type_of[space] == situation.first)
    lost = replace(situation, sealed=sealed, broken=broken, start=broken[0], left=0)
    solution = solve(lost.with_belief({intact[0]: 1.0}), Effort())
    assert (solution.value, solution.gap, solution.mix) == (1.0, 0.0, ())


def test_the_bounds_always_hold() -> None:
    """The lower one never falls and stays below the value, the upper one never rises."""
    situation = last_rounds(SETUPS["three cubes"], 3, seed=23)[2]
    seen = list[tuple[float, float]]()
    solution = solve(situation, Effort(gap=1e-7), lambda e: seen.append((e.lower, e.upper)))
    assert len(seen) > 3
    for (lower, upper), (later_lower, later_upper) in pairwise(seen):
        assert lower <= later_lower + 1e-7
        assert upper >= later_upper
    true = whole_value(situation)
    assert all(lower - 1e-6 <= true <= upper + 1e-6 for lower, upper in seen)
    assert solution.value == pytest.approx(true, abs=1e-6)


def test_his_mix_of_policies_wins_the_lower_bound_against_everything() -> None:
    """The other side of the gap: with these questionings he need not know her mix."""
    for situation in last_rounds(SETUPS["genjutsu"], 3, seed=29):
        found = solve(situation, Effort(gap=1e-6)).equilibrium
        assert found is not None
        hypotheses = found.hypotheses
        now = situation.board
        asking = [Questioning(hypotheses, found.payoff, now, who) for who in found.blinded]
        worth = np.zeros(found.mixes.shape)
        for policy, block, share in zip(found.policies, found.blocks, found.shares, strict=False):
            worth[block] += share * asking[block].worth(policy)
        for mix in random_mixes(hypotheses, 10):
            mixes = np.zeros(found.mixes.shape)
            mixes[np.random.default_rng(0).integers(len(asking))] = mix
            mixes = make_feasible(hypotheses, mixes)
            assert (worth * mixes).sum() >= found.lower - 1e-6


def test_the_limits_of_an_effort_are_respected() -> None:
    situation = last_rounds(SETUPS["three cubes"], 3, seed=23)[2]
    hypotheses = Hypotheses.of(situation)
    payoff = last_round_payoff(hypotheses)
    ladder = len(WIDTHS)  # a mix that has begun to climb to the exact search gets there
    assert solve_round(hypotheses, payoff, Effort(gap=0.0, rounds=4)).rounds <= 4 + ladder + 1
    short = solve_round(hypotheses, payoff, Effort(gap=0.0, nodes=1))
    assert short.rounds <= 2
    assert solve_round(hypotheses, payoff, Effort(gap=0.5)).gap <= 0.5


def test_a_round_in_which_quick_searches_find_little_is_solved() -> None:
    situation = Situation.read(
        {
            "options": {"gong": {"length": 12, "bags": [2, 4, 6, 9, 12]}},
            "round": 4,
            "start": "c6",
            "first": "flower",
            "gong": 4,
            "spirits": 1,
            "samurai": {"green": "b3", "purple": "e2", "red": "c6", "blue": "e5"},
            "broken": ["f4", "d6", "a4", "c6"],
            "sealed": ["vase", "lantern", "urn"],
            "trail_left": True,
        }
    )
    assert solve(situation, Effort(gap=1e-4, rounds=600)).gap <= 1e-4


def test_a_mix_is_made_feasible() -> None:
    for situation in last_rounds(SETUPS["2024"], 5, seed=31):
        hypotheses = Hypotheses.of(uneven(situation, random.Random(0)))
        for mix in random_mixes(hypotheses, 6):
            fit = make_feasible(hypotheses, mix[np.newaxis])
            assert fit.sum() == pytest.approx(1, abs=1e-12)
            assert (fit >= 0).all()
            assert not fit[0][~hypotheses.possible].any()
            aimed = hypotheses.by_kind(fit.sum(axis=(0, 2)))
            assert (aimed <= hypotheses.most_aimed + 1e-12).all()
            assert make_feasible(hypotheses, fit) == pytest.approx(fit, abs=1e-12)
