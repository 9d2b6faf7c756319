"""Registers Jackdaws for the tests of this package."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ..games import all_games_registered
from ..terminal.conftest import data, terminals

__all__ = ["data", "terminals"]


@pytest.fixture(autouse=True)
def every_game_registered() -> Iterator[None]:
    with all_games_registered():
        yield
