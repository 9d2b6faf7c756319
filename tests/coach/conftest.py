"""The coach under test: the form and the truth of what he says, not how deep he thinks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from futago.coach.effort import Effort, data


@pytest.fixture(scope="package", autouse=True)
def _a_glance() -> Iterator[None]:
    """The smallest effort is smaller here, so that the tests are cheap."""
    efforts = data().effort
    usual = efforts["quick"]
    efforts["quick"] = Effort(gap=0.02, rounds=10, nodes=15_000, certify=False, width=3)
    yield
    efforts["quick"] = usual
