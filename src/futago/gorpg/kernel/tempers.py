"""Tempers: how a seat values heroes, items, trophies and wounds, and how closely it looks.

The weights were tuned by self-play and are in tempers.toml, with the command that found them: one
set per mode, number of parties and `items_per_hero`. simulator/policy.h says what each means.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import Any, Final

from futago.gorpg.rules.options import Options

WEIGHTS: Final = (
    *("body", "levels", "power", "wound", "change", "last_hero", "need_few", "need_three"),
    *("need_four", "fade", "surplus", "hire_cost", "tavern", "muster_top", "join", "risk", "flee"),
    *("giant", "hold", "clear", "lone", "lone_fade"),
)
"""The names of the weights, in the order of simulator/policy.h."""


@dataclass(frozen=True, slots=True)
class Care:
    """How closely a seat looks: samples of hidden monsters to shortlist ideas (`few`) and to
    compare those on the shortlist (`many`), the smallest team considered, and whether all targets
    in a battle are tried."""

    few: int = 6
    many: int = 16
    shortlist: int = 6
    smallest: int = 1
    thorough: bool = True


QUICK: Final = Care(few=3, many=3, shortlist=0, smallest=2, thorough=False)
"""For playing games to their end."""


@dataclass(frozen=True)
class Temper:
    """The weights and the care of a seat, and how many of 1,000 important decisions it takes at
    random from its better ideas."""

    weights: tuple[float, ...]
    care: Care = Care()
    slips: int = 0

    @classmethod
    def of(cls, weights: Mapping[str, float], care: Care | None = None) -> Temper:
        """A temper with weights by name."""
        return cls(tuple([float(weights[name]) for name in WEIGHTS]), care or Care())

    def numbers(self) -> list[float]:
        """As the simulator reads it."""
        care = self.care
        looks = (care.few, care.many, care.shortlist, care.smallest, care.thorough, self.slips)
        return [*self.weights, *map(float, looks)]

    def quick(self) -> Temper:
        """The same taste for playing games to their end."""
        return replace(self, care=QUICK, slips=0)

    def styled(self, changes: Mapping[str, float], factors: Mapping[str, float]) -> Temper:
        """Another taste: some weights are added to, others multiplied."""
        weights = dict(zip(WEIGHTS, self.weights, strict=True))
        for name, factor in factors.items():
            weights[name] *= factor
        for name, more in changes.items():
            weights[name] += more
        return replace(self, weights=tuple(weights.values()))


@cache
def shipped_tempers() -> dict[str, Any]:
    """The contents of tempers.toml."""
    text = resources.files("futago.gorpg.kernel").joinpath("tempers.toml")
    return tomllib.loads(text.read_text(encoding="utf-8"))


def temper_key(options: Options) -> str:
    """The name of the tuned weights for these options: the nearest that was tuned."""
    items = options.items_per_hero or "none"
    group = "solo"
    if options.mode == "standard":
        group = "standard-few" if options.players <= 3 else "standard-many"
    elif options.mode == "overlord":
        group = "overlord"
    return f"{group}-{items}"


@cache
def tuned_temper(options: Options) -> Temper:
    """The temper tuned for these options."""
    return Temper.of(shipped_tempers()["weights"][temper_key(options)])


@cache
def greedy_temper(options: Options) -> Temper:
    """The taste of the greedy bot."""
    name = "standard" if options.mode == "standard" else "survival"
    care = Care(few=4, many=20, shortlist=4)
    return Temper.of(shipped_tempers()["greedy"][name], care)
