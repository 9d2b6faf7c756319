"""An independent referee, which knows the rules and not the program, checks its games.

Of the golden transcripts it checks those for which, according to the adapter, both interpret the
rules in the same way.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from futago.chance import derived_seed
from futago.game import CHANCE, Game, Json
from futago.match import Match
from futago.record import dump

from .adapters import adapter_for
from .golden import read, transcripts
from .play import every_game, named_players, played, quick_bots, sample_options

HOW_MANY = 40
"""Games per bot where the adapter gives no number."""


def referee_for(game: Game) -> Any:
    """The module with `check` and `Foul`; it imports nothing of the program."""
    name = f"tests.{game.name}.referee"
    if find_spec(f"tests.{game.name}") is None or find_spec(name) is None:
        pytest.skip(f"{game.name} has no referee")
    return import_module(f"{name}.game")


def games_by(game: Game, bot: str) -> Iterator[dict[str, Json]]:
    """Records of endlessly many games that the referee can check."""
    adapter, rng = adapter_for(game), random.Random(f"referee {bot}")
    for number in range(10_000):
        options = sample_options(game, 10**6, rng)
        match = Match(game, options, named_players(game, options, bot), derived_seed(bot, number))
        for _ in played(match, match.players, f"referee {number}", adapter.longest):
            pass
        record = json.loads(dump(match.record()))
        if adapter.judged(record):
            yield record


def judge(check: Callable[[dict[str, Json]], None], record: dict[str, Json], what: str) -> None:
    try:
        check(record)
    except Exception as foul:
        pytest.fail(f"{what}: {type(foul).__name__}: {foul}\n{dump(record)}")


@every_game
def test_the_referee_finds_no_foul_in_the_bots_games(game: Game) -> None:
    referee = referee_for(game)
    for bot in quick_bots(game):
        games = games_by(game, bot)
        for number in range(adapter_for(game).to_judge.get(bot, HOW_MANY)):
            judge(referee.check, next(games), f"{bot} {number}")


@every_game
def test_the_referee_finds_no_foul_in_the_golden_transcripts(game: Game) -> None:
    referee, judged = referee_for(game), 0
    for file in transcripts(game):
        record = read(file)
        if adapter_for(game).judged(record):
            judge(referee.check, record, file.name)
            judged += 1
    assert judged > 0


@every_game
def test_the_referee_would_find_a_foul(game: Game) -> None:
    """Both the referee and the program refuse games with a move left out or made twice."""
    referee, rng = referee_for(game), random.Random("fouls")
    for file in transcripts(game):
        record = read(file)
        moves = record["moves"]
        # Chance and the end come once; a player may well repeat a move that changes nothing.
        at = rng.choice([n for n, move in enumerate(moves) if move["by"] == CHANCE])
        twice = [*moves[: at + 1], *moves[at:]]
        for changed in (moves[1:], twice, [*moves, moves[-1]]):
            with pytest.raises(referee.Foul):
                referee.check({**record, "moves": changed})
