"""One server for all tests of a file, whose time is moved by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ..table.houses import Time
from .running import Person, running


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
