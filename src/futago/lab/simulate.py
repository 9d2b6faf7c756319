"""Many games between bots, the same for the same seed whatever the number of processes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from typing import Any

from futago.bots import Bot, make_bot
from futago.chance import derived_seed
from futago.game import Action, BadInput, Game, Json, State
from futago.games import game_named
from futago.match import Match
from futago.record import Record, dump
from futago.texts import Text

SHARD = 25  # games a task: about half a second with thinking bots
SEARCH = "ismcts"
"""OpenSpiel's search; how long it thinks may follow: `ismcts:500` simulations, `ismcts:0.5s`."""

Player = Callable[[State], Action]
"""Makes the moves of one seat, by what that seat may know."""


@dataclass(frozen=True)
class Run:
    """What to play: it names everything that decides the games."""

    game: str
    seed: str
    bots: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Json] = field(default_factory=dict)
    vary: bool = False

    def options_of(self, number: int) -> dict[str, Json]:
        """The options of one game; given ones stand above drawn ones."""
        drawn = dict[str, Json]()
        if self.vary:
            rng = random.Random(derived_seed(self.seed, number, "options"))
            drawn = game_named(self.game).vary(rng)
        return {**drawn, **self.options}


def is_search(name: str) -> bool:
    """Whether this names OpenSpiel's search."""
    return name.partition(":")[0] == SEARCH


def make_player(name: str, game: Game, options: Any, seat: str, seed: str) -> Player:
    """One of our bots by its name, or OpenSpiel's search."""
    if is_search(name):
        return _searcher(name.partition(":")[2], game, options, seat, seed)
    return by_view(make_bot(name, game, options, seat, seed), seat)


def by_view(bot: Bot, seat: str) -> Player:
    """A bot makes the moves of a seat by what the seat sees."""
    return lambda state: bot.choose(state.view(seat), state.legal_actions(seat))


def _searcher(effort: str, game: Game, options: Any, seat: str, seed: str) -> Player:
    try:
        from futago.adapters.ismcts import IsmctsBot, effort_from
    except ImportError:
        raise BadInput(Text("ismcts-missing")) from None
    search = IsmctsBot(game, options, seat, seed, effort_from(effort))
    return lambda state: search.think(state.position(seat))


def play_one(run: Run, number: int) -> Record:
    """The game with this number."""
    game = game_named(run.game)
    options = game.options(run.options_of(number))
    seats = game.seats(options)
    players = {seat: run.bots.get(seat, run.bots.get("*", "random")) for seat in seats}
    match = Match(game, options, players, derived_seed(run.seed, number))
    seated = {
        seat: make_player(name, game, options, seat, derived_seed(run.seed, number, seat))
        for seat, name in players.items()
    }
    while True:
        for _ in match.settle():
            pass
        state = match.state
        if not state.movers:
            return match.record()
        seat = state.movers[0]
        match.play(seat, seated[seat](state))


def _play_shard(run: Run, numbers: Sequence[int]) -> list[tuple[str, dict[str, Json], int]]:
    """Records as lines, with what the summary needs, so that little travels between processes."""
    records = (play_one(run, number) for number in numbers)
    return [(dump(record), record["result"], len(record["moves"])) for record in records]


@dataclass
class Summary:
    """What came out of a run."""

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


def simulate(run: Run, games: int, jobs: int, write: Callable[[str], object]) -> Iterator[Summary]:
    """Play a run, hand every record to `write` in order, and yield the sum after each shard."""
    slow = any(name.startswith(SEARCH) for name in run.bots.values())
    size = 1 if slow else SHARD
    shards = [range(first, min(first + size, games)) for first in range(0, games, size)]
    summary = Summary()
    if jobs == 1 or len(shards) == 1:
        results: Iterator[list[tuple[str, dict[str, Json], int]]]
        results = (_play_shard(run, shard) for shard in shards)
        yield from _collect(results, summary, write)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        results = pool.map(_play_shard, [run] * len(shards), shards)
        yield from _collect(results, summary, write)


def _collect(
    results: Iterator[list[tuple[str, dict[str, Json], int]]],
    summary: Summary,
    write: Callable[[str], object],
) -> Iterator[Summary]:
    for shard in results:
        for line, result, moves in shard:
            write(line + "\n")
            summary.add(result, moves)
        yield summary


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - spread) / scale, (middle + spread) / scale
