"""`futago puzzles`: play puzzles in the terminal; `futago lab puzzles`: find and check them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from futago.chance import derived_seed
from futago.cli.common import (
    Language,
    checked_jobs,
    console,
    language_of,
    progress_console,
    seed_of,
)
from futago.game import BadInput
from futago.games import game_named
from futago.puzzles import PuzzleSet, puzzle_sets
from futago.terminal.puzzles import PuzzleGame
from futago.texts import Text, say


def _puzzles_of(game: str | None) -> PuzzleSet:
    """The puzzles of a game, or of the first one that has some."""
    known = puzzle_sets()
    name = next(iter(known)) if game is None else game
    if name not in known:
        game_named(name)  # raises an error for an unknown game
        raise BadInput(Text("cli-puzzles-none", game=name, known=", ".join(known)))
    return known[name]


def play(
    number: int | None = None,
    /,
    *,
    game: str | None = None,
    colour: bool = True,
    lang: Language | None = None,
) -> None:
    puzzle_set = _puzzles_of(game)
    last = len(puzzle_set.puzzles())
    if number is not None and not 1 <= number <= last:
        raise BadInput(Text("play-puzzle-none", number=number, last=last))
    PuzzleGame(puzzle_set, console(colour), language_of(lang)).run(number)


def lab(
    game: str | None = None,
    /,
    *,
    count: Annotated[int, Parameter(name=["--count", "-n"])] = 156,
    seed: str | None = None,
    out: Annotated[Path, Parameter(name=["--out", "-o"])] = Path("puzzles.json"),
    jobs: Annotated[int | None, Parameter(name=["--jobs", "-j"])] = None,
    check: Annotated[bool, Parameter(negative=())] = False,
    lang: Language | None = None,
) -> None:
    language = language_of(lang)
    puzzle_set = _puzzles_of(game)
    if count < 1:
        raise BadInput(Text("cli-bad-number", name="--count", number=count))
    processes = checked_jobs(jobs)
    if check:
        _check(puzzle_set, out, language)
        return
    bar = _progress()
    with bar:
        task = bar.add_task(say(Text("cli-lab-puzzles-checking"), language), total=None)
        run = seed_of(seed) or derived_seed(0)
        for found in puzzle_set.find(run, count, out, processes):
            text = Text("cli-lab-puzzles-found", found=found.candidates)
            bar.update(task, completed=found.games, description=say(text, language))


def _check(puzzle_set: PuzzleSet, file: Path, language: str) -> None:
    """Recompute every puzzle; exit code 1 if a claim does not hold."""
    screen = console()
    try:
        shipped = list(puzzle_set.puzzles().values())
        every = puzzle_set.read(file.read_bytes()) if file.exists() else shipped
    except ValueError as error:
        raise BadInput(Text("cli-lab-puzzles-unreadable", error=str(error))) from None
    wrong = 0
    with _progress() as bar:
        task = bar.add_task(say(Text("cli-lab-puzzles-checking"), language), total=len(every))
        for puzzle in every:
            for fault in puzzle_set.faults(puzzle):
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
