"""Servers that several tests share; each test has its own tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Running, served
from tests.server.scene import Scene, begin


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that does not mind how much a test asks."""
    with served(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def scene(server: Running) -> Scene:
    return begin(server)


@pytest.fixture
def private(server: Running) -> Scene:
    return begin(server, public=False)
