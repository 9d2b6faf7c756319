"""The registry: the games there are. A new game is one line here."""

from __future__ import annotations

from typing import Final

from futago import gorpg, goryo
from futago.game import BadInput, Game
from futago.texts import Text

GAMES: Final[dict[str, Game]] = {game.name: game for game in (goryo.GAME, gorpg.GAME)}


def game_named(name: str) -> Game:
    """A game by its name."""
    if name not in GAMES:
        raise BadInput(Text("game-unknown", name=name, known=", ".join(GAMES)))
    return GAMES[name]
