"""An independent referee, who knows the rules and not the program, judges its games.

Of the golden transcripts he judges those for which the adapter says that both read the rules the
same way: the games of strict play.
"""

from __future__ import annotations

import importlib.util
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from futago.chance import derived_seed
from futago.game import Game, Json
from futago.match import Match
from futago.record import dump

from .adapters import adapter_for
from .golden import read, transcripts
from .play import every_game, named_players, played, quick_bots, sample_options

REFEREES = Path(__file__).parents[1] / "referee"
HOW_MANY = 40
"""Games by a bot of which the adapter says nothing."""


def referee_for(game: Game) -> Any:
    """The module with `check` and `Foul`; it imports nothing of the program."""
    file = REFEREES / f"{game.name}.py"
    if not file.exists():
        pytest.skip(f"{game.name} has no referee")
    spec = importlib.util.spec_from_file_location(f"referee_for_{game.name}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def games_by(game: Game, bot: str) -> Iterator[dict[str, Json]]:
    """Records of games without end, as far as the referee is competent."""
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
    """Games with a move left out or made twice: he and the program both object."""
    referee, rng = referee_for(game), random.Random("fouls")
    for file in transcripts(game):
        record = read(file)
        moves = record["moves"]
        at = rng.randrange(len(moves))
        twice = [*moves[: at + 1], *moves[at:]]
        for changed in (moves[1:], twice):
            with pytest.raises(referee.Foul):
                referee.check({**record, "moves": changed})
