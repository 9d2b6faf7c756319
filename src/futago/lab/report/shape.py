"""How games go: how they end, how long they take, scores, and what a game measures itself."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from statistics import median, quantiles
from typing import Any, Final

from futago.lab.measures import Column
from futago.lab.report.charts import Step, bars, curves, stacked
from futago.lab.report.section import Figure, Grid, Section, Subject
from futago.lab.report.source import Played, Setting
from futago.lab.report.stats import Estimate, mean_of
from futago.texts import capital

BINS: Final = 24
RARE: Final = 0.1
"""Tenths of a game in a share that a distribution leaves out."""
PER_SEAT: Final = "MAP(VARCHAR, INTEGER)"
CURVES: Final = ("INTEGER[]", "MAP(VARCHAR, INTEGER[])")


def _games(subject: Subject, setting: Setting) -> list[Played]:
    cells = subject.settings[setting]
    return [game for cell in cells for game in subject.results.by_cell[cell.number]]


def endings(subject: Subject) -> Iterator[Section]:
    """Why games end."""
    words, total = subject.words, Counter[str]()
    rows = list[tuple[str, Counter[str]]]()
    for setting in subject.settings:
        counted = Counter(game.reason for game in _games(subject, setting) if game.reason)
        if counted:
            total += counted
            rows.append((subject.setting(setting), counted))
    if not total:
        return
    reasons = [reason for reason, _ in total.most_common()]
    names = {reason: words.reason(subject.game, reason) for reason in reasons}
    shares = [
        (label, {names[reason]: count / counted.total() for reason, count in counted.items()})
        for label, counted in rows
    ]
    heads = [words("head-setting"), words("head-games"), *map(capital, names.values())]
    grid = [
        [
            *(label, words.number(counted.total())),
            *(words.percent(counted[reason] / counted.total(), 1) for reason in reasons),
        ]
        for label, counted in rows
    ]
    first = {"reason": names[reasons[0]], "share": words.percent(total[reasons[0]] / total.total())}
    if len(reasons) > 1:
        share = words.percent(total[reasons[1]] / total.total())
        lead = words("endings-two", **first, second=names[reasons[1]], next=share)
    else:
        lead = words("endings-one", **first)
    figure = Figure(
        words("endings-title"),
        stacked(shares, list(names.values()), words.percent),
        Grid(heads, grid),
    )
    yield Section("endings", words("endings-heading"), lead, [figure])


# ---------------------------------------------------------------- length and scores


def lengths(subject: Subject) -> Iterator[Section]:
    """How many rounds and moves a game takes."""
    words = subject.words
    games = {setting: _games(subject, setting) for setting in subject.settings}
    figures, leads = list[Figure](), list[str]()
    for what in ("rounds", "moves"):
        counts = {
            subject.setting(setting): [n for g in found if (n := getattr(g, what)) is not None]
            for setting, found in games.items()
        }
        every = [count for found in counts.values() for count in found]
        if not every:
            continue
        figures.append(
            Figure(
                words(f"length-{what}"),
                bars(_binned([("", every)]), words(f"axis-{what}"), words("axis-games")),
                _spread_grid(subject, counts),
            )
        )
        low, middle, high = (words.number(value) for value in _spread(every))
        if low == high:
            leads.append(words(f"length-all-{what}", middle=middle))
        else:
            leads.append(words(f"length-lead-{what}", middle=middle, least=low, most=high))
    if figures:
        yield Section("length", words("length-heading"), " ".join(leads), figures)


def scores(subject: Subject) -> Iterator[Section]:
    """What winners and others have at the end."""
    words = subject.words
    won, lost = list[float](), list[float]()
    counts = defaultdict[str, list[float]](list)
    for setting in subject.settings:
        for game in _games(subject, setting):
            for seat, score in game.scores.items():
                (won if seat in game.winners else lost).append(score)
                counts[subject.setting(setting)].append(score)
    if not won and not lost:
        return
    kinds = [(words("scores-won"), won), (words("scores-lost"), lost)]
    drawing = bars(_binned(kinds), words("axis-score"), words("axis-seats"))
    figure = Figure(words("scores-title"), drawing, _spread_grid(subject, counts))
    if won and lost:
        facts = {
            "won": words.number(sum(won) / len(won)),
            "lost": words.number(sum(lost) / len(lost)),
        }
        lead = words("scores-lead", **facts)
    else:
        every = won or lost
        lead = words("scores-all", mean=words.number(sum(every) / len(every)))
    yield Section("scores", words("scores-heading"), lead, [figure])


def _binned(kinds: Sequence[tuple[str, Sequence[float]]]) -> list[tuple[float, str, float]]:
    """The shares of all values, in bins of equal width, by kind."""
    every = [value for _, values in kinds for value in values]
    low, high = min(every), max(every)
    width = 1
    while (high - low) / width > BINS:  # 1, 2, 5, 10, 20, ...
        width = width * 5 // 2 if str(width).startswith("2") else width * 2
    found = list[tuple[float, str, float]]()
    for kind, values in kinds:
        counted = Counter(int(value // width) * width for value in values)
        found += [(start, kind, count / len(every)) for start, count in sorted(counted.items())]
    return found


def _spread(values: Sequence[float]) -> tuple[float, float, float]:
    """The middle, and between what nine tenths lie."""
    if len(values) < 2:
        return values[0], values[0], values[0]
    cuts = quantiles(values, n=20, method="inclusive")
    return cuts[0], median(values), cuts[-1]


def _spread_grid(subject: Subject, counts: Mapping[str, Sequence[float]]) -> Grid:
    words = subject.words
    heads = [
        *(words("head-setting"), words("head-values"), words("head-mean")),
        *(words("head-tenth"), words("head-middle"), words("head-ninth")),
    ]
    rows = [
        [
            *(label, words.number(len(found)), words.number(sum(found) / len(found), 1)),
            *(words.number(value) for value in _spread(found)),
        ]
        for label, found in counts.items()
        if found
    ]
    return Grid(heads, rows)


# ---------------------------------------------------------------- what a game measures itself


def rounds(subject: Subject) -> Iterator[Section]:
    """Curves by round."""
    words, figures = subject.words, list[Figure]()
    for name, column in subject.results.own(subject.game).items():
        if column.by_round and column.type in CURVES:
            found = list(_curve(subject, name, column))
            if found:
                figures.append(_rounds_figure(subject, column, found))
    if figures:
        yield Section("rounds", words("rounds-heading"), words("rounds-lead"), figures, found=False)


def _curve(subject: Subject, name: str, column: Column) -> Iterator[Step]:
    """The mean of each round, by role, or by setting if there are a few."""
    values = defaultdict[tuple[str, int], dict[int, list[float]]](lambda: defaultdict(list))
    labels = {cell.number: subject.setting(cell.given) for cell in subject.cells}
    by_setting = 1 < len(subject.settings) <= 4
    first = 0 if column.type.startswith("MAP") else 1  # curves of seats begin before round 1
    for cell, deal, value in subject.results.values(subject.cells, name):
        for numbers in value.values() if isinstance(value, dict) else [value]:
            for at, number in enumerate(numbers, first):
                values[labels[cell] if by_setting else "", at][deal].append(number)
    for (label, at), by_deal in sorted(values.items(), key=lambda item: item[0][1]):
        found = mean_of(by_deal)
        yield Step(label, at, found.value, found.low, found.high)


def _rounds_figure(subject: Subject, column: Column, steps: Sequence[Step]) -> Figure:
    words, title = subject.words, capital(subject.words.say(column.about))
    heads = [words("head-setting"), words("axis-round"), words("head-mean"), words("head-from")]
    rows = [
        [
            step.name,
            words.number(step.at),
            *(words.number(v, 2) for v in (step.value, step.low, step.high)),
        ]
        for step in steps
    ]
    named = any(step.name for step in steps)
    grid = Grid(
        [*heads, words("head-to")][0 if named else 1 :],
        rows if named else [row[1:] for row in rows],
    )
    return Figure(title, curves(steps, words("axis-round"), words("axis-mean")), grid)


def averages(subject: Subject) -> Iterator[Section]:
    """The mean of every figure that a game measures, as a table."""
    words, rows = subject.words, list[list[str]]()
    settings = list(subject.settings)
    shown = settings if len(settings) <= 4 else []
    for name, column in subject.results.own(subject.game).items():
        means = list(_means(subject, name, column))
        if means:
            about = capital(words.say(column.about))
            rows.append([about, *(words.mean_interval(mean, _digits(mean)) for mean in means)])
    if not rows:
        return
    labels = [subject.setting(setting) for setting in shown] if len(shown) > 1 else []
    heads = [words("head-figure"), *(labels or [words("head-mean")])]
    heading, lead = words("averages-heading"), words("averages-lead")
    yield Section("averages", heading, lead, grid=Grid(heads, rows), found=False)


def _means(subject: Subject, name: str, column: Column) -> Iterator[Estimate]:
    """The mean of all games, or of each of a few settings."""
    if column.type not in ("INTEGER", "DOUBLE", PER_SEAT):
        return
    few = 1 < len(subject.settings) <= 4
    groups = list(subject.settings.values()) if few else [subject.cells]
    for cells in groups:
        values = defaultdict[int, list[float]](list)
        for _, deal, value in subject.results.values(cells, name):
            values[deal] += _numbers(value)
        if not values:
            return
        yield mean_of(values)


def _numbers(value: Any) -> list[float]:
    """A number, or those of all seats."""
    return list(value.values()) if isinstance(value, dict) else [value]


def _digits(mean: Estimate) -> int:
    return 0 if abs(mean.value) >= 100 else 1 if abs(mean.value) >= 10 else 2
