"""The interface of a bot."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from futago.game import Action, State


class Bot(Protocol):
    """Chooses a legal action using only what its seat may know.

    `view` and `actions` come from the game's states: a bot for one game may rely on their concrete
    types, a bot for any game only on `game.Actions`.
    """

    def choose(self, view: Any, actions: Any) -> Action: ...


BotFactory = Callable[[Any, str, str], Bot]
"""Creates a bot for options, a seat and a seed."""


@runtime_checkable
class ImaginingBot(Bot, Protocol):
    """A bot that plays games to their end, for which it needs a whole state that its seat cannot
    tell from the true one. `choose` is what it would do without."""

    def choose_in(self, state: Any, actions: Any) -> Action: ...


def chosen_action(bot: Bot, state: State, seat: str) -> Action:
    """A bot's move for a seat, told only what this seat may know."""
    actions = state.legal_actions(seat)
    if isinstance(bot, ImaginingBot):
        # Always the same imagined state, so that what is hidden cannot make a difference.
        return bot.choose_in(state.imagined(seat, random.Random(0)), actions)
    return bot.choose(state.view(seat), actions)
