"""Bots: computer players that see only a view and the legal actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from futago.bots.beliefs import BeliefSummary, belief_of, belief_seats
from futago.bots.bot import Bot
from futago.bots.random_bot import RandomBot
from futago.game import BadInput, Game
from futago.texts import Text, name_text

BotFactory = Callable[[Any, str, str], Bot]
"""Creates a bot for options, a seat and a seed."""


@dataclass(frozen=True)
class BotSet:
    """The bots of a game: its part `bots`."""

    makers: Mapping[str, BotFactory]
    """Factories by the bots' names, weakest first."""
    default: str
    """The bot when none is specified: a good opponent, not the hardest."""
    ladders: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The bots to beat one after the other, by the seat that they hold. The first one is gentle
    with newcomers."""
    characters: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Who a bot is in a seat: `character-NAME` in the catalogue is the name of somebody with a face
    in the browser client, `character-NAME-manner` a line about how they play."""


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


def ladders_of(game: Game) -> dict[str, list[str]]:
    """The bots to beat one after the other, by the seat that they hold."""
    return {seat: list(bots) for seat, bots in _bots_of(game).ladders.items()}


def characters_of(game: Game) -> dict[str, dict[str, str]]:
    """Who the bots are, by bot and seat."""
    return {bot: dict(seats) for bot, seats in _bots_of(game).characters.items()}


def character_of(game: Game, bot: str | None, seat: str) -> str | None:
    """Who a bot is in this seat, if it is somebody."""
    return _bots_of(game).characters.get(bot, {}).get(seat) if bot is not None else None


def bot_name(game: Game, bot: str, seat: str) -> Text:
    """The name of a bot in this seat: of its character, or else of its level."""
    character = character_of(game, bot, seat)
    return name_text(f"character-{character}" if character else f"bot-{bot}", bot)


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
    "bot_name",
    "bots_for",
    "character_of",
    "characters_of",
    "default_bot",
    "ladders_of",
    "make_bot",
]
