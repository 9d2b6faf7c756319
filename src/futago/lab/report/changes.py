"""What changed since an earlier run of the same cells."""

from __future__ import annotations

from collections.abc import Iterator

from futago.lab.report.charts import POINTS, Mark, intervals
from futago.lab.report.section import Figure, Grid, Section, Subject
from futago.lab.report.source import Cell, Results
from futago.lab.report.stats import Estimate, difference, paired_difference


def changes(subject: Subject, earlier: Results) -> Iterator[Section]:
    """The differences of the cells that both runs have."""
    words = subject.words
    before = {cell.matches: cell for cell in earlier.cells}
    found = list[tuple[str, Estimate, Estimate, Estimate, bool]]()
    for cell in subject.cells:
        side = None if cell.bot is not None else cell.side
        if cell.matches not in before:
            continue
        old_cell = before[cell.matches]
        old, new = earlier.estimate(old_cell, side), subject.results.estimate(cell, side)
        if old is not None and new is not None:
            gain, same = _gain(subject.results, cell, earlier, old_cell, side, old, new)
            found.append((subject.cell(cell), old, new, gain, same))
    missing = len(subject.cells) - len(found)
    notes = [words("changes-missing", count=missing)] if missing else []
    heading = words("changes-heading")
    if not found:
        yield Section("changes", heading, words("changes-nothing"))
        return
    marks = [
        Mark(label, words.points_interval(gain), gain.value, gain.low, gain.high, gain.against(0))
        for label, _, _, gain, _ in found
    ]
    rows = [
        [
            *(label, words.interval(old, 1), words.interval(new, 1), words.points_interval(gain)),
            words("change-same" if same else f"change-{('none', 'more', 'less')[gain.against(0)]}"),
        ]
        for label, old, new, gain, same in found
    ]
    heads = [
        *(words("head-setting"), words("head-before"), words("head-now")),
        *(words("head-points"), words("head-verdict")),
    ]
    drawing = intervals(marks, 0.0, words("axis-change"), (-1, 1), POINTS)
    figure = Figure(words("changes-title"), drawing, Grid(heads, rows), words("marks"))
    clear = [entry for entry in found if entry[3].against(0)]
    if clear:
        label, _, _, gain, _ = max(clear, key=lambda entry: abs(entry[3].value))
        facts = {"cell": label, "points": words.points_interval(gain)}
        lead = words("changes-clear", count=len(found), clear=len(clear), **facts)
    elif all(same for *_, same in found):
        lead = words("changes-same", count=len(found))
    else:
        lead = words("changes-none", count=len(found))
    if len(found) > 5:
        notes.append(words("one-in-twenty"))
    yield Section("changes", heading, lead, [figure], notes)


def _gain(
    results: Results,
    cell: Cell,
    earlier: Results,
    old_cell: Cell,
    side: str | None,
    old: Estimate,
    new: Estimate,
) -> tuple[Estimate, bool]:
    """By how much the share grew, and whether all games ended the same. Games with the same seed
    had the same luck in both runs and are compared one by one."""
    olds = {(game.deal, game.rotation): game for game in earlier.by_cell[old_cell.number]}
    news = {(game.deal, game.rotation): game for game in results.by_cell[cell.number]}
    both = olds.keys() & news.keys()
    paired = bool(both) and all(olds[at].seed == news[at].seed for at in both)
    if paired:
        one, other = earlier.shares([old_cell], side), results.shares([cell], side)
        gain = paired_difference(one, other)
        if gain is not None:
            same = olds.keys() == news.keys() and all(
                olds[at].shares == news[at].shares and olds[at].moves == news[at].moves
                for at in both
            )
            return gain, same
    return difference(old, new), False
