"""What the commands of the lab share."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from futago.chance import derived_seed
from futago.cli.common import console, pairs, progress_console, seed_of
from futago.folders import data_folder
from futago.game import BadInput, Json
from futago.games import game_named
from futago.goryo import GAME
from futago.lab.sheets import Sheet
from futago.lab.workers import Workers, write_whole
from futago.texts import Text, say

if TYPE_CHECKING:  # what reckons is loaded when it is needed: other commands start without it
    from futago.study.contest import Contest

T = TypeVar("T")
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


def checked_number(name: str, number: int) -> int:
    if number < 1:
        raise BadInput(Text("cli-bad-number", name=name, number=number))
    return number


def given_options(option: list[str] | None) -> dict[str, Json]:
    """Options as typed, found to be those of a game."""
    given: dict[str, Json] = dict(pairs(option or [], "--option"))
    GAME.options(GAME.typed_options(given))
    return given


def named(words: str, between: str = ",") -> list[str]:
    """A list as typed, each word once."""
    return list(dict.fromkeys(word.strip() for word in words.split(between) if word.strip()))


def contest_of(seed: str, effort: float, values: Path | None) -> Contest:
    from futago.study.contest import Contest

    contest = Contest(lab_seed(seed), effort, str(values) if values is not None else "")
    contest.check()
    return contest


class Measure:
    """A measurement: its games, kept as they come, and the report made of them."""

    def __init__(
        self,
        command: str,
        header: Mapping[str, Json],
        work: Path | None,
        jobs: int | None,
        language: str,
    ) -> None:
        self.command = command
        self.header = header
        self.folder = work_folder(work, command, "goryo", json.dumps(header))
        self.jobs = jobs_of(jobs)
        self.language = language

    def results(self, work: Callable[[T], Json], tasks: Sequence[T]) -> list[Json]:
        """The results of all games, played now or before."""
        found = list[Json]()
        with lab_progress() as progress, Workers(min(self.jobs, len(tasks))) as workers:
            bar = progress.add_task(say(Text("lab-playing"), self.language), total=len(tasks))
            file = self.folder / f"{self.command}.jsonl"
            for result in workers.keep(file, self.header, work, tasks):
                found.append(result)
                progress.update(bar, completed=len(found))
        return found

    def publish(self, sheets: Sequence[Sheet], data: Json, effort: float, *notes: Text) -> None:
        """Show the report; write it as JSON and as Markdown."""
        told = [*notes, Text("lab-intervals")]
        if effort != 1:
            told.append(Text("lab-effort", effort=f"{effort:g}"))
        sentences = [say(note, self.language) for note in told]
        tables = [sheet.as_markdown(self.language) for sheet in sheets]
        write_whole(self.folder / "report.md", "\n".join([*tables, *sentences]) + "\n")
        report = {"header": self.header, "report": data}
        write_whole(self.folder / "report.json", json.dumps(report, indent=1) + "\n")
        screen = console()
        for sheet in sheets:
            screen.print(sheet.for_terminal(self.language))
        kept = Text("lab-kept", folder=str(self.folder))
        for sentence in [*sentences, say(kept, self.language)]:
            screen.print(sentence, markup=False, soft_wrap=True)
