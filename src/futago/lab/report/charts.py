"""Charts by Altair, drawn as SVG by vl-convert when the page is made.

Colours are variables of the page's style sheet, so that one drawing serves light and dark. Each
chart is drawn twice, for wide and for narrow pages. No sign is a colour alone, and every chart
stands beside its figures as a table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from textwrap import fill
from typing import Any, Final

from futago.game import BadInput
from futago.texts import Text

Chart = Any
Drawing = Callable[[int], Chart]
"""Draws a chart of this width."""

WIDE, NARROW = 760, 330
ROW: Final = 46
"""The height of a row: its words stand above its mark."""
ABOVE: Final = -15
LINE, SIGN = 18, 7.9
"""The height of a line and the usual width of a letter."""
COLOURS: Final = ("indigo", "gold", "vermilion", "moss", "quiet")
LIGHT: Final = {
    "page": "#fffdf8",
    "ink": "#23252b",
    "quiet": "#6b6a66",
    "line": "#d9d1c0",
    "vermilion": "#b83a26",
}
"""What the colours of a file are; those of a page are in document.css."""
TINT: Final = 0.35
"""How strong areas are that words stand on."""
LOCALES: Final[dict[str, Any]] = {"en": "en-US", "fr": "fr-FR", "it": "it-IT"}
SHAPES: Final = ("circle", "square", "triangle-up", "diamond", "cross")
POINTS, RATING = "points", "rating"
_SIGNED: Final = {
    POINTS: "datum.value == 0 ? '0' : format(100 * datum.value, '+d')",
    RATING: "datum.value == 0 ? '0' : format(datum.value, '+d')",
}
"""Axes of differences: shares are written in points."""
SIGNS: Final = {1: "indigo", 0: "quiet", -1: "vermilion"}


def altair() -> Any:
    """The module; `BadInput` says how to install it."""
    try:
        import altair
        import vl_convert  # noqa: F401
    except ImportError:
        raise BadInput(Text("lab-report-no-altair")) from None
    return altair


def can_draw() -> bool:
    try:
        altair()
    except BadInput:
        return False
    return True


def svg(chart: Chart, language: str) -> str:
    """A chart as an SVG element of a page, hidden from screen readers: what it shows is said beside
    it."""
    return _drawn(chart, language).replace("<svg ", '<svg aria-hidden="true" focusable="false" ', 1)


def svg_file(chart: Chart, title: str, language: str) -> str:
    """A chart as a file of its own, on light paper."""
    label = f'role="img" aria-label="{escape(title)}"'
    values = "".join(f"--{name}:{value};" for name, value in LIGHT.items())
    style = f"<style>svg{{{values}background:var(--page)}}</style>"
    drawn = _drawn(chart.properties(title=title), language)
    return drawn.replace("<svg ", f"<svg {label} ", 1).replace(">", f">{style}", 1) + "\n"


def _drawn(chart: Chart, language: str) -> str:
    import vl_convert

    axis = {
        "labelColor": "var(--ink)",
        "titleColor": "var(--quiet)",
        "gridColor": "var(--line)",
        "domainColor": "var(--line)",
        "tickColor": "var(--line)",
        "labelFontSize": 13,
        "titleFontSize": 13,
        "titleFontWeight": "normal",
        "labelOverlap": True,
    }
    config = {
        "aria": False,
        "background": "transparent",
        "font": "sans-serif",
        "padding": 2,
        "axis": axis,
        "title": {"anchor": "start", "color": "var(--ink)", "fontSize": 14, "offset": 14},
        "view": {"stroke": None},
        "text": {"fontSize": 14, "fill": "var(--ink)"},
        "legend": {
            "labelColor": "var(--ink)",
            "labelFontSize": 13,
            "labelLimit": 280,
            "orient": "top",
            "title": None,
            "symbolStrokeWidth": 2,
            "columnPadding": 28,
        },
    }
    drawn: str = vl_convert.vegalite_to_svg(
        chart.to_dict(), config=config, format_locale=LOCALES[language], allowed_base_urls=[]
    )
    return drawn


def colour(name: str) -> str:
    return f"var(--{name})"


@dataclass(frozen=True)
class Mark:
    """A row of a chart of intervals."""

    label: str
    figures: str
    value: float
    low: float
    high: float
    verdict: int = 0
    """1 clearly above the line, -1 clearly below, 0 neither."""


def _frame(marks: Sequence[Mark], even: float | None, least: float, most: float) -> list[float]:
    """The part of the axis that is shown: all intervals and the line, not closer than a fifth."""
    ends = [each for mark in marks for each in (mark.low, mark.high)]
    ends += [] if even is None else [even]
    low, high = min(ends), max(ends)
    room = 0.08 * (high - low)
    if most - least <= 2:  # shares, and differences of shares
        room = max(room, (0.2 - (high - low)) / 2)
    return [max(least, low - room), min(most, high + room)]


def intervals(
    marks: Sequence[Mark],
    even: float | None,
    axis: str,
    bounds: tuple[float, float] = (0, 1),
    number: str = ".0%",
) -> Drawing:
    """A row for each mark: its words and figures, and below them its value on its interval."""
    alt = altair()
    frame = _frame(marks, even, *bounds)
    labels = {"labelExpr": _SIGNED[number]} if number in _SIGNED else {"format": number}
    rows = [
        {
            "row": at,
            "label": mark.label,
            "figures": mark.figures,
            "value": mark.value,
            "low": max(mark.low, frame[0]),
            "high": min(mark.high, frame[1]),
            "sign": colour(SIGNS[mark.verdict]),
            "fill": colour(SIGNS[mark.verdict] if mark.verdict else "page"),
        }
        for at, mark in enumerate(marks)
    ]

    def draw(width: int) -> Chart:
        scale = alt.Scale(domain=frame, nice=False, zero=False)
        ticks = alt.Axis(title=axis, tickCount=max(3, width // 110), grid=True, **labels)
        room = width / SIGN - 3 - max(len(mark.figures) for mark in marks)
        lines = 0
        if max(len(mark.label) for mark in marks) > room:  # names stand on lines of their own
            folded = [fill(mark.label, int(width / SIGN)) for mark in marks]
            lines = max(label.count("\n") + 1 for label in folded)
            for row, label in zip(rows, folded, strict=True):
                row["label"] = label
        height = ROW + LINE * lines
        at = 7 + LINE * lines / 2  # of the mark, from the middle of its row
        y = alt.Y("row:O", axis=None, scale=alt.Scale(padding=0))
        base = alt.Chart(alt.Data(values=[dict(row) for row in rows])).encode(y=y)
        sign = alt.Stroke("sign:N", scale=None)
        words = {"align": "left", "baseline": "top", "lineBreak": "\n", "lineHeight": LINE}
        layers = [
            base.mark_rule(strokeWidth=7, opacity=TINT, strokeCap="round", yOffset=at).encode(
                x=alt.X("low:Q", scale=scale, axis=ticks), x2="high:Q", stroke=sign
            ),
            *([] if even is None else [_even(base, even, scale, at)]),
            base.mark_point(size=110, opacity=1, strokeWidth=2.5, yOffset=at).encode(
                x=alt.X("value:Q", scale=scale), stroke=sign, fill=alt.Fill("fill:N", scale=None)
            ),
            base.mark_text(dy=4 - height / 2, **words).encode(x=alt.value(0), text="label:N"),
            base.mark_text(align="right", dy=at - 18, fontWeight=600).encode(
                x=alt.value(width), text="figures:N"
            ),
        ]
        return alt.layer(*layers).properties(width=width, height=height * len(rows))

    return draw


def _even(base: Chart, even: float, scale: Any, at: float) -> Chart:
    """The upright line that values are compared with, in each row."""
    alt = altair()
    line = base.mark_tick(orient="vertical", size=24, thickness=2, yOffset=at, color=colour("ink"))
    return line.encode(x=alt.X("even:Q", scale=scale)).transform_calculate(even=str(even))


def bars(parts: Sequence[tuple[float, str, float]], across: str, up: str) -> Drawing:
    """A distribution: how often each value occurs. Entries are values, kinds and shares; of several
    kinds the bars are stacked."""
    alt = altair()
    kinds = list(dict.fromkeys(kind for _, kind, _ in parts))
    values = sorted({value for value, _, _ in parts})
    step = min((b - a for a, b in pairwise(values)), default=1)
    every = [values[0] + step * n for n in range(1 + int((values[-1] - values[0]) / step))]
    rows = [
        {"from": value, "to": value + step, "kind": kind, "share": share}
        for value, kind, share in parts
    ]

    def draw(width: int) -> Chart:
        whole = all(float(value).is_integer() for value in values) and step == 1
        across_axis = alt.Axis(title=across, format="d", grid=False, tickMinStep=1)
        if whole and len(every) <= 40:
            axis = alt.Axis(title=across, labelAngle=0, grid=False, format="d")
            x = alt.X("from:O", axis=axis, scale=alt.Scale(domain=every))
            x2 = {}
        else:
            x = alt.X("from:Q", axis=across_axis, scale=alt.Scale(zero=False, nice=False))
            x2 = {"x2": "to:Q"}
        room = min(width, 110 * len(every)) if whole else width
        scale = alt.Scale(domain=kinds, range=[colour(name) for name in COLOURS[: len(kinds)]])
        legend = alt.Legend(direction="horizontal") if len(kinds) > 1 else None
        return (
            alt.Chart(alt.Data(values=rows))
            .mark_bar(orient="vertical", fillOpacity=0.55, strokeWidth=1)
            .encode(
                x=x,
                y=alt.Y("share:Q", stack=True, axis=alt.Axis(format="%", title=up, tickCount=4)),
                fill=alt.Fill("kind:N", scale=scale, legend=legend, sort=kinds),
                stroke=alt.Stroke("kind:N", scale=scale, legend=None, sort=kinds),
                order=alt.Order("kind:N"),
                **x2,
            )
            .properties(width=room, height=200)
        )

    return draw


def stacked(
    rows: Sequence[tuple[str, Mapping[str, float]]],
    names: Sequence[str],
    said: Callable[[float], str],
) -> Drawing:
    """A bar for each row, divided in shares; large ones say their figure."""
    alt = altair()
    data = [
        {
            "row": at,
            "label": label,
            "name": name,
            "number": names.index(name),
            "from": sum(shares.get(each, 0) for each in names[: names.index(name)]),
            "to": sum(shares.get(each, 0) for each in names[: names.index(name) + 1]),
            "share": shares.get(name, 0),
            "figure": said(shares.get(name, 0)),
        }
        for at, (label, shares) in enumerate(rows)
        for name in names
        if shares.get(name, 0) > 0
    ]

    def draw(width: int) -> Chart:
        palette = [colour(COLOURS[at % len(COLOURS)]) for at in range(len(names))]
        scale = alt.Scale(domain=list(names), range=palette)
        columns = 1 if width < WIDE and sum(map(len, names)) > 24 else 0
        base = alt.Chart(alt.Data(values=data)).encode(
            y=alt.Y("row:O", axis=None, scale=alt.Scale(padding=0))
        )
        x = alt.X("from:Q", axis=None, scale=alt.Scale(domain=[0, 1]))
        large = f"datum.share * {width} > 44"
        return alt.layer(
            base.mark_bar(height=18, fillOpacity=TINT, strokeWidth=1.5, yOffset=8).encode(
                x=x,
                x2="to:Q",
                fill=alt.Fill("name:N", scale=scale, legend=alt.Legend(columns=columns)),
                stroke=alt.Stroke("name:N", scale=scale, legend=None),
            ),
            base.transform_filter(large)
            .transform_calculate(middle="(datum.from + datum.to) / 2")
            .mark_text(dy=9, fontSize=13)
            .encode(x="middle:Q", text="figure:N"),
            base.transform_filter("datum.from == 0")
            .mark_text(align="left", dy=ABOVE + 4, limit=width + 20)
            .encode(x=alt.value(0), text="label:N"),
        ).properties(width=width, height=ROW * len(rows))

    return draw


@dataclass(frozen=True)
class Step:
    """A point of a curve."""

    name: str
    at: int
    value: float
    low: float
    high: float


def curves(steps: Sequence[Step], across: str, up: str) -> Drawing:
    """Curves with their intervals; each with a sign of its own."""
    alt = altair()
    names = list(dict.fromkeys(step.name for step in steps))
    rows = [vars(step) for step in steps]

    def draw(width: int) -> Chart:
        palette = [colour(COLOURS[at % len(COLOURS)]) for at in range(len(names))]
        scale = alt.Scale(domain=names, range=palette)
        columns = 1 if width < WIDE or sum(map(len, names)) > 60 else 4
        legend = alt.Legend(columns=columns, symbolOpacity=1) if len(names) > 1 else None
        signs = alt.Scale(domain=names, range=list(SHAPES[: len(names)]))
        shapes = alt.Shape("name:N", scale=signs, sort=names, legend=legend)
        x = alt.X("at:O", axis=alt.Axis(title=across, labelAngle=0, grid=False))
        base = alt.Chart(alt.Data(values=rows)).encode(x=x)
        stroke = alt.Color("name:N", scale=scale, legend=legend, sort=names)
        y = alt.Y("value:Q", axis=alt.Axis(title=up, tickCount=5))
        return alt.layer(
            base.mark_area(opacity=0.18).encode(y="low:Q", y2="high:Q", color=stroke),
            base.mark_line(strokeWidth=2).encode(y=y, color=stroke),
            base.mark_point(filled=True, size=60, opacity=1).encode(
                y=y, color=stroke, shape=shapes
            ),
        ).properties(width=width, height=240)

    return draw
