"""OpenSpiel's search as a bot."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from futago import goryo
from futago.adapters.ismcts import Effort, IsmctsBot, RolloutEvaluator, effort_from
from futago.adapters.openspiel import game_from
from futago.game import BadInput, random_action
from futago.games import GAMES
from futago.goryo import GAME as GORYO
from futago.lab.simulate import Run, play_one
from futago.record import verify

from ..goryo.helpers import play, seen, table

# Only d6 fits the answers, two steps from blue, and one more spirit token ends the game.
HUNT = (
    "edition=2024 palace=edo phase=act round=3 first=lantern start=b6 samurai=b2,e2,c5,e5"
    " began=b2,e2,b5,e5 broken=c1,e2,b6 sealed=urn,mask,helmet gong=5 spirits=2"
    " used=red:move+sniff,blue:sniff acting=blue prints=c6+,d5+ bound=vase plan=b6.c6.c5.d5.>.d6"
)


def bot(game: Any, options: Any, seat: str, simulations: int = 60) -> IsmctsBot:
    return IsmctsBot(game, options, seat, "seed", Effort(simulations))


@pytest.mark.parametrize(
    ("game", "given"),
    [
        ("goryo", {}),
        ("goryo", {"variant": "genjutsu"}),
        ("gorpg", {"mode": "solo"}),
        ("gorpg", {"mode": "overlord", "players": 1}),
    ],
)
def test_whatever_it_chooses_is_legal(game: str, given: dict[str, Any]) -> None:
    ours, rng, kinds = GAMES[game], random.Random(game), Counter[str]()
    options = ours.options(given)
    bots = {seat: bot(ours, options, seat, 4) for seat in ours.seats(options)}
    state = ours.new(options)
    for _ in range(120):
        if not state.movers:
            break
        seat = state.movers[0]
        actions = state.legal_actions(seat)
        if seat in bots and not state.automatic:
            action = bots[seat].think(state.position(seat))
            assert action in actions
            kinds[type(action).__name__] += 1
        else:
            action = random_action(actions, rng)
        state.apply(seat, action)
    assert len(kinds) > 3


def test_it_finds_its_way_to_a_certain_win() -> None:
    state = goryo.position(HUNT)
    samurai = bot(GORYO, state.setup.options, "samurai", 1500)
    while state.movers == ("samurai",):
        play(state, str(samurai.think(state.position("samurai"))))
    assert seen(state).reason == "captured"


def test_a_view_of_goryo_is_enough() -> None:
    state = table("c1,e2,b6")
    one, other = (bot(GORYO, state.setup.options, "goryo") for _ in range(2))
    chosen = one.choose(state.view("goryo"), state.legal_actions("goryo"))
    assert chosen == other.think(state.position("goryo"))
    solo = GAMES["gorpg"].options({"mode": "solo"})
    with pytest.raises(ValueError, match="think"):
        bot(GAMES["gorpg"], solo, "p1").choose(None, ())


def test_the_same_seed_thinks_the_same() -> None:
    run = Run("goryo", "ab", {"goryo": "greedy", "samurai": "ismcts:20"})
    record = play_one(run, 0)
    verify(record)
    assert record == play_one(run, 0)
    assert record["seats"] == {"goryo": "greedy", "samurai": "ismcts:20"}


def test_it_may_think_by_the_clock() -> None:
    state = table("c1,e2,b6")
    timed = IsmctsBot(GORYO, state.setup.options, "goryo", "seed", Effort(seconds=0.001))
    assert timed.think(state.position("goryo")) in state.legal_actions("goryo")


def test_a_rollout_ends_in_what_the_game_pays() -> None:
    state = game_from([table()]).new_initial_state()
    rollouts = RolloutEvaluator(random.Random(1))
    ends = [tuple(rollouts.evaluate(state)) for _ in range(40)]
    assert set(ends) == {(1.0, -1.0), (-1.0, 1.0)}
    assert state.node.history is state.get_game().root.history, "the state itself stays"
    assert sum(share for _, share in rollouts.prior(state)) == pytest.approx(1)


def test_how_long_it_thinks_is_written_after_its_name() -> None:
    assert effort_from("") == Effort()
    assert effort_from("500") == Effort(500)
    assert effort_from("0.5s") == Effort(seconds=0.5)
    for text in ("x", "0", "-3", "1", "0s", "-1s", "s", "infs", "nans", "1.5"):
        with pytest.raises(BadInput):
            effort_from(text)
