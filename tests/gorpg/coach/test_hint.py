"""Hints depend on nothing but what the seat may know, and advise legal moves."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from futago.coach import NotCoached, hint
from futago.game import CHANCE
from futago.gorpg import GAME, GorpgState
from futago.gorpg.coach.decisions import Decision
from futago.gorpg.rules.board import ATTACK, LAY, MERCENARIES, QUESTS
from futago.texts import LANGUAGES, say

from .games import decisions

GAMES: list[dict[str, Any]] = [{"players": 2}, {"mode": "overlord", "players": 1}, {"mode": "solo"}]


def _hint(state: GorpgState, seat: str, options: dict[str, Any]) -> bytes:
    return msgspec.json.encode(hint(GAME, options, seat, state.position(seat), "first"))


def _some(options: dict[str, Any], phases: tuple[int, ...]) -> list[Decision]:
    """The first and a later decision in each of the phases."""
    found = list[Decision]()
    for phase in phases:
        there = [
            each
            for each in decisions("player", **options)
            if each.seat != CHANCE and each.before.phase == phase
        ]
        found += [there[0], there[len(there) // 2]]
    return found


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_a_hint_is_the_same_whatever_is_hidden(options: dict[str, Any]) -> None:
    rng = random.Random(3)
    hidden = 0
    for decision in _some(options, (QUESTS, ATTACK, MERCENARIES)):
        state, seat = decision.before, decision.seat
        twin = state.imagined(seat, rng)
        assert twin.view(seat) == state.view(seat)
        hidden += twin.monsters != state.monsters
        assert _hint(twin, seat, options) == _hint(state, seat, options)
    assert hidden >= 3


def test_the_overlords_hint_depends_on_his_monsters() -> None:
    options = {"mode": "overlord", "players": 1}
    state = _some(options, (LAY,))[0].before
    twin = state.copy()
    other = next(card for card in twin.decks[1] if card not in twin.hand)
    twin.decks[1] = tuple(twin.hand[0] if card == other else card for card in twin.decks[1])
    twin.hand = (other, *twin.hand[1:])
    assert _hint(twin, "overlord", options) != _hint(state, "overlord", options)


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_a_hint_advises_a_legal_move_in_words(options: dict[str, Any]) -> None:
    for decision in _some(options, (QUESTS, ATTACK)):
        state, seat = decision.before, decision.seat
        found = hint(GAME, options, seat, state.position(seat), "first")
        (advice,) = found.advice
        assert advice.move is not None
        assert GAME.parse(advice.move, state.options) in state.legal_actions(seat)
        assert 0 <= found.chance <= 1
        for language in LANGUAGES:
            said = [say(text.text(), language) for text in (advice.text, *found.reasons)]
            assert all(said)
            assert not any("slot-" in words for words in said)


def test_there_is_no_hint_for_somebody_else() -> None:
    decision = next(each for each in decisions("player", players=2) if each.seat == "p1")
    with pytest.raises(NotCoached) as refused:
        hint(GAME, {"players": 2}, "p2", decision.before.position("p2"), "first")
    assert refused.value.text.id == "coach-no-hint"


def test_there_is_no_hint_by_earlier_rules() -> None:
    game = GAME.under("0.1.0")
    state = game.new(game.options({}))
    with pytest.raises(NotCoached) as refused:
        hint(game, {}, "p1", state.position("p1"), "first")
    assert refused.value.text.id == "gorpg-coach-other-rules"
