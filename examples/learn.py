"""Train a small network to play one seat against random opponents; measure it and plot its way.

    python examples/learn.py                                # the last round of a game of Goryō
    python examples/learn.py --position "" --games 200000   # whole games of Goryō
    python examples/learn.py --game gorpg --position "" --seat p1 --also p1-gold

The network sees what its seat sees and picks the words of its moves. It learns by policy gradient
with a learned baseline (actor-critic), after each batch of games. See docs/research.md.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import altair as alt
import numpy as np
import numpy.typing as npt

from futago.adapters.pettingzoo import FutagoEnv, env
from futago.adapters.starts import start_of
from futago.games import GAMES

Array = npt.NDArray[np.float32]

LAST_ROUND: Final = (
    "phase=plan round=4 first=fan start=e4 samurai=c2,f3,a5,e4 broken=a2,e2,d5,e4"
    " sealed=lantern,vase gong=1 spirits=2 left=sprint,trail bound=flower"
)
"""One round is left: to catch her once more wins the game."""

HIDDEN: Final = 128
LEARNING_RATE: Final = 2e-3
ENTROPY: Final = 0.01
"""How much it pays to stay undecided."""
VALUE: Final = 0.5
"""How much the error of the baseline counts."""
LATER: Final = 0.9
"""What is gained one decision later counts so much."""
BATCH: Final = 64
"""Games at a time, and games after which the network learns."""
MEASURED: Final = 2000
"""Games that measure a finished player."""
BLOCKS: Final = 40
"""Points of the plot."""


class Network:
    """One hidden layer; from it the words to pick and the chance to win."""

    def __init__(self, inputs: int, words: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Array:
            return (rng.standard_normal((rows, columns)) * scale).astype(np.float32)

        self.weights = [
            layer(inputs, HIDDEN, 1 / sqrt(inputs)),
            np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, words + 1, 0.01),
            np.zeros(words + 1, np.float32),
        ]
        self.mean = [np.zeros_like(weight) for weight in self.weights]
        self.square = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def __call__(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the probability of each word, and the value of each situation."""
        one, one_bias, two, two_bias = self.weights
        hidden = np.maximum(seen @ one + one_bias, 0)
        out = hidden @ two + two_bias
        scores = np.where(masks > 0, out[:, :-1], -np.inf)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, scores / scores.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, seen: Array, masks: Array, picked: Array, returns: Array) -> None:
        """Make what paid more likely than expected more likely."""
        hidden, chances, values = self(seen, masks)
        count = len(seen)
        gain = returns - values
        gain = (gain / (gain.std() + 1e-6)).astype(np.float32)
        wanted = np.zeros_like(chances)
        wanted[np.arange(count), picked.astype(int)] = 1
        logs = np.log(np.maximum(chances, 1e-9))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        slope = np.empty((count, chances.shape[1] + 1), np.float32)
        slope[:, :-1] = (chances - wanted) * gain[:, None] + ENTROPY * chances * (logs + entropy)
        slope[:, -1] = VALUE * (values - returns)
        slope /= count
        two = self.weights[2]
        below = (slope @ two.T) * (hidden > 0)
        self._step([seen.T @ below, below.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)])

    def _step(self, slopes: list[Array]) -> None:
        """Adam."""
        self.steps += 1
        rate = LEARNING_RATE * sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, mean, square, slope in zip(
            self.weights, self.mean, self.square, slopes, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= rate * mean / (np.sqrt(square) + 1e-8)


class Played(NamedTuple):
    """What a seat saw, might do and did in some games, and what it got in the end."""

    seen: Array
    masks: Array
    picked: Array
    returns: Array
    won: list[bool]


def play(
    tables: list[FutagoEnv], seat: str, network: Network | None, seeds: list[int], also: str = ""
) -> Played:
    """One game at each table, at random where there is no network; the draws and the opponents
    follow from the seeds. `also` is a feature that is rewarded at the end of a game as well."""
    luck = [random.Random(f"{seed} opponents") for seed in seeds]
    dice = np.random.default_rng(seeds[0])
    for table, seed in zip(tables, seeds, strict=True):
        table.reset(seed=seed)
    games: list[list[tuple[Array, Array, int]]] = [[] for _ in tables]
    while True:
        waiting = [n for n, table in enumerate(tables) if _until(table, seat, luck[n])]
        if not waiting:
            break
        observed = [tables[n].observe(seat) for n in waiting]
        seen = np.stack([one["observation"] for one in observed])
        masks = np.stack([one["action_mask"] for one in observed]).astype(np.float32)
        if network is None:
            chances = masks / masks.sum(axis=1, keepdims=True)
        else:
            _, chances, _ = network(seen, masks)
        picks = (chances.cumsum(axis=1) > dice.random((len(waiting), 1))).argmax(axis=1)
        for row, n in enumerate(waiting):
            pick = int(picks[row]) if masks[row, picks[row]] else int(masks[row].argmax())
            games[n].append((seen[row], masks[row], pick))
            tables[n].step(pick)
    gains = [table.rewards[seat] for table in tables]
    rows = list[tuple[Array, Array, int, float]]()
    for table, game, gain in zip(tables, games, gains, strict=True):
        # Backwards: what was gained from each decision on, what comes later counting for less.
        place = table.features()[also] if also else slice(0)
        after, reward = float(table.observe(seat)["observation"][place].sum()), gain
        for seen_then, mask, pick in reversed(game):
            before = float(seen_then[place].sum())
            reward, after = LATER * reward + after - before, before
            rows.append((seen_then, mask, pick, reward))
    seen, masks, picked, rewards = (np.array(c, np.float32) for c in zip(*rows, strict=True))
    return Played(seen, masks, picked, rewards, [gain > 0 for gain in gains])


def _until(table: FutagoEnv, seat: str, luck: random.Random) -> bool:
    """Let the opponents play at random until the seat is to move; False once the game is over."""
    while not table.terminations[table.agent_selection]:
        if table.agent_selection == seat:
            return True
        table.step(luck.choice(table.observe(table.agent_selection)["action_mask"].nonzero()[0]))
    return False


def win_rate(asked: argparse.Namespace, network: Network | None, games: int) -> tuple[int, int]:
    """Games won of all that were played, with seeds that training does not use."""
    tables, won = _tables(asked), 0
    for begin in range(0, games, BATCH):
        seeds = [1_000_000_000 + asked.seed * games + begin + n for n in range(BATCH)]
        few = min(BATCH, games - begin)
        won += sum(play(tables[:few], asked.seat, network, seeds[:few]).won)
    return won, games


def train(asked: argparse.Namespace, seed: int) -> tuple[Network, list[bool]]:
    """A network after some games, and which of them it won."""
    tables, won = _tables(asked), list[bool]()
    inputs, words = tables[0].state_space.shape[0], len(tables[0].words())
    network = Network(inputs, words, np.random.default_rng(seed))
    while len(won) < asked.games:
        first = seed * 100_000_000 + len(won)
        seeds = list(range(first, first + BATCH))
        played = play(tables, asked.seat, network, seeds, asked.also)
        network.learn(played.seen, played.masks, played.picked, played.returns)
        won += played.won
    return network, won


def _tables(asked: argparse.Namespace) -> list[FutagoEnv]:
    options = dict(asked.options)
    if asked.position:
        options["start"] = start_of([GAMES[asked.game].position(asked.position)])
    return [env(asked.game, **options) for _ in range(BATCH)]


def interval(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson)."""
    z, rate = 1.96, won / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games**2)) / (1 + z * z / games)
    return middle - reach, middle + reach


def _run(asked: argparse.Namespace, seed: int) -> tuple[list[bool], tuple[int, int]]:
    """Train and measure one network."""
    network, won = train(asked, seed)
    return won, win_rate(asked, network, asked.measured)


def _points(runs: list[list[bool]]) -> Iterator[dict[str, Any]]:
    """The win rate of each run, block by block."""
    for number, won in enumerate(runs, 1):
        size = max(1, len(won) // BLOCKS)
        for begin in range(0, len(won) - size + 1, size):
            rate = sum(won[begin : begin + size]) / size
            yield {"games": begin + size, "won": rate, "network": str(number)}


def plot(asked: argparse.Namespace, runs: list[list[bool]], chance: float) -> None:
    """Save the learning curves."""
    axis = alt.Axis(format="%")
    curves = (
        alt.Chart(alt.InlineData(values=list(_points(runs))))
        .mark_line()
        .encode(
            x=alt.X("games:Q", title="games played"),
            y=alt.Y("won:Q", title="games won", axis=axis, scale=alt.Scale(domainMin=0)),
            color=alt.Color("network:N", title="network"),
        )
    )
    rule = (
        alt.Chart(alt.InlineData(values=[{"won": chance}]))
        .mark_rule(strokeDash=[4, 4])
        .encode(y="won:Q")
    )
    name = f"{asked.game}, {asked.seat}, against random opponents (dashed: random play)"
    (curves + rule).properties(width=560, height=300, title=name).save(str(asked.plot))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="goryo")
    parser.add_argument("--options", type=json.loads, default={}, help="as JSON")
    parser.add_argument("--position", default=LAST_ROUND, help="where games begin; empty: anew")
    parser.add_argument("--seat", default="samurai")
    parser.add_argument("--also", default="spirits", help="a feature to be rewarded as well")
    parser.add_argument("--games", type=int, default=40_000, help="games of training")
    parser.add_argument("--measured", type=int, default=MEASURED, help="games of measuring")
    parser.add_argument("--networks", type=int, default=2, help="one process each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="where to save the plot: .svg or .png")
    asked = parser.parse_args()
    began = time.monotonic()
    won, games = win_rate(asked, None, asked.measured)
    low, high = interval(won, games)
    print(f"random play wins {won / games:.1%} of {games} games ({low:.1%} to {high:.1%})")
    seeds = [asked.seed + number for number in range(asked.networks)]
    with ProcessPoolExecutor(asked.networks) as pool:
        results = list(pool.map(_run, [asked] * len(seeds), seeds))
    for number, (_, (wins, of)) in enumerate(results, 1):
        low, high = interval(wins, of)
        print(f"network {number} wins {wins / of:.1%} of {of} games ({low:.1%} to {high:.1%})")
    if asked.plot:
        plot(asked, [run for run, _ in results], won / games)
    print(f"{asked.games} games of training each, {time.monotonic() - began:.0f} s in all")


if __name__ == "__main__":
    main()
