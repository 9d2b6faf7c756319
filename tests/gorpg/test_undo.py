"""Undo, and words that are not the beginning of a legal move."""

from __future__ import annotations

import random

from futago.choices.recognition import accepts
from futago.game import CHANCE, next_words

from .tables import asked, deal_out, do, table


def test_a_card_dealt_cannot_be_taken_back() -> None:
    state = table(phase="hunters-deal", heroes="nature-9:0/fire-9:0", queue="p1,p2")
    deal_out(state, random.Random(1))
    assert not any(state.can_undo(seat) for seat in (CHANCE, "p1", "p2"))
    do(state, "pass")
    assert state.can_undo("p1")
    assert not state.can_undo(CHANCE)


def test_coming_to_the_last_battle_tells_something_only_if_a_card_is_turned_up() -> None:
    for monsters, told in (("fire-3:0///", False), ("(fire-3)///", True)):
        state = table(
            mode="solo",
            phase="mercenaries",
            round=9,
            heroes="nature-9:0",
            locations="nature-1,water-2,fire-3",
            monsters=monsters,
            queue="p1",
        )
        do(state, "pass")
        assert state.round == 10
        assert state.can_undo("p1") == (not told)


def test_words_that_lead_nowhere_offer_nothing_in_the_guilds() -> None:
    trophies = "fire-3,fire-4/"
    state = table(
        phase="hunters",
        heroes="nature-9:0/fire-9:0",
        show="fire-2,fire-5,water-1,urban-1",
        trophies=trophies,
        queue="p1,p2",
    )
    for words in (["buy", "nonsense"], ["buy", "fire-2", "pay", "nonsense"], ["nonsense"]):
        assert next_words(state.legal_actions("p1"), words) == ([], None)
        assert not accepts(asked(state), [" ".join(words)])
