"""Who wins: by seat, by option, by bot."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from futago.lab.report.charts import POINTS, Mark, intervals, stacked
from futago.lab.report.section import Figure, Grid, Section, Subject
from futago.lab.report.source import Cell, Setting
from futago.lab.report.stats import (
    Estimate,
    Player,
    RatedGame,
    are_connected,
    paired_difference,
    ratings,
    share_of,
)
from futago.lab.report.words import with_defaults
from futago.texts import capital

SEVERAL: Final = 4
"""Up to how many settings have a chart of their own."""


# ---------------------------------------------------------------- seats


def seats(subject: Subject) -> Iterator[Section]:
    """How often each side wins where equal bots play, or bots change sides."""
    layouts = defaultdict[tuple[str, ...], list[Setting]](list)
    for setting, cells in subject.settings.items():
        even = [cell for cell in cells if cell.even]
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
    marks = [_share_mark(subject, label, share, even) for label, share in found]
    title = words("seats-title", side=name)
    figure = Figure(
        title,
        intervals(marks, even, words("axis-wins")),
        _share_grid(subject, words("head-setting"), found, even),
        words("marks") if even is not None else "",
    )
    between = _between(subject, settings)
    lead = capital(_sides_lead(subject, name, [share for _, share in found], even, between))
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
        games = words.number(shares[0].games)
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
        marks = [_share_mark(subject, name, share, even) for name, share in found]
        title = words("places-title") if len(settings) == 1 else label
        grid = _share_grid(subject, words("head-seat"), found, even)
        figures.append(
            Figure(title, intervals(marks, even, words("axis-wins")), grid, words("marks"))
        )
    name, most = max(all_found, key=lambda pair: abs(pair[1].value - even))
    facts = {
        "seat": name,
        "share": words.interval(most),
        "even": words.percent(even),
        "games": words.number(most.games),
        "between": _between(subject, settings),
    }
    if len(settings) == 1:
        lead = words("places-clear" if clear else "places-even", **facts)
    else:
        id = "places-several" if clear else "places-several-even"
        lead = words(id, count=len(settings), clear=clear, **facts)
    heading = words("places-heading", count=len(sides))
    return Section(f"places-{len(sides)}", heading, lead, figures[: 2 * SEVERAL])


def _share_mark(subject: Subject, label: str, share: Estimate, even: float | None) -> Mark:
    verdict = share.against(even) if even is not None else 0
    figures = subject.words.interval(share)
    return Mark(label, figures, share.value, share.low, share.high, verdict)


def _share_grid(
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
    games = words.number(max(effect[2].games for effect in found))
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


# ---------------------------------------------------------------- bots


def skill(subject: Subject) -> Iterator[Section]:
    """How often the better bot wins."""
    words = subject.words
    meetings = [cell for cell in subject.cells if cell.bot is not None]
    found = [
        (cell, share)
        for cell in meetings
        if (share := subject.results.estimate(cell)) is not None
    ]
    if not found:
        return
    evens = {1 / len(cell.sides) for cell, _ in found}
    even = evens.pop() if len(evens) == 1 else None
    marks, labels = list[Mark](), list[tuple[str, Estimate]]()
    for cell, share in found:
        labels.append((subject.cell(cell), share))
        marks.append(_share_mark(subject, labels[-1][0], share, 1 / len(cell.sides)))
    grid = _share_grid(subject, words("head-match"), labels, even)
    figure = Figure(
        words("skill-title"), intervals(marks, even, words("axis-wins")), grid, words("marks")
    )
    luck = _luck(subject, [cell for cell, _ in found])
    notes = [words("luck-note")] if luck else []
    lead = _skill_lead(subject, found)
    yield Section("skill", words("skill-heading"), lead, [figure, *luck], notes)


def _skill_lead(subject: Subject, found: Sequence[tuple[Cell, Estimate]]) -> str:
    words = subject.words
    verdicts = [share.against(1 / len(cell.sides)) for cell, share in found]
    if len(found) == 1:
        verdict = abs(verdicts[0]) if len(found[0][0].sides) == 2 else verdicts[0]
        id = ("skill-none", "skill-stronger", "skill-weaker")[verdict]
        return words(id, **_pair(subject, *found[0]))

    def edge(pair: tuple[Cell, Estimate]) -> float:
        return abs(pair[1].value - 1 / len(pair[0].sides))

    def said(pair: tuple[Cell, Estimate]) -> str:
        told = words("skill-pair", **_pair(subject, *pair))
        return f"{told} ({subject.setting(pair[0].given)})" if subject.varying else told

    clear = sum(map(bool, verdicts))
    id = "skill-several" if clear else "skill-several-none"
    ends = {"widest": said(max(found, key=edge)), "closest": said(min(found, key=edge))}
    return words(id, count=len(found), clear=clear, **ends)


def _pair(subject: Subject, cell: Cell, share: Estimate) -> dict[str, str]:
    """Who meets whom; of two sides the stronger one first."""
    words, one, other = subject.words, cell.bot or "", cell.against or ""
    if len(cell.sides) == 2 and share.value < 0.5:
        one, other = other, one
        share = Estimate(1 - share.value, 1 - share.high, 1 - share.low, share.games)
    return {
        "bot": words.bot(one),
        "against": words.bot(other),
        "share": words.interval(share),
        "even": words.percent(1 / len(cell.sides)),
        "games": words.number(share.games),
    }


def _luck(subject: Subject, cells: Sequence[Cell]) -> list[Figure]:
    """How many deals a bot wins from both sides."""
    words = subject.words
    names = [words(f"luck-{what}") for what in ("both", "split", "neither")]
    rows = list[tuple[str, dict[str, float]]]()
    grid = list[list[str]]()
    for cell in cells:
        deals = [
            sum(shares) / 2
            for shares in subject.results.shares([cell], None).values()
            if len(shares) == 2
        ]
        if len(cell.sides) != 2 or not deals:
            continue
        both = sum(share == 1 for share in deals) / len(deals)
        neither = sum(share == 0 for share in deals) / len(deals)
        parts = dict(zip(names, (both, 1 - both - neither, neither), strict=True))
        label = subject.cell(cell)
        rows.append((label, parts))
        shares = [words.percent(share, 1) for share in parts.values()]
        grid.append([label, words.number(len(deals)), *shares])
    if not rows:
        return []
    heads = [words("head-match"), words("head-deals"), *names]
    return [Figure(words("luck-title"), stacked(rows, names, words.percent), Grid(heads, grid))]


def strengths(subject: Subject) -> Iterator[Section]:
    """The ratings of bots, per role where there are two."""
    roles = {cell.number: cell.role_of_seat for cell in subject.cells}
    layouts = defaultdict[bool, list[RatedGame]](list)
    for cell in subject.cells:
        for game in subject.results.by_cell[cell.number]:
            players = tuple((bot, roles[cell.number][seat]) for seat, bot in game.bots.items())
            shares = tuple(game.shares.get(seat, 0.0) for seat in game.bots)
            layouts[len(cell.sides) == 2].append(RatedGame(game.deal, players, shares))
    for two_sided, games in layouts.items():
        if are_connected(games):
            yield _strengths(subject, two_sided, ratings(games))


def _strengths(subject: Subject, two_sided: bool, found: dict[Player, Estimate]) -> Section:
    words, figures, best = subject.words, list[Figure](), list[str]()
    for role in dict.fromkeys(role for _, role in found):
        rated = sorted(
            ((bot, each) for (bot, own), each in found.items() if own == role),
            key=lambda pair: -pair[1].value,
        )
        name = words.role(subject.game, role) if role else words("any-seat")
        marks = [
            Mark(words.bot(bot), words.mean_interval(each, 0), *_ends(each)) for bot, each in rated
        ]
        rows = [
            [words.bot(bot), words.number(each.games), *_whole(subject, each)]
            for bot, each in rated
        ]
        heads = [
            *(words("head-bot"), words("head-games"), words("head-rating")),
            *(words("head-from"), words("head-to")),
        ]
        drawing = intervals(marks, 0.0, words("axis-rating"), (-9999, 9999), "+d")
        figures.append(Figure(words("ratings-title", role=name), drawing, Grid(heads, rows)))
        first = {"bot": words.bot(rated[0][0]), "rating": words.number(rated[0][1].value)}
        best.append(words("ratings-best", role=name, **first))
    lead = words("ratings-lead", best="; ".join(best))
    id = f"ratings-{'roles' if two_sided else 'seats'}"
    return Section(id, words("ratings-heading"), lead, figures, [words("ratings-note")])


def _ends(each: Estimate) -> tuple[float, float, float, int]:
    return each.value, each.low, each.high, each.against(0)


def _whole(subject: Subject, each: Estimate) -> list[str]:
    return [subject.words.number(value) for value in (each.value, each.low, each.high)]
