"""What is measured, whoever wrote it: random play and the cost of copying a state."""

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
"""A number from 0 to below 1. All pick an action with it in the same way, the cheapest there is,
so that the figures tell about the games and not about the drawing of random numbers."""

ENDLESS: Final = sys.maxsize
HALFWAY_STATES: Final = 20


@dataclass(frozen=True)
class Engine:
    """A game that can be played at random."""

    new: Callable[[], Any]
    play: Callable[[Any, Rnd, int], int]
    """Play a state on to its end, or for so many moves; how many moves it made. The loop is each
    engine's own: a common one would cost all of them an extra call for each move."""
    copy: Callable[[Any], object] | None


@dataclass(frozen=True)
class Subject:
    """One row of the table, before anything of it is loaded."""

    name: str
    """Alone, also in a record; `label` is what stands in the table below the rows before."""
    label: str
    group: str
    """A game of ours, or the package that a peer comes in."""
    language: str
    load: Callable[[], Engine]
    ours: bool = False


class Speed(NamedTuple):
    """Random play in one repeat."""

    moves_per_s: float
    games_per_s: float


@dataclass
class Row:
    """A subject with what was measured, one entry for each repeat."""

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
    """Something to measure again and again; `share` is how much of the time it needs."""

    name: str
    run: Callable[[float], T]
    kept: list[T]
    share: float = 1.0

    def repeat(self, seconds: float, keep: bool) -> None:
        # What others left behind, or keep for their next repeat, is not searched for garbage in
        # this one's time.
        gc.collect()
        gc.freeze()
        value = self.run(seconds * self.share)
        if keep:
            self.kept.append(value)


def tasks_of(row: Row) -> list[Task[Any]]:
    """What there is to measure of a row; none, and the reason in the row, if it does not start."""
    subject = row.subject
    rnd = random.Random(0).random
    try:
        engine = subject.load()
        engine.play(engine.new(), rnd, ENDLESS)
        states = halfway_states(engine) if engine.copy else []
    except ImportError as error:
        row.unavailable = f"not installed: {_first_line(error)}"
        return []
    except Exception as error:  # a peer that changed is no reason to lose the other figures
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
    """Play whole games for about this time. Each repeat plays other games, so that what an engine
    remembers of earlier ones helps no more than it does in real use."""
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
