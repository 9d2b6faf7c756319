"""Mines games for puzzles; the result does not depend on the number of processes.

Intermediate results are stored next to the output file, so that an interrupted run can resume.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from futago.game import Json
from futago.gorpg.puzzles.mining.choose import choose_puzzles, is_enough
from futago.gorpg.puzzles.mining.find import Candidate, candidates
from futago.gorpg.puzzles.puzzle import write_puzzles
from futago.lab.workers import Workers
from futago.puzzles import SearchProgress

BATCH: Final = 4
"""Games between two checks whether there are enough candidates."""
MOST_GAMES: Final = 600


class _Task(NamedTuple):
    seed: str
    game: int


def mine(seed: str, count: int, out: Path, jobs: int) -> Iterator[SearchProgress]:
    """Mine games until there are enough candidates, then write the chosen puzzles."""
    partial = out.with_name(out.name + ".part")
    tasks = [_Task(seed, game) for game in range(MOST_GAMES)]
    found = list[Candidate]()
    with (
        Workers(jobs) as workers,
        closing(workers.map_to_file(partial, {"seed": seed}, _candidates, tasks)) as results,
    ):
        for games, result in enumerate(results, 1):
            found += msgspec.convert(result, list[Candidate])
            yield SearchProgress(games, len(found))
            if games % BATCH == 0 and is_enough(found, count):
                break
    out.write_bytes(write_puzzles(choose_puzzles(found, count)))
    partial.unlink()


def _candidates(task: _Task) -> Json:
    return msgspec.to_builtins(candidates(task.seed, task.game))
