"""All games for tests: those of Futago, and those defined in the tests.

A folder of `tests/` with a `game.toml` is the package of a game. It is registered only inside
`all_games_registered`, so that other tests see Futago's own games only.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from unittest.mock import patch

from futago.game import Game
from futago.games import GAMES
from futago.registry import SETTING

HERE: Final = Path(__file__).parent
IN_THE_TESTS: Final = tuple(
    f"tests.{file.parent.name}" for file in sorted(HERE.glob("*/game.toml"))
)


@contextmanager
def all_games_registered() -> Iterator[None]:
    """Register the games of the tests, also for processes that are started meanwhile."""
    path = os.pathsep.join(filter(None, [str(HERE.parent), os.environ.get("PYTHONPATH")]))
    with patch.dict(os.environ, {SETTING: ",".join(IN_THE_TESTS), "PYTHONPATH": path}):
        yield


def all_games() -> dict[str, Game]:
    """Every game by its name."""
    with all_games_registered():
        return dict(GAMES)


def is_test_game(game: Game) -> bool:
    return type(game).__module__.rpartition(".")[0] in IN_THE_TESTS
