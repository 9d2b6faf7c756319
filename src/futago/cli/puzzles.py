"""`futago puzzles`: puzzles in the terminal; `futago lab puzzles`: finding and checking them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from futago.chance import derived_seed
from futago.cli.common import Language, console, language_of, progress_console, seed_of
from futago.game import BadInput
from futago.puzzles.mining.check import faults
from futago.puzzles.mining.run import mine
from futago.puzzles.puzzle import puzzles, read_puzzles
from futago.terminal.puzzles import PuzzleGame
from futago.texts import Text, say

GAME = "goryo"


def play(
    number: int | None = None,
    /,
    *,
    colour: bool = True,
    lang: Language | None = None,
) -> None:
    every = list(puzzles().values())
    if number is not None and not 1 <= number <= len(every):
        raise BadInput(Text("play-puzzle-none", number=number, last=len(every)))
    PuzzleGame(every, console(colour), language_of(lang)).run(number)


def lab(
    game: str = GAME,
    /,
    *,
    count: Annotated[int, Parameter(name=["--count", "-n"])] = 60,
    seed: str | None = None,
    out: Annotated[Path, Parameter(name=["--out", "-o"])] = Path("puzzles.json"),
    jobs: Annotated[int | None, Parameter(name=["--jobs", "-j"])] = None,
    check: Annotated[bool, Parameter(negative=())] = False,
    lang: Language | None = None,
) -> None:
    language = language_of(lang)
    if game != GAME:
        raise BadInput(Text("game-unknown", name=game, known=GAME))
    if count < 1:
        raise BadInput(Text("cli-bad-number", name="--count", number=count))
    if jobs is not None and jobs < 1:
        raise BadInput(Text("cli-bad-number", name="--jobs", number=jobs))
    if check:
        _check(out, language)
        return
    bar = _progress()
    with bar:
        task = bar.add_task(say(Text("cli-lab-puzzles-checking"), language), total=None)
        for found in mine(
            seed_of(seed) or derived_seed(0), count, out, jobs or os.cpu_count() or 1
        ):
            bar.update(
                task,
                completed=found.games,
                description=say(
                    Text("cli-lab-puzzles-found", found=len(found.candidates)), language
                ),
            )


def _check(file: Path, language: str) -> None:
    """Reckon everything again; exit code 1 if something is not so."""
    screen = console()
    try:
        every = read_puzzles(file.read_bytes()) if file.exists() else list(puzzles().values())
    except ValueError as error:
        raise BadInput(Text("cli-lab-puzzles-unreadable", error=str(error))) from None
    wrong = 0
    with _progress() as bar:
        task = bar.add_task(say(Text("cli-lab-puzzles-checking"), language), total=len(every))
        for puzzle in every:
            for fault in faults(puzzle, again=True):
                screen.print(f"{puzzle.id}: {fault}", markup=False)
                wrong += 1
            bar.update(task, advance=1)
    screen.print(say(Text("cli-lab-puzzles-checked", count=len(every), wrong=wrong), language))
    if wrong:
        raise SystemExit(1)


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=progress_console(),
    )
