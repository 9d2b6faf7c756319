"""The conformance tests cover every registered game, and know it by its adapter only."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from futago.game import Game

from .adapters import Adapter, adapter_for
from .play import ALL_GAMES, every_game

HERE = Path(__file__).parent


@every_game
def test_the_game_has_an_adapter(game: Game) -> None:
    adapter: Adapter = adapter_for(game)
    assert adapter.longest > 0
    assert adapter.demanded
    for odd in adapter.odd_options:
        game.options(odd)
    rng = random.Random("adapter")
    for _ in range(50):
        game.options({**game.vary(rng), **adapter.vary(rng)})


def test_a_game_without_an_adapter_fails() -> None:
    class Unknown:
        name = "unknown"

    with pytest.raises(pytest.fail.Exception, match=r"adapters/unknown\.py is missing"):
        adapter_for(Unknown())  # type: ignore[arg-type]


@pytest.mark.parametrize("file", sorted(HERE.glob("*.py")), ids=lambda file: file.name)
def test_only_the_adapters_name_a_game(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    for name in ALL_GAMES:
        assert not re.search(rf"\b{name}\b", text, re.IGNORECASE), f"{file.name} names {name}"
