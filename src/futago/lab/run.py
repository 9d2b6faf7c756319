"""Playing a study: its games in order, on any engine, stored as they come.

The order of the games is fixed: as many deals as lie between two checkpoints of one cell, then of
the next one, and so on. At a checkpoint of a cell, when all of its games so far are stored, it is
decided whether the cell ends there. Engines play ahead, but results come back in the order of the
games, and those of a cell that has ended are dropped. So nobody's speed makes a difference.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from itertools import islice
from time import perf_counter
from typing import Final, Protocol, TypeVar

import msgspec

import futago
from futago.game import BadInput, Json
from futago.games import game_named
from futago.lab import ways
from futago.lab.cells import Cell, GameId, cells_of, games_of
from futago.lab.estimates import Tally
from futago.lab.folder import GameLine, PlayedGame, ResultsFolder, TimeLine
from futago.lab.study import DESCRIPTION, Study
from futago.texts import Text

FORMAT: Final = "futago-study/1"
SHARD_SECONDS: Final = 0.5
"""How long a task should take: long enough that sending it costs nothing."""
LARGEST_SHARD: Final = 250

T = TypeVar("T")
R = TypeVar("R")


class Engine(Protocol):
    """Plays tasks somewhere: `workers.Workers` on this computer, `cluster.RayWorkers` on many."""

    def map(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        """The results in the order of the tasks, which are consumed lazily. The tasks of a worker
        that dies are done again."""


@dataclass(frozen=True)
class Shard:
    """Some games, one after the other: a task."""

    parts: Sequence[tuple[Cell, Sequence[GameId]]]
    recorded: bool
    program: Mapping[str, str]
    """What the games depend on beside the shard, which the worker has to have as well."""


def play_shard(shard: Shard) -> list[PlayedGame]:
    """Play the games of a shard: the work of one process."""
    if programs(tuple(shard.program)) != shard.program:
        raise BadInput(Text("lab-other-program", host=socket.gethostname()))
    worker = f"{os.getpid()}@{socket.gethostname()}"
    return [
        _played(cell, game, shard.recorded, worker) for cell, games in shard.parts for game in games
    ]


def _played(cell: Cell, game: GameId, recorded: bool, worker: str) -> PlayedGame:
    began = perf_counter()
    try:
        found = ways.play(cell, game, recorded=recorded)
    except Exception as error:
        error.add_note(f"This was game {game} of {cell}.")
        raise
    seconds = round(perf_counter() - began, 6)
    winners = list(found.winners) if found.winners is not None else None
    line = GameLine(
        *(cell.number, game.number, game.deal, game.rotation, winners, found.reason),
        *(found.rounds, found.moves),
        dict(found.scores) if found.scores is not None else None,
        dict(found.own),
    )
    return PlayedGame(line, TimeLine(cell.number, game.number, seconds, worker), found.record)


@cache
def programs(games: tuple[str, ...]) -> dict[str, str]:
    """What this computer plays these games with."""
    return {name: f"{futago.__version__} {ways.fingerprint(game_named(name))}" for name in games}


@dataclass(frozen=True)
class Progress:
    """How many games are stored, and of how many at most."""

    games: int
    most: int


class StudyRun:
    """A study being played."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.cells = cells_of(study)
        for cell in self.cells:
            try:
                ways.check_cell(cell, recorded=study.records)
            except BadInput as error:
                fault = Text("lab-study-cell", number=cell.number, fault=error.text)
                raise BadInput(fault) from None
        self.games = list[GameLine]()
        self.tallies = {cell.number: Tally(cell) for cell in self.cells}
        self.precise = set[int]()
        """The cells that ended before all of their games were played."""
        self._by_number = {cell.number: cell for cell in self.cells}
        self._program = programs(tuple(dict.fromkeys(cell.game for cell in self.cells)))
        self._seconds = 0.0  # that a game took lately

    @property
    def header(self) -> dict[str, Json]:
        """All that determines the games."""
        own = {cell.number: ways.way_of(cell).fingerprint(cell.settings) for cell in self.cells}
        return {
            "format": FORMAT,
            "seed": self.study.run_seed,
            "checkpoint": self.study.checkpoint,
            "precision": self.study.precision,
            "records": self.study.records,
            "program": self._program,
            "cells": [
                {**cell.determinants(), "data": own[cell.number]}
                if own[cell.number] is not None
                else cell.determinants()
                for cell in self.cells
            ],
        }

    def begin(self, folder: ResultsFolder) -> Progress:
        """Take over what a folder has; it describes this study from now on."""
        stored = folder.open(self.header, recorded=self.study.records)
        folder.describe(
            DESCRIPTION,
            {
                "futago": futago.__version__,
                "study": msgspec.to_builtins(self.study),
                "cells": [cell.determinants() for cell in self.cells],
            },
        )
        for game in stored:
            self._add(game)
        return self.progress

    def play(self, folder: ResultsFolder, engine: Engine) -> Iterator[Progress]:
        """Play the games that are left."""
        known = {(game.cell, game.number) for game in self.games}
        with closing(engine.map(play_shard, self._shards(known))) as shards:
            for played in shards:
                for each in played:
                    if each.game.cell not in self.precise:
                        folder.add(each)
                        self._add(each.game)
                self._seconds = sum(each.time.seconds for each in played) / len(played)
                folder.flush()
                yield self.progress

    @property
    def is_left(self) -> bool:
        """Whether there are games to play."""
        return any(self.state_of(cell) == "stopped" for cell in self.cells)

    @property
    def progress(self) -> Progress:
        most = sum(
            self.tallies[cell.number].games if cell.number in self.precise else self._most(cell)
            for cell in self.cells
        )
        return Progress(len(self.games), max(most, len(self.games)))

    def _most(self, cell: Cell) -> int:
        in_deal = len(cell.seatings(0))
        return -(-cell.games // in_deal) * in_deal

    def _add(self, game: GameLine) -> None:
        """Count a game, and decide at a checkpoint whether its cell ends."""
        self.games.append(game)
        tally = self.tallies[game.cell]
        tally.add(game)
        precision, cell = self.study.precision, self._by_number[game.cell]
        at_checkpoint = (game.deal + 1) % self.study.checkpoint == 0
        if precision is None or not at_checkpoint:
            return
        if game.rotation + 1 == len(cell.seatings(game.deal)) and tally.is_precise(precision):
            self.precise.add(game.cell)

    def _shards(self, known: set[tuple[int, int]]) -> Iterator[Shard]:
        games = self._games(known)
        while True:
            size = 1  # until it is known how long a game takes
            if self._seconds:
                size = max(1, min(LARGEST_SHARD, round(SHARD_SECONDS / self._seconds)))
            parts = list[tuple[Cell, list[GameId]]]()
            for cell, game in islice(games, size):
                if not parts or parts[-1][0] is not cell:
                    parts.append((cell, []))
                parts[-1][1].append(game)
            if not parts:
                return
            yield Shard(parts, self.study.records, self._program)

    def _games(self, known: set[tuple[int, int]]) -> Iterator[tuple[Cell, GameId]]:
        """The games that are left, in order; the next ones of cells that have not ended yet."""
        blocks = [(cell, _blocks(games_of(cell), self.study.checkpoint)) for cell in self.cells]
        while blocks:
            going = list[tuple[Cell, Iterator[list[GameId]]]]()
            for cell, of_cell in blocks:
                block = next(of_cell, None) if cell.number not in self.precise else None
                if block is None:
                    continue
                going.append((cell, of_cell))
                for game in block:
                    if (cell.number, game.number) not in known:
                        yield cell, game
            blocks = going

    def state_of(self, cell: Cell) -> str:
        """`complete`, `precise` or `stopped`."""
        if cell.number in self.precise:
            return "precise"
        return "complete" if self.tallies[cell.number].games >= cell.games else "stopped"


def _blocks(games: Iterator[GameId], deals: int) -> Iterator[list[GameId]]:
    """The games between two checkpoints."""
    block, border = list[GameId](), deals
    for game in games:
        if game.deal >= border:
            yield block
            block, border = [], border + deals
        block.append(game)
    if block:
        yield block
