"""What the commands of the lab share."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from futago.chance import derived_seed
from futago.cli.common import progress_console, seed_of
from futago.folders import data_folder
from futago.game import BadInput
from futago.games import game_named
from futago.texts import Text

STUDIED: Final = ("goryo",)


def checked_game(game: str) -> None:
    """Only games that have a solver can be studied so."""
    game_named(game)
    if game not in STUDIED:
        raise BadInput(Text("lab-no-study", game=game, known=", ".join(STUDIED)))


def lab_seed(seed: str) -> str:
    found = seed_of(seed)
    assert found is not None
    return found


def jobs_of(jobs: int | None) -> int:
    if jobs is not None and jobs < 1:
        raise BadInput(Text("cli-bad-number", name="--jobs", number=jobs))
    return jobs or os.cpu_count() or 1


def work_folder(named: Path | None, command: str, game: str, *deciding: object) -> Path:
    """The folder named, or one of our own for exactly this run: asked again, it goes on."""
    if named is not None:
        return named
    sign = derived_seed(*map(str, deciding))[:8]
    return data_folder() / "lab" / f"{command}-{game}-{sign}"


def lab_progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=progress_console(),
    )
