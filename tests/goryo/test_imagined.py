"""Random boards that the Samurai cannot distinguish from the true one."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from futago.goryo import GoryoState
from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import ACT, ANSWER
from futago.goryo.rules.hidden import possible_boards, possible_bound_types
from futago.goryo.rules.plans import HonourPlans

from .helpers import begin, corridors, play, random_game, table

VARIANTS = [None, "genjutsu", "cursed-object"]
FAR = "e5"
MOST = 120
"""At most this many plans are sampled exhaustively."""

Secret = tuple[int, int, str]


def secret(board: Any) -> Secret:
    """The hidden information: the bound type, the bag, the plan."""
    return board.bound, board.bag, str(board.plan)


def drawn(state: GoryoState, count: int, seat: str = "samurai") -> Counter[Secret]:
    rng = random.Random("imagined")
    return Counter(secret(state.imagined(seat, rng)) for _ in range(count))


def assert_all_and_evenly(state: GoryoState) -> None:
    """Samples are exactly the possible boards, with about equal frequencies."""
    possible = {secret(board) for board in possible_boards(state)}
    each = 60
    found = drawn(state, each * len(possible))
    assert set(found) == possible, state.position("samurai")
    assert max(found.values()) < 2 * each
    assert min(found.values()) > each / 2.5


def narrowed(seed: int, **options: Any) -> list[GoryoState]:
    """States of a random game in which few plans are left."""
    found = list[GoryoState]()
    for state, seat, _ in random_game(seed, **options):
        if seat == "samurai" and state.asked.bit_count() >= 3:
            boards = list(islice(possible_boards(state), MOST + 1))
            if 1 < len(boards) <= MOST:
                found.append(state.copy())
    return found


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("edition", ["2019", "2024"])
def test_every_plan_that_fits_comes_out_evenly_and_no_other(
    edition: str, variant: str | None
) -> None:
    checked = 0
    for seed in range(60):
        given = {"edition": edition, "variant": variant, "enforcement": "strict"}
        for state in narrowed(seed, **given)[:1]:
            assert_all_and_evenly(state)
            checked += 1
        if checked == 3:
            break
    assert checked == 3


def test_a_lie_that_she_must_have_told_is_imagined() -> None:
    """No walk of five steps from b2 reaches this space: it must be her False Trail."""
    state = table("b2", phase="act", prints=f"{FAR}+", bound=None)
    floor = state.setup.floor
    walks = floor.walks(state.start, (), sprint=True)
    assert not any(walk.mask >> floor.index[FAR] & 1 for walk in walks)
    for number in range(40):
        plan = state.imagined("samurai", random.Random(number)).plan
        assert plan is not None
        assert (plan.trail, plan.lie) == (FAR, True)


def test_before_she_plans_any_token_could_be_the_bound_one() -> None:
    checked = Counter[int]()
    for seed in range(4):
        for state, _, _ in random_game(seed):
            if state.phase not in (ACT, ANSWER):
                assert_all_and_evenly(state)
                checked[state.phase] += 1
    assert len(checked) >= 5


@pytest.mark.parametrize("enforcement", ["strict", "honour"])
def test_a_type_that_would_have_cornered_her_is_not_imagined(enforcement: str) -> None:
    """Four steps from the end of the corridor lead to the mask and nowhere else."""
    state = begin("a1", palace=corridors(), variant="genjutsu", enforcement=enforcement)
    types = state.setup.floor.types
    for move in ("plan a1 a2 a3 a4 > a5", "green a3"):
        found = {types[bound] for bound, _, _ in drawn(state, 300)}
        assert found == {*types} - {"helmet", "mask"}
        assert found == {types[kind] for kind in possible_bound_types(state)}
        play(state, move)


@pytest.mark.parametrize("variant", VARIANTS)
def test_under_honour_any_plan_with_the_open_illusion_could_be_hers(variant: str | None) -> None:
    steps = random_game(3, variant=variant, enforcement="honour")
    *_, state = (state.copy() for state, seat, _ in steps if seat == "samurai")
    assert state.plan is not None
    rng, found = random.Random("honour"), list[Plan]()
    for _ in range(400):
        other = state.imagined("samurai", rng)
        assert other.plan is not None
        assert other.plan in HonourPlans(other)
        found.append(other.plan)
    assert {plan.illusion for plan in found} == {state.plan.illusion}
    assert {plan.target for plan in found} == set(state.setup.floor.ids)
    assert len({plan.path for plan in found}) > 390


def test_the_goryo_imagines_the_truth() -> None:
    for state, _, _ in random_game(7):
        assert state.imagined("goryo", random.Random(1)) == state
