"""Intervals of a mean: Wilson's for a number of games that is fixed beforehand, and one that holds
whenever one stops.

The latter is the confidence sequence of Waudby-Smith and Ramdas, "Estimating means of bounded
random variables by betting" (Journal of the Royal Statistical Society B, 2024), theorem 3. Whoever
doubts that the mean is m bets on every observation, with a stake that may depend on earlier ones
only. If m is true, the capital has no tendency to grow, so by Ville's inequality it ever reaches
1/alpha with probability alpha at most. The interval is all m at which it has not: it contains the
true mean at all times at once, so that any rule of stopping keeps its level.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from futago.lab.simulate import wilson

WILSON: Final = "wilson"
ANYTIME: Final = "anytime"
ALPHA: Final = 0.05
LARGEST_STAKE: Final = 0.5
"""The share of its capital that a bet may lose."""
DIGITS: Final = 9
"""What is written of an interval: the same on all machines, whatever their last bits are."""
STEPS: Final = 40


class Interval(NamedTuple):
    mean: float
    low: float
    high: float
    method: str

    @property
    def width(self) -> float:
        return self.high - self.low


def fixed(deals: Sequence[Sequence[float]]) -> Interval:
    """Wilson's interval of the mean of shares, one per game, by deal. Where the games of a deal
    agree more than by chance they count for less; where they balance each other, for no more."""
    shares = [share for deal in deals for share in deal]
    games = len(shares)
    if not games:
        return Interval(0.5, 0.0, 1.0, WILSON)
    mean = sum(shares) / games
    effective = games / max(1.0, _agreement(deals, mean))
    low, high = wilson(mean * effective, effective)
    return _rounded(mean, max(0.0, low), min(1.0, high), WILSON)


def _agreement(deals: Sequence[Sequence[float]], mean: float) -> float:
    """By what factor the variance of the mean exceeds that of independent games (the design
    effect)."""
    games, spread = sum(map(len, deals)), mean * (1 - mean)
    if games == len(deals) or len(deals) < 2 or not spread:
        return 1.0
    off = sum((sum(deal) - len(deal) * mean) ** 2 for deal in deals)
    return off / (games * spread) * len(deals) / (len(deals) - 1)


def anytime(deals: Sequence[float], width: float) -> Interval:
    """The interval of the mean of independent values from 0 to 1, narrowest where it gets about as
    wide as `width`."""
    values = np.asarray(deals, dtype=np.float64)
    if not len(values):
        return Interval(0.5, 0.0, 1.0, ANYTIME)
    stakes = _stakes(values, width)
    target = log(2 / ALPHA)

    def too_low(mean: float) -> bool:
        """Whether bets that the true mean is higher have won enough."""
        return _log_capital(values, stakes, mean) >= target

    def too_high(mean: float) -> bool:
        return _log_capital(1 - values, stakes, 1 - mean) >= target

    middle = float(values.mean())
    low = 0.0 if not too_low(0.0) else _border(too_low, 0.0, middle)
    high = 1.0 if not too_high(1.0) else _border(too_high, 1.0, middle)
    return _rounded(middle, low, high, ANYTIME)


def _stakes(values: npt.NDArray[np.float64], width: float) -> npt.NDArray[np.float64]:
    """What is bet on each value, from those before it: with a known variance this is the stake for
    which the interval is narrowest when it is as wide as asked for."""
    count = np.arange(1, len(values) + 1)
    means = (0.5 + np.cumsum(values)) / (count + 1)
    spread = (0.25 + np.cumsum((values - means) ** 2)) / (count + 1)
    before = np.concatenate(([0.25], spread[:-1]))
    found: npt.NDArray[np.float64] = width / 2 / before
    return found


def _log_capital(
    values: npt.NDArray[np.float64], stakes: npt.NDArray[np.float64], mean: float
) -> float:
    """The capital, as a logarithm, of bets that the values are higher than this mean. It falls as
    the mean rises."""
    most = LARGEST_STAKE / mean if mean > 0 else np.inf
    return float(np.log1p(np.minimum(stakes, most) * (values - mean)).sum())


def _border(outside: Callable[[float], bool], out: float, inside: float) -> float:
    """Where the interval begins, between a point outside and one inside of it."""
    for _ in range(STEPS):
        middle = (out + inside) / 2
        if outside(middle):
            out = middle
        else:
            inside = middle
    return out


def _rounded(mean: float, low: float, high: float, method: str) -> Interval:
    return Interval(round(mean, DIGITS), round(low, DIGITS), round(high, DIGITS), method)
