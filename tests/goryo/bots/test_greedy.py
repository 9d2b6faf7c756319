"""The greedy bots of Goryō: an exact belief, legal moves, and better than chance."""

from __future__ import annotations

import random

import pytest

from futago import goryo
from futago.bots import make_bot
from futago.game import State
from futago.goryo.bots.greedy_belief import GreedyBelief
from futago.goryo.rules.hidden import possible_boards
from futago.lab.simulate import Run, play_one

GAME = goryo.GAME


def positions(seed: int, games: int) -> list[goryo.GoryoState]:
    """Positions of the Samurai's turn from random games with varied options."""
    rng, found = random.Random(seed), list[goryo.GoryoState]()
    for _ in range(games):
        state = GAME.new(GAME.options(GAME.vary(rng)))
        while state.movers:
            actions = state.legal_actions(state.movers[0])
            if state.movers == ("samurai",) and rng.random() < 0.2:
                found.append(state.copy())
            state.apply(state.movers[0], actions[rng.randrange(len(actions))])
    return found


@pytest.mark.parametrize("seed", range(4))
def test_the_belief_holds_exactly_the_plans_that_fit_all_answers(seed: int) -> None:
    for state in positions(seed, 4):
        options = state.setup.options
        floor = state.setup.floor
        brute = set[tuple[int, int]]()
        for board in possible_boards(state):
            assert board.plan is not None
            cubes = floor.mask(floor.numbers((*board.plan.path, board.plan.target)))
            brute.add((cubes, floor.index[board.plan.target]))
        belief = GreedyBelief(options, state.view("samurai"))
        assert {(path.mask, path.target) for path in belief.paths} == brute


def test_chances_of_the_belief_add_up() -> None:
    for state in positions(9, 4):
        belief = GreedyBelief(state.setup.options, state.view("samurai"))
        assert sum(belief.target_chances().values()) == pytest.approx(1)
        for space in range(32):
            green, yes, no = belief.split(space)
            assert 0 <= green <= 1 + 1e-9
            assert sum(yes.values()) + sum(no.values()) == pytest.approx(belief.total)
            assert min(*yes.values(), *no.values()) >= -1e-9


@pytest.mark.parametrize("enforcement", ["strict", "honour"])
def test_greedy_follows_the_rules(enforcement: str) -> None:
    for number in range(12):
        bots = {"goryo": "greedy", "samurai": "greedy"}
        run = Run("goryo", "greedy", bots, {"enforcement": enforcement}, vary=True)
        result = play_one(run, number)["result"]
        assert result.get("mistakes", []) == []


def test_a_bot_decides_by_its_view_alone() -> None:
    """The same view and the same seed give the same move, whatever is hidden."""
    for state in positions(5, 3):
        others = [board for _, board in zip(range(40), possible_boards(state), strict=False)]
        moves = {_move(state)} | {_move(board) for board in others[:: len(others) // 3 or 1]}
        assert len(moves) == 1


def _move(state: object) -> str:
    assert isinstance(state, State)
    assert isinstance(state, goryo.GoryoState)
    bot = make_bot("greedy", GAME, state.setup.options, "samurai", "luck")
    return str(bot.choose(state.view("samurai"), state.legal_actions("samurai")))


def wins(bots: dict[str, str], seat: str, games: int) -> int:
    run = Run("goryo", "strength", bots)
    return sum(play_one(run, n)["result"]["winner"] == seat for n in range(games))


def test_greedy_beats_random_in_both_roles() -> None:
    """Against random and against greedy opponents it does better than random."""
    as_samurai = wins({"goryo": "random", "samurai": "greedy"}, "samurai", 60)
    assert as_samurai >= 35
    as_goryo = wins({"goryo": "greedy", "samurai": "greedy"}, "goryo", 60)
    random_goryo = 60 - as_samurai
    assert as_goryo > random_goryo + 10
