"""The adapters are tested with every game, including those of the tests."""

from __future__ import annotations

from ..conformance.conftest import every_game_registered

__all__ = ["every_game_registered"]
