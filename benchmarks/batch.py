"""What `futago simulate` costs over a bare loop: python -m benchmarks.batch

The bare loop is that of `futago.game`: a game, a generator of its own from a seed, and random moves
to the end. `simulate` plays as many random games with reproducible draws, once without and once
with their records. All three take turns in one process and are timed in CPU seconds per move, so
that a busy machine affects them alike; the table shows medians of the ratios of a turn.
"""

from __future__ import annotations

import argparse
import gc
import random
import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from benchmarks import machine
from futago.game import Game, Json, random_action
from futago.games import GAMES
from futago.lab.simulate import Run, simulate

CASES: Final[tuple[tuple[str, dict[str, Json], int], ...]] = (
    ("goryo", {}, 250),
    ("gorpg", {"mode": "standard", "players": 3}, 25),
    ("gorpg", {"mode": "overlord", "players": 3}, 25),
    ("gorpg", {"mode": "solo"}, 25),
)
"""A game, its options, and how many games are a turn."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.batch", description=__doc__)
    parser.add_argument("--turns", type=int, choices=range(1, 1001), default=15, metavar="N")
    turns = parser.parse_args(arguments).turns
    machine.pin_to_one_core()
    table = Table("random play", "bare loop", "simulate", "with records", "moves/s of simulate")
    for name, given, games in CASES:
        bare, plain, recorded = _measured(GAMES[name], given, games, turns)
        over = [
            100 * (median(b / a for a, b in zip(bare, x, strict=True)) - 1)
            for x in (plain, recorded)
        ]
        words = ", ".join([name, *map(str, given.values())])
        rate = f"{1e6 / median(plain):,.0f}"
        table.add_row(words, f"{median(bare):.1f} µs", *(f"{x:+.0f} %" for x in over), rate)
    Console(width=100).print(table)
    return 0


def _measured(
    game: Game, given: dict[str, Json], games: int, turns: int
) -> tuple[list[float], list[float], list[float]]:
    """Microseconds per move: of the bare loop, of `simulate`, and of `simulate` with records."""
    options = game.options(given)
    tasks: tuple[Callable[[int], int], ...] = (
        lambda turn: _bare(game, options, turn, games),
        lambda turn: _simulated(game, given, turn, games, recorded=False),
        lambda turn: _simulated(game, given, turn, games, recorded=True),
    )
    times: tuple[list[float], ...] = ([], [], [])
    for turn in range(turns + 1):
        for task, taken in zip(tasks, times, strict=True):
            gc.collect()
            began = process_time()
            moves = task(turn)
            if turn:  # the first one warms up
                taken.append((process_time() - began) / moves * 1e6)
    return times[0], times[1], times[2]


def _bare(game: Game, options: Any, turn: int, games: int) -> int:
    moves = 0
    for number in range(games):
        rng, state = random.Random(f"{turn} {number}"), game.new(options)
        while state.movers:
            seat = state.movers[0]
            state.apply(seat, random_action(state.legal_actions(seat), rng))
            moves += 1
    return moves


def _simulated(game: Game, given: dict[str, Json], turn: int, games: int, *, recorded: bool) -> int:
    run = Run(game.name, str(turn), options=given)
    *_, (summary, _) = simulate(run, games, 1, recorded=recorded)
    return summary.moves


if __name__ == "__main__":
    sys.exit(main())
