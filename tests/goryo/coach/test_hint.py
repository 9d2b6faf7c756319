"""Hints only depend on a seat's view: indistinguishable boards get identical bytes."""

from __future__ import annotations

import random

import msgspec
import pytest

from futago.coach import NotCoached, hint
from futago.games import game_named
from futago.goryo.rules.board import ACT, BREAK, PLAN
from futago.goryo.rules.hidden import possible_boards, possible_bound_types, with_bound
from futago.goryo.state import GoryoState
from futago.texts import LANGUAGES, say

from .games import moves_of

GAME = game_named("goryo")


def _hint(state: GoryoState, seat: str, effort: str = "quick") -> bytes:
    options = GAME.options_as_json(state.setup.options)
    return msgspec.json.encode(hint(GAME, options, seat, state.position(seat), effort))


def _boards(name: str, phase: int) -> list[GoryoState]:
    return [after for _, _, _, _, after in moves_of(name) if after.phase == phase]


@pytest.mark.parametrize("name", ["cursed", "plain"])
def test_the_samurais_hint_is_the_same_whatever_she_hides(name: str) -> None:
    rng = random.Random(5)
    for state in [board for board in _boards(name, ACT) if board.cubes][1:9:3]:
        twins = [board for board in possible_boards(state) if board.plan != state.plan]
        twin = rng.choice(twins)
        assert isinstance(twin, GoryoState)
        assert twin.view("samurai") == state.view("samurai")
        assert (twin.plan, twin.bound) != (state.plan, state.bound)
        for effort in ("first", "quick"):
            assert _hint(twin, "samurai", effort) == _hint(state, "samurai", effort)


def test_the_samurais_hint_does_not_depend_on_the_bound_type() -> None:
    state = next(board for board in _boards("cursed", ACT) if board.cubes == 6)
    told = set[bytes]()
    for kind in possible_bound_types(state):
        twins = [board for board in possible_boards(state) if board.bound == kind]
        if twins:
            assert isinstance(twins[-1], GoryoState)
            told.add(_hint(twins[-1], "samurai"))
    assert len(told) == 1


def test_her_hint_names_legal_plans_and_depends_on_her_bound_type() -> None:
    state = _boards("cursed", PLAN)[0]
    told = set[bytes]()
    for kind in possible_bound_types(state):
        board = with_bound(state, kind)
        found = msgspec.json.decode(_hint(board, "goryo"))
        assert found["advice"]
        assert 0 < sum(advice["share"] for advice in found["advice"]) <= 1.0001
        for advice in found["advice"]:
            assert GAME.parse(advice["move"], board.setup.options) in board.legal_actions("goryo")
            assert advice["reason"]["id"] == "coach-hint-plan"
        assert [reason["id"] for reason in found["reasons"]] == ["coach-hint-mix"]
        told.add(msgspec.json.encode(found))
    assert len(told) > 1


def test_a_samurai_is_advised_a_legal_move_in_words() -> None:
    for state in [board for board in _boards("cursed", ACT) if board.cubes][::3]:
        options = GAME.options_as_json(state.setup.options)
        found = hint(GAME, options, "samurai", state.position("samurai"), "quick")
        (advice,) = found.advice
        assert advice.move is not None
        assert GAME.parse(advice.move, state.setup.options) in state.legal_actions("samurai")
        assert 0 <= found.chance <= 1
        assert advice.marks.arrows or advice.marks.rings
        assert advice.marks.heat.keys() <= set(state.setup.floor.ids)
        for language in LANGUAGES:
            assert say(advice.text.text(), language)
            assert all(say(reason.text(), language) for reason in found.reasons)


def test_an_opening_is_advised_in_words_with_what_it_opens() -> None:
    state = next(before for _, _, _, before, _ in moves_of("plain") if before.phase == BREAK)
    found = msgspec.json.decode(_hint(state, "goryo"))
    (advice,) = found["advice"]
    assert advice["text"]["id"] == "coach-do-break"
    assert advice["text"]["args"]["space"] in advice["move"]
    (reason,) = found["reasons"]
    assert reason["args"]["ways"] >= reason["args"]["targets"] > 1


def test_a_seat_without_a_decision_gets_no_hint() -> None:
    state = _boards("cursed", ACT)[0]
    with pytest.raises(NotCoached):
        hint(GAME, GAME.options_as_json(state.setup.options), "goryo", state.position("goryo"))
    with pytest.raises(NotCoached):
        hint(game_named("gorpg"), {}, "p1", "")
