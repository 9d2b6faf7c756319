"""`futago lab fit`: fits the networks by which a master judges the end of a round."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from futago.cli.common import Language, checked_jobs, console, language_of
from futago.cli.lab import Jobs, checked_number, lab_progress, lab_seed, split_list, work_folder
from futago.lab.workers import Workers
from futago.texts import Text, say


def fit(
    game: str,
    /,
    *,
    sets: str = "",
    games: Annotated[int | None, Parameter(name=["--games", "-n"])] = None,
    seed: str = "1",
    jobs: Jobs = None,
    work: Path | None = None,
    out: Annotated[Path | None, Parameter(name=["--out", "-o"])] = None,
    lang: Language | None = None,
) -> None:
    from futago.gorpg.study import fitting
    from futago.gorpg.study.tuning import recipe as tuning_recipe
    from futago.gorpg.study.ways import check_simulator

    language, run = language_of(lang), lab_seed(seed)
    number = games if games is not None else fitting.recipe().games
    checked_number("--games", number)
    check_simulator()
    names = tuning_recipe().sets(split_list(sets))
    folder = work_folder(work, "fit", game, run, number)
    file = out or folder / "chances.npz"
    found = list[fitting.Fitted]()
    with lab_progress() as progress, Workers(checked_jobs(jobs)) as workers:
        for name in names:
            total = len(fitting.batches(name, run, number, folder))
            step = partial(progress.advance, progress.add_task(name, total=total))
            fitted = fitting.fit(name, number, run, folder, workers, step)
            found.append(fitted)
            first, last = (f"{100 * fitting.certainty(fitted.losses[n]):.1f}" for n in (0, -1))
            line = Text("gorpg-fit-done", name=name, games=fitted.games, first=first, last=last)
            progress.console.print(say(line, language), highlight=False, soft_wrap=True)
            fitting.save(file, found)
    console().print(say(Text("gorpg-fit-file", file=str(file)), language), soft_wrap=True)
