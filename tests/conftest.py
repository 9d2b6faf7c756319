"""Options of the whole suite."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--swaps",
        type=int,
        default=1000,
        help="how many swaps of hidden things the secrecy tests try (1000)",
    )


@pytest.fixture
def swaps_wanted(request: pytest.FixtureRequest) -> int:
    """How many swaps to try."""
    return int(request.config.getoption("--swaps"))
