"""The process in which bots choose their moves: `python -m futago.table.bot_worker`.

It reads one `BotRequest` per line and writes one `BotReply` per line. All it knows of the game is
what the seat may know. Each request creates a new bot, so the same request always gets the same
reply, in any process. The first line it writes is `READY`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Self

import msgspec

from futago.bots import chosen_action, make_bot
from futago.game import Game, Json, State
from futago.games import game_named
from futago.table.pipes import READY, serve

NICENESS: Final = 5
"""The server has priority over its workers."""
MAX_ERROR: Final = 500

__all__ = ["READY", "BotReply", "BotRequest", "answer", "as_line"]


class BotRequest(msgspec.Struct, frozen=True):
    """Asks a bot for the move of a seat. `position` comes from `State.position(seat)`, `seed` is
    the bot's randomness for this one move."""

    id: int
    game: str
    version: str
    options: dict[str, Json]
    seat: str
    bot: str
    seed: str
    position: str

    @classmethod
    def about(
        cls, id: int, game: Game, options: Any, state: State, seat: str, bot: str, seed: str
    ) -> Self:
        """The request for a seat, made only from what that seat may know."""
        given, position = game.options_as_json(options), state.position(seat)
        return cls(id, game.name, game.version, given, seat, bot, seed, position)


class BotReply(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move in notation, or the error."""

    id: int
    move: str | None = None
    error: str | None = None


def as_line(message: BotRequest | BotReply) -> bytes:
    """A message as it goes through the pipe."""
    return msgspec.json.encode(message, order="sorted") + b"\n"


@lru_cache(maxsize=64)
def _game_of(name: str, version: str, options: bytes) -> tuple[Game, Any]:
    game = game_named(name, version)
    return game, game.options(msgspec.json.decode(options))


def answer(request: BotRequest) -> BotReply:
    """The bot's move; a bot that fails or breaks the rules is an error."""
    try:
        written = msgspec.json.encode(request.options, order="sorted")
        game, options = _game_of(request.game, request.version, written)
        state = game.position(request.position, options)
        bot = make_bot(request.bot, game, options, request.seat, request.seed)
        actions = state.legal_actions(request.seat)
        action = chosen_action(bot, state, request.seat)
        if action not in actions:
            raise ValueError(f"{action} is not legal")
    except Exception as error:  # a bot may fail in any way; the process continues
        return BotReply(request.id, error=f"{type(error).__name__}: {error}"[:MAX_ERROR])
    return BotReply(request.id, move=str(action))


def main() -> None:
    """Serve the process that started this one."""
    serve(NICENESS, BotRequest, lambda request, write: as_line(answer(request)))


if __name__ == "__main__":
    main()
