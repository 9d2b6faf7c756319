"""The usual moves come from public cards alone, can all be made, and reveal nothing on the way."""

from __future__ import annotations

import random

import pytest

from futago.coach import NotCoached, suggestion
from futago.game import SPECTATOR
from futago.gorpg import GAME, GorpgState
from futago.gorpg.rules.battle import foreseen_reply
from futago.gorpg.rules.board import ATTACK, CHARGE, HUNTERS, MERCENARIES, QUESTS, STAND

from .games import decisions

OPTIONS = {"players": 2}


def suggested(state: GorpgState, seat: str) -> list[str]:
    return suggestion(GAME, OPTIONS, seat, state.position(SPECTATOR)).moves


def states(phase: int) -> list[tuple[GorpgState, str]]:
    found = [(each.before, each.seat) for each in decisions("player", **OPTIONS)]
    return [(state, seat) for state, seat in found if state.phase == phase]


def test_the_attacks_that_are_left_can_be_made_together() -> None:
    for state, seat in states(ATTACK)[::3]:
        moves, then = suggested(state, seat), state.copy()
        assert moves
        for number, move in enumerate(moves):
            assert number == 0 or then.can_undo(seat)
            then.apply(seat, GAME.parse(move, state.options))
        assert (then.phase, then.slot, then.movers) != (ATTACK, state.slot, (seat,))


def test_a_fight_goes_on_until_there_is_something_to_decide() -> None:
    """Nobody falls, nobody retreats and nobody else moves on the way; what is said comes true."""
    ends = set[str]()
    for state, seat in states(ATTACK):
        found = suggestion(GAME, OPTIONS, seat, state.position(SPECTATOR))
        then, party = state.copy(), state.setup.party_of[seat]
        for number, move in enumerate(found.moves):
            assert then.movers == (seat,)
            assert then.phase == (STAND if move == "pass" else ATTACK)
            assert number == 0 or then.can_undo(seat)
            then.apply(seat, GAME.parse(move, state.options))
        assert [h.card for h in then.heroes[party]] == [h.card for h in state.heroes[party]]
        assert found.text is not None
        end = found.text.args["end"]
        ends.add(end)
        won = (then.cleared & ~state.cleared) >> state.slot & 1
        assert (end == "cleared") == bool(won)
        if end == "falls":
            assert then.phase == STAND
            assert any(left == 0 for _, _, _, left in foreseen_reply(then))
    assert {"cleared", "falls"} <= ends


def test_the_single_player_is_led_through_the_last_battle() -> None:
    solo = {"players": 1, "mode": "solo"}
    state = next(each.before for each in decisions("player", **solo) if each.before.phase == CHARGE)
    for _ in range(40):
        if state.phase != CHARGE:
            break
        found = suggestion(GAME, solo, "p1", state.position(SPECTATOR))
        assert found.moves
        for move in found.moves:
            before = len(state.heroes[0])
            state.apply("p1", GAME.parse(move, state.options))
            assert move == found.moves[0] or len(state.heroes[0]) == before
    assert state.outcome is not None


def test_purchases_can_be_made_as_suggested() -> None:
    bought = 0
    for state, seat in [*states(HUNTERS), *states(MERCENARIES)]:
        moves, then = suggested(state, seat), state.copy()
        then.apply(seat, GAME.parse(moves[0], state.options))
        bought += moves[0].startswith(("buy", "hire"))
        assert len(moves) == 1
    assert bought


def test_items_are_dealt_out_before_a_quest() -> None:
    made = 0
    for state, seat in states(QUESTS):
        then = state.copy()
        for move in suggested(state, seat):
            assert move.startswith("equip ")
            then.apply(seat, GAME.parse(move, state.options))
            made += 1
        assert then.movers == (seat,)
    assert made


def test_what_is_hidden_changes_nothing() -> None:
    rng = random.Random(4)
    for state, seat in [*states(ATTACK)[::5], *states(QUESTS)[::5]]:
        assert suggested(state.imagined(SPECTATOR, rng), seat) == suggested(state, seat)


def test_there_is_nothing_to_suggest_to_others_or_when_one_stays_or_leaves() -> None:
    attack, seat = states(ATTACK)[0]
    stand, stander = next(
        (state, each.seat)
        for each in decisions("player", **OPTIONS)
        for state in each.states
        if state.phase == STAND
    )
    other = "p1" if seat == "p2" else "p2"
    for state, by in ((attack, other), (stand, stander), (attack, "overlord")):
        with pytest.raises(NotCoached):
            suggested(state, by)
