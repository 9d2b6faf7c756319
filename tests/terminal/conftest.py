"""A folder for the player's files, and terminals that are closed after a test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from futago.terminal import saves
from tests.terminal.terminal import Terminal


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def terminals(data: Path) -> Iterator[list[Terminal]]:
    opened = list[Terminal]()
    yield opened
    for terminal in opened:
        terminal.process.close(force=True)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    """Only the records of these games are saved."""
    monkeypatch.setenv("FUTAGO_DATA", str(data))
    monkeypatch.setattr(saves, "save_game", lambda game, saved: data)
