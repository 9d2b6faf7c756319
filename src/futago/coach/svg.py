"""The coach's drawings for a page: plain SVG, coloured by the page's style alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import pairwise
from typing import Any, Final

from futago.coach.report import Belief, Cause, Moment, Plan, Remark, Round
from futago.coach.telling import Told

WIDTH: Final = 800
HEIGHT: Final = 260
LEFT, RIGHT, TOP, BOTTOM = 52, 12, 14, 28
CELL: Final = 56
GAP: Final = 10  # between rooms
DARKEST: Final = 0.7  # how much of the colour a sure cube gets: words must be read on it
BAR: Final = 24
NAMES: Final = 190  # the width of the names beside bars
FIGURES: Final = 150  # that of the words behind them
ROOM: Final = 70  # what the name of a round needs


def curve(
    moments: Sequence[Moment],
    rounds: Sequence[Round],
    remarks: Sequence[Remark],
    names: Mapping[int, str],
    said: Mapping[int, str],
    label: str,
) -> str:
    """The Samurai's chance over the moves, with a sign at each remark."""
    last = max(1, moments[-1].move)

    def x(move: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * move / last

    def y(chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    parts = list[str]()
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(_line(LEFT, y(share), WIDTH - RIGHT, y(share), "grid"))
        parts.append(_text(LEFT - 6, y(share) + 4, f"{round(100 * share)} %", "axis end"))
    for entry in rounds:
        parts.append(_line(x(entry.first), TOP, x(entry.first), HEIGHT - BOTTOM, "round"))
        at = min(x(entry.first) + 4, WIDTH - ROOM)
        parts.append(_text(at, HEIGHT - 8, names[entry.number], "axis"))
    points = [(x(moment.move), y(moment.chance)) for moment in moments]
    line = "L".join(f"{a:.1f} {b:.1f}" for a, b in points)
    parts.append(f'<path class="area" d="M{LEFT} {y(0):.1f}L{line}L{x(last):.1f} {y(0):.1f}Z"/>')
    parts.append(f'<path class="curve" d="M{line}"/>')
    chances = {moment.move: moment.chance for moment in moments}
    for remark in remarks:
        at, high = x(remark.move), y(chances[remark.move])
        title = f"<title>{escape(said[remark.move])}</title>"
        parts.append(
            f'<g class="sign {remark.verdict} {remark.by}">{title}{_sign(remark, at, high)}</g>'
        )
    return _svg(WIDTH, HEIGHT, parts, label)


def _sign(remark: Remark, x: float, y: float) -> str:
    """A shape for each verdict, so that colour is never the only sign."""
    if remark.verdict == "luck":
        return f'<path d="M{x:.1f} {y - 7:.1f}l6 7l-6 7l-6 -7z"/>'
    if remark.verdict == "blunder":
        return f'<rect x="{x - 6:.1f}" y="{y - 6:.1f}" width="12" height="12"/>'
    if remark.verdict == "mistake":
        return f'<path d="M{x:.1f} {y - 8:.1f}l7 13h-14z"/>'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5"/>'


def palace(
    spaces: Sequence[Mapping[str, Any]],
    bridges: Sequence[Sequence[str]],
    belief: Belief,
    truth: Plan,
    answers: Mapping[str, bool],
    label: str,
) -> str:
    """What was believed, space by space, and the truth upon it: a shade and a number for her
    cubes, a ring for likely targets, a line for her way, a star for her target."""
    place = {space["id"]: _corner(space, spaces) for space in spaces}
    middle = {name: (x + CELL / 2, y + CELL / 2) for name, (x, y) in place.items()}
    parts, words = list[str](), list[str]()
    for one, other in bridges:
        (a, b), (c, d) = middle[one], middle[other]
        parts.append(_line(a, b, c, d, "bridge"))
    for name, (x, y) in place.items():
        share, aimed = belief.cubes.get(name, 0.0), belief.targets.get(name, 0.0)
        size = f'x="{x:.1f}" y="{y:.1f}" width="{CELL - 2}" height="{CELL - 2}"'
        parts.append(f'<rect class="space" {size}/>')
        if share >= 0.005:
            parts.append(f'<rect class="cube" fill-opacity="{DARKEST * share:.2f}" {size}/>')
            words.append(_text(x + CELL - 6, y + CELL - 7, f"{round(100 * share)}", "share end"))
        if aimed >= 0.05:
            parts.append(_circle(middle[name], CELL / 2 - 5, "ring", 1 + 5 * aimed))
        words.append(_text(x + 4, y + 13, name, "name"))
        if name in answers:
            words.append(_text(x + 5, y + CELL - 7, "+" if answers[name] else "–", "answer"))
    parts += _truth(truth, middle)
    width = max(x for x, _ in place.values()) + CELL
    height = max(y for _, y in place.values()) + CELL
    return _svg(width, height, [*parts, *words], label)


def _truth(truth: Plan, middle: Mapping[str, tuple[float, float]]) -> list[str]:
    """Her way, where it began, her target and her trick."""
    way = "L".join("{:.1f} {:.1f}".format(*middle[name]) for name in (*truth.path, truth.target))
    x, y = middle[truth.target]
    parts = [
        f'<path class="way" d="M{way}"/>',
        _circle(middle[truth.path[0]], 5, "start"),
        _text(x, y + 8, "★", "target middle"),
    ]
    if truth.trick is not None:
        x, y = middle[truth.trick]
        parts.append(_text(x, y + 7, "?", "trick middle"))
    return parts


def _corner(space: Mapping[str, Any], spaces: Sequence[Mapping[str, Any]]) -> tuple[float, float]:
    """Where a space stands; rooms stand a little apart where the grid lets them."""
    rooms = {(other["row"], other["column"]): other["room"] for other in spaces}
    columns = sorted({other["column"] for other in spaces})
    rows = sorted({other["row"] for other in spaces})

    def walls(line: Sequence[int], at: int, down: bool) -> int:
        count = 0
        for before, now in pairwise(entry for entry in line if entry <= at):
            across = rows if not down else columns
            pairs = [
                (rooms.get((k, before)), rooms.get((k, now)))
                if not down
                else (rooms.get((before, k)), rooms.get((now, k)))
                for k in across
            ]
            count += all(a != b for a, b in pairs if a is not None and b is not None)
        return count

    x = (space["column"] - columns[0]) * CELL + GAP * walls(columns, space["column"], False)
    y = (space["row"] - rows[0]) * CELL + GAP * walls(rows, space["row"], True)
    return float(x), float(y)


def bits(questions: Sequence[Told], names: Mapping[int, str], label: str) -> str:
    """What each question was to tell (a frame) and told (a bar), in bits, round by round. An answer
    that left one less sure goes to the left."""
    most = max([1.0, *(max(told.expected, told.won) for told in questions)])
    least = min([0.0, *(told.won for told in questions)])
    unit = (WIDTH - NAMES - FIGURES) / (most - least)
    zero = NAMES - least * unit
    parts, y, number = list[str](), 0.0, 0
    for told in questions:
        if told.round != number:
            number = told.round
            parts.append(_text(0, y + 17, names[number], "axis"))
        parts.append(_text(NAMES - 8, y + 17, told.name, "end"))
        wide, kind = abs(told.won) * unit, "won" if told.won >= 0 else "lost"
        parts.append(_bar(min(zero, zero + told.won * unit), y + 4, wide, BAR - 8, kind))
        parts.append(_bar(zero, y + 2, told.expected * unit, BAR - 4, "frame"))
        end = zero + max(told.won, told.expected) * unit
        parts.append(_text(end + 8, y + 17, told.bits, ""))
        y += BAR
    return _svg(WIDTH, y + 4, parts, label)


def balance(rows: Sequence[tuple[Cause, str, int, str]], label: str) -> str:
    """What moved the chance in all, in points: to the right for the Samurai, to the left for the
    Goryō."""
    most = max([10, *(abs(change) for _, _, change, _ in rows)])
    middle = NAMES + (WIDTH - NAMES) / 2
    unit = ((WIDTH - NAMES) / 2 - 56) / most
    parts = [_line(middle, 0, middle, len(rows) * BAR, "grid")]
    for row, (cause, name, change, told) in enumerate(rows):
        y, wide = row * BAR, abs(change) * unit
        parts.append(_text(NAMES - 8, y + 17, name, "end"))
        left = middle if change >= 0 else middle - wide
        parts.append(_bar(left, y + 4, wide, BAR - 8, f"cause {cause}"))
        at, side = (middle + wide + 8, "") if change >= 0 else (middle - wide - 8, "end")
        parts.append(_text(at, y + 17, told, side))
    return _svg(WIDTH, len(rows) * BAR + 4, parts, label)


def _svg(width: float, height: float, parts: Sequence[str], label: str) -> str:
    inside = "".join(parts)
    box = f'viewBox="0 0 {width:.0f} {height:.0f}"'
    return f'<svg {box} role="img" aria-label="{escape(label, quote=True)}">{inside}</svg>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line class="{kind}" {ends}/>'


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def _bar(x: float, y: float, width: float, height: float, kind: str) -> str:
    size = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    return f'<rect class="{kind}" {size}/>'


def _circle(middle: tuple[float, float], radius: float, kind: str, stroke: float = 0.0) -> str:
    place = f'cx="{middle[0]:.1f}" cy="{middle[1]:.1f}" r="{radius:.1f}"'
    line = f' stroke-width="{stroke:.1f}"' if stroke else ""
    return f'<circle class="{kind}" {place}{line}/>'
