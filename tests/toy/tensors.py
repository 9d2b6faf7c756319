"""Jackdaws as numbers."""

from __future__ import annotations

from typing import Final

from futago.adapters.tensors import Encoder, Feature, Tensors
from futago.adapters.told import words_in

from .rules.board import ANSWER, DEAL, LAY, OVER, SEATS
from .rules.cards import UNKNOWN, WORTH
from .rules.options import Options
from .rules.view import JackdawsView

PHASES: Final = (DEAL, LAY, ANSWER, OVER)
CARDS: Final = (*WORTH, UNKNOWN)
KINDS: Final = len(CARDS)
LAID: Final = 2 * KINDS + 2
"""What a card is, what it was said to be, and the answer."""
MOST: Final = 99
EVENTS: Final = words_in(
    "deal deal-hidden lay lay-hidden believe doubt true lie",
    "end-richer end-level end-resigned end-time",
    *SEATS,
    *WORTH,
)
"""All words of events."""
MEMORY: Final = 24
"""More words than a seat can be told of one card, all in all."""


class JackdawsEncoder(Encoder):
    """Writes the views of games with some options."""

    def __init__(self, options: Options) -> None:
        super().__init__(
            (
                Feature("phase", (len(PHASES),)),
                Feature("hands", (len(SEATS), KINDS), options.hand),
                Feature("laid", (2 * options.hand, LAID)),
                Feature("score", (len(SEATS),), MOST),
                Feature("winner", (len(SEATS),)),
            ),
            EVENTS,
            largest=MOST,
            memory=2 * options.hand * MEMORY,
        )

    def write(self, view: JackdawsView, out: bytearray) -> None:
        at = self.at
        out[at["phase"] + PHASES.index(view.phase)] = 1
        for number, seat in enumerate(SEATS):
            begin = at["hands"] + number * KINDS
            for card in view.hands[seat]:
                out[begin + CARDS.index(card)] += 1
            out[at["score"] + number] = min(MOST, view.score[seat])
            out[at["winner"] + number] = view.winner == seat
        begin = at["laid"]
        for laid in view.laid:
            out[begin + CARDS.index(laid.card)] = 1
            out[begin + KINDS + CARDS.index(laid.said)] = 1
            if laid.doubted is not None:
                out[begin + 2 * KINDS + laid.doubted] = 1
            begin += LAID


TENSORS: Final = Tensors(version=0, encoder=JackdawsEncoder)
