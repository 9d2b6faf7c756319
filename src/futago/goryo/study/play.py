"""Playing a single game of Goryō between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from futago.bots import Bot, player_of
from futago.chance import derived_seed
from futago.game import Json
from futago.goryo import GAME
from futago.goryo.rules.board import PLAN
from futago.goryo.rules.options import Options
from futago.goryo.state import GoryoState
from futago.match import Match, Player


def play_game(
    options: Options,
    bots: Mapping[str, Bot | Player],
    seed: str,
    observe: Callable[[GoryoState], object] | None = None,
) -> GoryoState:
    """Play a game and return its final state. `observe` is called with every state in which a seat
    decides, including the start of each round."""
    match = Match(GAME, options, {}, seed)
    players = {seat: bot if callable(bot) else player_of(bot, seat) for seat, bot in bots.items()}
    for state in match.play_out(players):
        if observe:
            assert isinstance(state, GoryoState)
            observe(state)
    assert isinstance(match.state, GoryoState)
    return match.state


def is_round_start(state: GoryoState) -> bool:
    """Whether a round starts: the Goryō is about to plan."""
    return state.phase == PLAN


def game_seeds(run: str, *parts: str | int) -> Iterator[str]:
    """The seeds of a game: for its draws, the Goryō's bot and the Samurai's bot."""
    for use in ("draws", "goryo", "samurai"):
        yield derived_seed(run, *parts, use)


def outcome(state: GoryoState) -> dict[str, Json]:
    """How a game ended, as stored in results."""
    result = state.result()
    return {name: result[name] for name in ("winner", "reason", "round")}
