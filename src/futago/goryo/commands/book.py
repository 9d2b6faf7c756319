"""`futago lab book`: solves first rounds in advance."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from futago.cli.common import Language, checked_amount, console, language_of
from futago.cli.lab import Measurement, checked_number
from futago.goryo import GAME
from futago.goryo.commands.common import given_options
from futago.texts import Text, say


def book(
    game: str,
    /,
    *,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    nodes: int = 6_000_000,
    gap: float = 0.002,
    jobs: Annotated[int | None, Parameter(name=["--jobs", "-j"])] = None,
    work: Path | None = None,
    out: Annotated[Path | None, Parameter(name=["--out", "-o"])] = None,
    lang: Language | None = None,
) -> None:
    from futago.goryo.solver.book import FORMAT, Page
    from futago.goryo.solver.equilibrium import Effort
    from futago.goryo.study.opening_book import (
        PageTask,
        check_book_file,
        first_rounds,
        solve_page,
        write_book,
    )

    checked_number("--nodes", nodes)
    checked_amount("--gap", gap)
    language, given = language_of(lang), given_options(option)
    if out is not None:
        check_book_file(out)
    effort = Effort(gap=gap, nodes=nodes)
    options = GAME.options(GAME.typed_options(given))
    tasks = [PageTask(situation.as_json(), effort) for situation in first_rounds(options)]
    made = {"format": FORMAT, "rules": GAME.version, "options": given}
    header = {"what": "book", **made, "nodes": nodes, "gap": gap}
    measure = Measurement(game, "book", header, work, jobs, language)
    results = measure.results(solve_page, tasks)
    file = out or measure.folder / "book.json"
    write_book(file, {result["key"]: msgspec.convert(result["page"], Page) for result in results})
    worst = max(result["gap"] for result in results)
    done = Text("lab-book-done", count=len(results), file=str(file), gap=f"{100 * worst:.2f}")
    console().print(say(done, language), markup=False)
