"""The conformance tests cover every game, including those of the tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ..games import all_games_registered


@pytest.fixture(autouse=True)
def every_game_registered() -> Iterator[None]:
    with all_games_registered():
        yield
