"""Numbers for the words of a game's notation, the same in every state of a game.

A move is made word by word: each word is one action of OpenSpiel, and so is ending a move where it
could go on. So the number of actions stays small where there are more moves than anybody can list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from futago.game import Action, Actions, next_words
from futago.gorpg.actions import KINDS
from futago.gorpg.board import OVERLORD
from futago.gorpg.cards import JOKER_LEVEL, TABLES, deck_copy
from futago.gorpg.options import Options as GorpgOptions
from futago.gorpg.options import seats_of
from futago.goryo.options import Options as GoryoOptions
from futago.goryo.palace import RESERVED

END: Final = 0
"""The action that ends a move which could go on."""
END_WORD: Final = "."

COPIES: Final = 9
"""Copies of a deck of Go RPG that have numbers: more than any game has needed."""


class Vocabulary:
    """The words of a game and their numbers."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = (END_WORD, *sorted(set(words)))
        self.number = {word: number for number, word in enumerate(self.words)}

    def __len__(self) -> int:
        return len(self.words)

    def numbers(self, words: Iterable[str]) -> list[int]:
        """The numbers of some words, rising."""
        try:
            return sorted(self.number[word] for word in words)
        except KeyError as unknown:
            raise ValueError(f"The word {unknown} has no number in this vocabulary.") from None


def offered(
    actions: Actions, picked: Sequence[str], barred: frozenset[str]
) -> tuple[list[str], Action | None]:
    """The words that may come next, that which ends the move among them if it may end here; and
    the move that is then made."""
    words, action = next_words(actions, picked)
    if barred and not picked:
        words = [word for word in words if word not in barred]
    return (words if action is None else [END_WORD, *words]), action


def _goryo_words(options: GoryoOptions) -> set[str]:
    spaces = {space.id for space in options.palace.spaces}
    return {">"} | RESERVED | spaces | set(options.samurai)


def _gorpg_words(options: GorpgOptions) -> set[str]:
    words = {*KINDS, "recruit", "pay", "items", "trophies", "coins", "heroes", "give", "take"}
    words |= {OVERLORD, *seats_of(options.players)}
    words |= {f"slot-{number}" for number in range(1, len(TABLES["slots"]["monsters"]) + 1)}
    for copy in range(1, COPIES + 1):
        words.update(deck_copy(copy, options.jokers))
    guild = TABLES["guild"]
    dearest = guild["on_show"] * JOKER_LEVEL * guild["gold_for_a_hero_level"]
    return words | {str(coins) for coins in range(1, dearest + 1)}


@dataclass(frozen=True)
class Traits:
    """What has to be known of a game so that it fits into OpenSpiel."""

    words: Callable[[Any], set[str]]
    endless: frozenset[str]
    """First words of moves that a seat may make as often as it likes in its turn."""
    in_between: frozenset[str]
    """Such moves and the answers to them: after these the turn still goes on."""


TRAITS: Final = {
    "goryo": Traits(_goryo_words, frozenset(), frozenset()),
    "gorpg": Traits(
        _gorpg_words,
        frozenset({"equip", "trade"}),
        frozenset({"equip", "trade", "accept", "decline"}),
    ),
}
