"""The levels of Goryō's bots by name; the solver itself is loaded when a bot is made."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Literal

import msgspec

from futago.bots.bot import Bot
from futago.goryo.board import GORYO
from futago.goryo.options import Options


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well a bot plays; see goryo_levels.toml."""

    rounds: int
    nodes: int
    gap: float
    last_gap: float
    certify: bool
    blend: float
    slip: float
    careless: Literal["novice", "greedy"] = "greedy"


@cache
def levels() -> dict[str, Level]:
    """The levels, weakest first."""
    file = resources.files("futago.bots").joinpath("goryo_levels.toml")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Level])


def bot_of_level(name: str) -> Callable[[Options, str, str], Bot]:
    """Makes bots of a level."""

    def make(options: Options, seat: str, seed: str) -> Bot:
        from futago.bots.goryo_solved import SolvedGoryo, SolvedSamurai

        kind = SolvedGoryo if seat == GORYO else SolvedSamurai
        return kind(options, seed, levels()[name])

    return make
