"""Which bot is stronger: skill and luck, and ratings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from futago.lab.report.charts import RATING, Mark, intervals, stacked
from futago.lab.report.section import Figure, Grid, Section, Subject
from futago.lab.report.source import Cell
from futago.lab.report.stats import Estimate, Player, RatedGame, are_connected, ratings
from futago.lab.report.winners import share_grid, share_mark
from futago.lab.report.words import DOT


def skill(subject: Subject) -> Iterator[Section]:
    """How often the better bot wins."""
    words = subject.words
    meetings = [cell for cell in subject.plain_cells if cell.bot is not None]
    found = [
        (cell, share) for cell in meetings if (share := subject.results.estimate(cell)) is not None
    ]
    if not found:
        return
    evens = {1 / len(cell.sides) for cell, _ in found}
    even = evens.pop() if len(evens) == 1 else None
    marks, labels = list[Mark](), list[tuple[str, Estimate]]()
    for cell, share in found:
        labels.append((subject.cell(cell), share))
        marks.append(share_mark(subject, labels[-1][0], share, 1 / len(cell.sides)))
    grid = share_grid(subject, words("head-match"), labels, even)
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
        "games": words.games(share.games),
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
    roles = {cell.number: cell.role_of_seat for cell in subject.plain_cells}
    layouts = defaultdict[bool, list[RatedGame]](list)
    for cell in subject.plain_cells:
        for game in subject.results.by_cell[cell.number]:
            players = tuple((bot, roles[cell.number][seat]) for seat, bot in game.bots.items())
            shares = tuple(game.shares.get(seat, 0.0) for seat in game.bots)
            layouts[any(roles[cell.number].values())].append(RatedGame(game.deal, players, shares))
    for by_role, games in layouts.items():
        if are_connected(games):
            yield _strengths(subject, by_role, ratings(games))


def _strengths(subject: Subject, by_role: bool, found: dict[Player, Estimate]) -> Section:
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
        drawing = intervals(marks, 0.0, words("axis-rating"), (-9999, 9999), RATING)
        figures.append(Figure(words("ratings-title", role=name), drawing, Grid(heads, rows)))
        first = {"bot": words.bot(rated[0][0]), "rating": words.number(rated[0][1].value)}
        best.append(words("ratings-best", role=name, **first))
    lead = words("ratings-lead", best=DOT.join(best))
    id = f"ratings-{'roles' if by_role else 'seats'}"
    return Section(id, words("ratings-heading"), lead, figures, [words("ratings-note")])


def _ends(each: Estimate) -> tuple[float, float, float, int]:
    return each.value, each.low, each.high, each.against(0)


def _whole(subject: Subject, each: Estimate) -> list[str]:
    return [subject.words.number(value) for value in (each.value, each.low, each.high)]
