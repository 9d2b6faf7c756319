"""Rivals: characters with a style of their own, who play at any level.

The name of a bot is its level, `expert`, or its level and the rival who plays it, `expert:baldo`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from futago.bots.bot import BotFactory
from futago.game import Event
from futago.texts import Text

_BETWEEN = ":"


@dataclass(frozen=True)
class Rivals:
    """The rivals of a game."""

    names: tuple[str, ...]
    """Their names as characters."""
    seats: tuple[str, ...]
    """The seats that they can take."""
    levels: tuple[str, ...]
    """The levels at which they play."""
    maker: Callable[[str, str], BotFactory]
    """A factory for bots of a level and a rival."""

    def drawn(self, bots: Mapping[str, str], luck: str) -> dict[str, str]:
        """The bots by seat, where those who name no rival are different ones by lot, as long as
        there are enough of them."""
        taken = {rival_of(bot) for bot in bots.values()}
        free = [name for name in self.names if name not in taken]
        random.Random(luck).shuffle(free)
        found = dict(bots)
        for seat, bot in bots.items():
            if free and seat in self.seats and bot in self.levels:
                found[seat] = named(bot, free.pop())
        return found


@dataclass(frozen=True, slots=True)
class Words:
    """What a character says, and the seat where it sits."""

    seat: str
    character: str
    text: Text


Banter = Callable[[Sequence[Event], Mapping[str, str]], Words | None]
"""What one of the characters (by seat) says about events that everybody has seen, if anything. It
follows from them alone."""


def named(level: str, rival: str) -> str:
    """The name of a bot of a level, played by a rival."""
    return f"{level}{_BETWEEN}{rival}"


def level_of(bot: str) -> str:
    """The level in the name of a bot."""
    return bot.partition(_BETWEEN)[0]


def rival_of(bot: str) -> str | None:
    """The rival in the name of a bot."""
    return bot.partition(_BETWEEN)[2] or None
