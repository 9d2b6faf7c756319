"""`futago lab train`: fits the values between rounds to solved positions."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.progress import Progress

from futago.cli.common import Language, checked_jobs, console, language_of
from futago.cli.lab import checked_number, lab_progress, lab_seed, work_folder
from futago.lab.workers import Workers
from futago.texts import Text, say

if TYPE_CHECKING:  # imported only when needed, so that other commands start faster
    from futago.goryo.solver.fitting import Fit
    from futago.goryo.study.positions import Stage
    from futago.goryo.study.training import Training

GAMES_PER_POSITION = 6  # the default limit of games to play until each round has its positions


def train(
    game: str,
    /,
    *,
    kinds: str = "",
    positions: int = 400,
    games: Annotated[int | None, Parameter(name=["--games", "-n"])] = None,
    generations: int = 2,
    seed: str = "1",
    jobs: Annotated[int | None, Parameter(name=["--jobs", "-j"])] = None,
    recipe: Path | None = None,
    work: Path | None = None,
    out: Annotated[Path | None, Parameter(name=["--out", "-o"])] = None,
    lang: Language | None = None,
) -> None:
    from futago.goryo.study.recipe import recipe as shipped_recipe
    from futago.goryo.study.recipe import recipe_from
    from futago.goryo.study.training import Training
    from futago.goryo.study.training import train as run_training
    from futago.goryo.study.values_file import check_values_file

    language = language_of(lang)
    games = games if games is not None else GAMES_PER_POSITION * positions
    checked_number("--positions", positions)
    checked_number("--games", games)
    checked_number("--generations", generations)
    run = lab_seed(seed)
    chosen = recipe_from(recipe) if recipe is not None else shipped_recipe()
    folder = work_folder(work, "train", game, run, chosen.fingerprint, positions, games)
    training = Training(
        chosen, chosen.checked_kinds(kinds), positions, games, generations, run, folder
    )
    file = out or folder / "values.json"
    check_values_file(file)
    with lab_progress() as progress, Workers(checked_jobs(jobs)) as workers:
        run_training(training, workers, _ProgressListener(progress, training, file, language))
    console().print(say(Text("lab-train-done", file=str(file), folder=str(folder)), language))


class _ProgressListener:
    """Shows the progress of a training, and saves the fitted values."""

    def __init__(self, progress: Progress, training: Training, file: Path, language: str) -> None:
        self.progress = progress
        self.training = training
        self.file = file
        self.language = language
        self.bar = progress.add_task("", total=None, visible=False)
        self.started = time.perf_counter()

    def begin(self, stage: Stage, round: int | None, total: int) -> None:
        doing = Text("lab-train-games") if round is None else Text("lab-train-round", round=round)
        text = Text(
            "lab-train-doing", kind=stage.kind, generation=stage.generation + 1, doing=doing
        )
        description = say(text, self.language)
        self.progress.reset(self.bar, total=total, description=description, visible=True)
        self.started = time.perf_counter()

    def step(self) -> None:
        self.progress.advance(self.bar)

    def fitted(self, stage: Stage, round: int, fit: Fit | None) -> None:
        where: dict[str, str | int] = {
            "kind": stage.kind,
            "generation": stage.generation + 1,
            "round": round,
        }
        if fit is None:
            text = Text("lab-train-too-few", **where)
        else:
            text = Text(
                "lab-train-fitted",
                **where,
                positions=fit.positions,
                error=f"{100 * fit.error:.2f}",
                mean=f"{100 * fit.error_of_mean:.2f}",
                seconds=f"{time.perf_counter() - self.started:.0f}",
            )
        self.progress.console.print(say(text, self.language), highlight=False, soft_wrap=True)

    def finished(self, kind: str, fits: dict[int, Fit]) -> None:
        from futago.goryo.study.values_file import save_fits

        training = self.training
        made_from = {
            "seed": training.seed,
            "generations": training.generations,
            "palaces": sorted(set(training.recipe.palaces)),
            "gongs": sorted(set(training.recipe.gongs_of(kind))),
        }
        if fits:
            save_fits(self.file, kind, fits, made_from)
