"""`futago lab tune`: tunes the weights by which bots value what they have and what they may do."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from futago.cli.common import Language, checked_jobs, console, language_of
from futago.cli.lab import Jobs, checked_number, lab_progress, lab_seed, split_list, work_folder
from futago.lab.files import write_atomically
from futago.lab.workers import Workers
from futago.texts import Text, say


def tune(
    game: str,
    /,
    *,
    sets: str = "",
    steps: int = 20,
    seed: str = "1",
    jobs: Jobs = None,
    work: Path | None = None,
    out: Annotated[Path | None, Parameter(name=["--out", "-o"])] = None,
    lang: Language | None = None,
) -> None:
    from futago.gorpg.study.tuning import Tuned, Tuning, recipe, tempers_toml
    from futago.gorpg.study.ways import check_simulator

    language, run = language_of(lang), lab_seed(seed)
    checked_number("--steps", steps)
    check_simulator()
    names = recipe().sets(split_list(sets))
    folder = work_folder(work, "tune", game, run, steps)
    file = out or folder / "tempers.toml"
    found = list[Tuned]()
    with lab_progress() as progress, Workers(checked_jobs(jobs)) as workers:
        for name in names:
            step = partial(progress.advance, progress.add_task(name, total=steps))
            tuned = Tuning(name, steps, run, folder).run(workers, step)
            found.append(tuned)
            outcome = "better" if tuned.better else "kept"
            gain, error = f"{100 * tuned.gain:.2f}", f"{100 * tuned.error:.2f}"
            line = Text(f"gorpg-tune-{outcome}", name=name, gain=gain, error=error)
            progress.console.print(say(line, language), highlight=False, soft_wrap=True)
    made_by = f"futago lab tune {game} --sets {','.join(names)} --steps {steps} --seed {seed}"
    write_atomically(file, tempers_toml(made_by, found))
    console().print(say(Text("gorpg-tune-done", file=str(file)), language), soft_wrap=True)
