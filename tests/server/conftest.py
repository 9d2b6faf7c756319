"""Shared servers: one in a thread, whose clock the test controls, and one in a process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ..server_process import ServerProcess
from ..table.managers import Time
from .http_player import HttpPlayer
from .server_thread import server_in_thread
from .two_player_table import TwoPlayerTable, create_two_player_table


@pytest.fixture(scope="module")
def time() -> Time:
    return Time()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, time: Time) -> Iterator[str]:
    with server_in_thread(
        tmp_path_factory.mktemp("server"), time, metrics_token="short"
    ) as address:
        yield address


@pytest.fixture
def ann(address: str) -> HttpPlayer:
    return HttpPlayer(address)


@pytest.fixture
def ben(address: str) -> HttpPlayer:
    return HttpPlayer(address)


@pytest.fixture
def zoe(address: str) -> HttpPlayer:
    """Somebody without a seat."""
    return HttpPlayer(address)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server process without rate limits."""
    with ServerProcess(tmp_path_factory.mktemp("process")) as process:
        yield process


@pytest.fixture
def goryo_table(server: ServerProcess) -> TwoPlayerTable:
    return create_two_player_table(server)


@pytest.fixture
def private_table(server: ServerProcess) -> TwoPlayerTable:
    return create_two_player_table(server, public=False)
