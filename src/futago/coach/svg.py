"""The charts of a report as plain SVG, coloured by the page's style sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from futago.coach.report import Cause, Moment, Remark, Round

WIDTH: Final = 800
HEIGHT: Final = 260
LEFT, RIGHT, TOP, BOTTOM = 52, 12, 14, 28
BAR: Final = 24
NAMES: Final = 190  # width of the labels on the left of bars
FIGURES: Final = 150  # width of the texts on the right of bars
ROUND_LABEL: Final = 70  # width of the name of a round


def curve(
    moments: Sequence[Moment],
    rounds: Sequence[Round],
    remarks: Sequence[Remark],
    names: Mapping[int, str],
    comments: Mapping[int, str],
    label: str,
) -> str:
    """The chance over the moves, with a sign at each remark."""
    last = max(1, moments[-1].move)

    def x(move: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * move / last

    def y(chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    parts = list[str]()
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(line(LEFT, y(share), WIDTH - RIGHT, y(share), "grid"))
        parts.append(text(LEFT - 6, y(share) + 4, f"{round(100 * share)} %", "axis end"))
    for entry in rounds:
        parts.append(line(x(entry.first), TOP, x(entry.first), HEIGHT - BOTTOM, "round"))
        at = min(x(entry.first) + 4, WIDTH - ROUND_LABEL)
        parts.append(text(at, HEIGHT - 8, names[entry.number], "axis"))
    points = [(x(moment.move), y(moment.chance)) for moment in moments]
    path = "L".join(f"{a:.1f} {b:.1f}" for a, b in points)
    parts.append(f'<path class="area" d="M{LEFT} {y(0):.1f}L{path}L{x(last):.1f} {y(0):.1f}Z"/>')
    parts.append(f'<path class="curve" d="M{path}"/>')
    chances = {moment.move: moment.chance for moment in moments}
    for remark in remarks:
        at, high = x(remark.move), y(chances[remark.move])
        title = f"<title>{escape(comments[remark.move])}</title>"
        parts.append(
            f'<g class="sign {remark.verdict} {remark.by}">{title}{_sign(remark, at, high)}</g>'
        )
    return svg(WIDTH, HEIGHT, parts, label)


DASHES: Final = ("none", "7 3", "2 3", "9 3 2 3", "1 4", "12 4", "4 4", "6 2 1 2")
"""Lines of several seats differ by more than colour."""


def courses(
    moments: Sequence[Moment],
    rounds: Sequence[Round],
    remarks: Sequence[Remark],
    ticks: Mapping[float, str],
    comments: Mapping[int, str],
    label: str,
) -> str:
    """What each seat could expect over the moves, one line each; a sign at each remark on the line
    of its seat. The first and the last tick are the bounds."""
    last, (low, *_, high) = max(1, moments[-1].move), ticks

    def x(move: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * move / last

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low)

    parts = list[str]()
    for tick, name in ticks.items():
        parts.append(line(LEFT, y(tick), WIDTH - RIGHT, y(tick), "grid"))
        parts.append(text(LEFT - 6, y(tick) + 4, name, "axis end"))
    for entry in rounds:
        parts.append(line(x(entry.first), TOP, x(entry.first), HEIGHT - BOTTOM, "round"))
        parts.append(text(x(entry.first) + 4, HEIGHT - 8, str(entry.number), "axis"))
    for number, seat in enumerate(moments[0].seats):
        points = [(x(moment.move), y(moment.seats[seat])) for moment in moments]
        path = "L".join(f"{a:.1f} {b:.1f}" for a, b in points)
        dash = f'stroke-dasharray="{DASHES[number % len(DASHES)]}"'
        parts.append(f'<path class="curve" {dash} d="M{path}"/>')
    for remark in remarks:
        at, high_at = x(remark.move), y(moments[remark.move].seats[remark.by])
        title = f"<title>{escape(comments[remark.move])}</title>"
        parts.append(f'<g class="sign {remark.verdict}">{title}{_sign(remark, at, high_at)}</g>')
    return svg(WIDTH, HEIGHT, parts, label)


def legend(number: int) -> str:
    """A piece of the line of a seat."""
    dash = f'stroke-dasharray="{DASHES[number % len(DASHES)]}"'
    inside = f'<path class="curve" {dash} d="M0 5H34"/>'
    return f'<svg class="legend" viewBox="0 0 34 10" aria-hidden="true">{inside}</svg>'


def _sign(remark: Remark, x: float, y: float) -> str:
    """A shape for each verdict, so that colour is never the only sign."""
    if remark.verdict == "luck":
        return f'<path d="M{x:.1f} {y - 7:.1f}l6 7l-6 7l-6 -7z"/>'
    if remark.verdict == "blunder":
        return f'<rect x="{x - 6:.1f}" y="{y - 6:.1f}" width="12" height="12"/>'
    if remark.verdict == "mistake":
        return f'<path d="M{x:.1f} {y - 8:.1f}l7 13h-14z"/>'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5"/>'


def balance(rows: Sequence[tuple[Cause, str, int, str]], label: str) -> str:
    """The causes of the whole change as bars, in percentage points: gains to the right, losses to
    the left."""
    most = max([10, *(abs(change) for _, _, change, _ in rows)])
    middle = NAMES + (WIDTH - NAMES) / 2
    unit = ((WIDTH - NAMES) / 2 - 56) / most
    parts = [line(middle, 0, middle, len(rows) * BAR, "grid")]
    for row, (cause, name, change, points) in enumerate(rows):
        y, wide = row * BAR, abs(change) * unit
        parts.append(text(NAMES - 8, y + 17, name, "end"))
        left = middle if change >= 0 else middle - wide
        parts.append(bar(left, y + 4, wide, BAR - 8, f"cause {cause}"))
        at, side = (middle + wide + 8, "") if change >= 0 else (middle - wide - 8, "end")
        parts.append(text(at, y + 17, points, side))
    return svg(WIDTH, len(rows) * BAR + 4, parts, label)


def svg(width: float, height: float, parts: Sequence[str], label: str) -> str:
    inside = "".join(parts)
    box = f'viewBox="0 0 {width:.0f} {height:.0f}"'
    return f'<svg {box} role="img" aria-label="{escape(label, quote=True)}">{inside}</svg>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line class="{kind}" {ends}/>'


def text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def bar(x: float, y: float, width: float, height: float, kind: str) -> str:
    size = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    return f'<rect class="{kind}" {size}/>'


def circle(middle: tuple[float, float], radius: float, kind: str, stroke: float = 0.0) -> str:
    place = f'cx="{middle[0]:.1f}" cy="{middle[1]:.1f}" r="{radius:.1f}"'
    line = f' stroke-width="{stroke:.1f}"' if stroke else ""
    return f'<circle class="{kind}" {place}{line}/>'
