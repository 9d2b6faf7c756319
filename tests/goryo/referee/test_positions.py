"""Positions from games between bots are accepted by the judge and determined by the seed."""

from __future__ import annotations

from itertools import islice

import pytest
from benchmarks.goryo_positions import Source, positions

from futago.game import Json

from .mixes import even_mix
from .round import hunts


@pytest.mark.parametrize(
    "options",
    [{}, {"variant": "cursed-object"}, {"variant": "genjutsu"}, {"edition": "2019"}],
)
def test_last_rounds_can_be_judged(options: dict[str, Json]) -> None:
    for position in islice(positions(Source(4, "1", options=options)), 3):
        _, left = hunts(position, even_mix(position))
        assert sum(sum(hunt.secrets.values()) for hunt in left) == pytest.approx(1)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_positions_of_earlier_rounds(number: int) -> None:
    source = Source(number, "1")
    first = list(islice(positions(source), 3))
    assert first == list(islice(positions(source), 3))
    assert {(one["round"], len(one["broken"])) for one in first} == {(number, number)}
    assert len({one["start"] for one in first}) > 1
