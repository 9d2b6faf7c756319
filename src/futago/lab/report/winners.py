"""Who wins: by seat and by option."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from futago.lab.report.charts import POINTS, Mark, intervals
from futago.lab.report.section import Figure, Grid, Section, Subject
from futago.lab.report.source import Cell, Setting
from futago.lab.report.stats import Estimate, paired_difference, share_of
from futago.lab.report.words import with_defaults
from futago.texts import capital

SEVERAL: Final = 4
"""Up to how many settings have a chart of their own."""


# ---------------------------------------------------------------- seats


def seats(subject: Subject) -> Iterator[Section]:
    """How often each side wins where equal bots play, or bots change sides."""
    layouts = defaultdict[tuple[str, ...], list[Setting]](list)
    for setting, cells in subject.settings.items():
        even = [cell for cell in cells if cell in subject.even_cells]
        if even:
            layouts[even[0].sides].append(setting)
    for sides, settings in layouts.items():
        if len(sides) > 2:
            yield _places(subject, sides, settings)
        else:
            yield _sides(subject, sides, settings)


def _share(subject: Subject, setting: Setting, seat: str) -> Estimate | None:
    """The share of a side in all games of a setting between equal bots."""
    cells = [cell for cell in subject.settings[setting] if cell.even]
    if len(cells) == 1 and cells[0].bot is None:
        return subject.results.estimate(cells[0], seat)
    shares = subject.results.shares(cells, seat)
    return share_of(shares) if shares else None


def _sides(subject: Subject, sides: Sequence[str], settings: Sequence[Setting]) -> Section:
    words, side = subject.words, _side(subject, settings[0])
    even = 0.5 if len(sides) == 2 else None
    found = [
        (subject.setting(setting), share)
        for setting in settings
        if (share := _share(subject, setting, side)) is not None
    ]
    name = words.seat(subject.game, side)
    marks = [share_mark(subject, label, share, even) for label, share in found]
    title = words("seats-title", side=name)
    figure = Figure(
        title,
        intervals(marks, even, words("axis-wins")),
        share_grid(subject, words("head-setting"), found, even),
        words("marks") if even is not None else "",
    )
    between = _between(subject, settings)
    lead = capital(_sides_lead(subject, name, [share for _, share in found], even, between))
    if even is not None and len(found) > SEVERAL:
        label, share = min(found, key=lambda pair: abs(pair[1].value - even))
        lead += " " + words("seats-closest", setting=label, share=words.interval(share))
    return Section(f"seats-{side}", words("seats-heading"), lead, [figure])


def _side(subject: Subject, setting: Setting) -> str:
    return next(cell.side for cell in subject.settings[setting] if cell.even)


def _sides_lead(
    subject: Subject, name: str, shares: Sequence[Estimate], even: float | None, between: str
) -> str:
    words = subject.words
    ordered = sorted(shares, key=lambda share: share.value)
    least, most = words.interval(ordered[0]), words.interval(ordered[-1])
    if even is None:
        if len(shares) == 1:
            return words("alone-one", side=name, share=most)
        return words("alone-several", side=name, least=least, most=most)
    verdicts = [share.against(even) for share in shares]
    clear = sum(map(bool, verdicts))
    if len(shares) == 1:
        verdict = ("even", "better", "worse")[verdicts[0]]
        games = words.games(shares[0].games)
        return words(f"seats-{verdict}", side=name, share=most, games=games, between=between)
    id = "seats-several" if clear else "seats-several-even"
    if abs(sum(verdicts)) == len(shares):
        id = "seats-all-better" if verdicts[0] == 1 else "seats-all-worse"
    facts = {"side": name, "least": least, "most": most, "between": between}
    return words(id, count=len(shares), clear=clear, **facts)


def _between(subject: Subject, settings: Sequence[Setting]) -> str:
    """Whether equal bots played, or bots that changed sides."""
    cells = [cell for setting in settings for cell in subject.settings[setting] if cell.even]
    return subject.words("between-turns" if any(cell.bot for cell in cells) else "between-equal")


def _places(subject: Subject, sides: Sequence[str], settings: Sequence[Setting]) -> Section:
    """Seats that differ by their place only."""
    words, even = subject.words, 1 / len(sides)
    figures, clear, all_found = list[Figure](), 0, list[tuple[str, Estimate]]()
    for setting in settings:
        found = [
            (words.role(subject.game, seat), share)
            for seat in sides
            if (share := _share(subject, setting, seat)) is not None
        ]
        clear += any(share.against(even) for _, share in found)
        all_found += found
        label = subject.setting(setting)
        marks = [share_mark(subject, name, share, even) for name, share in found]
        title = words("places-title") if len(settings) == 1 else label
        grid = share_grid(subject, words("head-seat"), found, even)
        figures.append(
            Figure(title, intervals(marks, even, words("axis-wins")), grid, words("marks"))
        )
    name, most = max(all_found, key=lambda pair: abs(pair[1].value - even))
    facts = {
        "seat": name,
        "share": words.interval(most),
        "even": words.percent(even),
        "games": words.games(most.games),
        "between": _between(subject, settings),
    }
    if len(settings) == 1:
        lead = words("places-clear" if clear else "places-even", **facts)
    else:
        id = "places-several" if clear else "places-several-even"
        lead = words(id, count=len(settings), clear=clear, **facts)
    heading = words("places-heading", count=len(sides))
    return Section(f"places-{len(sides)}", heading, lead, figures[: 2 * SEVERAL])


def share_mark(subject: Subject, label: str, share: Estimate, even: float | None) -> Mark:
    verdict = share.against(even) if even is not None else 0
    figures = subject.words.interval(share)
    return Mark(label, figures, share.value, share.low, share.high, verdict)


def share_grid(
    subject: Subject, head: str, found: Sequence[tuple[str, Estimate]], even: float | None
) -> Grid:
    words = subject.words
    heads = [head, words("head-games"), words("head-wins"), words("head-from"), words("head-to")]
    rows = [
        [
            *(label, words.number(share.games)),
            *(words.percent(value, 1) for value in (share.value, share.low, share.high)),
        ]
        for label, share in found
    ]
    if even is not None:
        heads.append(words("head-verdict"))
        for row, (_, share) in zip(rows, found, strict=True):
            row.append(words(f"verdict-{('even', 'above', 'below')[share.against(even)]}"))
    return Grid(heads, rows)


# ---------------------------------------------------------------- options


def switches(subject: Subject) -> Iterator[Section]:
    """What changing one option does, all others being equal."""
    sides = dict[str, list[Cell]]()
    for cell in subject.even_cells:
        sides.setdefault(cell.side, []).append(cell)
    for side, cells in sides.items():
        found = list(_effects(subject, side, cells))
        if found:
            yield _switches(subject, side, found)


Effect = tuple[str, str, Estimate]
"""An option with the two values compared, the same for sentences, and by how much the share of the
side grows."""


def _effects(subject: Subject, side: str, cells: Sequence[Cell]) -> Iterator[Effect]:
    words = subject.words
    given = {name for cell in cells for name, _ in cell.given}
    complete = {
        cell.number: {
            name: value
            for name, value in with_defaults(subject.game, cell.given).items()
            if name in given
        }
        for cell in cells
    }
    for name in subject.varying:
        present = list(dict.fromkeys(c[name] for c in complete.values() if name in c))
        for value in present[1:]:
            pairs = list(_matched(cells, complete, name, present[0], value))
            if not pairs:
                continue
            one = subject.results.shares([a for a, _ in pairs], side)
            other = subject.results.shares([b for _, b in pairs], side)
            gain = paired_difference(one, other)
            if gain is not None:
                option = words.option(subject.game, name)
                before, after = (words.value(subject.game, name, v) for v in (present[0], value))
                label = words("switch", option=option, before=before, after=after)
                said = words("switch-said", option=option, before=before, after=after)
                yield label, said, gain


def _matched(
    cells: Sequence[Cell],
    complete: dict[int, dict[str, str]],
    name: str,
    before: str,
    after: str,
) -> Iterator[tuple[Cell, Cell]]:
    """Cells that differ in this option only."""

    def others(cell: Cell) -> tuple[object, ...]:
        rest = {n: v for n, v in complete[cell.number].items() if n != name}
        who = (cell.bot, cell.against, *sorted(cell.bots.items()))
        return (cell.way, cell.sides, tuple(sorted(rest.items())), *who)

    first = {others(cell): cell for cell in cells if complete[cell.number].get(name) == before}
    for cell in cells:
        if complete[cell.number].get(name) == after and others(cell) in first:
            yield first[others(cell)], cell


def _switches(subject: Subject, side: str, found: Sequence[Effect]) -> Section:
    words, name = subject.words, words_side(subject, side)
    clear = sorted(
        (effect for effect in found if effect[2].against(0)), key=lambda e: -abs(e[2].value)
    )
    games = words.games(max(effect[2].games for effect in found))
    if clear:
        _, said, gain = clear[0]
        facts = {"change": said, "side": name, "points": words.points_interval(gain)}
        id = "switches-clear" if len(found) > 1 else "switch-clear"
        lead = words(id, count=len(found), clear=len(clear), **facts)
    elif len(found) == 1:
        _, said, gain = found[0]
        lead = words("switch-none", change=said, games=games, points=words.points_interval(gain))
    else:
        lead = words("switches-none", count=len(found), games=games)
    marks = [
        Mark(label, words.points_interval(e), e.value, e.low, e.high, e.against(0))
        for label, _, e in found
    ]
    rows = [
        [
            *(label, words.number(e.games)),
            *(words.points(value) for value in (e.value, e.low, e.high)),
            words(f"change-{('none', 'more', 'less')[e.against(0)]}"),
        ]
        for label, _, e in found
    ]
    heads = [
        *(words("head-change"), words("head-games"), words("head-points")),
        *(words("head-from"), words("head-to"), words("head-verdict")),
    ]
    drawing = intervals(marks, 0.0, words("axis-points", side=name), (-1, 1), POINTS)
    figure = Figure(words("switches-title", side=name), drawing, Grid(heads, rows), words("marks"))
    notes = [words("one-in-twenty")] if len(found) > 5 else []
    return Section(f"switches-{side}", words("switches-heading"), lead, [figure], notes)


def words_side(subject: Subject, side: str) -> str:
    return subject.words.seat(subject.game, side)
