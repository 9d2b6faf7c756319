"""Bots: players that see a view and the legal actions, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from futago.bots.beliefs import Believed, belief_of, believers
from futago.bots.bot import Bot
from futago.bots.gorpg_greedy import greedy_gorpg
from futago.bots.goryo_greedy import greedy_goryo
from futago.bots.goryo_levels import bot_of_level
from futago.bots.goryo_novice import novice_goryo
from futago.bots.random_bot import RandomBot
from futago.game import BadInput, Game
from futago.texts import Text

Maker = Callable[[Any, str, str], Bot]
"""Makes a bot for options, a seat and a seed."""

_FOR_ANY_GAME: Final[dict[str, Maker]] = {"random": RandomBot}
_FOR_GAME: Final[dict[str, dict[str, Maker]]] = {
    "goryo": {
        "novice": novice_goryo,
        "player": bot_of_level("player"),
        "greedy": greedy_goryo,
        "expert": bot_of_level("expert"),
        "master": bot_of_level("master"),
    },
    "gorpg": {"greedy": greedy_gorpg},
}

_DEFAULT: Final = {"goryo": "player"}


def bots_for(game: Game) -> list[str]:
    """The bots that play this game, weakest first."""
    return [*_FOR_ANY_GAME, *_FOR_GAME.get(game.name, {})]


def default_bot(game: Game) -> str:
    """The bot for who names none: a good game, not the hardest."""
    return _DEFAULT.get(game.name, bots_for(game)[-1])


def make_bot(name: str, game: Game, options: Any, seat: str, seed: str) -> Bot:
    """A bot by its name, for one seat of one game."""
    maker = _FOR_GAME.get(game.name, {}).get(name) or _FOR_ANY_GAME.get(name)
    if maker is None:
        raise BadInput(Text("bot-unknown", name=name, known=", ".join(bots_for(game))))
    return maker(options, seat, seed)


__all__ = ["Believed", "Bot", "belief_of", "believers", "bots_for", "default_bot", "make_bot"]
