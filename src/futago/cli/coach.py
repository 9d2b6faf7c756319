"""`futago coach`: analyse a finished game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from futago import record
from futago.cli.common import Language, console, language_of, progress_console
from futago.coach import Report
from futago.coach import coach as analyse
from futago.game import BadInput, FutagoError
from futago.lab.files import cannot_write
from futago.texts import Text, say


def coach(
    file: Path,
    /,
    *,
    game: Annotated[int, Parameter(name=["--game", "-g"])] = 1,
    effort: Literal["quick", "normal", "thorough"] = "normal",
    out: Annotated[Path | None, Parameter(name=["--out", "-o"])] = None,
    json: Path | None = None,
    colour: bool = True,
    lang: Annotated[Language | None, Parameter(name=["--lang", "--language"])] = None,
) -> None:
    language = language_of(lang)
    found = list(record.read_file(file))
    if not 1 <= game <= len(found):
        raise BadInput(Text("replay-no-game", game=game, count=len(found)))
    line, chosen = found[game - 1]
    try:
        report = _with_progress(chosen, effort, language)
    except FutagoError as error:
        raise BadInput(Text("record-line", file=str(file), line=line, reason=error.text)) from None
    # Slow to import, so only when needed.
    from futago.coach.page import page
    from futago.terminal.coach import show_report

    show_report(report, console(colour), language)
    if out is not None:
        _write(out, page(report, language))
        console().print(say(Text("coach-written", file=str(out)), language), markup=False)
    if json is not None:
        _write(json, msgspec.json.encode(report).decode() + "\n")
        console().print(say(Text("coach-written", file=str(json)), language), markup=False)


def _with_progress(chosen: record.Record, effort: str, language: str) -> Report:
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        console=progress_console(),
        transient=True,
    )
    with bar as progress:
        task = progress.add_task(say(Text("coach-progress"), language), total=1.0)
        return analyse(chosen, effort, lambda done: progress.update(task, completed=done))


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise cannot_write(file, error) from None
