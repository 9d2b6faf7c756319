"""The board of a game with a value on each space."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from futago.lab.measures import BoardPlan
from futago.lab.report.charts import Chart, Drawing, altair, colour

BOARD: Final = 460
"""The width of a board on wide pages."""


def board(plan: BoardPlan, values: Mapping[str, float], figures: Mapping[str, str]) -> Drawing:
    """A board with a value on each space: darker is more often."""
    alt = altair()
    most = max(values.values(), default=0) or 1
    spaces = [
        {
            "x": space.column,
            "y": space.row,
            "name": space.name,
            "share": values.get(space.name, 0) / most,
            "figure": figures.get(space.name, ""),
        }
        for space in plan.spaces
    ]
    columns = max(space.column for space in plan.spaces) + 1
    first = min(space.column for space in plan.spaces)
    rows = max(space.row for space in plan.spaces) + 1
    top = min(space.row for space in plan.spaces)
    walls, bridges = _walls(plan), _bridges(plan)

    def draw(width: int) -> Chart:
        side = min(width, BOARD) / (columns - first)
        across = alt.Scale(domain=[first, columns], nice=False, zero=False)
        down = alt.Scale(domain=[rows, top], nice=False, zero=False)
        base = (
            alt.Chart(alt.Data(values=spaces))
            .transform_calculate(x2="datum.x + 1", y2="datum.y + 1")
            .transform_calculate(mx="datum.x + 0.5", my="datum.y + 0.5")
            .transform_calculate(nx="datum.x + 0.08", ny="datum.y + 0.07")
        )
        x, y = alt.X("x:Q", axis=None, scale=across), alt.Y("y:Q", axis=None, scale=down)
        middle = {"x": alt.X("mx:Q", scale=across), "y": alt.Y("my:Q", scale=down)}
        corner = {"x": alt.X("nx:Q", scale=across), "y": alt.Y("ny:Q", scale=down)}
        layers = [
            base.mark_rect(fill=colour("surface"), stroke=colour("line")).encode(
                x=x, x2="x2:Q", y=y, y2="y2:Q"
            ),
            base.mark_rect(fill=colour("vermilion"), cornerRadius=2).encode(
                x=x,
                x2="x2:Q",
                y=y,
                y2="y2:Q",
                fillOpacity=alt.FillOpacity(
                    "share:Q", scale=alt.Scale(domain=[0, 1], range=[0, 0.62]), legend=None
                ),
            ),
            _strokes(walls, across, down, colour("ink"), 2.5),
            _strokes(bridges, across, down, colour("gold"), 6),
            base.mark_text(dy=side * 0.08, fontSize=min(17, side * 0.3), fontWeight=600).encode(
                **middle, text="figure:N"
            ),
            base.mark_text(
                align="left",
                baseline="top",
                fontSize=min(11, side * 0.2),
                opacity=0.8,
            ).encode(**corner, text="name:N"),
        ]
        size = {"width": side * (columns - first), "height": side * (rows - top)}
        return alt.layer(*(layer for layer in layers if layer is not None)).properties(**size)

    return draw


Stroke = tuple[float, float, float, float]


def _strokes(
    strokes: Sequence[Stroke], across: Any, down: Any, stroke: str, width: float
) -> Chart | None:
    if not strokes:
        return None
    alt = altair()
    rows = [{"x": x, "y": y, "x2": x2, "y2": y2} for x, y, x2, y2 in strokes]
    mark = alt.Chart(alt.Data(values=rows)).mark_rule(
        stroke=stroke, strokeWidth=width, strokeCap="round"
    )
    return mark.encode(
        x=alt.X("x:Q", scale=across), x2="x2:Q", y=alt.Y("y:Q", scale=down), y2="y2:Q"
    )


def _walls(plan: BoardPlan) -> list[Stroke]:
    """The borders of rooms: sides of spaces behind which there is no space of the same room."""
    rooms = {(space.row, space.column): space.room for space in plan.spaces}
    found = list[Stroke]()
    for (row, column), room in rooms.items():
        for beside, stroke in (
            ((row - 1, column), (column, row, column + 1, row)),
            ((row + 1, column), (column, row + 1, column + 1, row + 1)),
            ((row, column - 1), (column, row, column, row + 1)),
            ((row, column + 1), (column + 1, row, column + 1, row + 1)),
        ):
            if rooms.get(beside) != room:
                found.append(stroke)
    return sorted(set(found))


def _bridges(plan: BoardPlan) -> list[Stroke]:
    at = {space.name: (space.column + 0.5, space.row + 0.5) for space in plan.spaces}
    found = list[Stroke]()
    for one, other in plan.bridges:
        (x, y), (x2, y2) = at[one], at[other]
        # Only the middle, where the wall is, so that figures can be read.
        found.append(
            (x + (x2 - x) * 0.32, y + (y2 - y) * 0.32, x + (x2 - x) * 0.68, y + (y2 - y) * 0.68)
        )
    return found
