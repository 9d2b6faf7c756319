"""One game of Goryō between bots, and what was met on its way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from futago.bots import Bot
from futago.chance import derived_seed
from futago.game import Json
from futago.goryo import GAME
from futago.goryo.board import PLAN
from futago.goryo.options import Options
from futago.goryo.state import GoryoState
from futago.lab.simulate import Player, by_view
from futago.match import Match


def play(
    options: Options,
    bots: Mapping[str, Bot | Player],
    seed: str,
    look: Callable[[GoryoState], object] | None = None,
) -> GoryoState:
    """The state in which the game ended; `look` sees every state in which a seat decides, those
    at the beginning of a round among them."""
    match = Match(GAME, options, {}, seed)
    players = {seat: bot if callable(bot) else by_view(bot, seat) for seat, bot in bots.items()}
    while True:
        for _ in match.settle():
            pass
        state = match.state
        assert isinstance(state, GoryoState)
        if not state.movers:
            return state
        if look:
            look(state)
        seat = state.movers[0]
        match.play(seat, players[seat](state))


def is_beginning(state: GoryoState) -> bool:
    """Whether a round begins: she is about to plan."""
    return state.phase == PLAN


def seeds(run: str, *parts: str | int) -> Iterator[str]:
    """The seeds of a game: of its draws, of her bot, of the Samurai's."""
    for use in ("draws", "goryo", "samurai"):
        yield derived_seed(run, *parts, use)


def ending(state: GoryoState) -> dict[str, Json]:
    """How a game ended, as results have it."""
    result = state.result()
    return {name: result[name] for name in ("winner", "reason", "round")}
