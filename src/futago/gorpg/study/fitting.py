"""Fits the networks that judge the end of a round to played games: see fitting.toml and
kernel/chances.py."""

from __future__ import annotations

import io
import random
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from math import exp
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from futago.chance import derived_seed
from futago.gorpg.kernel.chances import NETS, NEURONS, TRAITS, shipped_networks
from futago.gorpg.kernel.encoding import NotSimulated
from futago.gorpg.kernel.foresight import PARTIES, SEATS, Foresight, play_noting
from futago.gorpg.kernel.tempers import Care, Temper, greedy_temper, tuned_temper
from futago.gorpg.rules.options import Options
from futago.gorpg.study.tuning import options_of
from futago.lab.files import atomic_file, cannot_write
from futago.lab.workers import Workers

Floats = npt.NDArray[np.float32]
HELD_OUT: Final = 10  # every tenth game takes no part in the fit
SHOWN: Final = 20000
LEAST_SHARE: Final = 1e-9


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of fitting.toml."""

    games: int
    batch: int
    greedy: float
    vary: float
    slips: list[int]
    steps: int
    minibatch: int
    rate: float
    lead: float
    care: dict[str, Any]


@cache
def recipe() -> Recipe:
    file = resources.files("futago.gorpg.study").joinpath("fitting.toml")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Recipe)


@dataclass(frozen=True)
class Batch:
    """Some games of a set, and the file in which they are stored."""

    set: str
    first: int
    games: int
    seed: str
    file: Path


@dataclass(frozen=True)
class Sample:
    """Played games: the traits of each party at the beginning of each round from the second on
    (game, round, party, trait), the number of parties, the share of each in the victory, its gold,
    and the last round."""

    traits: npt.NDArray[np.float16]
    players: npt.NDArray[np.int64]
    shares: Floats
    gold: Floats
    last: npt.NDArray[np.int64]


# ---------------------------------------------------------------- games


def play_batch(batch: Batch) -> None:
    """Play the games of a batch and store them, unless they are stored already."""
    if batch.file.is_file():
        return
    columns = dict[str, list[Any]](traits=[], players=[], shares=[], gold=[], last=[])
    for number in range(batch.first, batch.first + batch.games):
        options = options_of(batch.set, number)
        seed = derived_seed(batch.seed, number)
        try:
            played, noted = play_noting(
                options, _tempers(options, seed), [Foresight()] * SEATS, int(seed[:16], 16)
            )
        except NotSimulated:  # far more cards than usual
            continue
        everybody = range(PARTIES)
        traits = np.zeros((NETS, PARTIES, TRAITS), np.float16)
        traits[:, : options.players] = noted
        columns["traits"].append(traits)
        columns["players"].append(options.players)
        columns["shares"].append([played.share(seat) for seat in everybody])
        columns["gold"].append([*played.gold, *[0] * (PARTIES - options.players)])
        columns["last"].append(played.round)
    stored = io.BytesIO()
    packed: dict[str, Any] = {name: np.array(rows) for name, rows in columns.items()}
    np.savez_compressed(stored, **packed)
    with atomic_file(batch.file) as file:
        file.write(stored.getvalue())


def _tempers(options: Options, seed: str) -> list[Temper]:
    """Players of many kinds, so that the networks see all sorts of positions."""
    rng, plan = random.Random(seed), recipe()
    found = list[Temper]()
    for _ in range(SEATS):
        taste = greedy_temper if rng.random() < plan.greedy else tuned_temper
        spread = plan.vary if rng.random() < 0.5 else 0.0
        weights = [weight * rng.lognormvariate(0.0, spread) for weight in taste(options).weights]
        found.append(Temper(tuple(weights), Care(**plan.care), rng.choice(plan.slips)))
    return found


def batches(name: str, seed: str, games: int, folder: Path) -> list[Batch]:
    """The games of a set, in batches."""
    size = recipe().batch
    return [
        Batch(name, first, min(size, games - first), derived_seed(seed, name), file)
        for first in range(0, games, size)
        for file in [folder / f"{name}-{first:06}-{min(size, games - first)}.npz"]
    ]


def sample_of(played: Sequence[Batch]) -> Sample:
    """The stored games of these batches."""
    parts = list[dict[str, Any]]()
    for batch in played:
        with np.load(batch.file) as stored:
            parts.append(dict(stored))
    columns = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    return Sample(
        columns["traits"],
        columns["players"],
        columns["shares"].astype(np.float32),
        columns["gold"].astype(np.float32),
        columns["last"],
    )


# ---------------------------------------------------------------- networks


@dataclass
class Network:
    """The network of a round, as simulator/chances.h describes it."""

    weight: Floats
    bias: Floats
    sum: Floats
    constant: Floats

    @classmethod
    def random(cls, rng: np.random.Generator) -> Network:
        weight = rng.normal(0.0, 0.3, (TRAITS, NEURONS)).astype(np.float32)
        parts = rng.normal(0.0, 0.2, NEURONS).astype(np.float32)
        return cls(weight, np.zeros(NEURONS, np.float32), parts, np.zeros(1, np.float32))

    @property
    def parts(self) -> tuple[Floats, ...]:
        return (self.weight, self.bias, self.sum, self.constant)

    def numbers(self) -> Floats:
        """In the order of the simulator."""
        return np.concatenate([self.weight.T.ravel(), self.bias, self.sum, self.constant])

    def promises(self, traits: Floats) -> tuple[Floats, Floats]:
        """What the neurons say, and the sum, of each party of each game."""
        neurons = np.maximum(traits @ self.weight + self.bias, 0.0)
        return neurons, neurons @ self.sum + self.constant


@dataclass(frozen=True)
class Positions:
    """The positions of one round: the traits of all parties, which of them exist, and either the
    share of each in the victory or the chance that all win together."""

    traits: npt.NDArray[np.float16]
    exists: npt.NDArray[np.bool_]
    target: Floats

    def among(self, some: npt.NDArray[np.int64]) -> Positions:
        return Positions(self.traits[some], self.exists[some], self.target[some])

    def expected(self, promises: Floats) -> Floats:
        """What the network expects, comparable with the target."""
        if self.target.ndim == 1:
            together: Floats = 1.0 / (1.0 + np.exp(-np.sum(promises * self.exists, axis=1)))
            return together
        return _shares(promises, self.exists)

    def loss(self, network: Network) -> float:
        """The cross-entropy of what the network expects, in nats a game."""
        found = self.expected(network.promises(self.traits.astype(np.float32))[1])
        told = self.target * np.log(found + LEAST_SHARE)
        if self.target.ndim == 1:
            told = told + (1.0 - self.target) * np.log(1.0 - found + LEAST_SHARE)
        return -float(told.sum()) / len(told)


def _shares(values: Floats, exists: npt.NDArray[np.bool_]) -> Floats:
    masked = np.where(exists, values, -np.inf)
    powers = np.exp(masked - masked.max(axis=1, keepdims=True))
    found: Floats = (powers / powers.sum(axis=1, keepdims=True)).astype(np.float32)
    return found


def positions_of(name: str, sample: Sample, round: int) -> Positions:
    """The positions at the beginning of a round."""
    most = int(sample.players.max())
    reached = sample.last >= round
    exists = (np.arange(most)[None] < sample.players[:, None])[reached]
    shares = sample.shares[reached, :most]
    if name.startswith("standard"):
        likely = _shares(sample.gold[reached, :most] / recipe().lead, exists)
        target = (shares + likely) / 2
    else:
        target = shares.max(axis=1) > 0
    return Positions(sample.traits[reached, round - 2, :most], exists, target.astype(np.float32))


def fitted(positions: Positions, start: Network, seed: int) -> tuple[Network, float]:
    """The network that fits the positions, and its cross-entropy on those held out."""
    plan, rng = recipe(), np.random.default_rng(seed)
    numbers = np.arange(len(positions.traits))
    held_out = positions.among(numbers[numbers % HELD_OUT == 0][:SHOWN])
    others = numbers[numbers % HELD_OUT != 0]
    network = Network(*(part.copy() for part in start.parts))
    means = [np.zeros_like(part) for part in network.parts]
    squares = [np.zeros_like(part) for part in network.parts]
    for step, some in enumerate(_minibatches(others, plan.steps, plan.minibatch, rng), 1):
        rate = plan.rate * (0.05 + 0.95 * (1 - step / plan.steps))
        slopes = _slopes(positions.among(some), network)
        for part, mean, square, slope in zip(network.parts, means, squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1 - 0.999**step)) + 1e-8
            part -= (rate * mean / (1 - 0.9**step) / size).astype(np.float32)
    return network, held_out.loss(network)


def _minibatches(
    numbers: npt.NDArray[np.int64], steps: int, size: int, rng: np.random.Generator
) -> Iterator[npt.NDArray[np.int64]]:
    left = numbers[:0]
    for _ in range(steps):
        if len(left) < size:
            left = rng.permutation(numbers)
        yield left[:size]
        left = left[size:]


def _slopes(some: Positions, network: Network) -> tuple[Floats, ...]:
    """The slope of the cross-entropy along each number of the network."""
    traits = some.traits.astype(np.float32)
    neurons, promises = network.promises(traits)
    wrong: Floats = ((some.expected(promises) - some.target) / len(traits)).astype(np.float32)
    if wrong.ndim == 1:
        wrong = wrong[:, None] * some.exists
    back = wrong[:, :, None] * network.sum * (neurons > 0)
    weight: Floats = traits.reshape(-1, TRAITS).T @ back.reshape(-1, NEURONS)
    parts: Floats = np.einsum("np,nph->h", wrong, neurons)
    total = np.array([wrong.sum()], np.float32)
    return weight, back.sum(axis=(0, 1)), parts, total


# ---------------------------------------------------------------- sets


@dataclass(frozen=True)
class Fitted:
    """The networks of a set, one row per round, and their cross-entropies on held-out games."""

    set: str
    games: int
    networks: Floats
    losses: tuple[float, ...]


def fit(
    name: str, games: int, seed: str, folder: Path, workers: Workers, progress: Callable[[], object]
) -> Fitted:
    """Play what is not stored yet, and fit the networks of a set."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(folder, error) from None
    planned = batches(name, seed, games, folder)
    for _ in workers.map(play_batch, planned):
        progress()
    sample = sample_of(planned)
    luck = int(derived_seed(seed, name, "fit")[:8], 16)
    network, rows, losses = Network.random(np.random.default_rng(luck)), list[Floats](), []
    for round in range(2, 2 + NETS):
        network, loss = fitted(positions_of(name, sample, round), network, luck + round)
        rows.append(network.numbers())
        losses.append(loss)
    return Fitted(name, len(sample.players), np.array(rows), tuple(losses))


def save(file: Path, found: Sequence[Fitted]) -> None:
    """Write a file like kernel/chances.npz; all other sets stay as they are."""
    shipped = shipped_networks().items()
    sets: dict[str, Any] = {name: rows.astype(np.float16) for name, rows in shipped}
    sets |= {one.set: one.networks.astype(np.float16) for one in found}
    stored = io.BytesIO()
    np.savez_compressed(stored, **dict(sorted(sets.items())))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(file, error) from None
    with atomic_file(file) as part:
        part.write(stored.getvalue())


def certainty(loss: float) -> float:
    """What the networks give on average (geometrically) to what came, as a chance."""
    return exp(-loss)
