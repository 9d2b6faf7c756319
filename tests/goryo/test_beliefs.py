"""Beliefs of a seat: the registry, and Goryō's exact probabilities against brute force."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from futago import gorpg, goryo
from futago.bots import BeliefSummary, belief_of, belief_seats
from futago.goryo.rules.hidden import possible_boards

from .bots.test_greedy import positions

GAME = goryo.GAME


def _of(state: goryo.GoryoState) -> BeliefSummary:
    found = belief_of(GAME, state.setup.options, "samurai", state.view("samurai"))
    assert found is not None
    return found


@pytest.mark.parametrize("seed", range(3))
def test_shares_are_counted_over_all_plans_that_fit(seed: int) -> None:
    for state in positions(seed + 20, 3):
        cubes, targets, ways = Counter[str](), Counter[str](), set[tuple[frozenset[str], str]]()
        for board in possible_boards(state):
            assert board.plan is not None
            covered = frozenset((*board.plan.path, board.plan.target))
            cubes.update(covered)
            targets[board.plan.target] += 1
            ways.add((covered, board.plan.target))
        believed = _of(state)
        every = targets.total()
        shares = {space: count / every for space, count in cubes.items()}
        assert believed.cubes == pytest.approx(shares, abs=0.0001)
        shares = {space: count / every for space, count in targets.items()}
        assert believed.targets == pytest.approx(shares, abs=0.0001)
        assert believed.ways == len(ways)


def test_answers_that_fit_no_plan_leave_nothing_to_believe() -> None:
    words = "phase=act first=vase start=d1 broken=d1 samurai=b2,e2,b5,e5 enforcement=honour"
    told = GAME.position(f"{words} left=sprint,trail prints=b6+,b5-")
    assert _of(told).ways > 0
    assert _of(GAME.position(f"{words} left=sprint,trail prints=b6+,a5+")) == BeliefSummary()


def test_shares_are_shares() -> None:
    for state in positions(31, 4):
        believed = _of(state)
        assert sum(believed.targets.values()) == pytest.approx(1, abs=0.01)
        assert all(
            0 < share <= 1 for share in (*believed.cubes.values(), *believed.targets.values())
        )
        for space, share in believed.targets.items():
            assert believed.cubes[space] >= share - 0.001


def test_without_a_plan_on_the_board_there_is_nothing_to_believe() -> None:
    rng = random.Random(3)
    state = GAME.new(GAME.options({}))
    met = set[str]()
    while state.movers:
        phase = state.view("samurai").phase
        met.add(phase)
        assert (_of(state).ways > 0) == (phase in ("act", "answer"))
        actions = state.legal_actions(state.movers[0])
        state.apply(state.movers[0], actions[rng.randrange(len(actions))])
    assert _of(state) == BeliefSummary()
    assert {"bound", "plan", "act"} <= met


def test_a_belief_follows_from_the_view_alone() -> None:
    for state in positions(8, 2):
        for board, _ in zip(possible_boards(state), range(5), strict=False):
            assert isinstance(board, goryo.GoryoState)
            assert _of(board) == _of(state)


def test_only_those_who_have_to_guess_believe() -> None:
    state = GAME.new(GAME.options({}))
    assert belief_seats(GAME) == ("samurai",)
    assert belief_of(GAME, state.setup.options, "goryo", state.view("goryo")) is None
    assert belief_seats(gorpg.GAME) == ()
    assert belief_of(gorpg.GAME, None, "party-1", None) is None
