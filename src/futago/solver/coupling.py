"""Two sums made one table: how often she is bound to one type and aims at another.

A solved mix says how often she aims at which type, the Samurai's belief how likely each type is
the bound one. What goes with what is not said, but that she never breaks what she is bound to. Of
all tables that fit we take the one nearest to independence, which claims nothing beyond that.

Such a table is `u[bound] * v[aimed]` beside an empty diagonal. With all v adding up to one and all
u to U, each v is a root of a quadratic in which only U is unknown; so U is sought by halving.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

import numpy as np

from futago.solver.hypotheses import Floats

TIGHT: Final = 1e-12
IMPRECISE: Final = 1e-6
HALVINGS: Final = 200


def coupled(bound: Floats, aimed: Floats) -> Floats:
    """The table, a row for each bound type, a column for each type aimed at; both sums are one.

    Where no table fits (a type is aimed at more often than another one is bound), ValueError.
    """
    room = 1 - bound - aimed
    tightest = int(room.argmin())
    if room[tightest] < -IMPRECISE:
        raise ValueError("some type is aimed at more often than she may break it")
    if room[tightest] <= TIGHT:  # whoever may aim at it does
        table = np.zeros((len(bound), len(aimed)))
        table[:, tightest] = bound
        table[tightest] = aimed
        table[tightest, tightest] = 0.0
    else:
        columns, rests = _columns(bound.tolist(), aimed.tolist())
        table = np.outer(bound / rests, columns)
        np.fill_diagonal(table, 0.0)
    sums = table.sum(axis=0)
    table *= np.divide(aimed, sums, out=np.zeros_like(sums), where=sums > 0)
    return table


def _columns(bound: Sequence[float], aimed: Sequence[float]) -> tuple[list[float], list[float]]:
    """All v, and one minus each of them; the latter without loss where v is nearly one."""
    least = [(sqrt(p) + sqrt(q)) ** 2 for p, q in zip(bound, aimed, strict=True)]
    large = max(range(len(least)), key=least.__getitem__)

    def roots(total: float) -> tuple[list[float], list[float]]:
        """The smaller root of each quadratic, and one minus the larger."""
        small, far = list[float](), list[float]()
        for p, q in zip(bound, aimed, strict=True):
            spread = sqrt(max(0.0, (total + q - p) ** 2 - 4 * total * q))
            small.append(_root(q, total, total + q - p + spread))
            far.append(_root(p, total, total + p - q + spread))
        return small, far

    def too_much(total: float, far_root: bool) -> bool:
        """Whether the columns add up to more than one."""
        small, far = roots(total)
        return sum(small) - small[large] > far[large] if far_root else sum(small) > 1

    low = least[large]
    # All v shrink as U grows. If they are too few even at first, the large one is its larger
    # root, and then their sum grows instead.
    far_root = not too_much(low, False)
    high = 2 * low
    while too_much(high, far_root) != far_root:
        high *= 2
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if not low < middle < high:
            break
        if too_much(middle, far_root) == far_root:
            high = middle
        else:
            low = middle
    small, far = roots(high)
    rests = [1 - v for v in small]
    if far_root:
        small[large], rests[large] = 1 - far[large], far[large]
    return small, rests


def _root(part: float, total: float, below: float) -> float:
    """Twice the part through what is below, which can be that small only by rounding."""
    return 2 * part / max(below, 2 * sqrt(part * total)) if part else 0.0
