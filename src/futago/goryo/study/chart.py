"""The calibration chart: forecasts against outcomes, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from futago.goryo.study.calibration import Bucket
from futago.lab.report.charts import altair, colour, svg_file
from futago.texts import Text, say

SIDE: Final = 400


def chart(found: Sequence[Bucket], title: str, language: str) -> str:
    """A dot for each bucket, larger for more games, on its 95 % interval; on the dashed diagonal
    forecast and outcome are equal."""
    alt = altair()
    scale = alt.Scale(domain=[0, 1])

    def axis(id: str) -> Any:
        return alt.Axis(format="%", title=say(Text(id), language), tickCount=5, grid=True)

    buckets = [
        {
            "said": bucket.forecast,
            "won": bucket.won,
            "low": bucket.interval[0],
            "high": bucket.interval[1],
            "games": bucket.games,
        }
        for bucket in found
    ]
    x = alt.X("said:Q", scale=scale, axis=axis("lab-calibrate-across"))
    base = alt.Chart(alt.Data(values=buckets)).encode(x=x)
    even = alt.Chart(alt.Data(values=[{"said": end, "won": end} for end in (0, 1)]))
    size = alt.Size("games:Q", scale=alt.Scale(range=[30, 160], zero=True), legend=None)
    layers = (
        even.mark_line(strokeDash=[5, 4], stroke=colour("quiet")).encode(x="said:Q", y="won:Q"),
        base.mark_rule(strokeWidth=2, stroke=colour("vermilion")).encode(y="low:Q", y2="high:Q"),
        base.mark_point(filled=True, opacity=1, fill=colour("vermilion")).encode(
            y=alt.Y("won:Q", scale=scale, axis=axis("lab-calibrate-up")), size=size
        ),
    )
    drawing = alt.layer(*layers).properties(width=SIDE, height=SIDE)
    return svg_file(drawing, title, language)
