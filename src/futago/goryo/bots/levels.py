"""The levels of Goryō's solver bots; the solver is only imported when a bot is created."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Literal

import msgspec

from futago.bots.bot import Bot
from futago.goryo.rules.board import GORYO
from futago.goryo.rules.options import Options


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The strength of a bot; see levels.toml."""

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
    file = resources.files("futago.goryo.bots").joinpath("levels.toml")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Level])


def bot_of_level(name: str) -> Callable[[Options, str, str], Bot]:
    """A factory for bots of a level."""

    def make(options: Options, seat: str, seed: str) -> Bot:
        from futago.goryo.bots.solver_bots import SolvedGoryo, SolvedSamurai

        kind = SolvedGoryo if seat == GORYO else SolvedSamurai
        return kind(options, seed, levels()[name])

    return make
