"""Options of the whole suite."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

# No test fails for being slow: that would be the machine's fault.
settings.register_profile(
    "patient", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--swaps",
        type=int,
        default=1000,
        help="how many swaps of hidden things the secrecy tests try (1000)",
    )
    parser.addoption(
        "--kills",
        type=int,
        default=50,
        help="how many times the server is killed while games are played (50)",
    )


@pytest.fixture
def kills_wanted(request: pytest.FixtureRequest) -> int:
    """How many times to kill the server."""
    return int(request.config.getoption("--kills"))


@pytest.fixture
def swaps_wanted(request: pytest.FixtureRequest) -> int:
    """How many swaps to try."""
    return int(request.config.getoption("--swaps"))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright leaves an event loop running in its process, in which
    no other test could start its own."""
    items.sort(key=lambda item: "browser" in item.path.parts)
