"""What a party is told before it stays or retreats is what happens."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from futago.game import SPECTATOR, random_action
from futago.gorpg import GAME, GorpgState
from futago.gorpg.rules.actions import Pass, Retreat
from futago.gorpg.rules.board import LAY, STAND


def positions(mode: str, phase: int, games: int = 4) -> Iterator[GorpgState]:
    """The positions of random games in which somebody decides in this phase."""
    for seed in range(games):
        rng = random.Random(seed)
        state = GAME.new(GAME.options({"mode": mode}))
        while state.outcome is None:
            seat = state.movers[0]
            if state.phase == phase:
                yield state.copy()
            state.apply(seat, random_action(state.legal_actions(seat), rng))


@pytest.mark.parametrize("mode", ["standard", "solo"])
def test_the_reply_is_foreseen(mode: str) -> None:
    tested = 0
    for state in positions(mode, STAND):
        (seat,) = state.movers
        told = [(s.monster, s.hero, s.damage, s.left) for s in state.view(seat).reply]
        assert state.view(SPECTATOR).reply == state.view(seat).reply
        then = state.copy()
        then.apply(seat, Pass())
        struck = [fact[1:] for fact in then.facts if fact[0] == "strike"]
        assert told == struck
        tested += 1
    assert tested


def test_the_cost_of_a_retreat_is_foreseen() -> None:
    tested = 0
    for state in positions("standard", STAND):
        (seat,) = state.movers
        retreat = Retreat(())
        if retreat not in state.legal_actions(seat):
            continue
        told = state.view(seat).retreat
        then = state.copy()
        then.apply(seat, retreat)
        party = then.heroes[then.setup.party_of[seat]]
        assert {hero.card: hero.life for hero in party if hero.card in told} == told
        tested += 1
    assert tested


def test_nobody_foresees_what_the_overlord_directs() -> None:
    for state in positions("overlord", STAND):
        assert state.view("overlord").reply == state.view(state.movers[0]).reply == ()


def test_the_overlord_alone_sees_what_his_cards_are_worth() -> None:
    for state in positions("overlord", LAY, games=1):
        worth = state.view("overlord").worth
        assert set(worth) == set(state.hand)
        for seat in (*state.setup.seats, SPECTATOR):
            assert state.view(seat).worth == {}
        then = state.copy()
        rng = random.Random(1)
        while then.phase == LAY:
            then.apply("overlord", random_action(then.legal_actions("overlord"), rng))
        for name, slot in then.view("overlord").slots.items():
            for monster in slot.monsters:
                if monster.card in worth:
                    assert monster.life is not None
                    assert monster.attack is not None
                    assert worth[monster.card][name] == (monster.life.total, monster.attack.total)
