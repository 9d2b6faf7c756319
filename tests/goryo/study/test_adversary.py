"""The adversaries: exact beliefs, responses no worse than the level's, and their gains."""

from __future__ import annotations

from itertools import pairwise
from math import inf

import numpy as np
import pytest

from futago.bots import Bot
from futago.game import BadInput
from futago.goryo import GAME
from futago.goryo.bots.solver_bots import SolvedGoryo, plan_in
from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import ACT, GORYO, SAMURAI
from futago.goryo.solver.split import mix_of
from futago.goryo.solver.values import Values
from futago.goryo.state import GoryoState
from futago.goryo.study.adversary import Gains, check_level, game_tasks, play_adversary
from futago.goryo.study.best_response import BestResponseGoryo, BestResponseSamurai, SolvedRound
from futago.goryo.study.bot_factory import level_named
from futago.goryo.study.experiment import Experiment, GameTask
from futago.goryo.study.play import is_round_start, play_game
from futago.lab.sheets import Mean

EXPERIMENT = Experiment("ab" * 32, effort=0.02)
LEVEL = level_named("master", 0.02)
NO_VALUES = Values({})


def watched_game(
    number: int, **given: str
) -> tuple[BestResponseSamurai, list[tuple[SolvedRound, Plan, dict[int, float]]]]:
    """A game of the Samurai adversary: each round with her plan and his belief before it."""
    options = GAME.options(given)
    adversary = BestResponseSamurai(options, "s", LEVEL, NO_VALUES)
    rounds, plans, beliefs = list[SolvedRound](), list[Plan](), list[dict[int, float]]()

    def observe(state: GoryoState) -> None:
        adversary.observe(state)
        if is_round_start(state):
            assert adversary._round is not None
            rounds.append(adversary._round)
            beliefs.append(adversary.belief)
        if state.phase == ACT and len(plans) < len(rounds):
            assert state.plan is not None
            plans.append(state.plan)

    bots: dict[str, Bot] = {GORYO: SolvedGoryo(options, "g", LEVEL, NO_VALUES), SAMURAI: adversary}
    play_game(options, bots, f"{number:064x}", observe)
    return adversary, list(zip(rounds, plans, beliefs, strict=True))


@pytest.mark.parametrize("variant", ["none", "genjutsu"])
def test_the_belief_of_the_bound_type_is_bayes_over_every_plan_that_she_showed(
    variant: str,
) -> None:
    _, story = watched_game(2, variant=variant)
    assert len(story) > 1
    first = story[0][2]
    assert set(first.values()) == {1 / len(first)}
    for (now, plan, before), (then, _, after) in pairwise(story):
        found, likely = now.found, dict[int, float]()
        for bound, share in before.items():
            own = mix_of(bound, now.situation, found.hypotheses, found.mixes)
            cells = map(tuple, np.argwhere(own > 0).tolist())
            likely[bound] = share * sum(
                own[cell] for cell in cells if plan_in(found, *cell) == plan
            )
        possible = {b: p for b, p in likely.items() if then.situation.bound[b] and p}
        total = sum(possible.values())
        assert after == pytest.approx({b: p / total for b, p in possible.items()})


def test_the_samurai_adversary_responds_no_worse_than_the_level() -> None:
    adversary, story = watched_game(3)
    for gain, (now, _, _) in zip(adversary.gains, story, strict=True):
        assert gain.adversary >= gain.level - 1e-9
        assert gain.by_mix >= now.found.lower - 1e-6
        assert gain.value == pytest.approx((now.found.lower + now.found.upper) / 2)


def test_the_goryo_adversary_makes_the_plan_that_loses_least() -> None:
    options = GAME.options({})
    adversary = BestResponseGoryo(options, "g", LEVEL, NO_VALUES)
    seen = list[GoryoState]()

    def observe(state: GoryoState) -> None:
        if is_round_start(state):
            seen.append(state.copy())

    make = EXPERIMENT.bots.make
    play_game(
        options,
        {GORYO: adversary, SAMURAI: make("random", options, SAMURAI, "s")},
        "5" * 64,
        observe,
    )
    assert len(adversary.gains) == len(seen)
    for gain, state in zip(adversary.gains, seen, strict=True):
        now = SolvedRound.of(state, LEVEL, NO_VALUES)
        worth, hypotheses = now.worth_of_level(), now.found.hypotheses
        own = mix_of(state.bound, now.situation, hypotheses, now.found.mixes)
        for block, row, column in np.argwhere(own > 0).tolist():
            assert gain.adversary <= worth[block, row, column] + 1e-9
        assert gain.level == pytest.approx(float((own * worth).sum()))


def test_in_a_solved_last_round_nobody_gains_more_than_the_gap() -> None:
    level = level_named("master", 0.5)
    options = GAME.options({"actions_per_samurai": "2"})
    last = list[GoryoState]()

    def observe(state: GoryoState) -> None:
        if is_round_start(state) and state.round == 4:
            last.append(state.copy())

    number = 0
    while not last:
        bots = {
            seat: EXPERIMENT.bots.make("random", options, seat, "r") for seat in (GORYO, SAMURAI)
        }
        play_game(options, bots, f"{number:064x}", observe)
        number += 1
    now = SolvedRound.of(last[0], level, NO_VALUES)
    found = now.found
    assert found.gap < 0.01
    assert now.best_answer(found.mixes, 0)[0] <= found.upper + 1e-9
    worth = now.worth_of_level()
    kinds = [kind for kind, share in enumerate(now.situation.bound) if share]
    least = [
        np.where(found.hypotheses.kinds[:, None] != kind, worth[0], inf)[
            found.hypotheses.possible
        ].min()
        for kind in kinds
    ]
    assert sum(least) / len(least) >= found.lower - 1e-6


def test_gains_add_up_over_games_and_have_errors() -> None:
    results = [
        {"seats": {"goryo": "master", "samurai": "knowing"}, "winner": "samurai",
         "gains": [[1, 0.4, 0.5, 0.45, 0.4], [2, 0.3, 0.3, 0.3, 0.2]]},
        {"seats": {"goryo": "master", "samurai": "knowing"}, "winner": "goryo",
         "gains": [[1, 0.4, 0.6, 0.5, 0.5]]},
        {"seats": {"goryo": "knowing", "samurai": "master"}, "winner": "goryo",
         "gains": [[1, 0.4, 0.3, 0.3, 0.35]]},
    ]  # fmt: skip
    samurai, goryo = Gains.of(SAMURAI, results), Gains.of(GORYO, results)
    assert (samurai.wins, len(samurai.games), goryo.wins) == (1, 2, 1)
    value, by_mix, level = samurai.in_game()
    assert (value.mean, by_mix.mean, level.mean) == pytest.approx((0.15, 0.075, 0.15))
    assert value.error == pytest.approx(0.05)
    assert [mean.mean for mean in goryo.in_game()] == pytest.approx([0.1, 0.1, 0.05])
    assert samurai.in_round(2)[0].count == 1
    assert samurai.promised().mean == pytest.approx(0.4)
    assert goryo.promised().mean == pytest.approx(0.6)
    assert samurai.as_json()["rounds"]["2"]["over_value"]["error"] is None
    assert Mean.of([0.01, 0.03]).points == "+2.00 ± 1.00"


def test_games_of_adversaries_are_in_both_seats_and_can_be_repeated() -> None:
    first, second = game_tasks(EXPERIMENT, "master", 1, {})
    assert (first.samurai, second.goryo) == ("knowing", "knowing")
    task = GameTask(EXPERIMENT, "knowing", "master", 0, {"variant": "genjutsu"})
    result = play_adversary(task)
    assert result == play_adversary(task)
    assert [gain[0] for gain in result["gains"]] == list(range(1, len(result["gains"]) + 1))


def test_only_a_level_that_always_plays_its_mix_is_accepted() -> None:
    with pytest.raises(BadInput, match="does not always play its mix"):
        check_level(EXPERIMENT, "expert")
    check_level(EXPERIMENT, "master")
