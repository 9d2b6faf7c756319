"""Records of games between bots, for tests of records."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest

from futago.bots import make_bot
from futago.chance import derived_seed
from futago.game import BadInput
from futago.goryo import GAME
from futago.match import Match
from futago.record import BadRecord, dump, verify
from futago.texts import Text

Data = dict[str, Any]


def play(match: Match, bot: str = "random", moves: int = 10_000) -> Match:
    """Let two bots play, at most so many decisions."""
    bots = {
        seat: make_bot(bot, GAME, match.options, seat, derived_seed(match.seed, seat))
        for seat in GAME.seats(match.options)
    }
    for _ in range(moves):
        list(match.settle())
        if not match.state.movers:
            break
        seat = match.state.movers[0]
        actions = match.state.legal_actions(seat)
        match.play(seat, bots[seat].choose(match.state.view(seat), actions))
    return match


def new_match(game: int, **options: Any) -> Match:
    players = {"goryo": "Yuki", "samurai": "Ken"}
    return Match(GAME, GAME.options(options), players, derived_seed("records", game))


@cache
def played_line(game: int, **options: Any) -> str:
    """The record of a game as a line of a file."""
    return dump(play(new_match(game, **options)).record())


def played(game: int = 1, **options: Any) -> Data:
    """The record of a game, as read from a file."""
    record: Data = json.loads(played_line(game, **options))
    return record


def number_of(record: Data, do: str, which: int = 0, **fields: Any) -> int:
    """The number of a move, counted from 1."""
    found = [
        number
        for number, move in enumerate(record["moves"], 1)
        if move["do"] == do and all(move[name] == value for name, value in fields.items())
    ]
    return found[which]


def refusal(record: Data) -> BadInput:
    before = copy.deepcopy(record)
    with pytest.raises(BadInput) as refused:
        verify(record)
    assert record == before
    assert str(refused.value)
    return refused.value


def refused_at(record: Data) -> tuple[int | None, str]:
    """The number of the move at fault and the reason."""
    refused = refusal(record)
    assert isinstance(refused, BadRecord)
    reason = refused.text.args.get("reason")
    return refused.move, reason.id if isinstance(reason, Text) else refused.text.id
