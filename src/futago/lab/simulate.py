"""Many games between bots, reproducible from a seed whatever the number of processes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from futago.bots import Bot, chosen_action, make_bot
from futago.chance import derived_seed
from futago.game import BadInput, Game, Json
from futago.games import game_named
from futago.lab.workers import Workers
from futago.match import Match, Player
from futago.record import Record, dump
from futago.texts import Text

SHARD = 25  # games per task: about half a second with bots that search
SEARCH = "ismcts"
"""OpenSpiel's search, optionally with an effort: `ismcts:500` simulations, `ismcts:0.5s`."""


@dataclass(frozen=True)
class Run:
    """A simulation run: everything that determines its games."""

    game: str
    seed: str
    bots: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Json] = field(default_factory=dict)
    vary: bool = False

    def options_of(self, number: int) -> dict[str, Json]:
        """The options of one game; given options override random ones."""
        drawn = dict[str, Json]()
        if self.vary:
            rng = random.Random(derived_seed(self.seed, number, "options"))
            drawn = game_named(self.game).vary(rng)
        return {**drawn, **self.options}


def is_search(name: str) -> bool:
    """Whether this is the name of OpenSpiel's search."""
    return name.partition(":")[0] == SEARCH


def make_player(name: str, game: Game, options: Any, seat: str, seed: str) -> Player:
    """A bot by its name, or OpenSpiel's search, as a player of one seat."""
    if is_search(name):
        return _searcher(name.partition(":")[2], game, options, seat, seed)
    return player_from_bot(make_bot(name, game, options, seat, seed), seat)


def player_from_bot(bot: Bot, seat: str) -> Player:
    """A player that gives a bot only what its seat may know."""
    return lambda state: chosen_action(bot, state, seat)


def _searcher(effort: str, game: Game, options: Any, seat: str, seed: str) -> Player:
    try:
        from futago.adapters.ismcts import IsmctsBot, effort_from
    except ImportError:
        raise BadInput(Text("ismcts-missing")) from None
    search = IsmctsBot(game, options, seat, seed, effort_from(effort))
    return lambda state: search.think(state.position(seat))


def play_one(run: Run, number: int) -> Record:
    """The record of the game with this number."""
    return play_match(run, number).record()


def play_match(run: Run, number: int) -> Match:
    """Play the game with this number to its end."""
    game = game_named(run.game)
    options = game.options(run.options_of(number))
    seats = game.seats(options)
    players = {seat: run.bots.get(seat, run.bots.get("*", "random")) for seat in seats}
    match = Match(game, options, players, derived_seed(run.seed, number))
    seated = {
        seat: make_player(name, game, options, seat, derived_seed(run.seed, number, seat))
        for seat, name in players.items()
    }
    for _ in match.play_out(seated):
        pass
    return match


Shard = tuple[Run, Sequence[int]]
PlayedGame = tuple[str, dict[str, Json], int]
"""A record as a line, its result and its number of moves: what is sent between processes."""


def _play_shard(shard: Shard) -> list[PlayedGame]:
    run, numbers = shard
    records = (play_one(run, number) for number in numbers)
    return [(dump(record), record["result"], len(record["moves"])) for record in records]


@dataclass
class Summary:
    """The results of a run so far."""

    games: int = 0
    moves: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, result: Mapping[str, Json], moves: int) -> None:
        self.games += 1
        self.moves += moves
        winners = result["winners"] if "winners" in result else [result["winner"]]
        self.wins.update(winners)
        self.reasons[result["reason"]] += 1


def simulate(run: Run, games: int, jobs: int) -> Iterator[tuple[Summary, list[str]]]:
    """Play a run, yielding after each shard the summary so far and the shard's records as lines."""
    slow = any(name.startswith(SEARCH) for name in run.bots.values())
    size = 1 if slow else SHARD
    shards = [range(first, min(first + size, games)) for first in range(0, games, size)]
    summary = Summary()
    with Workers(jobs if jobs > 1 and len(shards) > 1 else 0) as workers:
        for played in workers.map(_play_shard, [(run, shard) for shard in shards]):
            for _, result, moves in played:
                summary.add(result, moves)
            yield summary, [f"{line}\n" for line, _, _ in played]


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson score interval of a proportion, by default at 95 %."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - spread) / scale, (middle + spread) / scale
