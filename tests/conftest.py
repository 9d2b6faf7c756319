"""Options of the whole suite."""

from __future__ import annotations

from collections.abc import Generator, Iterator

import pytest
from hypothesis import HealthCheck, settings

from futago.game import Game

from . import server_process
from .databases import place, postgres
from .games import all_games_registered, is_test_game
from .server_process import recent

__all__ = ["place", "postgres"]

# No test fails for being slow: that depends on the machine.
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
    parser.addoption(
        "--processes",
        type=int,
        default=1,
        help="how many processes share the tables of each server in a process of its own (1)",
    )
    parser.addoption(
        "--kernel-games",
        type=int,
        default=200,
        help="how many games of Go RPG the simulator and the rules play side by side (200)",
    )


def pytest_configure(config: pytest.Config) -> None:
    server_process.USUAL["processes"] = config.getoption("--processes")


@pytest.fixture(autouse=True)
def game_in_the_registry(request: pytest.FixtureRequest) -> Iterator[None]:
    """Register the games of the tests for a test with such a game as its parameter."""
    parameters = request.node.callspec.params if hasattr(request.node, "callspec") else {}
    game = parameters.get("game")
    if isinstance(game, Game) and is_test_game(game):
        with all_games_registered():
            yield
    else:
        yield


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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    call: pytest.CallInfo[None],
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show the logs of the servers with a test that fails."""
    report = yield
    if report.failed:
        for server in list(recent):
            report.sections.append((f"log of {server.address}", server.log_tail()))
            if not server.running:
                recent.discard(server)
    return report
