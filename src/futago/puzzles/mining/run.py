"""Many games looked through, the same for the same seed whatever the number of processes. What was
found is kept beside the file to be written, so that a run that was broken off goes on."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

from futago.game import BadInput
from futago.puzzles.mining.choose import chosen, enough
from futago.puzzles.mining.find import Candidate, candidates
from futago.puzzles.puzzle import write_puzzles
from futago.texts import Text

AT_ONCE: Final = 24
"""Games between two looks at whether there is enough."""
MOST_GAMES: Final = 3000


class _Kept(msgspec.Struct, frozen=True):
    """A line of the file beside: the seed, and what one game gave."""

    seed: str
    game: int
    found: list[Candidate]


@dataclass
class Found:
    """How far a run has come."""

    games: int = 0
    candidates: list[Candidate] = field(default_factory=list)


def mine(seed: str, count: int, out: Path, jobs: int) -> Iterator[Found]:
    """Look through games until there is enough, then write the chosen puzzles."""
    beside = out.with_name(out.name + ".part")
    found = _kept(beside, seed)
    yield found
    with (
        beside.open("ab") as file,
        ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool,
    ):
        while found.games < MOST_GAMES:
            if found.games % AT_ONCE == 0 and enough(found.candidates, count):
                break
            following = range(found.games, (found.games // AT_ONCE + 1) * AT_ONCE)
            for made in pool.map(candidates, [seed] * len(following), following):
                file.write(msgspec.json.encode(_Kept(seed, found.games, made)) + b"\n")
                file.flush()
                found.games += 1
                found.candidates += made
                yield found
    out.write_bytes(write_puzzles(chosen(found.candidates, count)))
    beside.unlink()


def _kept(beside: Path, seed: str) -> Found:
    """What an earlier run with this seed has found; its last line may be torn."""
    found = Found()
    if not beside.exists():
        return found
    whole = 0
    for line in beside.read_bytes().splitlines(keepends=True):
        try:
            kept = msgspec.json.decode(line, type=_Kept)
        except msgspec.DecodeError:
            break
        if kept.seed != seed:
            raise BadInput(Text("cli-lab-puzzles-other-seed", file=str(beside)))
        whole += len(line)
        found.games = kept.game + 1
        found.candidates += kept.found
    with beside.open("r+b") as file:
        file.truncate(whole)
    return found
