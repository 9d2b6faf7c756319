"""Games for the tests of the coach: played by bots, the same every time."""

from __future__ import annotations

from functools import cache
from typing import Any

from futago.chance import derived_seed
from futago.gorpg import GAME, GorpgState
from futago.gorpg.coach.decisions import Decision, decisions_of
from futago.lab.simulate import make_player
from futago.match import Match


@cache
def record_of(bots: str, seed: str = "coach", **options: Any) -> dict[str, Any]:
    """The record of a game between bots of one level."""
    chosen = GAME.options(options)
    seats = GAME.seats(chosen)
    match = Match(GAME, chosen, dict.fromkeys(seats, bots), derived_seed(seed))
    players = {seat: make_player(bots, GAME, chosen, seat, seed) for seat in seats}
    for _ in match.play_out(players):
        pass
    return match.record()


@cache
def decisions(bots: str, seed: str = "coach", **options: Any) -> list[Decision]:
    """The decisions of such a game."""
    start = GAME.new(GAME.options(options))
    assert isinstance(start, GorpgState)
    return list(decisions_of(record_of(bots, seed, **options), start))
