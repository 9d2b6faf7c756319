"""A results folder: its lock, and the journals of a study, which a stopped run continues.

All files have one line per game, in the same order. A game counts when its line in games.jsonl is
complete: that line is written last, so that the other files have everything about it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from io import BufferedRandom
from pathlib import Path
from typing import Final, Self

import msgspec

from futago.game import BadInput, Json
from futago.lab.files import cannot_write, write_atomically
from futago.texts import Text

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]
    import msvcrt

LOCK: Final = "lock"
GAMES_FILE: Final = "games.jsonl"
TIMES_FILE: Final = "times.jsonl"
RECORDS_FILE: Final = "records.jsonl"


class GameLine(msgspec.Struct, frozen=True):
    """A game in the journal."""

    cell: int
    number: int
    deal: int
    rotation: int
    winners: list[str] | None
    reason: str | None = None
    rounds: int | None = None
    moves: int | None = None
    scores: dict[str, float] | None = None
    own: dict[str, Json] = {}

    @property
    def shares(self) -> dict[str, float] | None:
        """The share of the victory of each winner; None if the game could not be played."""
        if self.winners is None:
            return None
        return dict.fromkeys(self.winners, 1 / len(self.winners)) if self.winners else {}


class TimeLine(msgspec.Struct, frozen=True):
    """How long a game took."""

    cell: int
    number: int
    seconds: float
    worker: str


class PlayedGame(msgspec.Struct, frozen=True):
    """A game as a worker sends it."""

    game: GameLine
    time: TimeLine
    record: str = ""


class ResultsFolder:
    """A folder that one run writes to at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._lock: int | None = None
        self._files = dict[str, BufferedRandom]()

    def __enter__(self) -> Self:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(self.folder / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
        except OSError as error:
            raise cannot_write(self.folder, error) from None
        try:
            _take(self._lock)
        except OSError:
            os.close(self._lock)
            raise BadInput(Text("lab-folder-busy", folder=str(self.folder))) from None
        return self

    def __exit__(self, *_: object) -> None:
        for file in self._files.values():
            file.close()
        self._files.clear()
        if self._lock is not None:
            os.close(self._lock)  # the system frees the lock with it, also if this process dies

    def describe(self, name: str, data: Json) -> None:
        text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
        write_atomically(self.folder / name, text)

    def open(self, header: Mapping[str, Json], *, recorded: bool) -> list[GameLine]:
        """The games that are stored already; then games can be added. An incomplete line is
        removed; `BadInput` if the folder holds games of another study."""
        try:
            self._open(GAMES_FILE)
            self._open(TIMES_FILE)
            if recorded:
                self._open(RECORDS_FILE)
            return self._stored(header, recorded)
        except OSError as error:
            raise cannot_write(self.folder, error) from None

    def _open(self, name: str) -> None:
        file = self.folder / name
        file.touch()
        self._files[name] = file.open("r+b")

    def _stored(self, header: Mapping[str, Json], recorded: bool) -> list[GameLine]:
        head = _line(header)
        first = self._files[GAMES_FILE].readline()
        if not first.endswith(b"\n"):  # nothing was stored, or not even the header
            for file in self._files.values():
                _cut(file, 0)
            self._files[GAMES_FILE].write(head)
            self._files[GAMES_FILE].flush()
            return []
        journal = self.folder / GAMES_FILE
        if first != head:
            raise BadInput(Text("lab-other-run", file=str(journal)))
        lines = list(_complete(self._files[GAMES_FILE]))
        if recorded:  # a line is missing only if the system broke down
            kept = min(len(lines), sum(1 for _ in _complete(self._files[RECORDS_FILE])))
            _keep(self._files[RECORDS_FILE], kept)
            lines = lines[:kept]
        _keep(self._files[GAMES_FILE], 1 + len(lines))
        try:
            games = [msgspec.json.decode(line, type=GameLine) for line in lines]
        except msgspec.DecodeError:
            raise BadInput(Text("lab-other-run", file=str(journal))) from None
        self._keep_times({(game.cell, game.number) for game in games})
        return games

    def _keep_times(self, known: set[tuple[int, int]]) -> None:
        """Only those of stored games: others are played again."""
        file, kept = self._files[TIMES_FILE], bytearray()
        for line in _complete(file):
            time = msgspec.json.decode(line, type=TimeLine)
            if (time.cell, time.number) in known:
                kept += line
        _cut(file, 0)
        file.write(kept)
        file.flush()

    def add(self, played: PlayedGame) -> None:
        """Store a game; `flush` writes it."""
        lines = {TIMES_FILE: _encoded(played.time), GAMES_FILE: _encoded(played.game)}
        if RECORDS_FILE in self._files:
            self._files[RECORDS_FILE].write(played.record.encode() + b"\n")
        for name, line in lines.items():
            self._files[name].write(line)

    def flush(self) -> None:
        """Write what was added, the journal last."""
        try:
            for name in (RECORDS_FILE, TIMES_FILE, GAMES_FILE):
                if name in self._files:
                    self._files[name].flush()
        except OSError as error:
            raise cannot_write(self.folder, error) from None

    def times(self) -> Iterator[TimeLine]:
        for line in (self.folder / TIMES_FILE).read_bytes().splitlines():
            yield msgspec.json.decode(line, type=TimeLine)


def _take(lock: int) -> None:
    """Raise `OSError` if somebody else has it."""
    if fcntl is not None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    else:
        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)


def _complete(file: BufferedRandom) -> Iterator[bytes]:
    """The lines from here on; without a last one that is incomplete."""
    return (line for line in file if line.endswith(b"\n"))


def _keep(file: BufferedRandom, lines: int) -> None:
    """Cut off everything behind so many lines, and go on there."""
    file.seek(0)
    for _ in range(lines):
        file.readline()
    _cut(file, file.tell())


def _cut(file: BufferedRandom, size: int) -> None:
    file.truncate(size)
    file.seek(size)


def _encoded(line: msgspec.Struct) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def _line(data: Mapping[str, Json]) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
