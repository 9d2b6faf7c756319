"""The twelve cards, from `cards.toml`."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

_DATA: Final = tomllib.loads(
    resources.files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
)
WORTH: Final[dict[str, int]] = {kind: card["worth"] for kind, card in sorted(_DATA.items())}
DECK: Final[tuple[str, ...]] = tuple(kind for kind in WORTH for _ in range(_DATA[kind]["count"]))
UNKNOWN: Final = "?"
"""Stands in views and positions for a card that a seat may not know."""
