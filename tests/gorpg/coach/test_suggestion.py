"""The usual moves come from public cards alone, can all be made, and reveal nothing on the way."""

from __future__ import annotations

import random

import pytest

from futago.coach import NotCoached, suggestion
from futago.game import SPECTATOR
from futago.gorpg import GAME, GorpgState
from futago.gorpg.rules.board import ATTACK, QUESTS, STAND

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
        assert then.phase != ATTACK or then.slot != state.slot or not then.monsters[state.slot]


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
