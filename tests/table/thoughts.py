"""Questions to bots."""

from __future__ import annotations

from futago.chance import derived_seed
from futago.games import game_named
from futago.match import Match
from futago.table.worker import Thought


def thought_in(match: Match, bot: str) -> Thought:
    """What the next seat of a match is asked."""
    number = len(match.moves)
    seat, seed = match.state.movers[0], derived_seed("bots", number)
    return Thought.about(number, match.game, match.options, match.state, seat, bot, seed)


def first_thought(bot: str, name: str = "goryo") -> Thought:
    """The first question of a game."""
    game = game_named(name)
    match = Match(game, game.options({}), {}, derived_seed("first"))
    for _ in match.settle():
        pass
    return thought_in(match, bot)
