"""Go RPG in OpenSpiel: its vocabulary and bounds."""

from __future__ import annotations

from typing import Final

from futago.adapters.vocabulary import Fitting
from futago.gorpg.rules.board import OVERLORD
from futago.gorpg.rules.cards import JOKER_LEVEL, TABLES, deck_copy
from futago.gorpg.rules.kinds import kinds_under
from futago.gorpg.rules.options import Options, seats_of
from futago.gorpg.state import GorpgState

COPIES: Final = 9
"""Copies of a deck in the vocabulary: more than any game has needed."""
MOST_WORDS: Final = 200_000
"""More than any game has needed; the rules set no limit."""


def _words(options: Options) -> set[str]:
    words = {*kinds_under(options.rules), "recruit", "pay", "items", "trophies", "coins", "heroes"}
    words |= {"give", "take"}
    words |= {OVERLORD, *seats_of(options.players)}
    words |= {f"slot-{number}" for number in range(1, len(TABLES["slots"]["monsters"]) + 1)}
    for copy in range(1, COPIES + 1):
        words.update(deck_copy(copy, options.jokers))
    guild = TABLES["guild"]
    dearest = guild["on_show"] * JOKER_LEVEL * guild["gold_for_a_hero_level"]
    return words | {str(coins) for coins in range(1, dearest + 1)}


def _most_draws(state: GorpgState) -> int:
    return len(_words(state.options)) + 1


FITTING: Final = Fitting(
    words=_words,
    most_words=lambda state: MOST_WORDS,
    most_draws=_most_draws,
    endless=frozenset({"equip", "trade"}),
    in_between=frozenset({"equip", "trade", "accept", "decline"}),
)
