"""The interface of a bot."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any, Protocol, cast, runtime_checkable

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


@runtime_checkable
class BlindBot(Bot, Protocol):
    """A bot that looks at nothing but what is legal, so that nobody has to build a view for it."""

    def pick(self, actions: Any) -> Action: ...


def player_of(bot: Bot, seat: str) -> Callable[[State], Action]:
    """A bot as a player of one seat, told only what this seat may know. Only what the bot needs is
    made."""
    if _is_a(type(bot), BlindBot):
        pick = cast(BlindBot, bot).pick
        return lambda state: pick(state.legal_actions(seat))
    if _is_a(type(bot), ImaginingBot):
        # Always the same imagined state, so that what is hidden cannot make a difference.
        choose_in = cast(ImaginingBot, bot).choose_in
        return lambda state: choose_in(
            state.imagined(seat, random.Random(0)), state.legal_actions(seat)
        )
    choose = bot.choose
    return lambda state: choose(state.view(seat), state.legal_actions(seat))


@cache
def _is_a(kind: type, protocol: type) -> bool:
    """Whether bots of a class follow a protocol: asking Python takes as long as several moves."""
    return issubclass(kind, protocol)


def chosen_action(bot: Bot, state: State, seat: str) -> Action:
    """A bot's move for a seat, told only what this seat may know."""
    return player_of(bot, seat)(state)
