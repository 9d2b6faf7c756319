"""Bots: computer players that see only a view and the legal actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from futago.bots.beliefs import BeliefSummary, belief_of, belief_seats
from futago.bots.bot import Bot
from futago.bots.random_bot import RandomBot
from futago.game import BadInput, Game
from futago.texts import Text

BotFactory = Callable[[Any, str, str], Bot]
"""Creates a bot for options, a seat and a seed."""


@dataclass(frozen=True)
class BotSet:
    """The bots of a game: its part `bots`."""

    makers: Mapping[str, BotFactory]
    """Factories by the bots' names, weakest first."""
    default: str
    """The bot when none is specified: a good opponent, not the hardest."""


_FOR_ANY_GAME: Final[dict[str, BotFactory]] = {"random": RandomBot}
_NO_BOTS: Final = BotSet({}, default="random")


def _bots_of(game: Game) -> BotSet:
    found = game.part("bots")
    return found if isinstance(found, BotSet) else _NO_BOTS


def bots_for(game: Game) -> list[str]:
    """The bots that play this game, weakest first."""
    return [*_FOR_ANY_GAME, *_bots_of(game).makers]


def default_bot(game: Game) -> str:
    """The bot when none is specified."""
    return _bots_of(game).default


def make_bot(name: str, game: Game, options: Any, seat: str, seed: str) -> Bot:
    """Create a bot by name for one seat of a game; `BadInput` if there is no such bot."""
    maker = _bots_of(game).makers.get(name) or _FOR_ANY_GAME.get(name)
    if maker is None:
        raise BadInput(Text("bot-unknown", name=name, known=", ".join(bots_for(game))))
    return maker(options, seat, seed)


__all__ = [
    "BeliefSummary",
    "Bot",
    "BotFactory",
    "BotSet",
    "belief_of",
    "belief_seats",
    "bots_for",
    "default_bot",
    "make_bot",
]
