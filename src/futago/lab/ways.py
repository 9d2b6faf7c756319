"""Ways of playing the games of a study: by the rules, and ways of a game's own."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, Protocol

from futago.bots import data_of
from futago.chance import derived_seed
from futago.game import BadInput, Game, Json
from futago.games import game_named
from futago.lab.cells import Cell, GameId
from futago.lab.measures import measured, scores_of
from futago.lab.simulate import MakerOf, Run, Series, is_timed, player_maker
from futago.registry import manifests
from futago.texts import Text

RULES: Final = "rules"
CACHED: Final = 64
"""How many line-ups a process keeps ready: games of one follow each other."""


@dataclass(frozen=True, slots=True)
class Finished:
    """What is recorded of a game."""

    winners: Sequence[str] | None
    """None if the game could not be played to its end."""
    reason: str | None = None
    rounds: int | None = None
    moves: int | None = None
    scores: Mapping[str, float] | None = None
    own: Mapping[str, Json] = field(default_factory=dict)
    """What the game measures itself."""
    record: str = ""
    """The record as a line, if it was asked for."""


class Player(Protocol):
    """Plays the games of one line-up."""

    def __call__(self, deal: int, *, recorded: bool) -> Finished: ...


class Way(Protocol):
    """How games are played: `rules`, or an entry of the part `ways` of a game."""

    @property
    def keeps_records(self) -> bool: ...

    def check(self, game: Game, options: Any, bot: str, seat: str, settings: Json) -> None:
        """Raise `BadInput` if this bot cannot play in this seat, or the settings are not valid."""

    def fingerprint(self, settings: Json) -> Json:
        """What determines the games beside bots, options and seeds, such as the content of a
        file."""

    def player(self, run: Run, settings: Json) -> Player:
        """For a line-up; a deal is the number of a game of the run."""


@dataclass(frozen=True)
class ByTheRules:
    """Plays matches between the players of `maker_of`."""

    maker_of: MakerOf = player_maker
    keeps_records: bool = True

    def check(self, game: Game, options: Any, bot: str, seat: str, settings: Json) -> None:
        if settings:
            raise BadInput(Text("lab-way-no-settings", name=RULES))
        self.maker_of(bot, game, seat)(options, derived_seed("check"))

    def fingerprint(self, settings: Json) -> Json:
        return None

    def player(self, run: Run, settings: Json) -> Player:
        return SeriesPlayer(Series(run, self.maker_of))


class SeriesPlayer:
    """Plays the matches of a series."""

    def __init__(self, series: Series) -> None:
        self.series = series

    def __call__(self, deal: int, *, recorded: bool) -> Finished:
        match = self.series.play(deal)
        outcome, result = match.state.outcome, match.state.result()
        assert outcome is not None
        rounds = result.get("round")
        return Finished(
            outcome.winners,
            outcome.reason,
            rounds if isinstance(rounds, int) else None,
            len(match.moves),
            scores_of(match),
            measured(match),
            self.series.line(match) if recorded else "",
        )


def ways_of(game: Game) -> dict[str, Way]:
    """The ways in which a game can be played, by name."""
    own: Mapping[str, Way] | None = game.part("ways")
    return {RULES: ByTheRules(), **(own or {})}


def way_of(cell: Cell) -> Way:
    known = ways_of(cell.played)
    if cell.way not in known:
        raise BadInput(Text("lab-way-unknown", name=cell.way, known=", ".join(known)))
    return known[cell.way]


def check_cell(cell: Cell, *, recorded: bool) -> None:
    """Raise `BadInput` if the first deal of a cell cannot be played."""
    way, options = way_of(cell), cell.options_of(0)
    if recorded and not way.keeps_records:
        raise BadInput(Text("lab-way-no-records", name=cell.way))
    for seating in cell.seatings(0):
        for seat, bot in seating.items():
            way.check(cell.played, options, bot, seat, cell.settings)


def timed(cell: Cell) -> bool:
    """Whether a bot of a cell is limited by the clock, so that its games may differ when played
    again."""
    return any(map(is_timed, cell.names()))


def play(cell: Cell, game: GameId, *, recorded: bool) -> Finished:
    """Play one game of a cell to its end."""
    seating = cell.seatings(game.deal)[game.rotation]
    run = Run(cell.game, cell.seed, seating, cell.options, cell.vary)
    return _player(cell.way, _written(run), _written(cell.settings))(game.deal, recorded=recorded)


def _written(data: Json) -> str:
    return json.dumps(data if not isinstance(data, Run) else vars(data), default=dict)


@lru_cache(CACHED)
def _player(way: str, run: str, settings: str) -> Player:
    found = Run(**json.loads(run))
    return ways_of(game_named(found.game))[way].player(found, json.loads(settings))


def seed_of(cell: Cell, deal: int) -> str:
    """The seed of the games of a deal."""
    return derived_seed(cell.seed, deal)


def fingerprint(game: Game) -> str:
    """A digest of the data that determine how the bots of a game play."""
    folder, digest = manifests()[game.name].folder, sha256()
    for name in data_of(game):
        file = folder / name
        digest.update(name.encode() + (file.read_bytes() if file.is_file() else b""))
    return digest.hexdigest()[:16]
