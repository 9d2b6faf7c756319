"""The common measurements of all games: random play, and the cost of copying a state."""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")

Rnd: TypeAlias = Callable[[], float]
"""Returns a number from 0 to below 1. All engines pick an action with it in the same cheap way, so
that the results are about the games and not about random numbers."""

ENDLESS: Final = sys.maxsize
HALFWAY_STATES: Final = 20


@dataclass(frozen=True)
class Engine:
    """A game that can be played at random."""

    new: Callable[[], Any]
    play: Callable[[Any, Rnd, int], int]
    """Play a state to its end or for a number of moves; returns the number of moves made. Each
    engine has its own loop, since a common one would cost an extra call per move."""
    copy: Callable[[Any], object] | None


@dataclass(frozen=True)
class Subject:
    """A game to be measured, before it is loaded."""

    name: str
    """The full name; `label` is the one in the table, below the rows of the same game."""
    label: str
    group: str
    """One of our games, or the package of a peer."""
    language: str
    load: Callable[[], Engine]
    ours: bool = False


class Speed(NamedTuple):
    """Random play in one repeat."""

    moves_per_s: float
    games_per_s: float


@dataclass
class Row:
    """A subject with its measurements, one for each repeat."""

    subject: Subject
    unavailable: str = ""
    speeds: list[Speed] = field(default_factory=list)
    copies_us: list[float] = field(default_factory=list)

    @property
    def speed(self) -> Speed | None:
        return max(self.speeds, default=None)

    @property
    def copy_us(self) -> float | None:
        return min(self.copies_us, default=None)


@dataclass(frozen=True)
class Task(Generic[T]):
    """A repeated measurement; `share` is the share of the time that it gets."""

    name: str
    run: Callable[[float], T]
    values: list[T]
    share: float = 1.0

    def repeat(self, seconds: float, keep: bool) -> None:
        # Objects of other tasks must not be searched for garbage in the time of this one.
        gc.collect()
        gc.freeze()
        value = self.run(seconds * self.share)
        if keep:
            self.values.append(value)


def tasks_of(row: Row) -> list[Task[Any]]:
    """The tasks of a row; none if it does not start, with the reason in the row."""
    subject = row.subject
    rnd = random.Random(0).random
    try:
        engine = subject.load()
        engine.play(engine.new(), rnd, ENDLESS)
        states = halfway_states(engine) if engine.copy else []
    except ImportError as error:
        row.unavailable = f"not installed: {_first_line(error)}"
        return []
    except Exception as error:  # a broken peer must not lose the other results
        if subject.ours:
            raise
        row.unavailable = f"does not start: {_first_line(error)}"
        return []
    play: Task[Any] = Task(subject.name, lambda time: play_speed(engine, rnd, time), row.speeds)
    if engine.copy is None:
        return [play]
    copy = engine.copy
    copying = f"{subject.name}, copy"
    return [play, Task(copying, lambda time: copy_us(copy, states, time), row.copies_us, 0.2)]


def play_speed(engine: Engine, rnd: Rnd, seconds: float) -> Speed:
    """Play whole games for about this time. Each repeat plays other games, so that caches help no
    more than they do in real use."""
    new, play = engine.new, engine.play
    moves = games = 0
    start = perf_counter()
    end = start + seconds
    while (now := perf_counter()) < end or games == 0:
        moves += play(new(), rnd, ENDLESS)
        games += 1
    elapsed = now - start
    return Speed(moves / elapsed, games / elapsed)


def halfway_states(engine: Engine) -> list[Any]:
    """States in the middle of random games."""
    states = []
    for seed in range(HALFWAY_STATES):
        moves = engine.play(engine.new(), random.Random(seed).random, ENDLESS)
        state = engine.new()
        engine.play(state, random.Random(seed).random, moves // 2)
        states.append(state)
    return states


def copy_us(copy: Callable[[Any], object], states: list[Any], seconds: float) -> float:
    """Microseconds for one copy."""
    copies = 0
    start = perf_counter()
    end = start + seconds
    while (now := perf_counter()) < end or copies == 0:
        for state in states:
            copy(state)
        copies += len(states)
    return (now - start) / copies * 1e6


def _first_line(error: Exception) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]
