"""A mix split by bound type: exact sums, an empty diagonal, and the least information revealed."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import GoryoSetup
from futago.goryo.rules.plans import StrictPlans
from futago.goryo.solver.equilibrium import make_feasible
from futago.goryo.solver.hypotheses import NO_TRICK, Floats, Hypotheses
from futago.goryo.solver.plans import cell_of, plan_for
from futago.goryo.solver.split import beliefs, fit_table, mix_of, shares

from .cases import TWO_CUBES, edo, last_rounds, random_mixes, small, uneven

EXACT = 1e-12
weights = st.lists(st.floats(0, 1), min_size=8, max_size=8)


def sums(drawn: list[float], types: int) -> Floats:
    found = np.array(drawn[:types])
    assume(found.sum() > 1e-3)
    made: Floats = found / found.sum()
    return made


def feasible(rows: Floats, columns: Floats, tight: int | None) -> Floats:
    """The columns changed so that a table exists; a tight one gets all that it may have."""
    if tight is not None:
        rest = np.delete(columns, tight).sum()
        assume(rest > 1e-6 and rows[tight] > 1e-6)
        columns = columns * (rows[tight] / rest)
        columns[tight] = 1 - rows[tight]
    assume((rows + columns <= 1 + 1e-14).all())
    return columns


@settings(max_examples=150, deadline=None)
@given(weights, weights, st.integers(2, 8), st.none() | st.integers(0, 7))
def test_the_sums_are_exact_and_the_diagonal_is_empty(
    rows: list[float], columns: list[float], types: int, tight: int | None
) -> None:
    """Also where a type is aimed at as often as it may be at all."""
    given_rows = sums(rows, types)
    tight = tight % types if tight is not None else None
    given_columns = feasible(given_rows, sums(columns, types), tight)
    table = fit_table(given_rows, given_columns)
    assert (table >= 0).all()
    assert not table.diagonal().any()
    assert table.sum(axis=1) == pytest.approx(given_rows, abs=EXACT)
    assert table.sum(axis=0) == pytest.approx(given_columns, abs=EXACT)


def told(table: Floats) -> float:
    """How much the target's type tells of the bound type (in nats)."""
    apart = np.outer(table.sum(axis=1), table.sum(axis=0))
    there = table > 0
    return float((table[there] * np.log(table[there] / apart[there])).sum())


def test_no_other_table_with_these_sums_reveals_less() -> None:
    rng = np.random.default_rng(0)
    tried = 0
    for _ in range(50):
        rows, columns = rng.dirichlet(np.ones(5)), rng.dirichlet(np.ones(5))
        if (rows + columns > 0.95).any():
            continue
        table = fit_table(rows, columns)
        least = told(table)
        for a, b, c, d in rng.integers(5, size=(40, 4)):
            other = table.copy()
            amount = 1e-3 * min(table[a, c], table[b, d])
            other[[a, b], [c, d]] -= amount
            other[[a, b], [d, c]] += amount
            if len({a, b, c, d}) == 4:
                tried += 1
                assert told(other) >= least - 1e-12
    assert tried > 50


@pytest.mark.parametrize("variant", [None, "genjutsu"])
def test_the_mixes_of_the_bound_types_add_up_to_the_mix(variant: str | None) -> None:
    for situation in last_rounds(small(TWO_CUBES, variant=variant), 6, seed=41):
        situation = uneven(situation, random.Random(1))
        hypotheses = Hypotheses.of(situation)
        believed = beliefs(situation)
        for drawn in random_mixes(hypotheses, 4):
            mix = make_feasible(hypotheses, drawn[np.newaxis])[0]
            factors = shares(situation, hypotheses, mix)
            whole = np.zeros(mix.shape)
            for bound, belief in enumerate(believed):
                if not belief:
                    assert not factors[bound].any()
                    continue
                own = mix_of(bound, situation, hypotheses, mix)
                assert own.sum() == pytest.approx(1, abs=EXACT)
                assert not own[hypotheses.kinds == bound].any()
                assert belief * own == pytest.approx(
                    mix * factors[bound][hypotheses.kinds][:, np.newaxis], abs=EXACT
                )
                whole += belief * own
            assert whole == pytest.approx(mix, abs=EXACT)


@pytest.mark.parametrize("setup", [edo(), edo(variant="genjutsu"), edo(variant="cursed-object")])
def test_a_hypothesis_becomes_a_legal_plan_and_is_found_again(setup: GoryoSetup) -> None:
    for situation in last_rounds(setup, 2, seed=43):
        hypotheses = Hypotheses.of(situation)
        legal = {kind: StrictPlans(situation.with_bound(kind)) for kind in situation.intact}
        for row, column in np.argwhere(hypotheses.possible).tolist():
            plan = plan_for(hypotheses, row, column)
            assert cell_of(hypotheses, plan) == (row, column)
            for kind, plans in legal.items():
                assert (plan in plans) == (kind != hypotheses.kinds[row])


@pytest.mark.parametrize("variant", [None, "genjutsu"])
def test_every_legal_plan_is_a_hypothesis(variant: str | None) -> None:
    """With the same answers to all that can be asked, and the same prints that count."""
    situation = last_rounds(edo(variant=variant), 1, seed=47)[0]
    hypotheses = Hypotheses.of(situation)
    closed = 1 << situation.start
    asked_ever = closed
    for item in hypotheses.items:
        asked_ever |= item.mask
    plain = 0
    for kind in sorted(situation.intact):
        for plan in list(StrictPlans(situation.with_bound(kind)))[::7]:
            assert isinstance(plan, Plan)
            row, column = cell_of(hypotheses, plan)
            assert hypotheses.possible[row, column]
            state = situation.with_bound(kind)
            state.apply("goryo", plan)
            item = hypotheses.items[row]
            says = item.mask ^ (1 << column if column != NO_TRICK else 0)
            assert (state.answers ^ says) & asked_ever & ~closed == 0
            trick = plan.trail or plan.shadow
            hidden = 1 << situation.setup.floor.index[trick] if trick else 0
            assert (state.answers & ~hidden ^ says & item.prints) & asked_ever & ~closed == 0
            plain += column == NO_TRICK
    assert plain
