"""A bot that does anything that is allowed, in any game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from futago.game import Action


class RandomBot:
    """Picks an action at random, each as likely as the other."""

    def __init__(self, options: Any, seat: str, seed: str) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: Any, actions: Sequence[Action]) -> Action:
        return actions[self.rng.randrange(len(actions))]
