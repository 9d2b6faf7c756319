"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from futago.game import Action


class Bot(Protocol):
    """Chooses among the legal actions by what its seat may know.

    `view` and `actions` are as the game's states give them: a bot for one game may rely on the
    forms they have there, a bot for any game on `game.Actions` alone.
    """

    def choose(self, view: Any, actions: Any) -> Action: ...
