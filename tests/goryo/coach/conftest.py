"""The tests check the form and truth of reports, not the depth of the analysis."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from futago.goryo.coach.effort import Effort, data


@pytest.fixture(scope="package", autouse=True)
def _small_effort() -> Iterator[None]:
    """Reduce the smallest effort further, so that the tests are fast."""
    efforts = data().effort
    normal = efforts["quick"]
    efforts["quick"] = Effort(gap=0.02, rounds=10, nodes=15_000, certify=False, width=3)
    yield
    efforts["quick"] = normal
