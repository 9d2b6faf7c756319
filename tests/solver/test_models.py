"""Models of her play: what a solved mix says of each bound type."""

from __future__ import annotations

import random

import numpy as np
import pytest

from futago.solver.belief import Belief
from futago.solver.coupling import coupled
from futago.solver.hypotheses import NO_TRICK, SPACES, Floats, Hypotheses
from futago.solver.models import MixModel, UniformModel
from futago.solver.situation import Situation

from .moments import moments, unasked


def some_mix(hypotheses: Hypotheses, rng: np.random.Generator) -> Floats:
    """A mix for each bound type, times the belief in it: what a player can really do."""
    kinds, bound = hypotheses.kinds, np.array(hypotheses.situation.bound)
    mixes = rng.random((len(bound), *hypotheses.possible.shape)) ** 8 * hypotheses.possible
    for kind, mix in enumerate(mixes):
        mix[kinds == kind] = 0.0
        mix *= bound[kind] / (mix.sum() or 1.0)
    mixes /= mixes.sum()
    return mixes


@pytest.mark.parametrize("variant", [None, "genjutsu", "cursed-object"])
def test_a_mix_is_believed_as_it_was_solved(variant: str | None) -> None:
    rng = np.random.default_rng(2)
    for state in moments(2, 8, variant=variant, enforcement="strict"):
        situation = Situation.of(state)
        situation = situation.believing(
            {kind: share * (1 + kind % 3) / 2 for kind, share in enumerate(situation.bound)}
        )
        hypotheses = Hypotheses.of(situation)
        mix = some_mix(hypotheses, rng).sum(axis=0)
        belief = Belief.of(unasked(state), MixModel(hypotheses, mix))
        found = np.zeros_like(mix)
        row_of = {item: row for row, item in enumerate(hypotheses.items)}
        for one in belief.hypotheses():
            assert one.lie == (one.trick is not None)
            column = NO_TRICK if one.trick is None else one.trick
            found[row_of[one.item], column] += one.weight
            assert hypotheses.kinds[row_of[one.item]] != one.bound
        assert np.allclose(found, mix)
        believed = sum(situation.bound)
        assert belief.bound() == pytest.approx(
            {kind: share / believed for kind, share in enumerate(situation.bound) if share}
        )


def test_answers_leave_what_the_mix_would_have_answered() -> None:
    rng = np.random.default_rng(3)
    for state in moments(7, 6, edition="2024", variant=None, enforcement="strict"):
        hypotheses = Hypotheses.of(Situation.of(unasked(state)))
        mix = some_mix(hypotheses, rng).sum(axis=0)
        belief = Belief.of(state, MixModel(hypotheses, mix))
        weight = 0.0
        for row, item in enumerate(hypotheses.items):
            for column in range(SPACES + 1):
                said = item.mask if column == NO_TRICK else item.mask | 1 << column
                weight += mix[row, column] * ((said ^ state.yes) & state.asked == 0)
        assert belief.total == pytest.approx(weight)


def test_a_mix_by_bound_type_is_taken_as_it_is() -> None:
    rng = np.random.default_rng(4)
    (state,) = moments(9, 1, variant=None, enforcement="strict")
    hypotheses = Hypotheses.of(Situation.of(state))
    mixes = some_mix(hypotheses, rng)
    belief = Belief.of(unasked(state), MixModel(hypotheses, mixes))
    for one in belief.hypotheses():
        row = hypotheses.items.index(one.item)
        column = NO_TRICK if one.trick is None else one.trick
        assert one.weight == pytest.approx(mixes[one.bound, row, column])


def test_a_mix_for_another_round_is_refused() -> None:
    one, other = moments(10, 2, variant=None, enforcement="strict", edition="2024")
    hypotheses = Hypotheses.of(Situation.of(one))
    assert Situation.of(one).broken != Situation.of(other).broken
    with pytest.raises(ValueError, match="another situation"):
        Belief.of(other, MixModel(hypotheses, hypotheses.uniform))


def test_a_belief_of_the_bound_type_can_be_carried_on() -> None:
    for state in moments(11, 4, enforcement="strict"):
        even = Belief.of(unasked(state), UniformModel())
        share = 1 / len(even.bound())
        carried = {kind: share * (1 + kind) for kind in even.bound()}
        belief = Belief.of(unasked(state), UniformModel(carried))
        total = sum(carried.values())
        assert belief.bound() == pytest.approx({k: p / total for k, p in carried.items()})
        for one, plain in zip(belief.hypotheses(), even.hypotheses(), strict=True):
            assert one[:-1] == plain[:-1]
            within = plain.weight / even.bound()[one.bound]
            assert one.weight == pytest.approx(within * belief.bound()[one.bound])


# ---------------------------------------------------------------- bound type by type aimed at


def fitting(rng: random.Random) -> Floats:
    """Some table without a diagonal: often lopsided, sometimes with empty rows or columns."""
    size, sharp = rng.randint(3, 8), rng.choice([1, 3, 12])
    table = np.array([[rng.random() ** sharp for _ in range(size)] for _ in range(size)])
    if rng.random() < 0.4:
        table[:, rng.randrange(size)] *= rng.choice([0.0, 1e3, 1e9])
    if rng.random() < 0.4:
        table[rng.randrange(size)] *= rng.choice([0.0, 1e3, 1e9])
    np.fill_diagonal(table, 0.0)
    table /= table.sum()
    return table


def test_bound_types_and_types_aimed_at_are_brought_together() -> None:
    rng = random.Random(1)
    for _ in range(300):
        given = fitting(rng)
        table = coupled(given.sum(axis=1), given.sum(axis=0))
        assert np.allclose(table.sum(axis=1), given.sum(axis=1), atol=1e-11)
        assert np.allclose(table.sum(axis=0), given.sum(axis=0), atol=1e-15)
        assert (table >= 0).all()
        assert not np.diag(table).any()


def test_of_all_tables_it_is_the_nearest_to_independence() -> None:
    """No other table with the same sums has more entropy: it is flat along every exchange."""
    rng, compared = random.Random(2), 0
    for _ in range(50):
        given = fitting(rng)
        table = coupled(given.sum(axis=1), given.sum(axis=0))
        for _ in range(20):
            a, b, c, d = rng.sample(range(8), 4) if len(table) == 8 else (0, 1, 2, 3)
            if max(a, b, c, d) < len(table) and table[[a, a, b, b], [c, d, c, d]].min() > 1e-9:
                odds = table[a, c] * table[b, d] / (table[a, d] * table[b, c])
                assert odds == pytest.approx(1, rel=1e-6)
                compared += 1
    assert compared > 50


def test_where_a_type_is_aimed_at_as_often_as_it_may_be_nothing_is_left_open() -> None:
    bound, aimed = np.array([0.2, 0.3, 0.5]), np.array([0.8, 0.15, 0.05])
    wanted = [[0, 0.15, 0.05], [0.3, 0, 0], [0.5, 0, 0]]
    assert np.allclose(coupled(bound, aimed), wanted)
    nearly = np.array([0.8 - 2e-9, 0.15 + 1e-9, 0.05 + 1e-9])
    assert np.allclose(coupled(bound, nearly), wanted, atol=1e-8)


def test_a_mix_that_breaks_the_bound_type_is_refused() -> None:
    with pytest.raises(ValueError, match="aimed at"):
        coupled(np.array([0.5, 0.25, 0.25]), np.array([0.6, 0.2, 0.2]))
