"""`futago lab run`, `studies`, `ask`: studies of any game."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter
from rich.table import Table

from futago.cli.common import Language, checked_jobs, console, language_of, pairs, seed_of
from futago.cli.lab import Cluster, Jobs, Option, checked_number, lab_progress, work_folder
from futago.game import BadInput
from futago.lab import results
from futago.lab.folder import ResultsFolder
from futago.lab.run import Engine, StudyRun
from futago.lab.study import Study, read_study, shipped_studies, study_named
from futago.lab.summary import standing, summary
from futago.texts import Text, say

Flag = Annotated[bool, Parameter(negative=())]


def run(
    study: str,
    /,
    *,
    games: Annotated[int | None, Parameter(name=["--games", "-n"])] = None,
    precision: float | None = None,
    option: Option = None,
    vary: Flag = False,
    records: Flag = False,
    seed: str | None = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    work: Path | None = None,
    lang: Language | None = None,
) -> None:
    asked = study_named(study)
    changed = asked
    if games is not None:
        changed = msgspec.structs.replace(changed, games=checked_number("--games", games))
    if precision is not None:
        changed = msgspec.structs.replace(changed, precision=checked_precision(precision))
    if seed is not None:
        seed_of(seed)
        changed = msgspec.structs.replace(changed, seed=seed)
    if records:
        changed = msgspec.structs.replace(changed, records=True)
    given = pairs(option or [], "--option")
    if given or vary:
        plays = [
            msgspec.structs.replace(play, options={**play.options, **given}, vary=vary or play.vary)
            for play in changed.play
        ]
        changed = msgspec.structs.replace(changed, play=plays)
    run_study(changed, work, jobs, cluster, language_of(lang))


def checked_precision(width: float) -> float:
    if not 0 < width < 1:
        raise BadInput(Text("lab-bad-precision", precision=f"{width:g}"))
    return width


def run_study(
    study: Study, work: Path | None, jobs: int | None, cluster: str | None, language: str
) -> None:
    """Play a study, write its tables and say what it found. When it is stopped, what is done is
    kept and told."""
    processes = checked_jobs(jobs)
    if cluster is not None:
        from futago.lab.cluster import ray_module

        ray_module()
    playing = StudyRun(study)
    folder = work_folder(work, "run", study.name, json.dumps(playing.header))
    stopped = False
    with ResultsFolder(folder) as found:
        state = playing.begin(found)
        try:
            if playing.is_left:
                with lab_progress() as progress, _engine(processes, cluster) as engine:
                    bar = progress.add_task(
                        say(Text("lab-playing"), language), total=state.most, completed=state.games
                    )
                    for state in playing.play(found, engine):
                        progress.update(bar, total=state.most, completed=state.games)
        except KeyboardInterrupt:
            stopped = True
        _publish(playing, found, language, stopped=stopped)
    if stopped:
        sys.exit(130)


@contextmanager
def _engine(jobs: int, cluster: str | None) -> Iterator[Engine]:
    if cluster is None:
        from futago.lab.workers import Workers

        with Workers(jobs) as workers:
            yield workers
    else:
        from futago.lab.cluster import RayWorkers

        with RayWorkers(cluster, jobs) as of_cluster:
            yield of_cluster


def _publish(playing: StudyRun, found: ResultsFolder, language: str, *, stopped: bool) -> None:
    screen, folder = console(), found.folder
    sheets = [sheet for sheet in (summary(playing, language), standing(playing)) if sheet.rows]
    for sheet in sheets:
        screen.print(sheet.for_terminal(language))
    notes = [Text("lab-intervals" if playing.study.precision is None else "lab-intervals-anytime")]
    if results.has_duckdb():
        from futago.lab.tables import write_results

        write_results(playing, found)
        notes.append(Text("lab-tables", folder=str(folder)))
        notes += _report(playing, folder, language)
    else:
        notes += [Text("lab-kept", folder=str(folder)), Text("lab-no-duckdb")]
    if stopped:
        notes.append(Text("lab-stopped"))
    for note in notes:
        screen.print(say(note, language), markup=False, soft_wrap=True)


def _report(playing: StudyRun, folder: Path, language: str) -> list[Text]:
    """Write the page on a study, where there is something to say and the libraries are there."""
    from futago.lab.report import can_report, write_report

    if not playing.games or not can_report():
        return []
    return [Text("lab-report-written", file=str(write_report(folder, language=language)))]


def studies(*, lang: Language | None = None) -> None:
    language = language_of(lang)
    heads = ("lab-head-study", "lab-head-question")
    table = Table(*(say(Text(head), language) for head in heads))
    for name, file in shipped_studies().items():
        table.add_row(name, read_study(file).about(language))
    screen = console()
    screen.print(table)
    screen.print(say(Text("lab-studies-run"), language), markup=False, soft_wrap=True)


def ask(
    question: str,
    folder: Path,
    /,
    *,
    format: Literal["table", "csv", "json"] = "table",
    lang: Language | None = None,
) -> None:
    from futago.lab.ask import ask as answer_of

    answer = answer_of(question, folder)
    if format == "table":
        console().print(answer.as_table(), markup=False)
    else:
        sys.stdout.write(answer.as_csv() if format == "csv" else answer.as_json())
