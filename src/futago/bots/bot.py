"""The interface of a bot."""

from __future__ import annotations

from typing import Any, Protocol

from futago.game import Action


class Bot(Protocol):
    """Chooses a legal action using only what its seat may know.

    `view` and `actions` come from the game's states: a bot for one game may rely on their concrete
    types, a bot for any game only on `game.Actions`.
    """

    def choose(self, view: Any, actions: Any) -> Action: ...
