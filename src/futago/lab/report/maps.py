"""Maps: how often something happens on each space of the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from futago.lab.measures import BoardPlan, BoardPlanner, Column
from futago.lab.report.board import board
from futago.lab.report.section import Figure, Grid, Section, Subject
from futago.lab.report.source import Cell
from futago.texts import capital

HUNDRED = 100


def maps(subject: Subject) -> Iterator[Section]:
    """A section for each board."""
    planner: BoardPlanner | None = subject.game.part("board")
    if planner is None:
        return
    plans = list[tuple[BoardPlan, list[Cell]]]()
    for cell in subject.cells:
        if cell.number in subject.results.varied:  # perhaps also the board
            continue
        plan = planner(cell.options)
        same = next((cells for known, cells in plans if known == plan), None)
        if same is None:
            plans.append((plan, [cell]))
        else:
            same.append(cell)
    for number, (plan, cells) in enumerate(plans, 1):
        found = [
            figure
            for name, column in subject.results.own(subject.game).items()
            if column.on_board and (figure := _map(subject, plan, cells, name, column))
        ]
        if found:
            yield _section(subject, number, plan, found)


def _section(subject: Subject, number: int, plan: BoardPlan, figures: Sequence[Figure]) -> Section:
    words = subject.words
    heading = words("maps-heading", board=words.say(plan.title))
    return Section(f"maps-{number}", heading, words("maps-lead"), figures, found=False)


def _map(
    subject: Subject, plan: BoardPlan, cells: Sequence[Cell], name: str, column: Column
) -> Figure | None:
    words, counted, games = subject.words, Counter[str](), 0
    for _, _, spaces in subject.results.values(cells, name):
        counted.update(spaces)
        games += 1
    if not counted:
        return None
    often = {space.name: counted[space.name] / games for space in plan.spaces}
    figures = {space: words.number(HUNDRED * value) for space, value in often.items() if value}
    (most, times), *_ = counted.most_common(1)
    note = words(
        "map-note",
        space=most,
        times=words.number(HUNDRED * times / games),
        games=words.games(games),
    )
    heads = [words("head-space"), words("head-times"), words("head-hundred")]
    rows = [
        [space, words.number(count), words.number(HUNDRED * count / games, 1)]
        for space, count in counted.most_common()
    ]
    title = capital(words.say(column.about))
    return Figure(title, board(plan, often, figures), Grid(heads, rows), note, small=True)
