"""The table of Go RPG, tracking what lies face down.

The referee's table, which is independent of the program, is extended by which monsters nobody but
the Overlord has seen, since when, and when cards are turned up.
"""

from __future__ import annotations

from typing import Final

from futago.game import Json
from tests.gorpg.referee.game import play
from tests.gorpg.referee.table import Foul, GameOver, Table
from tests.gorpg.referee.versions import RULES

from . import Moves

LAST_ROUND: Final = 10
SLOT, HAND, PILE, DISCARDS = "slot", "hand", "pile", "discards"


class Watched(Table):
    """A table that replays the moves of a record."""

    def __init__(self, options: dict[str, Json], moves: Moves) -> None:
        # Every version has other switches, so the options tell which rules were played.
        switches = set(options) - {"mode", "players"}
        rules = next(rules for rules in RULES.values() if set(rules.switches) == switches)
        super().__init__(options, list(moves), rules)
        self.hidden = dict[str, int]()
        """Monsters face down, and the number of the move that dealt them."""
        self.decks_before = dict[int, list[str]]()
        """What the deck of monsters held when a card was dealt from it face down."""
        self.turned_up = dict[int, list[str]]()
        """After so many moves cards were turned up: all that lie there, left to right."""
        self.over = False
        try:
            play(self)
        except GameOver:
            self.over = True
        except Foul:
            assert self.number == len(moves), "the referee objects to the moves"

    def check_conservation(self) -> None:
        """Not needed here."""

    def take(self, by: str, *acts: str) -> dict[str, Json]:
        if acts == ("attack", "retreat"):  # the first thing asked in a battle
            slot = next(s for s in self.slots if by in [party.seat for party in s.parties])
            self.turn_up([monster.card for monster in slot.monsters])
        if self.round == LAST_ROUND and self.field:
            self.turn_up([monster.card for monster in self.field])
        return super().take(by, *acts)

    def turn_up(self, cards: list[str]) -> None:
        if any(card in self.hidden for card in cards):
            self.turned_up[self.number] = cards
            self.hidden = {c: at for c, at in self.hidden.items() if c not in cards}

    def deal(self, deck_name: str, to: str) -> str | None:
        card = super().deal(deck_name, to)
        if deck_name == "monsters" and card is not None:
            pile = self.decks["monsters"].pile
            self.hidden = {c: at for c, at in self.hidden.items() if c not in pile}
            if to != "town":
                self.hidden[card] = self.number - 1
                self.decks_before[self.number - 1] = [*pile, card]
        return card

    def place(self, card: str) -> str:
        """Where a monster that lies face down is."""
        if any(monster.card == card for slot in self.slots for monster in slot.monsters):
            return SLOT
        if card in self.hand:
            return HAND
        return PILE if card in self.regrouped else DISCARDS
