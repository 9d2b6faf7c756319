"""Remarks on luck: what came to light or was dealt, and changed a lot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from typing import NamedTuple

from futago.coach.report import Moment, Remark, TextRef, Unit
from futago.game import CHANCE
from futago.gorpg.coach.decisions import Decision
from futago.gorpg.coach.effort import data
from futago.gorpg.coach.words import value_words
from futago.gorpg.rules.actions import Deal
from futago.gorpg.rules.cards import DECKS, MONSTERS
from futago.gorpg.rules.names import card_text, cards_text, list_text, seat_text, slot_text
from futago.texts import Text


class Turn(NamedTuple):
    """What a seat could expect before and after something came to light, and the errors."""

    before: float
    after: float
    error: float

    @classmethod
    def of(cls, before: tuple[float, float], after: tuple[float, float]) -> Turn:
        return cls(before[0], after[0], hypot(before[1], after[1]))


Look = Callable[[Decision, str], Turn]
"""Looks at an event of luck again with many games, for a seat."""


def luck_remarks(
    decisions: Sequence[Decision],
    moments: Sequence[Moment],
    decided: dict[int, dict[str, float]],
    unit: Unit,
    look: Look,
) -> list[Remark]:
    """The events of luck that mattered most, each for the seat that it changed most for."""
    limits, found = data().luck, list[tuple[float, Remark]]()
    least = limits.gold if unit == "score" else limits.chance
    for decision in decisions:
        what = _happened(decision)
        if what is None:
            continue
        before, after = decided[decision.last], moments[decision.last].seats
        seat = max(before, key=lambda name: abs(after[name] - before[name]))
        if abs(after[seat] - before[seat]) < least:
            continue
        turn = look(decision, seat)
        change = abs(turn.after - turn.before)
        if change < max(least, data().verdict.errors * turn.error):
            continue
        words = {
            "before": value_words(turn.before, unit),
            "after": value_words(turn.after, unit),
        }
        text = Text(f"gorpg-coach-luck-{unit}", what=what, seat=seat_text(seat), **words)
        found.append((change, Remark(decision.last, seat, "luck", 0.0, TextRef.of(text))))
    found.sort(key=lambda entry: -entry[0])
    return [remark for _, remark in found[: limits.most]]


def _happened(decision: Decision) -> Text | None:
    """What was dealt face up, or which monsters were waiting."""
    if decision.seat == CHANCE:
        dealt = [_dealt(move) for move in decision.moves if isinstance(move, Deal)]
        seen = [text for text in dealt if text is not None]
        return Text("gorpg-coach-luck-cards", cards=list_text(seen)) if seen else None
    facts = [fact for state in decision.states for fact in state.facts if fact[0] == "battle"]
    if not facts:
        return None
    _, slot, cards = facts[-1]
    monsters = cards_text(MONSTERS, cards)
    return Text("gorpg-coach-luck-battle", slot=slot_text(slot), monsters=monsters)


def _dealt(deal: Deal) -> Text | None:
    deck = DECKS.index(deal.deck)
    hidden = deck == MONSTERS and deal.to != "town"
    return None if hidden else card_text(deck, deal.card)
