"""The Samurai's belief: all consistent hypotheses, with exactly the weights of the model."""

from __future__ import annotations

import random
from collections import defaultdict
from itertools import islice
from math import log2
from typing import get_args

import pytest

from futago import goryo
from futago.goryo import GoryoState
from futago.goryo.rules.board import ACT, ANSWER, BREAK, FIRST, PLAN, SEAL
from futago.goryo.rules.hidden import possible_boards
from futago.goryo.solver.belief import About, Belief
from futago.goryo.solver.models import Model, PlanModel, UniformModel

from ..helpers import begin, corridors, play, random_game, table
from ..small import small_game
from .moments import arbitrary, equal, held, listed, moments, same, unasked

EDITIONS = ["2019", "2021", "2024"]
VARIANTS = [None, "genjutsu", "cursed-object"]
UNIFORM = UniformModel()
SEED = 5


def some(count: int, **options: object) -> list[GoryoState]:
    return moments(SEED, count, enforcement="strict", **options)


def lied(state: GoryoState) -> bool:
    """Whether she has answered with a lie in this round."""
    if state.plan is None:
        return False
    index = state.setup.floor.index
    cubes = state.setup.floor.mask(index[s] for s in (*state.plan.path, state.plan.target))
    return (cubes ^ state.yes) & state.asked != 0


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_belief_has_all_consistent_hypotheses_with_their_weights(
    edition: str, variant: str | None
) -> None:
    for state in some(4, edition=edition, variant=variant):
        brute = listed(state, equal)
        total = sum(brute.values())
        belief = Belief.of(state, UNIFORM)
        found = held(belief)
        assert found.keys() == brute.keys(), state.position("samurai")
        assert found == pytest.approx({secret: share / total for secret, share in brute.items()})
        assert belief.total == pytest.approx(total / sum(listed(unasked(state), equal).values()))
        assert belief.ways == len({secret[1:3] for secret in brute})


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_belief_can_use_any_model_of_her_play(variant: str | None) -> None:
    for state in some(4, edition="2024", variant=variant):
        brute = listed(state, arbitrary)
        total = sum(brute.values())
        belief = Belief.of(state, PlanModel(arbitrary))
        wanted = {secret: share / total for secret, share in brute.items()}
        assert held(belief) == pytest.approx(wanted), state.position("samurai")
        before = sum(listed(unasked(state), arbitrary).values())
        assert belief.total == pytest.approx(total / before)


def test_the_states_above_are_of_all_kinds() -> None:
    chosen = [s for e in EDITIONS for v in VARIANTS for s in some(4, edition=e, variant=v)]
    assert {state.phase for state in chosen} == {PLAN, ACT, ANSWER}
    assert {state.round for state in chosen} == {1, 2, 3, 4}
    assert {state.blinded >= 0 for state in chosen} == {True, False}
    assert {state.asked.bit_count() for state in chosen} >= {0, 1, 2, 3}
    assert any(lied(state) for state in chosen)


def test_a_view_gives_the_same_belief_as_the_board() -> None:
    for state in moments(3, 12):
        by_view = Belief.of_view(state.view("samurai"), state.setup, UNIFORM)
        assert same(by_view, Belief.of(state, UNIFORM))


def test_incremental_updates_equal_a_new_belief() -> None:
    rng = random.Random(4)
    for state in moments(4, 12):
        floor = state.setup.floor
        belief = Belief.of(unasked(state), UNIFORM)
        asked = [space for space in range(len(floor.ids)) if state.asked >> space & 1]
        rng.shuffle(asked)
        for space in asked:
            belief = belief.after(space, bool(state.yes >> space & 1))
        assert same(belief, Belief.of(state, UNIFORM))


def test_a_whole_round_of_answers_multiplies_up() -> None:
    for state in moments(5, 6):
        belief, chance = Belief.of(unasked(state), UNIFORM), 1.0
        for space in range(len(state.setup.floor.ids)):
            if state.asked >> space & 1:
                yes = bool(state.yes >> space & 1)
                split = belief.split(space)
                chance *= split.yes if yes else split.no
                belief = belief.after(space, yes)
                assert belief.ways == (split.ways_if_yes if yes else split.ways_if_no)
        assert belief.total == pytest.approx(chance)


def test_the_belief_does_not_depend_on_the_hidden_truth() -> None:
    compared = 0
    for state in some(6):
        twins = [state.imagined("samurai", random.Random(n)) for n in range(3)]
        if state.phase != PLAN:
            twins += [b for b in islice(possible_boards(state), 3) if isinstance(b, GoryoState)]
        mine = Belief.of(state, UNIFORM)
        for twin in twins:
            compared += (twin.bound, twin.plan) != (state.bound, state.plan)
            assert same(Belief.of(twin, UNIFORM), mine)
            seen = twin.view("goryo")  # even from a view that shows more
            assert same(Belief.of_view(seen, twin.setup, UNIFORM), mine)
    assert compared > 12


def test_the_truth_is_always_possible() -> None:
    for seed in range(3):
        for state, _, _ in random_game(seed, enforcement="strict"):
            if state.phase in (ACT, ANSWER):
                belief = Belief.of(state, UNIFORM)
                assert state.plan is not None
                assert belief.targets()[state.setup.floor.index[state.plan.target]] > 0
                assert belief.bound()[state.bound] > 0


# ---------------------------------------------------------------- what is told of it


@pytest.mark.parametrize("model", [UNIFORM, PlanModel(arbitrary)], ids=["equal", "arbitrary"])
def test_probabilities_are_sums_over_all_hypotheses(model: Model) -> None:
    for state in some(5):
        belief = Belief.of(state, model)
        cubes, targets, bounds, lies, honest = (defaultdict[int, float](float) for _ in range(5))
        for bound, item, trick, lie, weight in belief.hypotheses():
            bounds[bound] += weight
            targets[item.target] += weight
            for space in range(32):
                if item.mask >> space & 1:
                    cubes[space] += weight
            if trick is not None:
                (lies if lie else honest)[trick] += weight
        assert sum(bounds.values()) == pytest.approx(1)
        assert belief.cubes() == pytest.approx(cubes)
        assert belief.targets() == pytest.approx(targets)
        assert belief.bound() == pytest.approx(bounds)
        assert belief.trick(lie=True) == pytest.approx(lies)
        assert belief.trick(lie=False) == pytest.approx(honest)
        assert belief.tricked() == pytest.approx(sum(lies.values()) + sum(honest.values()))
        assert belief.cubes()[state.start] == pytest.approx(1)


def test_a_print_counts_unless_a_trick_causes_it() -> None:
    for state in some(6, variant="genjutsu") + some(6, variant=None):
        belief = Belief.of(state, UNIFORM)
        for space in range(0, 32, 5):
            counts = sum(
                one.weight
                for one in belief.hypotheses()
                if one.item.mask >> space & 1 and one.trick != space
            )
            assert belief.green(space) == pytest.approx(counts)
            assert belief.green(space) <= belief.split(space).yes + 1e-12


@pytest.mark.parametrize("about", get_args(About))
def test_information_gain_is_the_expected_loss_of_entropy(about: About) -> None:
    gained = 0.0
    for state in some(5):
        belief = Belief.of(state, UNIFORM)
        for space in range(1, 32, 6):
            yes, no, _, _ = belief.split(space)
            after = yes * belief.after(space, True).entropy(about)
            after += no * belief.after(space, False).entropy(about)
            assert yes + no == pytest.approx(1)
            assert belief.bits(space, about) == pytest.approx(
                belief.entropy(about) - after, abs=1e-9
            )
            gained += belief.bits(space, about)
    assert gained > 0


def test_entropy_is_in_bits() -> None:
    for state in some(5):
        belief = Belief.of(state, UNIFORM)
        weights = [one.weight for one in belief.hypotheses()]
        assert belief.entropy() == pytest.approx(-sum(w * log2(w) for w in weights))
        assert belief.entropy("way") <= log2(belief.ways) + 1e-9


def test_after_her_way_is_revealed_only_the_bound_type_is_uncertain() -> None:
    for state in some(5):
        belief = Belief.of(state, PlanModel(arbitrary))
        item = next(belief.hypotheses()).item
        shown = belief.given(item)
        assert shown.ways == 1
        own = [one for one in belief.hypotheses() if one.item == item]
        total = sum(one.weight for one in own)
        for kind, share in shown.bound().items():
            part = sum(one.weight for one in own if one.bound == kind)
            assert share == pytest.approx(part / total)


# ---------------------------------------------------------------- corners of the rules


def test_a_print_beyond_her_reach_is_her_false_trail() -> None:
    state = table("b2", phase="act", prints="e5+", bound=None)
    belief = Belief.of(state, UNIFORM)
    e5 = state.setup.floor.index["e5"]
    assert belief.trick() == pytest.approx({e5: 1.0})
    assert belief.trick(lie=False) == {}
    assert belief.green(e5) == 0


@pytest.mark.parametrize("enforcement", ["strict", "honour"])
def test_a_type_that_would_have_cornered_her_is_not_believed(enforcement: str) -> None:
    state = begin("a1", palace=corridors(), variant="genjutsu", enforcement=enforcement)
    types = state.setup.floor.types
    for move in ("plan a1 a2 a3 a4 > a5", "green a3"):
        found = {types[kind] for kind in Belief.of(state, UNIFORM).bound()}
        assert found == {*types} - {"helmet", "mask"}
        play(state, move)


def test_answers_on_her_honour_that_contradict_every_plan_give_an_empty_belief() -> None:
    state = table("b2", phase="act", enforcement="honour", prints="e5+,f5+", bound=None)
    reached = Belief.of(unasked(state), UNIFORM).cubes()
    assert not reached.keys() & {*state.setup.floor.numbers(["e5", "f5"])}
    for belief in (
        Belief.of(state, UNIFORM),
        Belief.of_view(state.view("samurai"), state.setup, UNIFORM),
    ):
        assert belief.empty
        assert (belief.total, belief.ways) == (0, 0)
        assert list(belief.hypotheses()) == []
        told = (belief.cubes(), belief.targets(), belief.bound(), belief.trick())
        assert told == ({}, {}, {}, {})
        assert belief.split(3) == (0, 0, 0, 0)
        assert (belief.bits(3), belief.entropy(), belief.entropy("bound")) == (0, 0, 0)
        assert belief.after(3, True).empty


def test_a_belief_on_her_honour_equals_that_of_strict_play_with_the_same_answers() -> None:
    for state in some(6):
        words = state.position("samurai").split()
        given = [word for word in words if not word.startswith("question=")]
        text = " ".join(given).replace("phase=answer", "phase=act")
        trusting = goryo.position(f"{text} enforcement=honour")
        assert same(Belief.of(trusting, UNIFORM), Belief.of(state, UNIFORM))


def test_without_a_plan_behind_the_screen_there_is_no_belief() -> None:
    met = set[int]()
    for state, _, _ in random_game(1):
        if state.phase not in (PLAN, ACT, ANSWER):
            met.add(state.phase)
            with pytest.raises(ValueError, match="behind the screen"):
                Belief.of(state, UNIFORM)
            with pytest.raises(ValueError, match="behind the screen"):
                Belief.of_view(state.view("samurai"), state.setup, UNIFORM)
    assert met >= {FIRST, BREAK, SEAL}


def test_beliefs_work_in_small_games() -> None:
    rng, compared = random.Random(6), 0
    for _ in range(8):
        state = small_game()
        while state.movers:
            if state.phase in (PLAN, ACT):
                brute = listed(state, equal)
                total = sum(brute.values())
                wanted = {secret: share / total for secret, share in brute.items()}
                assert held(Belief.of(state, UNIFORM)) == pytest.approx(wanted)
                compared += 1
            actions = state.legal_actions(state.movers[0])
            state.apply(state.movers[0], actions[rng.randrange(len(actions))])
    assert compared > 20
