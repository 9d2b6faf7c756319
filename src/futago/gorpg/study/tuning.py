"""Tunes the weights of the valuation by play: an evolution strategy with paired seeds.

Every evaluation of a step plays the same games with the same luck, so that most of the noise
cancels out. Results depend only on the seed, whatever the number of processes.
"""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from math import sqrt
from pathlib import Path
from typing import Any, Final

import msgspec

from futago.chance import derived_seed
from futago.game import BadInput, Json
from futago.gorpg.kernel.foresight import SEATS, Foresight, PlayedGame, play
from futago.gorpg.kernel.tempers import (
    WEIGHTS,
    Care,
    Temper,
    greedy_temper,
    shipped_tempers,
    tuned_temper,
)
from futago.gorpg.rules.options import Options, options_from
from futago.lab.files import cannot_write
from futago.lab.workers import Workers, stored_results
from futago.texts import Text

ITEMS: Final = ("none", "3", "2", "1")
EVERYBODY_AT_ONCE: Final = [Foresight()] * SEATS
"""Nobody looks ahead."""
Vector = tuple[float, ...]


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games that share their weights, but for `items_per_hero`."""

    mode: str
    players: tuple[int, ...]
    games: int  # of each evaluation
    options: tuple[dict[str, Json], ...] = ({},)


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of tuning.toml."""

    pairs: int
    rate: float
    judged: int
    care: dict[str, Any]
    groups: dict[str, Group]
    units: dict[str, float]

    def sets(self, named: Sequence[str]) -> list[str]:
        """The named sets of weights; all of them by default."""
        known = [f"{group}-{items}" for group in self.groups for items in ITEMS]
        for name in named:
            if name not in known:
                raise BadInput(Text("gorpg-tune-unknown", name=name, known=", ".join(known)))
        return list(named) or known


@cache
def recipe() -> Recipe:
    file = resources.files("futago.gorpg.study").joinpath("tuning.toml")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Recipe)


@dataclass(frozen=True)
class Trial:
    """Some games with weights that are tried, against a field of other weights."""

    set: str
    weights: Vector
    field: Vector
    first: int
    games: int
    seed: str


@dataclass(frozen=True)
class Tuned:
    """The result for one set of weights: the mean gain over the old ones in each game, with its
    standard error."""

    set: str
    old: Vector
    new: Vector
    gain: float
    error: float

    @property
    def better(self) -> bool:
        return self.gain > self.error

    @property
    def weights(self) -> Vector:
        return self.new if self.better else self.old


# ---------------------------------------------------------------- games


def group_of(name: str) -> Group:
    """The group to which a set of weights belongs."""
    return recipe().groups[name.rpartition("-")[0]]


def options_of(name: str, number: int) -> Options:
    """The options of a game with these weights: party counts and switches in turn."""
    chosen, items = group_of(name), name.rpartition("-")[2]
    players = chosen.players[number % len(chosen.players)]
    switches = chosen.options[number // len(chosen.players) % len(chosen.options)]
    given = {"mode": chosen.mode, "players": players, "items_per_hero": items}
    return options_from({**given, **switches})


def results(trial: Trial) -> list[float]:
    """How well the weights did in each game."""
    return [_result(trial, number) for number in range(trial.first, trial.first + trial.games)]


def mean_result(trial: Trial) -> float:
    found = results(trial)
    return sum(found) / len(found)


def _result(trial: Trial, number: int) -> float:
    care = Care(**recipe().care)
    options, tried = options_of(trial.set, number), Temper(trial.weights, care)
    luck = int(derived_seed(trial.seed, number)[:16], 16)
    if options.mode != "standard":
        found = _played(options, [tried] * SEATS, luck)
        return sum(found.worth[: options.players]) / options.players
    seat = luck % options.players
    greedy = Temper(greedy_temper(options).weights, care)
    others = greedy if luck >> 8 & 1 else Temper(trial.field, care)
    tempers = [tried if number == seat else others for number in range(SEATS)]
    return _played(options, tempers, luck).worth[seat]


def _played(options: Options, tempers: Sequence[Temper], luck: int) -> PlayedGame:
    return play(options, tempers, EVERYBODY_AT_ONCE, luck)


# ---------------------------------------------------------------- steps


class Tuning:
    """The tuning of one set of weights; every step is stored, so that a run can be resumed."""

    def __init__(self, name: str, steps: int, seed: str, folder: Path) -> None:
        self.name = name
        self.steps = steps
        self.seed = derived_seed(seed, name)
        self.start = tuned_temper(options_of(name, 0)).weights
        self.header: dict[str, Json] = {
            "tune": name,
            "steps": steps,
            "seed": seed,
            "start": list(self.start),
            "recipe": json.loads(msgspec.json.encode(recipe())),
        }
        self.file = folder / f"{name}.jsonl"

    def run(self, workers: Workers, progress: Callable[[], object]) -> Tuned:
        """Take all steps that are not stored yet, and judge what came out."""
        path = [tuple(step) for step in stored_results(self.file, self.header)]
        for _ in path:
            progress()
        try:
            with self.file.open("a", encoding="utf-8") as lines:
                while len(path) < self.steps:
                    at = path[-1] if path else self.start
                    path.append(self._step(workers, len(path), at))
                    lines.write(json.dumps(path[-1]) + "\n")
                    lines.flush()
                    progress()
        except OSError as error:
            raise cannot_write(self.file, error) from None
        late = path[len(path) // 2 :]
        new = tuple(round(sum(values) / len(late), 3) for values in zip(*late, strict=True))
        return self._judged(workers, new)

    def _step(self, workers: Workers, number: int, at: Vector) -> Vector:
        """The weights after a step along the directions that did better."""
        plan, seed = recipe(), derived_seed(self.seed, number)
        rng = random.Random(seed)
        directions = [self._direction(rng) for _ in range(plan.pairs)]
        trials = [
            Trial(self.name, _moved(at, direction, sign), at, 0, group_of(self.name).games, seed)
            for direction in directions
            for sign in (1.0, -1.0)
        ]
        found = list(workers.map(mean_result, trials))
        gains = [found[2 * n] - found[2 * n + 1] for n in range(plan.pairs)]
        spread = sqrt(sum(gain * gain for gain in gains) / len(gains)) or 1.0
        rate = plan.rate * (1 - number / self.steps)
        pull = [rate * gain / spread / sqrt(plan.pairs) for gain in gains]
        for direction, length in zip(directions, pull, strict=True):
            at = _moved(at, direction, length)
        return at

    def _direction(self, rng: random.Random) -> Vector:
        units = recipe().units
        return tuple(rng.gauss(0.0, units.get(name, 0.0)) for name in WEIGHTS)

    def _judged(self, workers: Workers, new: Vector) -> Tuned:
        """Old and new weights in the same games, which took no part in the steps."""
        seed, size = derived_seed(self.seed, "judged"), group_of(self.name).games
        trials = [
            Trial(self.name, weights, self.start, first, size, seed)
            for weights in (self.start, new)
            for first in range(0, recipe().judged, size)
        ]
        found = list(workers.map(results, trials))
        half = len(found) // 2
        old_results = [value for part in found[:half] for value in part]
        new_results = [value for part in found[half:] for value in part]
        gains = [b - a for a, b in zip(old_results, new_results, strict=True)]
        mean = sum(gains) / len(gains)
        error = sqrt(sum((gain - mean) ** 2 for gain in gains) / len(gains) / (len(gains) - 1))
        return Tuned(self.name, self.start, new, mean, error)


def _moved(at: Vector, direction: Vector, length: float) -> Vector:
    return tuple(value + length * change for value, change in zip(at, direction, strict=True))


# ---------------------------------------------------------------- files


def tempers_toml(made_by: str, found: Sequence[Tuned]) -> str:
    """The text of kernel/tempers.toml with these results; all other weights stay as they are."""
    shipped = shipped_tempers()
    sets = {**shipped["weights"]}
    for tuned in found:
        sets[tuned.set] = dict(zip(WEIGHTS, tuned.weights, strict=True))
    lines = [
        "# Weights of the valuation: see tempers.py and simulator/policy.h.",
        f"# The latest were found by: {made_by}",
    ]
    for kind, tables in (("greedy", shipped["greedy"]), ("weights", sets)):
        for name, weights in tables.items():
            lines += ["", f"[{kind}.{name}]"]
            lines += [f"{weight} = {float(weights[weight])!r}" for weight in WEIGHTS]
    return "\n".join(lines) + "\n"
