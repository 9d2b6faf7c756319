"""A bot of its own: it counts the cards that it can see."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Final

from futago.bots import BotSet
from futago.game import Action

from .rules.actions import Believe, Doubt, Lay
from .rules.board import ANSWER
from .rules.cards import DECK, UNKNOWN, WORTH
from .rules.options import Options
from .rules.view import JackdawsView

BOLDNESS: Final = 0.4
"""How often it lies about a card that is not the best."""
SUSPICION: Final = 0.4
"""How likely a claim has to be for the bot to believe it."""


class Counting:
    """Doubts what is unlikely by the cards that it cannot see, and lies now and then."""

    def __init__(self, options: Options, seat: str, seed: str) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: JackdawsView, actions: Sequence[Action]) -> Action:
        if view.phase == ANSWER:
            return Believe() if self._likely(view) > SUSPICION else Doubt()
        best = max(view.hands[view.seat], key=WORTH.__getitem__)
        worst = min(view.hands[view.seat], key=WORTH.__getitem__)
        if self.rng.random() < BOLDNESS:
            return Lay(worst, max(WORTH, key=WORTH.__getitem__))
        return Lay(best, best)

    def _likely(self, view: JackdawsView) -> float:
        """How likely the other one held such a card at all."""
        unseen = Counter(DECK)
        unseen.subtract(card for hand in view.hands.values() for card in hand if card != UNKNOWN)
        unseen.subtract(laid.card for laid in view.laid if laid.card != UNKNOWN)
        claim, total = view.laid[-1], sum(count for count in unseen.values())
        held = 1 + len(view.hands[claim.by])
        without = 1.0
        for number in range(held):
            without *= max(0, total - unseen[claim.said] - number) / (total - number)
        return 1 - without


BOTS: Final = BotSet({"counting": Counting}, default="counting")
