"""Helpers shared by the lab commands of all games."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, TypeVar

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from futago.chance import derived_seed
from futago.cli.common import checked_jobs, console, progress_console, seed_of
from futago.folders import data_folder
from futago.game import BadInput, Json
from futago.lab.files import write_atomically
from futago.lab.sheets import Sheet
from futago.lab.workers import Workers
from futago.texts import Text, say

T = TypeVar("T")

Games = Annotated[int, Parameter(name=["--games", "-n"])]
Jobs = Annotated[int | None, Parameter(name=["--jobs", "-j"])]
Cluster = str | None
Option = Annotated[list[str] | None, Parameter(negative=())]


def work_folder(given: Path | None, command: str, game: str, *inputs: object) -> Path:
    """The given folder, or one that is determined by the inputs, so that the same run resumes."""
    if given is not None:
        return given
    digest = derived_seed(*map(str, inputs))[:8]
    return data_folder() / "lab" / f"{command}-{game}-{digest}"


def lab_progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=progress_console(),
    )


def checked_number(name: str, number: int) -> int:
    if number < 1:
        raise BadInput(Text("cli-bad-number", name=name, number=number))
    return number


def lab_seed(seed: str) -> str:
    found = seed_of(seed)
    assert found is not None
    return found


def split_list(words: str, separator: str = ",") -> list[str]:
    """Parse a separated list, without duplicates."""
    return list(dict.fromkeys(word.strip() for word in words.split(separator) if word.strip()))


class Measurement:
    """A measurement: its games, stored as they are played, and the report on them."""

    def __init__(
        self,
        game: str,
        command: str,
        header: Mapping[str, Json],
        work: Path | None,
        jobs: int | None,
        language: str,
    ) -> None:
        self.command = command
        self.header = header
        self.folder = work_folder(work, command, game, json.dumps(header))
        self.jobs = checked_jobs(jobs)
        self.language = language

    def results(
        self, work: Callable[[T], Json], tasks: Sequence[T], *, here: bool = False
    ) -> list[Json]:
        """The results of all games, played now or in an earlier run; in this process if they have
        to be played `here`."""
        found, jobs = list[Json](), 0 if here else min(self.jobs, len(tasks))
        with lab_progress() as progress, Workers(jobs) as workers:
            bar = progress.add_task(say(Text("lab-playing"), self.language), total=len(tasks))
            file = self.folder / f"{self.command}.jsonl"
            for result in workers.map_to_file(file, self.header, work, tasks):
                found.append(result)
                progress.update(bar, completed=len(found))
        return found

    def publish(self, sheets: Sequence[Sheet], data: Json, effort: float, *notes: Text) -> None:
        """Print the report, and write it as JSON and as Markdown."""
        all_notes = [*notes, Text("lab-intervals")]
        if effort != 1:
            all_notes.append(Text("lab-effort", effort=f"{effort:g}"))
        sentences = [say(note, self.language) for note in all_notes]
        tables = [sheet.as_markdown(self.language) for sheet in sheets]
        write_atomically(self.folder / "report.md", "\n".join([*tables, *sentences]) + "\n")
        report = {"header": self.header, "report": data}
        write_atomically(self.folder / "report.json", json.dumps(report, indent=1) + "\n")
        screen = console()
        for sheet in sheets:
            screen.print(sheet.for_terminal(self.language))
        kept = Text("lab-kept", folder=str(self.folder))
        for sentence in [*sentences, say(kept, self.language)]:
            screen.print(sentence, markup=False, soft_wrap=True)
