"""Options of the whole suite."""

from __future__ import annotations

import pytest
from hypothesis import settings

# An example may take as long as a busy machine needs: no test asserts a time.
settings.register_profile("patient", deadline=None)
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
