"""Training the values between rounds: games give positions, positions are solved from the last
round backwards, weights are fitted to them, and the next generation plays by those weights."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Final, Protocol

from futago.game import Json
from futago.goryo import GAME
from futago.goryo.scale import PRINTED
from futago.lab.workers import Workers
from futago.solver.fitting import Fit, fit
from futago.solver.situation import Situation
from futago.study.positions import Stage, positions_of_game, solved_position
from futago.study.recipe import Recipe
from futago.study.values_file import rounded, weights_as_json

FORMAT: Final = "futago-training/1"
ROUNDS: Final = range(1, PRINTED.rounds + 1)
FEWEST: Final = 10
"""No weights are fitted to fewer positions than this."""


@dataclass(frozen=True)
class Training:
    """What is asked for. `positions` and `games` are for each kind and generation: so many
    positions, of each round as many as its share says, from so many games at most."""

    recipe: Recipe
    kinds: tuple[str, ...]
    positions: int
    games: int
    generations: int
    seed: str
    folder: Path

    def wanted(self, round: int) -> int:
        """How many positions of a round."""
        return ceil(self.positions * self.recipe.shares[round - 1])

    def header(self, stage: Stage, what: str) -> dict[str, Json]:
        """What decides the results of a stage."""
        return {
            "format": FORMAT,
            "rules": GAME.version,
            "what": what,
            "kind": stage.kind,
            "generation": stage.generation,
            "seed": self.seed,
            "recipe": self.recipe.sign,
            "positions": self.positions,
            "games": self.games,
        }

    def file(self, stage: Stage, what: str) -> Path:
        kind = stage.kind.replace(" ", "-")
        return self.folder / f"{kind}-generation-{stage.generation + 1}-{what}.jsonl"


class Listener(Protocol):
    """Who is told how a training goes on."""

    def begin(self, stage: Stage, round: int | None, total: int) -> None:
        """Games are played (no round), or positions of a round are solved."""

    def step(self) -> None: ...

    def fitted(self, stage: Stage, round: int, fit: Fit | None) -> None:
        """Weights were fitted, or there were too few positions."""

    def finished(self, kind: str, fits: dict[int, Fit]) -> None:
        """All weights of a kind, after each generation."""


Samples = dict[int, list[tuple[Situation, float]]]


def train(training: Training, workers: Workers, listener: Listener) -> None:
    """Train every kind; what is in the folder already is not done again."""
    for kind in training.kinds:
        samples: Samples = {round: [] for round in ROUNDS}
        fits = dict[int, Fit]()
        for generation in range(training.generations):
            weights = _written(kind, fits)
            stage = Stage(training.recipe, training.seed, kind, generation, weights)
            met = _met(training, stage, workers, listener)
            fits = _learnt(training, stage, met, samples, workers, listener)
            listener.finished(kind, fits)


def _written(kind: str, fits: dict[int, Fit]) -> str:
    """Weights as workers get them: rounded as in the file, so that the file says what was used."""
    if not fits:
        return ""
    rounds = {str(round): weights_as_json(fit.weights) for round, fit in fits.items()}
    return json.dumps({"weights": {kind: rounds}})


def _met(
    training: Training, stage: Stage, workers: Workers, listener: Listener
) -> dict[int, list[Json]]:
    """Positions by round, each once, in the order of the games."""
    listener.begin(stage, None, training.games)
    met = {round: dict[str, Json]() for round in ROUNDS}
    tasks = [(stage, number) for number in range(training.games)]
    header, file = training.header(stage, "games"), training.file(stage, "games")
    for game in workers.keep(file, header, positions_of_game, tasks):
        listener.step()
        for position in game:
            met[position["round"]].setdefault(json.dumps(position), position)
        if all(len(known) >= training.wanted(round) for round, known in met.items()):
            break
    return {round: list(known.values())[: training.wanted(round)] for round, known in met.items()}


def _learnt(
    training: Training,
    stage: Stage,
    met: dict[int, list[Json]],
    samples: Samples,
    workers: Workers,
    listener: Listener,
) -> dict[int, Fit]:
    """Weights for each round, fitted backwards to the positions of all generations so far."""
    fits = dict[int, Fit]()
    for round in reversed(ROUNDS):
        solving = Stage(
            stage.recipe, stage.seed, stage.kind, stage.generation, _written(stage.kind, fits)
        )
        what = f"round-{round}"
        listener.begin(stage, round, len(met[round]))
        tasks = [(solving, position) for position in met[round]]
        header, file = training.header(stage, what), training.file(stage, what)
        samples[round] += _solved(workers.keep(file, header, solved_position, tasks), listener)
        if len(samples[round]) < FEWEST:
            listener.fitted(stage, round, None)
            continue
        situations, values = zip(*samples[round], strict=True)
        fits[round] = rounded(fit(situations, values))
        listener.fitted(stage, round, fits[round])
    return fits


def _solved(results: Iterable[Json], listener: Listener) -> list[tuple[Situation, float]]:
    found = list[tuple[Situation, float]]()
    for result in results:
        listener.step()
        found.append((Situation.read(result["position"]), result["value"]))
    return found
