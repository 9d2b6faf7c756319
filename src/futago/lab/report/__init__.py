"""The report of a study: one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from futago.game import BadInput
from futago.lab.files import write_atomically
from futago.lab.report.bots import skill, strengths
from futago.lab.report.changes import changes
from futago.lab.report.charts import altair, can_draw
from futago.lab.report.how import how
from futago.lab.report.maps import maps
from futago.lab.report.page import page
from futago.lab.report.section import Section, Subject
from futago.lab.report.shape import averages, endings, lengths, rounds, scores
from futago.lab.report.source import Results
from futago.lab.report.winners import seats, switches
from futago.lab.report.words import Words
from futago.lab.results import has_duckdb
from futago.lab.study import described
from futago.texts import Text

REPORT = "report.html"


def can_report() -> bool:
    """Whether the libraries for reports are installed."""
    return has_duckdb() and can_draw()


def write_report(
    folder: Path, *, against: Path | None = None, language: str = "en", out: Path | None = None
) -> Path:
    """Write the report on a results folder, compared with an earlier run, and return its file."""
    altair()
    results = Results(folder)
    earlier = Results(against) if against is not None else None
    if not results.games:
        raise BadInput(Text("lab-report-no-games", folder=str(folder)))
    if earlier is not None and not _comparable(results, earlier):
        raise BadInput(Text("lab-report-other-study", folder=str(earlier.folder)))
    words = Words(language)
    file = out if out is not None else folder / REPORT
    parts = [
        (words.say(Text(f"{subject.game.name}-name")), list(_sections(subject, earlier)))
        for subject in _subjects(results, words)
    ]
    write_atomically(file, page(described(folder).about(language), parts, words))
    return file


def _comparable(results: Results, earlier: Results) -> bool:
    known = {cell.matches for cell in earlier.cells}
    return any(cell.matches in known for cell in results.cells)


def _subjects(results: Results, words: Words) -> Iterator[Subject]:
    """The games of a study."""
    for name in dict.fromkeys(cell.game.name for cell in results.cells):
        cells = [cell for cell in results.cells if cell.game.name == name]
        yield Subject(results, cells[0].game, words, cells)


def _sections(subject: Subject, earlier: Results | None) -> Iterator[Section]:
    """What is answered, the most important first: what changed, who is stronger, who wins, why."""
    if earlier is not None:
        yield from changes(subject, earlier)
    for make in (skill, seats, switches, strengths, endings, lengths, scores):
        yield from make(subject)
    for make in (maps, rounds, averages):
        yield from make(subject)
    yield how(subject)
