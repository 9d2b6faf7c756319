"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from futago.game import Action


class Bot(Protocol):
    """Chooses among the legal actions by what its seat may know."""

    def choose(self, view: Any, actions: Sequence[Action]) -> Action: ...
