"""`futago lab train`: values between rounds, fitted to solved positions."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.progress import Progress

from futago.cli.common import Language, console, language_of
from futago.cli.lab_common import (
    checked_game,
    checked_number,
    jobs_of,
    lab_progress,
    lab_seed,
    work_folder,
)
from futago.lab.workers import Workers
from futago.texts import Text, say

if TYPE_CHECKING:  # what reckons is loaded when it is needed: other commands start without it
    from futago.solver.fitting import Fit
    from futago.study.positions import Stage
    from futago.study.training import Training

GAMES_A_POSITION = 6  # games are played until each round has its positions, at most so many


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
    from futago.study.recipe import recipe as shipped_recipe
    from futago.study.recipe import recipe_from
    from futago.study.training import Training
    from futago.study.training import train as run_training
    from futago.study.values_file import check_values_file

    checked_game(game)
    language = language_of(lang)
    games = games if games is not None else GAMES_A_POSITION * positions
    checked_number("--positions", positions)
    checked_number("--games", games)
    checked_number("--generations", generations)
    run = lab_seed(seed)
    chosen = recipe_from(recipe) if recipe is not None else shipped_recipe()
    folder = work_folder(work, "train", game, run, chosen.sign, positions, games)
    training = Training(
        chosen, chosen.checked_kinds(kinds), positions, games, generations, run, folder
    )
    file = out or folder / "values.json"
    check_values_file(file)
    with lab_progress() as progress, Workers(jobs_of(jobs)) as workers:
        run_training(training, workers, _Shown(progress, training, file, language))
    console().print(say(Text("lab-train-done", file=str(file), folder=str(folder)), language))


class _Shown:
    """Shows how a training goes on, and keeps what was learnt."""

    def __init__(self, progress: Progress, training: Training, file: Path, language: str) -> None:
        self.progress = progress
        self.training = training
        self.file = file
        self.language = language
        self.bar = progress.add_task("", total=None, visible=False)
        self.began = time.perf_counter()

    def begin(self, stage: Stage, round: int | None, total: int) -> None:
        doing = Text("lab-train-games") if round is None else Text("lab-train-round", round=round)
        text = Text(
            "lab-train-doing", kind=stage.kind, generation=stage.generation + 1, doing=doing
        )
        description = say(text, self.language)
        self.progress.reset(self.bar, total=total, description=description, visible=True)
        self.began = time.perf_counter()

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
                seconds=f"{time.perf_counter() - self.began:.0f}",
            )
        self.progress.console.print(say(text, self.language), highlight=False, soft_wrap=True)

    def finished(self, kind: str, fits: dict[int, Fit]) -> None:
        from futago.study.values_file import keep_fits

        training = self.training
        made_from = {
            "seed": training.seed,
            "generations": training.generations,
            "palaces": sorted(set(training.recipe.palaces)),
            "gongs": sorted(set(training.recipe.gongs)),
        }
        if fits:
            keep_fits(self.file, kind, fits, made_from)
