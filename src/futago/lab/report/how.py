"""How the games of a study were played, and how its figures are to be read."""

from __future__ import annotations

from collections.abc import Iterator

from futago.lab.report.section import Grid, Section, Subject
from futago.lab.report.source import Cell
from futago.lab.report.words import DOT


def how(subject: Subject) -> Section:
    words = subject.words
    heads = [words("head-setting"), words("head-players"), words("head-games"), words("head-state")]
    rows = [
        [
            *(subject.setting(cell.given), words.match(cell), words.number(cell.games)),
            words(f"state-{cell.state}"),
        ]
        for cell in subject.cells
    ]
    grid = Grid(heads, rows, names=2)
    notes = list(_notes(subject))
    return Section("how", words("how-heading"), _same(subject), (), notes, grid, found=False)


def _same(subject: Subject) -> str:
    """What all cells have in common."""
    words, cells = subject.words, subject.cells
    common = set(cells[0].given).intersection(*(cell.given for cell in cells))
    said = [words.given(subject.game, name, value) for name, value in sorted(common)]
    if not said:
        return words("how-usual", rules=cells[0].rules)
    return words("how-given", rules=cells[0].rules, given=DOT.join(said))


def _notes(subject: Subject) -> Iterator[str]:
    words, results = subject.words, subject.results
    for way in sorted({cell.way for cell in subject.cells} - {"rules"}):
        yield words(f"way-{way}") if way == "simulator" else words("way-other", way=way)
    for setting, cells in _by_settings(subject).items():
        names = sorted({name for cell in cells for name in _bots(cell)})
        yield words("thinking", bots=", ".join(map(words.bot, names)), setting=setting)
    if any(cell.timed for cell in subject.cells):
        yield words("timed")
    if results.unfinished:
        yield words("unfinished", count=results.unfinished)
    for method in sorted(results.methods):
        yield words(f"method-{method}")
    yield words("method-deals")
    yield words("again")


def _bots(cell: Cell) -> set[str]:
    return {cell.bot, cell.against} - {None} if cell.bot else set(cell.bots.values())  # type: ignore[return-value]


def _by_settings(subject: Subject) -> dict[str, list[Cell]]:
    """The cells by how their bots were told to think."""
    found = dict[str, list[Cell]]()
    for cell in subject.cells:
        if cell.settings:
            said = DOT.join(f"{name} {value}" for name, value in cell.settings)
            found.setdefault(said, []).append(cell)
    return found
