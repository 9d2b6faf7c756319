"""The levels of Go RPG's bots; the simulator is only imported when a bot is created."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Final, Literal

import msgspec

from futago.bots import Bot, BotFactory
from futago.gorpg.bots.greedy import greedy_gorpg
from futago.gorpg.rules.options import Options

STRATEGIST: Final = "strategist"


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The strength of a bot; see levels.toml."""

    taste: Literal["greedy", "tuned"]
    few: int
    many: int
    shortlist: int
    thorough: bool
    slip: float
    plans: int = 1
    trust: float = 0.02
    rounds: int = 0
    rollouts: dict[str, list[int]] = {}


class Style(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one of the rivals plays: weights that are added, and factors of others. See
    styles.toml."""

    rival: str
    add: dict[str, float] = {}
    factor: dict[str, float] = {}


def _read(name: str) -> object:
    file = resources.files("futago.gorpg.bots").joinpath(name)
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def levels() -> dict[str, Level]:
    """The levels, weakest first."""
    return msgspec.convert(_read("levels.toml"), dict[str, Level])


@cache
def styles() -> dict[str, Style]:
    """The styles of play."""
    return msgspec.convert(_read("styles.toml"), dict[str, Style])


@cache
def rivals() -> dict[str, str]:
    """The styles by the names of the rivals."""
    return {style.rival: name for name, style in styles().items()}


def is_simulated(options: Options) -> bool:
    """Whether the simulator can play this game; otherwise the bots of all levels play greedily."""
    from futago.gorpg.kernel import library
    from futago.gorpg.kernel.encoding import SIMULATED

    return options.rules is SIMULATED and library.available()


def bot_of_rival(level: str, rival: str) -> BotFactory:
    """A factory for bots of a level with the style of a rival."""
    return bot_of_level(level, rivals()[rival])


def bot_of_level(level: str, style: str = STRATEGIST) -> BotFactory:
    """A factory for bots of a level, with the style of one of the rivals."""

    def make(options: Options, seat: str, seed: str) -> Bot:
        if not is_simulated(options):
            return greedy_gorpg(options, seat, seed)
        from futago.gorpg.bots.simulated import SimulatedBot

        return SimulatedBot(options, seat, seed, levels()[level], styles()[style])

    return make
