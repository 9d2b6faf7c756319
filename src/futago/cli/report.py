"""`futago lab report`: the results of a study as a page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from futago.cli.common import Language, console, language_of, progress_console
from futago.texts import Text, say


def report(
    folder: Path,
    /,
    *,
    against: Path | None = None,
    out: Annotated[Path | None, Parameter(name=["--out", "-o"])] = None,
    lang: Annotated[Language | None, Parameter(name=["--lang", "--language"])] = None,
) -> None:
    # Slow to import, so only when needed.
    from futago.lab.report import write_report

    language = language_of(lang)
    with progress_console().status(say(Text("lab-report-drawing"), language)):
        file = write_report(folder, against=against, language=language, out=out)
    console().print(say(Text("lab-report-written", file=str(file)), language), markup=False)
