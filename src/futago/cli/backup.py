"""`futago backup`, `restore`, `check` and `remove`: for whoever runs a server."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.progress import track

from futago.cli.common import Language, console, language_of, progress_console
from futago.folders import data_folder
from futago.texts import Text, say

if TYPE_CHECKING:
    from futago.table.check import Findings, Track
    from futago.table.storage import Place

Data = Annotated[str | None, Parameter(env_var="FUTAGO_DATA")]
FAULTS = 1


def backup(target: Path, /, *, data: Data = None, lang: Language | None = None) -> None:
    # SQLAlchemy and the games are slow to import, so no other command imports them.
    from futago.table.backup import back_up

    language = language_of(lang)
    if target.is_dir():
        target /= f"tables-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.sqlite"
    found = back_up(_place(data), target, _progress(language))
    console().print(say(Text("backup-done", file=str(target)), language), soft_wrap=True)
    _report(found, language)


def restore(
    file: Path,
    /,
    *,
    data: Data = None,
    replace: Annotated[bool, Parameter(negative=())] = False,
    anyway: Annotated[bool, Parameter(negative=())] = False,
    lang: Language | None = None,
) -> None:
    from futago.table.backup import restore

    language = language_of(lang)
    found = restore(file, _place(data), replace=replace, anyway=anyway, track=_progress(language))
    done = "restore-done" if anyway or not found.faults else "restore-refused"
    console().print(say(Text(done), language), soft_wrap=True)
    _report(found, language)


def check(*, data: Data = None, lang: Language | None = None) -> None:
    from futago.table.check import check_all

    language = language_of(lang)
    _report(check_all(_place(data), _progress(language)), language)


def remove(*tables: str, data: Data = None, lang: Language | None = None) -> None:
    from futago.game import BadInput
    from futago.table.removal import remove_tables

    language = language_of(lang)
    if not tables:
        raise BadInput(Text("remove-nothing"))
    # People copy the address of a table.
    ids = [table.partition("#")[0].partition("?")[0].rpartition("/")[2] for table in tables]
    remove_tables(_place(data), ids)
    console().print(say(Text("remove-done", tables=len(ids)), language), soft_wrap=True)


def _place(data: str | None) -> Place:
    from futago.table.storage import place_of

    return place_of(data if data is not None else data_folder())


def _progress(language: str) -> Track:
    title = say(Text("check-progress"), language)

    def shown(ids: Sequence[str]) -> Iterable[str]:
        return track(ids, title, console=progress_console(), transient=True)

    return shown


def _report(found: Findings, language: str) -> None:
    """Say what a check has found; with exit code 1 if anything is wrong."""
    for fault in found.faults:
        console().print(say(fault, language), soft_wrap=True, markup=False)
    name = "check-faults" if found.faults else "check-sound"
    text = Text(name, tables=found.tables, entries=found.entries, faults=len(found.faults))
    console().print(say(text, language), soft_wrap=True)
    if found.faults:
        sys.exit(FAULTS)
