"""The difficulties of the single-player game, from a data file."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

import msgspec

from futago.game import Difficulty, Json
from futago.texts import Text


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    switches: dict[str, str | int]
    chance: float


@cache
def difficulties() -> tuple[Difficulty, ...]:
    """All difficulties, easiest first."""
    file = resources.files("futago.gorpg.rules").joinpath("difficulties.toml")
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(
        _difficulty(name, entry) for name, entry in msgspec.convert(data, dict[str, _Entry]).items()
    )


def _difficulty(name: str, entry: _Entry) -> Difficulty:
    options: dict[str, Json] = {"mode": "solo", **entry.switches}
    return Difficulty(name, options, Text("gorpg-difficulty-about", won=round(100 * entry.chance)))
