"""The compiled search finds the same values as brute force by the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from futago.game import Action, random_action
from futago.goryo.rules.actions import Done
from futago.goryo.rules.board import ANSWER, GoryoSetup
from futago.goryo.rules.options import options_from
from futago.goryo.solver import kernel
from futago.goryo.solver.hypotheses import SPACES, Hypotheses
from futago.goryo.solver.kernel import Questioning
from futago.goryo.solver.payoff import CATCHES, PRINTS, Payoff, last_round_payoff
from futago.goryo.solver.plans import plan_for

from .cases import (
    FOUR_CUBES,
    THREE_CUBES,
    edo,
    last_rounds,
    random_mixes,
    small,
)
from .slow import ByTheRules, by_table, planned, slow_value

SETUPS: dict[str, GoryoSetup] = {
    "2024": small(THREE_CUBES),
    "2019": small(FOUR_CUBES, edition="2019", actions_per_samurai=2),
    "2021": small(THREE_CUBES, edition="2021"),
    "split": small(FOUR_CUBES, split_cubes=True),
    "genjutsu": small(THREE_CUBES, variant="genjutsu"),
    "one called": small(replace(THREE_CUBES, called=1)),
    "full size": edo(),
    "cursed": edo(variant="cursed-object"),
    "genjutsu on the lake": edo(palace="lake", variant="genjutsu"),
}

MOST = {name: 10 if len(setup.floor.ids) > 20 else 1000 for name, setup in SETUPS.items()}
"""The most hypotheses that the brute force search gets at once."""


def questionings(name: str, count: int = 2) -> Iterator[tuple[Hypotheses, Questioning]]:
    for situation in last_rounds(SETUPS[name], count, seed=3):
        hypotheses = Hypotheses.of(situation)
        payoff = last_round_payoff(hypotheses)
        yield hypotheses, Questioning(hypotheses, payoff, situation.board)


@pytest.mark.parametrize("name", SETUPS)
def test_the_value_equals_that_of_brute_force(name: str) -> None:
    found = list[float]()
    for hypotheses, questioning in questionings(name):
        for mix in random_mixes(hypotheses, 2, most=MOST[name]):
            expected = slow_value(hypotheses, mix, ByTheRules())
            found.append(questioning.best(mix).value)
            assert found[-1] == pytest.approx(expected, abs=1e-12)
    assert any(0.01 < value < 0.99 for value in found)


@pytest.mark.parametrize("blinded", [0, 1])
def test_a_blinded_samurai_asks_nothing(blinded: int) -> None:
    for situation in last_rounds(SETUPS["genjutsu"], 2, seed=5):
        hypotheses = Hypotheses.of(situation)
        payoff = last_round_payoff(hypotheses)
        questioning = Questioning(hypotheses, payoff, situation.board, blinded)
        for mix in random_mixes(hypotheses, 2):
            expected = slow_value(hypotheses, mix, ByTheRules(), blinded=blinded)
            assert questioning.best(mix).value == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("name", ["2024", "split", "genjutsu", "genjutsu on the lake"])
def test_it_continues_from_the_middle_of_a_round(name: str) -> None:
    rng = random.Random(name)
    for situation in last_rounds(SETUPS[name], 6, seed=7):
        hypotheses = Hypotheses.of(situation)
        row, column = rng.choice(np.argwhere(hypotheses.possible).tolist())
        now = planned(situation, plan_for(hypotheses, row, column))
        history = list[Action]()
        while len(history) < 2 or now.phase == ANSWER:
            action = random_action(now.legal_actions(now.movers[0]), rng)
            if action == Done():
                break
            history.append(action)
            now.apply(now.movers[0], action)
        questioning = Questioning(hypotheses, last_round_payoff(hypotheses), now)
        for mix in random_mixes(hypotheses, 2):
            expected = slow_value(hypotheses, mix, ByTheRules(), history)
            assert questioning.best(mix).value == pytest.approx(expected, abs=1e-12)


def random_payoff(hypotheses: Hypotheses, rng: np.random.Generator) -> Payoff:
    """Tables as in the rounds before the last: it counts who stands where, and the trick."""
    targets = tuple(sorted({item.target for item in hypotheses.items}))
    rows = tuple(range(len(hypotheses.items)))
    table = rng.random((len(rows), 2, PRINTS, CATCHES)).cumsum(axis=2).cumsum(axis=3) / 30
    standing = rng.random((SPACES, len(targets)))
    return Payoff(targets, rows, table, rng.random(table.shape) / 2, standing, positional=True)


@pytest.mark.parametrize("name", ["2024", "split", "genjutsu", "full size"])
def test_it_counts_where_samurai_stand_and_whether_the_trick_was_met(name: str) -> None:
    rng = np.random.default_rng(11)
    for situation in last_rounds(SETUPS[name], 2, seed=13):
        hypotheses = Hypotheses.of(situation)
        payoff = random_payoff(hypotheses, rng)
        questioning = Questioning(hypotheses, payoff, situation.board)
        for mix in random_mixes(hypotheses, 3, most=MOST[name]):
            expected = slow_value(hypotheses, mix, by_table(payoff))
            best = questioning.best(mix)
            assert best.value == pytest.approx(expected, abs=1e-12)
            won = (questioning.worth(best.policy) * mix).sum()
            assert won == pytest.approx(best.value, abs=1e-12)


@pytest.mark.parametrize("name", SETUPS)
def test_the_policy_is_worth_the_value(name: str) -> None:
    for hypotheses, questioning in questionings(name):
        for mix in random_mixes(hypotheses, 6):
            for width in (0, 2):
                best = questioning.best(mix, width=width)
                won = (questioning.worth(best.policy) * mix).sum()
                assert won == pytest.approx(best.value, abs=1e-12)


@pytest.mark.parametrize("name", SETUPS)
def test_a_quick_search_finds_no_more(name: str) -> None:
    for hypotheses, questioning in questionings(name):
        for mix in random_mixes(hypotheses, 4):
            exact = questioning.best(mix).value
            assert questioning.best(mix, width=1).value <= exact + 1e-12


def test_values_grow_with_the_weights() -> None:
    """Masses are never normalised: twice the weights are twice the value."""
    for hypotheses, questioning in questionings("2024"):
        for mix in random_mixes(hypotheses, 2):
            assert questioning.best(2 * mix).value == pytest.approx(2 * questioning.best(mix).value)


def test_a_whole_round_on_the_printed_scale_agrees_with_its_own_policy() -> None:
    options = options_from({"palace": "lake", "actions_per_samurai": 3})
    for situation in last_rounds(GoryoSetup(options), 2, seed=17):
        hypotheses = Hypotheses.of(situation)
        questioning = Questioning(hypotheses, last_round_payoff(hypotheses), situation.board)
        for mix in random_mixes(hypotheses, 2):
            best = questioning.best(mix)
            won = (questioning.worth(best.policy) * mix).sum()
            assert won == pytest.approx(best.value, abs=1e-12)


def test_a_search_with_a_tiny_memo_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    for hypotheses, roomy in questionings("full size"):
        payoff = last_round_payoff(hypotheses)
        with monkeypatch.context() as patch:
            patch.setattr(kernel, "MEMO_BITS", 4)
            narrow = Questioning(hypotheses, payoff, hypotheses.situation.board)
        for mix in random_mixes(hypotheses, 4):
            best = narrow.best(mix)
            assert best.value == pytest.approx(roomy.best(mix).value, abs=1e-12)
            assert (narrow.worth(best.policy) * mix).sum() == pytest.approx(best.value, abs=1e-12)


def test_a_policy_has_no_places_for_samurai_who_do_not_play() -> None:
    for hypotheses, questioning in questionings("2024"):
        present = len(hypotheses.situation.setup.colours)
        assert present < kernel.SAMURAI
        for mix in random_mixes(hypotheses, 2):
            assert not questioning.best(mix).policy["final"][:, present:].any()
