"""A bot that plays random legal moves in any game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from futago.game import Action, Actions, random_action


class RandomBot:
    """Picks a random action, uniformly where the actions can be counted."""

    def __init__(self, options: Any, seat: str, seed: str) -> None:
        self.rng = random.Random(seed)
        self._one_of: Callable[[tuple[Action, ...]], Action] = self.rng.choice

    def choose(self, view: Any, actions: Actions) -> Action:
        return self.pick(actions)

    def pick(self, actions: Actions) -> Action:
        if type(actions) is tuple:  # what `random_action` does in the usual case
            return self._one_of(actions)
        return random_action(actions, self.rng)
