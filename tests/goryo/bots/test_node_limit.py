"""No position keeps a bot thinking: the nodes of its searches are limited."""

from __future__ import annotations

from typing import Any

import pytest
from benchmarks.goryo_positions import Source, round_start

from futago.goryo.bots.levels import levels
from futago.goryo.bots.solver_bots import effort_of
from futago.goryo.solver.equilibrium import solve_situation
from futago.goryo.solver.hypotheses import Hypotheses
from futago.goryo.solver.situation import Situation


@pytest.mark.parametrize(
    ("options", "number"),
    [({"palace": "lake", "variant": "genjutsu"}, 1), ({"palace": "lake"}, 0)],
    ids=["illusions", "plain"],
)
def test_long_searches_keep_the_limit(options: dict[str, Any], number: int) -> None:
    level = levels()["master"]
    state = round_start(Source(2, "1", "random", options), number)
    assert state is not None
    situation = Situation.of(state)
    hypotheses = Hypotheses.of(situation, owning=False)
    found = solve_situation(hypotheses, effort_of(level, situation))
    assert found.nodes <= 2 * level.nodes
    assert found.lower <= found.upper
    assert found.mixes.sum() == pytest.approx(1.0)
