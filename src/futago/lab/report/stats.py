"""Estimates with their 95 % intervals, from games some of which share their luck.

Games of the same deal are not independent, so deals are what is counted: an interval is as wide as
the results of different deals differ.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np

from futago.lab.simulate import wilson

Z: Final = 1.96
FLOOR: Final = 0.25
"""How much narrower than for independent games the interval of a share is made at most."""
PRIOR: Final = 0.05
"""Pulls ratings together a little, so that who never lost has a rating too."""
POINTS: Final = 400 / np.log(10)
"""Rating points for a factor e of the odds: 400 points are ten to one."""

ByDeal = Mapping[int, Sequence[float]]
"""The values of the games of each deal."""


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval."""

    value: float
    low: float
    high: float
    games: int

    def against(self, even: float) -> int:
        """1 if it is clearly above, -1 if clearly below, 0 if neither."""
        return int(self.low > even) - int(self.high < even)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution, closely enough (Cornish-Fisher)."""
    if freedom < 1:
        return 12.7
    z = Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def _mean_and_error(by_deal: ByDeal) -> tuple[float, float]:
    """The mean of all games, and its standard error by deals."""
    games = sum(len(values) for values in by_deal.values())
    mean = sum(sum(values) for values in by_deal.values()) / games
    deals = len(by_deal)
    squares = sum((sum(values) - mean * len(values)) ** 2 for values in by_deal.values())
    return mean, sqrt(squares * deals / max(1, deals - 1)) / games


def mean_of(by_deal: ByDeal) -> Estimate:
    """The mean of a figure that games have."""
    mean, error = _mean_and_error(by_deal)
    spread = student(len(by_deal) - 1) * error
    return Estimate(mean, mean - spread, mean + spread, sum(map(len, by_deal.values())))


def share_of(by_deal: ByDeal) -> Estimate:
    """The mean of a share of the victory, with a Wilson interval for as many independent games as
    would be equally precise."""
    games = sum(map(len, by_deal.values()))
    mean, error = _mean_and_error(by_deal)
    worth = float(len(by_deal))
    if 0 < mean < 1:
        worth = games / max(FLOOR, games * error**2 / (mean * (1 - mean)))
    low, high = wilson(mean * worth, worth)
    return Estimate(mean, max(0.0, min(low, mean)), min(1.0, max(high, mean)), games)


def paired_difference(first: ByDeal, second: ByDeal) -> Estimate | None:
    """How much more the second has than the first in the deals that both have."""
    common = sorted(first.keys() & second.keys())
    if len(common) < 2:
        return None
    found = np.array([np.mean(second[deal]) - np.mean(first[deal]) for deal in common])
    mean, deals = float(found.mean()), len(common)
    spread = student(deals - 1) * float(found.std(ddof=1)) / sqrt(deals)
    if spread == 0:
        spread = 3 / deals  # all equal: what is rarer than this is not seen in so many deals
    games = sum(len(first[deal]) + len(second[deal]) for deal in common)
    return Estimate(mean, mean - spread, mean + spread, games)


def difference(first: Estimate, second: Estimate) -> Estimate:
    """How much more the second has, of other games (Newcombe's interval)."""
    gain = second.value - first.value
    down = sqrt((second.value - second.low) ** 2 + (first.high - first.value) ** 2)
    up = sqrt((second.high - second.value) ** 2 + (first.value - first.low) ** 2)
    return Estimate(gain, gain - down, gain + up, first.games + second.games)


Player = tuple[str, str]
"""A bot in a role."""


@dataclass(frozen=True)
class RatedGame:
    """Who sat where in a game, and the share of the victory of each."""

    deal: int
    players: tuple[Player, ...]
    shares: tuple[float, ...]


def are_connected(games: Iterable[RatedGame]) -> bool:
    """Whether several players can be compared: each has met each, at least by way of others."""
    groups = list[set[Player]]()
    for met in {game.players for game in games}:
        joined = [group for group in groups if group & set(met)]
        groups = [group for group in groups if not group & set(met)]
        groups.append(set(met).union(*joined))
    return len(groups) == 1 and len({bot for bot, _ in groups[0]}) > 1


def ratings(games: Iterable[RatedGame]) -> dict[Player, Estimate]:
    """The ratings that fit the games best, 0 on average: each seat wins in proportion to the odds
    of its player (Bradley and Terry; of several seats Luce). Intervals count deals."""
    played = [game for game in games if sum(game.shares) > 0]
    players = sorted({player for game in played for player in game.players})
    if len(players) < 2:
        return {}
    number = {player: at for at, player in enumerate(players)}
    groups = defaultdict[tuple[int, ...], list[RatedGame]](list)
    for game in played:
        groups[tuple(number[player] for player in game.players)].append(game)
    theta = np.zeros(len(players))
    for _ in range(50):
        slope, bend = -PRIOR * theta, PRIOR * np.eye(len(players))
        for seats, found in groups.items():
            odds = _odds(theta, seats)
            won = np.sum([game.shares for game in found], axis=0)
            np.add.at(slope, list(seats), won - len(found) * odds)
            _add_bend(bend, seats, odds, len(found))
        step = np.linalg.solve(bend, slope)
        theta += np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-9:
            break
    error = _errors(theta, groups, bend)
    counts = dict.fromkeys(players, 0)
    for game in played:
        for player in set(game.players):
            counts[player] += 1
    return {
        player: Estimate(
            POINTS * theta[at],
            POINTS * (theta[at] - Z * error[at]),
            POINTS * (theta[at] + Z * error[at]),
            counts[player],
        )
        for player, at in number.items()
    }


def _odds(theta: np.ndarray, seats: tuple[int, ...]) -> np.ndarray:
    strength = np.exp(theta[list(seats)] - theta[list(seats)].max())
    found: np.ndarray = strength / strength.sum()
    return found


def _add_bend(bend: np.ndarray, seats: tuple[int, ...], odds: np.ndarray, games: int) -> None:
    inside = games * (np.diag(odds) - np.outer(odds, odds))
    for row, one in enumerate(seats):
        for column, other in enumerate(seats):
            bend[one, other] += inside[row, column]


def _errors(
    theta: np.ndarray, groups: Mapping[tuple[int, ...], Sequence[RatedGame]], bend: np.ndarray
) -> np.ndarray:
    """Standard errors by deals (the sandwich estimator), or of independent games if these are
    larger: who never lost has no spread at all."""
    by_deal = defaultdict[int, np.ndarray](lambda: np.zeros(len(theta)))
    for seats, found in groups.items():
        odds = _odds(theta, seats)
        for game in found:
            np.add.at(by_deal[game.deal], list(seats), np.array(game.shares) - odds)
    inverse = np.linalg.inv(bend)
    middle = sum(np.outer(slope, slope) for slope in by_deal.values())
    deals = len(by_deal)
    spread = inverse @ middle @ inverse * deals / max(1, deals - 1)
    centred = np.eye(len(theta)) - 1 / len(theta)
    apart = centred @ inverse @ centred
    errors: np.ndarray = np.sqrt(np.maximum(np.diag(spread), np.diag(apart)))
    return errors
