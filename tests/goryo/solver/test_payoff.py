"""The pay-off of the last round equals Discovery and the draws played by the rules."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from futago.bots import make_bot
from futago.goryo import GAME, GoryoState
from futago.goryo.rules.board import ACT, GoryoSetup
from futago.goryo.rules.options import options_from
from futago.goryo.solver.hypotheses import Hypotheses
from futago.goryo.solver.payoff import (
    DiscoveryResult,
    last_round_chance,
    last_round_payoff,
    payoff_for,
)
from futago.goryo.solver.plans import plan_for
from futago.goryo.solver.situation import Situation
from futago.goryo.study.play import is_round_start, play_game

from .cases import last_rounds
from .slow import ByTheRules, planned


def discovered(state: GoryoState, prints: int, catches: int) -> GoryoState:
    """The moment before Discovery with so many prints found and samurai on the target."""
    plan, floor = state.plan, state.setup.floor
    assert plan is not None
    assert state.phase == ACT
    target = floor.index[plan.target]
    elsewhere = next(space for space in range(len(floor.ids)) if space != target)
    cubes = [floor.index[space] for space in (*plan.path[1:], plan.target)]
    state.yes = state.asked = floor.mask(cubes[:prints])
    state.at = tuple(target if n < catches else elsewhere for n in range(len(state.at)))
    return state


@pytest.mark.parametrize("gong", ["12:2,4,6,8,10,12", "3:1,2,3", "9:4"])
def test_the_chance_equals_that_of_playing_by_the_rules(gong: str) -> None:
    setup = GoryoSetup(options_from({"gong": gong}))
    rng = random.Random(gong)
    seen = set[float]()
    for situation in last_rounds(setup, 12, seed=53):
        situation = replace(
            situation, gong=rng.randrange(setup.gong_length + 1), spirits=rng.randrange(3)
        )
        hypotheses = Hypotheses.of(situation)
        payoff = last_round_payoff(hypotheses)
        for row in rng.sample(range(len(hypotheses.items)), min(4, len(hypotheses.items))):
            item = hypotheses.items[row]
            for prints in range(5):
                for catches in range(5):
                    state = planned(situation, plan_for(hypotheses, row, 32))
                    wins = ByTheRules()(discovered(state, prints, catches))
                    found = DiscoveryResult(item.target, prints, catches, False, item.sprint)
                    assert last_round_chance(situation, found) == pytest.approx(wins)
                    table = payoff.table[payoff.rows[row], :, prints, catches]
                    assert table == pytest.approx(wins)
                    seen.add(round(wins, 6))
    assert len(seen) > 3


@pytest.mark.parametrize("variant", ["none", "cursed-object", "genjutsu"])
def test_before_the_last_round_pay_offs_stay_between_lost_and_won(variant: str) -> None:
    options = options_from({"variant": variant})
    met = list[Situation]()

    def look(state: GoryoState) -> None:
        if is_round_start(state) and state.round < state.setup.rounds:
            met.append(Situation.of(state))

    for number in range(6):
        seats = GAME.seats(options)
        bots = {seat: make_bot("greedy", GAME, options, seat, str(number)) for seat in seats}
        play_game(options, bots, f"{number:064x}", look)
    assert {situation.round for situation in met} == {1, 2, 3}
    sure = 0
    for situation in met:
        hypotheses = Hypotheses.of(situation)
        payoff = payoff_for(hypotheses)
        spaces = payoff.standing[: len(situation.setup.floor.ids)]
        goals = [payoff.targets.index(item.target) for item in hypotheses.items]
        for row, goal in zip(payoff.rows, goals, strict=True):
            most = payoff.table[row] + payoff.slope[row] * len(situation.at) * spaces[:, goal].max()
            assert payoff.table[row].min() >= -1e-9
            assert most.max() <= 1 + 1e-9
            assert payoff.slope[row].min() >= 0
            won = payoff.table[row] == 1
            assert not payoff.slope[row][won].any()
            sure += int(won.sum())
    assert sure
