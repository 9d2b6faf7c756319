"""Requests to bots."""

from __future__ import annotations

from futago.chance import derived_seed
from futago.games import game_named
from futago.match import Match
from futago.table.bot_worker import BotRequest


def request_in(match: Match, bot: str) -> BotRequest:
    """The request for the next seat of a match."""
    number = len(match.moves)
    seat, seed = match.state.movers[0], derived_seed("bots", number)
    return BotRequest.about(number, match.game, match.options, match.state, seat, bot, seed)


def first_request(bot: str, name: str = "goryo") -> BotRequest:
    """The first request of a game."""
    game = game_named(name)
    match = Match(game, game.options({}), {}, derived_seed("first"))
    for _ in match.settle():
        pass
    return request_in(match, bot)
