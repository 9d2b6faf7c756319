"""The figures in reports on Goryō: maps of beliefs, and a chart of what questions told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from futago.coach import svg
from futago.coach.report import Belief, Plan
from futago.coach.report_text import QuestionText

CELL: Final = 56
GAP: Final = 10  # between rooms
DARKEST: Final = 0.7  # the opacity of a certain cube, so that text stays readable on it


def palace(
    spaces: Sequence[Mapping[str, Any]],
    bridges: Sequence[Sequence[str]],
    belief: Belief,
    truth: Plan,
    answers: Mapping[str, bool],
    label: str,
) -> str:
    """A map of the belief with the true plan on top: shades and numbers for her cubes, rings for
    likely targets, a line for her path, a star for her target."""
    place = {space["id"]: _corner(space, spaces) for space in spaces}
    middle = {name: (x + CELL / 2, y + CELL / 2) for name, (x, y) in place.items()}
    parts, words = list[str](), list[str]()
    for one, other in bridges:
        (a, b), (c, d) = middle[one], middle[other]
        parts.append(svg.line(a, b, c, d, "bridge"))
    for name, (x, y) in place.items():
        share, aimed = belief.cubes.get(name, 0.0), belief.targets.get(name, 0.0)
        size = f'x="{x:.1f}" y="{y:.1f}" width="{CELL - 2}" height="{CELL - 2}"'
        parts.append(f'<rect class="space" {size}/>')
        if share >= 0.005:
            parts.append(f'<rect class="cube" fill-opacity="{DARKEST * share:.2f}" {size}/>')
            words.append(svg.text(x + CELL - 6, y + CELL - 7, f"{round(100 * share)}", "share end"))
        if aimed >= 0.05:
            parts.append(svg.circle(middle[name], CELL / 2 - 5, "ring", 1 + 5 * aimed))
        words.append(svg.text(x + 4, y + 13, name, "name"))
        if name in answers:
            words.append(svg.text(x + 5, y + CELL - 7, "+" if answers[name] else "–", "answer"))
    parts += _truth(truth, middle)
    width = max(x for x, _ in place.values()) + CELL
    height = max(y for _, y in place.values()) + CELL
    return svg.svg(width, height, [*parts, *words], label)


def _truth(truth: Plan, middle: Mapping[str, tuple[float, float]]) -> list[str]:
    """Her path, its start, her target and her trick."""
    path = "L".join("{:.1f} {:.1f}".format(*middle[name]) for name in (*truth.path, truth.target))
    x, y = middle[truth.target]
    parts = [
        f'<path class="way" d="M{path}"/>',
        svg.circle(middle[truth.path[0]], 5, "start"),
        svg.text(x, y + 8, "★", "target middle"),
    ]
    if truth.trick is not None:
        x, y = middle[truth.trick]
        parts.append(svg.text(x, y + 7, "?", "trick middle"))
    return parts


def _corner(space: Mapping[str, Any], spaces: Sequence[Mapping[str, Any]]) -> tuple[float, float]:
    """The corner of a space, with a gap between rooms where the grid allows it."""
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


def bits(questions: Sequence[QuestionText], names: Mapping[int, str], label: str) -> str:
    """The bits that each question was expected to tell (frame) and told (bar), by round. Bars of
    answers that increased the uncertainty point left."""
    most = max([1.0, *(max(question.expected, question.won) for question in questions)])
    least = min([0.0, *(question.won for question in questions)])
    unit = (svg.WIDTH - svg.NAMES - svg.FIGURES) / (most - least)
    zero = svg.NAMES - least * unit
    parts, y, number = list[str](), 0.0, 0
    for question in questions:
        if question.round != number:
            number = question.round
            parts.append(svg.text(0, y + 17, names[number], "axis"))
        parts.append(svg.text(svg.NAMES - 8, y + 17, question.name, "end"))
        wide, kind = abs(question.won) * unit, "won" if question.won >= 0 else "lost"
        parts.append(svg.bar(min(zero, zero + question.won * unit), y + 4, wide, svg.BAR - 8, kind))
        parts.append(svg.bar(zero, y + 2, question.expected * unit, svg.BAR - 4, "frame"))
        end = zero + max(question.won, question.expected) * unit
        parts.append(svg.text(end + 8, y + 17, question.bits, ""))
        y += svg.BAR
    return svg.svg(svg.WIDTH, y + 4, parts, label)
