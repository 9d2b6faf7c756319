"""Training the values between rounds: positions are collected from games and solved from the last
round backwards, weights are fitted to them, and the next generation plays with those weights."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Final, Protocol

from futago.game import Json
from futago.goryo import GAME
from futago.goryo.rules.scale import PRINTED
from futago.goryo.solver.fitting import Fit, fit
from futago.goryo.solver.situation import Situation
from futago.goryo.study.positions import Stage, positions_of_game, solve_position
from futago.goryo.study.recipe import Recipe
from futago.goryo.study.values_file import rounded, weights_as_json
from futago.lab.workers import Workers

FORMAT: Final = "futago-training/1"
ROUNDS: Final = range(1, PRINTED.rounds + 1)
MIN_POSITIONS: Final = 10
"""With fewer positions, no weights are fitted."""


@dataclass(frozen=True)
class Training:
    """The settings of a training run. `positions` and `games` apply to each kind and generation:
    how many positions, multiplied by the share of each round, from how many games at most."""

    recipe: Recipe
    kinds: tuple[str, ...]
    positions: int
    games: int
    generations: int
    seed: str
    folder: Path

    def wanted(self, round: int) -> int:
        """How many positions of a round are needed."""
        return ceil(self.positions * self.recipe.shares[round - 1])

    def header(self, stage: Stage, what: str) -> dict[str, Json]:
        """All that determines the results of a stage."""
        return {
            "format": FORMAT,
            "rules": GAME.version,
            "what": what,
            "kind": stage.kind,
            "generation": stage.generation,
            "seed": self.seed,
            "recipe": self.recipe.fingerprint,
            "positions": self.positions,
            "games": self.games,
        }

    def file(self, stage: Stage, what: str) -> Path:
        kind = stage.kind.replace(" ", "-")
        return self.folder / f"{kind}-generation-{stage.generation + 1}-{what}.jsonl"


class ProgressListener(Protocol):
    """Receives the progress of a training run."""

    def begin(self, stage: Stage, round: int | None, total: int) -> None:
        """Games are about to be played (no round), or positions of a round solved."""

    def step(self) -> None: ...

    def fitted(self, stage: Stage, round: int, fit: Fit | None) -> None:
        """Weights were fitted; None if there were too few positions."""

    def finished(self, kind: str, fits: dict[int, Fit]) -> None:
        """All weights of a kind, after each generation."""


Samples = dict[int, list[tuple[Situation, float]]]


def train(training: Training, workers: Workers, listener: ProgressListener) -> None:
    """Train every kind, resuming from the results in the folder."""
    for kind in training.kinds:
        samples: Samples = {round: [] for round in ROUNDS}
        fits = dict[int, Fit]()
        for generation in range(training.generations):
            weights = _weights_json(kind, fits)
            stage = Stage(training.recipe, training.seed, kind, generation, weights)
            met = _collect_positions(training, stage, workers, listener)
            fits = _solve_and_fit(training, stage, met, samples, workers, listener)
            listener.finished(kind, fits)


def _weights_json(kind: str, fits: dict[int, Fit]) -> str:
    """Weights for the workers, rounded as in the file so that both agree."""
    if not fits:
        return ""
    rounds = {str(round): weights_as_json(fit.weights) for round, fit in fits.items()}
    return json.dumps({"weights": {kind: rounds}})


def _collect_positions(
    training: Training, stage: Stage, workers: Workers, listener: ProgressListener
) -> dict[int, list[Json]]:
    """Positions by round, without duplicates, in the order of the games."""
    listener.begin(stage, None, training.games)
    met = {round: dict[str, Json]() for round in ROUNDS}
    tasks = [(stage, number) for number in range(training.games)]
    header, file = training.header(stage, "games"), training.file(stage, "games")
    for game in workers.map_to_file(file, header, positions_of_game, tasks):
        listener.step()
        for position in game:
            met[position["round"]].setdefault(json.dumps(position), position)
        if all(len(known) >= training.wanted(round) for round, known in met.items()):
            break
    return {round: list(known.values())[: training.wanted(round)] for round, known in met.items()}


def _solve_and_fit(
    training: Training,
    stage: Stage,
    met: dict[int, list[Json]],
    samples: Samples,
    workers: Workers,
    listener: ProgressListener,
) -> dict[int, Fit]:
    """Weights for each round, fitted from the last round backwards to the positions of all
    generations so far."""
    fits = dict[int, Fit]()
    for round in reversed(ROUNDS):
        solving = Stage(
            stage.recipe, stage.seed, stage.kind, stage.generation, _weights_json(stage.kind, fits)
        )
        what = f"round-{round}"
        listener.begin(stage, round, len(met[round]))
        tasks = [(solving, position) for position in met[round]]
        header, file = training.header(stage, what), training.file(stage, what)
        samples[round] += _solved(
            workers.map_to_file(file, header, solve_position, tasks), listener
        )
        if len(samples[round]) < MIN_POSITIONS:
            listener.fitted(stage, round, None)
            continue
        situations, values = zip(*samples[round], strict=True)
        fits[round] = rounded(fit(situations, values))
        listener.fitted(stage, round, fits[round])
    return fits


def _solved(results: Iterable[Json], listener: ProgressListener) -> list[tuple[Situation, float]]:
    found = list[tuple[Situation, float]]()
    for result in results:
        listener.step()
        found.append((Situation.read(result["position"]), result["value"]))
    return found
