"""The levels of Goryō's bots: they follow the rules with all options, see nothing hidden, follow
the solver's policies exactly, and the stronger ones win."""

from __future__ import annotations

import random
from typing import Any

import pytest

from futago.bots import bots_for, default_bot, make_bot
from futago.game import CHANCE, listed
from futago.goryo import GAME, GoryoState
from futago.goryo.bots.levels import levels
from futago.goryo.bots.policies import next_action, turn_start
from futago.goryo.bots.solver_bots import plan_in, solve_at_level
from futago.goryo.rules.actions import Done
from futago.goryo.rules.board import NOBODY, PLAN
from futago.goryo.rules.hidden import possible_boards
from futago.goryo.solver.kernel import Questioning
from futago.goryo.solver.payoff import payoff_for
from futago.goryo.solver.situation import Situation
from futago.lab.simulate import Run, play_one

from ..helpers import random_game

KINDS: tuple[dict[str, Any], ...] = (
    {},
    {"edition": "2019"},
    {"edition": "2021", "actions_per_samurai": 2},
    {"split_cubes": True},
    {"variant": "cursed-object"},
    {"variant": "genjutsu"},
    {"enforcement": "honour"},
    {"palace": "lake", "enforcement": "honour", "variant": "genjutsu"},
)


def test_the_bots_come_in_the_order_of_their_strength() -> None:
    levels = ["random", "gentle", "novice", "player", "greedy", "expert", "master"]
    assert bots_for(GAME) == levels
    assert default_bot(GAME) == "player"


@pytest.mark.parametrize("options", KINDS)
@pytest.mark.parametrize("name", ["gentle", "novice", "player"])
def test_whole_games_are_played_by_the_rules(options: dict[str, Any], name: str) -> None:
    """The rules check every move; under honour she makes no mistake."""
    run = Run("goryo", "levels", {"goryo": name, "samurai": name}, options)
    record = play_one(run, 1)
    assert record["result"]["winner"] in ("goryo", "samurai")
    assert not record["result"].get("mistakes")


def last_rounds(count: int, **options: Any) -> list[GoryoState]:
    """The beginnings of last rounds in random games."""
    found, seed = list[GoryoState](), 0
    while len(found) < count:
        seed += 1
        game = random_game(seed, **options)
        found += [s.copy() for s, _, _ in game if s.phase == PLAN and s.round == 4][:1]
    return found


def chance_to_win(state: GoryoState) -> float:
    """The Samurai's, over all draws from the bag."""
    if state.outcome is not None:
        return float(state.outcome.winners == ("samurai",))
    draws = listed(state.legal_actions(CHANCE))
    total = 0.0
    for draw in draws:
        then = state.copy()
        then.apply(CHANCE, draw)
        total += chance_to_win(then) / len(draws)
    return total


@pytest.mark.parametrize("variant", [None, "cursed-object", "genjutsu"])
def test_a_policy_followed_move_by_move_is_worth_what_the_solver_says(variant: str | None) -> None:
    rng = random.Random(3)
    for state in last_rounds(3, variant=variant):
        situation = Situation.of(state)
        found = solve_at_level(situation, levels()["player"])
        hypotheses = found.hypotheses
        for _ in range(12):
            number = rng.randrange(len(found.policies))
            block, policy = found.blocks[number], found.policies[number]
            cells = list(zip(*hypotheses.possible.nonzero(), strict=True))
            row, column = (int(n) for n in rng.choice(cells))
            plan = plan_in(found, block, row, column)
            kinds = [k for k, p in enumerate(situation.bound) if p and k != hypotheses.kinds[row]]
            board = situation.with_bound(rng.choice(kinds))
            board.apply("goryo", plan)
            while board.movers == ("samurai",):
                action = next_action(board, policy, turn_start(board)) or Done()
                board.apply("samurai", action)
                if board.movers == ("goryo",) and board.automatic:
                    board.apply("goryo", board.legal_actions("goryo")[0])
            blinded = found.blinded[block]
            payoff = payoff_for(hypotheses, illusion=blinded != NOBODY)
            asking = Questioning(hypotheses, payoff, situation.board, blinded)
            assert chance_to_win(board) == pytest.approx(asking.worth(policy)[row, column])


@pytest.mark.parametrize("name", ["novice", "player"])
def test_the_samurai_chooses_by_what_he_sees_alone(name: str) -> None:
    """Other plans and bound types that fit all answers do not change his choice."""
    for state in last_rounds(2):
        state.apply("goryo", state.legal_actions("goryo")[0])
        twins = [twin for _, twin in zip(range(40), possible_boards(state), strict=False)]
        chosen = set()
        for twin in (state, *twins[::10]):
            assert isinstance(twin, GoryoState)
            bot = make_bot(name, GAME, state.setup.options, "samurai", "seed")
            chosen.add(bot.choose(twin.view("samurai"), twin.legal_actions("samurai")))
        assert len(chosen) == 1


def wins_of(goryo: str, samurai: str, games: int) -> int:
    """The number of games won by the Samurai."""
    run = Run("goryo", "strength", {"goryo": goryo, "samurai": samurai})
    return sum(play_one(run, n)["result"]["winner"] == "samurai" for n in range(games))


def test_novice_beats_random_and_player_beats_novice() -> None:
    assert wins_of("random", "novice", 15) > wins_of("random", "random", 15)
    assert wins_of("novice", "player", 20) > wins_of("novice", "novice", 20)
    assert wins_of("player", "greedy", 20) < wins_of("novice", "greedy", 20)
