"""Models of her play: the prior of each bound type given a solved mix."""

from __future__ import annotations

import numpy as np
import pytest

from futago.goryo.rules.board import NOBODY
from futago.goryo.rules.plans import Use, legal_walks, plan_of
from futago.goryo.solver.belief import Belief, Hypothesis
from futago.goryo.solver.hypotheses import NO_TRICK, SPACES, Floats, Hypotheses
from futago.goryo.solver.models import MixModel, UniformModel
from futago.goryo.solver.situation import Situation

from ..helpers import begin
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


def cell(hypotheses: Hypotheses, one: Hypothesis) -> tuple[int, int]:
    """Where the solver keeps what a belief holds."""
    owned = 1 << one.trick if one.trick is not None and not one.lie else 0
    row = hypotheses.row_of[one.item.mask, one.item.target, owned]
    return row, one.trick if one.trick is not None and one.lie else NO_TRICK


@pytest.mark.parametrize("variant", [None, "genjutsu", "cursed-object"])
def test_the_prior_equals_the_solved_mix(variant: str | None) -> None:
    rng = np.random.default_rng(2)
    for state in moments(2, 8, variant=variant, enforcement="strict"):
        situation = Situation.of(state)
        situation = situation.with_belief(
            {kind: share * (1 + kind % 3) / 2 for kind, share in enumerate(situation.bound)}
        )
        hypotheses = Hypotheses.of(situation)
        mixes = some_mix(hypotheses, rng).sum(axis=0, keepdims=True)
        belief = Belief.of(unasked(state), MixModel(hypotheses, mixes, (state.blinded,)))
        found = np.zeros_like(mixes[0])
        for one in belief.hypotheses():
            row, column = cell(hypotheses, one)
            found[row, column] += one.weight
            assert hypotheses.kinds[row] != one.bound
        assert np.allclose(found, mixes[0])
        believed = sum(situation.bound)
        assert belief.bound() == pytest.approx(
            {kind: share / believed for kind, share in enumerate(situation.bound) if share}
        )


@pytest.mark.parametrize("variant", [None, "genjutsu"])
def test_answers_keep_the_consistent_part_of_the_mix(variant: str | None) -> None:
    rng = np.random.default_rng(3)
    for state in moments(7, 8, edition="2024", variant=variant, enforcement="strict"):
        hypotheses = Hypotheses.of(Situation.of(unasked(state)))
        mix = some_mix(hypotheses, rng).sum(axis=0)
        model = MixModel(hypotheses, mix[np.newaxis], (state.blinded,))
        weight = 0.0
        for row, item in enumerate(hypotheses.items):
            for column in range(SPACES + 1):
                lie = 1 << column if column != NO_TRICK else 0
                fits = (item.mask ^ lie ^ state.yes) & state.asked == 0
                weight += mix[row, column] * fits
        assert Belief.of(state, model).total == pytest.approx(weight)


def test_only_the_block_of_the_open_illusion_counts() -> None:
    rng = np.random.default_rng(4)
    state = begin("b2", variant="genjutsu")
    hypotheses = Hypotheses.of(Situation.of(state))
    blinded = (NOBODY, 0, 2)
    mixes = np.array([share * some_mix(hypotheses, rng).sum(axis=0) for share in (0.5, 0.3, 0.2)])
    model = MixModel(hypotheses, mixes, blinded)

    def by_item(belief: Belief) -> Floats:
        found = np.zeros(mixes.shape[1:])
        for one in belief.hypotheses():
            found[cell(hypotheses, one)] += one.weight
        return found

    assert np.allclose(by_item(Belief.of(state, model)), mixes.sum(axis=0))
    walk = legal_walks(state)[0]
    for samurai in range(NOBODY, 4):
        other = state.copy()
        colour = state.setup.colours[samurai] if samurai != NOBODY else None
        other.apply("goryo", plan_of(state.setup, walk, Use(illusion=colour)))
        belief = Belief.of(other, model)
        assert belief.empty == (samurai not in blinded)
        if not belief.empty:
            own = mixes[blinded.index(samurai)]
            assert np.allclose(by_item(belief), own / own.sum())


def test_a_mix_for_another_round_is_refused() -> None:
    one, other = moments(10, 2, variant=None, enforcement="strict", edition="2024")
    hypotheses = Hypotheses.of(Situation.of(one))
    assert Situation.of(one).broken != Situation.of(other).broken
    with pytest.raises(ValueError, match="another situation"):
        Belief.of(other, MixModel(hypotheses, hypotheses.uniform[np.newaxis]))


def test_a_belief_of_the_bound_type_can_be_given() -> None:
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
