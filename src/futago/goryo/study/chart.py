"""The calibration chart: forecasts against outcomes, as SVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from futago.goryo.study.calibration import Bucket

SIDE: Final = 400  # of the square from 0 to 1
LEFT, TOP, RIGHT, BOTTOM = 64, 40, 24, 56
STEP: Final = 20  # per cent between marks on the axes
STYLE: Final = (
    "text{font:13px sans-serif;fill:#333}"
    ".grid{stroke:#ddd}.axis{stroke:#333;fill:none}"
    ".even{stroke:#999;stroke-dasharray:5 4}"
    ".range{stroke:#b8433b;stroke-width:2}.point{fill:#b8433b}"
)


def _x(share: float) -> str:
    return f"{LEFT + SIDE * share:.1f}"


def _y(share: float) -> str:
    return f"{TOP + SIDE * (1 - share):.1f}"


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    ends = f'x1="{_x(x1)}" y1="{_y(y1)}" x2="{_x(x2)}" y2="{_y(y2)}"'
    return f'<line class="{kind}" {ends}/>'


def _grid() -> Iterator[str]:
    for mark in range(0, 101, STEP):
        share = mark / 100
        yield _line("grid", share, 0, share, 1)
        yield _line("grid", 0, share, 1, share)
        yield f'<text x="{_x(share)}" y="{TOP + SIDE + 18}" text-anchor="middle">{mark} %</text>'
        height = TOP + SIDE * (1 - share) + 4
        yield f'<text x="{LEFT - 8}" y="{height:.1f}" text-anchor="end">{mark} %</text>'
    yield f'<rect class="axis" x="{LEFT}" y="{TOP}" width="{SIDE}" height="{SIDE}"/>'
    yield _line("even", 0, 0, 1, 1)


def _marks(found: Sequence[Bucket]) -> Iterator[str]:
    """A dot for each bucket, larger for more games, on its 95 % interval."""
    most = max((bucket.games for bucket in found), default=1)
    for bucket in found:
        low, high = bucket.interval
        yield _line("range", bucket.forecast, low, bucket.forecast, high)
        size = 2.5 + 4.5 * (bucket.games / most) ** 0.5
        label = (
            f"{bucket.forecast:.1%} : {bucket.won:.1%} ({low:.1%} - {high:.1%}), n = {bucket.games}"
        )
        dot = f'cx="{_x(bucket.forecast)}" cy="{_y(bucket.won)}" r="{size:.1f}"'
        yield f'<circle class="point" {dot}><title>{label}</title></circle>'


def chart(found: Sequence[Bucket], title: str, across: str, up: str) -> str:
    """The chart with its axis labels; on the dashed diagonal, forecast and outcome are equal."""
    width, height = LEFT + SIDE + RIGHT, TOP + SIDE + BOTTOM
    middle, centre = TOP + SIDE // 2, LEFT + SIDE // 2
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img" aria-label={quoteattr(title)}>'
        ),
        f"<style>{STYLE}</style>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="{LEFT}" y="24">{escape(title)}</text>',
        *_grid(),
        *_marks(found),
        f'<text x="{centre}" y="{height - 14}" text-anchor="middle">{escape(across)}</text>',
        (
            f'<text x="16" y="{middle}" text-anchor="middle" transform="rotate(-90 16 {middle})">'
            f"{escape(up)}</text>"
        ),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"
