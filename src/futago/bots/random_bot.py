"""A bot that plays random legal moves in any game."""

from __future__ import annotations

import random
from typing import Any

from futago.game import Action, Actions, random_action


class RandomBot:
    """Picks a random action, uniformly where the actions can be counted."""

    def __init__(self, options: Any, seat: str, seed: str) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: Any, actions: Actions) -> Action:
        return self.pick(actions)

    def pick(self, actions: Actions) -> Action:
        return random_action(actions, self.rng)
