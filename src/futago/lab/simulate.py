"""Many games between bots, reproducible from a seed whatever the number of processes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import msgspec

from futago.bots import maker_of as bot_maker_of
from futago.bots import player_of
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
        if not self.vary:
            return dict(self.options)
        return varied_options(self.game, self.seed, number, self.options)


DRAWINGS = 1000
"""How often random options are drawn until they agree with those that are given."""


def varied_options(game: str, seed: str, number: int, given: Mapping[str, Json]) -> dict[str, Json]:
    """Random options of a game; given options override random ones."""
    chosen = game_named(game)
    rng = random.Random(derived_seed(seed, number, "options"))
    for left in reversed(range(DRAWINGS)):
        found = {**chosen.vary(rng), **given}
        try:
            chosen.options(found)
        except BadInput:
            if not left:
                raise
        else:
            break
    return found


def is_search(name: str) -> bool:
    """Whether this is the name of OpenSpiel's search."""
    return name.partition(":")[0] == SEARCH


def is_timed(name: str) -> bool:
    """Whether a bot is limited by the clock, so that its games may differ when played again."""
    return is_search(name) and name.endswith("s")


PlayerMaker = Callable[[Any, str], Player]
"""Creates a player of one seat for options and a seed."""
MakerOf = Callable[[str, Game, str], PlayerMaker]
"""What creates the players of a name in a seat of a game."""


def make_player(name: str, game: Game, options: Any, seat: str, seed: str) -> Player:
    """A bot by its name, or OpenSpiel's search, as a player of one seat."""
    return player_maker(name, game, seat)(options, seed)


def player_maker(name: str, game: Game, seat: str) -> PlayerMaker:
    if is_search(name):
        effort = name.partition(":")[2]
        return lambda options, seed: _searcher(effort, game, options, seat, seed)
    maker = bot_maker_of(name, game, seat)
    return lambda options, seed: player_of(maker(options, seat, seed), seat)


def _searcher(effort: str, game: Game, options: Any, seat: str, seed: str) -> Player:
    try:
        from futago.adapters.ismcts import IsmctsBot, effort_from
    except ImportError:
        raise BadInput(Text("ismcts-missing")) from None
    search = IsmctsBot(game, options, seat, seed, effort_from(effort))
    return lambda state: search.think(state.position(seat))


class Series:
    """The games of a run, with what they have in common made once."""

    def __init__(self, run: Run, maker_of: MakerOf = player_maker) -> None:
        self.run = run
        self._maker_of = maker_of
        self.game = game_named(run.game)
        self._makers = dict[str, PlayerMaker]()  # by seat
        self._same, self._written = None, None
        if not run.vary:
            # As a state holds them: games look up what they share by the very same object fastest.
            self._same = self.game.new(self.game.options(run.options_of(0))).options
            self._written = msgspec.Raw(msgspec.json.encode(self.game.options_as_json(self._same)))

    def play(self, number: int) -> Match:
        """Play the game with this number to its end."""
        run, game = self.run, self.game
        options = self.options_of(number)
        bots = {seat: self.bot(seat) for seat in game.seats(options)}
        match = Match(game, options, bots, derived_seed(run.seed, number))
        match.finish({seat: self._player(number, seat, options) for seat in bots})
        return match

    def options_of(self, number: int) -> Any:
        """The options of a game."""
        return self.game.options(self.run.options_of(number)) if self.run.vary else self._same

    def bot(self, seat: str) -> str:
        """The name of the bot in a seat."""
        return self.run.bots.get(seat) or self.run.bots.get("*", "random")

    def _player(self, number: int, seat: str, options: Any) -> Player:
        maker = self._makers.get(seat)
        if maker is None:
            maker = self._makers[seat] = self._maker_of(self.bot(seat), self.game, seat)
        return maker(options, derived_seed(self.run.seed, number, seat))

    def line(self, match: Match) -> str:
        """The record of a game as a line."""
        return dump(match.record(self._written))


def play_one(run: Run, number: int) -> Record:
    """The record of the game with this number."""
    return play_match(run, number).record()


def play_match(run: Run, number: int) -> Match:
    """Play the game with this number to its end."""
    return Series(run).play(number)


@dataclass(frozen=True)
class Shard:
    """Some games of a run: a task for one process."""

    run: Run
    numbers: Sequence[int]
    recorded: bool


PlayedGame = tuple[str, tuple[str, ...], str, int]
"""A game as it is sent between processes: its record as a line, or nothing, the winners, the reason
and the number of moves."""


_latest = list[Series]()  # of this process: shards of one run follow each other


def _series_of(run: Run) -> Series:
    if not _latest or _latest[0].run != run:
        _latest[:] = [Series(run)]
    return _latest[0]


def _play_shard(shard: Shard) -> list[PlayedGame]:
    series, played = _series_of(shard.run), list[PlayedGame]()
    for number in shard.numbers:
        match = series.play(number)
        outcome = match.state.outcome
        assert outcome is not None
        line = series.line(match) if shard.recorded else ""
        played.append((line, outcome.winners, outcome.reason, len(match.moves)))
    return played


@dataclass
class Summary:
    """The results of a run so far."""

    games: int = 0
    moves: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, winners: Sequence[str], reason: str, moves: int) -> None:
        self.games += 1
        self.moves += moves
        self.wins.update(winners)
        self.reasons[reason] += 1


def simulate(
    run: Run, games: int, jobs: int, *, recorded: bool = True
) -> Iterator[tuple[Summary, list[str]]]:
    """Play a run, yielding after each shard the summary so far and, if they are `recorded`, the
    shard's records as lines."""
    slow = any(name.startswith(SEARCH) for name in run.bots.values())
    size = 1 if slow else SHARD
    firsts = range(0, games, size)
    shards = [Shard(run, range(first, min(first + size, games)), recorded) for first in firsts]
    summary = Summary()
    with Workers(jobs if jobs > 1 and len(shards) > 1 else 0) as workers:
        for played in workers.map(_play_shard, shards):
            for _, winners, reason, moves in played:
                summary.add(winners, reason, moves)
            yield summary, [f"{line}\n" for line, *_ in played if line]


def wilson(wins: float, games: float, z: float = 1.96) -> tuple[float, float]:
    """The Wilson score interval of a proportion, by default at 95 %."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - spread) / scale, (middle + spread) / scale
