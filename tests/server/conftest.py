"""Servers that several tests share: one whose time is moved by hand, and one that is a process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ..table.houses import Time
from .running import Person, running
from .scene import Scene, begin
from .served import Running, served


@pytest.fixture(scope="module")
def time() -> Time:
    return Time()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, time: Time) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("server"), time, metrics_token="short") as address:
        yield address


@pytest.fixture
def ann(address: str) -> Person:
    return Person(address)


@pytest.fixture
def ben(address: str) -> Person:
    return Person(address)


@pytest.fixture
def zoe(address: str) -> Person:
    """Nobody at any table."""
    return Person(address)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server process that does not mind how much a test asks."""
    with served(tmp_path_factory.mktemp("process")) as process:
        yield process


@pytest.fixture
def scene(server: Running) -> Scene:
    return begin(server)


@pytest.fixture
def private(server: Running) -> Scene:
    return begin(server, public=False)
