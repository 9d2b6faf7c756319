"""Her mix, split by bound type, so that it tells as little as possible about the bound type.

The solved mix says how often she hides what, whatever she is bound to. A player knows her bound
type, and may never break it: each type needs a mix of its own. Only the target's type matters for
that, so it is a small table of bound type by target type, empty where both are the same. Of all
tables that fit, we take the one nearest to independence: whoever sees the target learns the least.
"""

from __future__ import annotations

from collections import deque
from typing import Final

import numpy as np

from futago.solver.hypotheses import Floats, Hypotheses
from futago.solver.situation import Situation

SWEEPS: Final = 400
EXACT: Final = 1e-15


def shares(situation: Situation, hypotheses: Hypotheses, mix: Floats) -> Floats:
    """Bound type x target type: the part of a hypothesis' weight that belongs to each bound type.

    The columns of types that are aimed at add up to one; the weights of a bound type that has a
    plan add up to its belief, among those that have one. A mix may come with blocks before the
    items (see `equilibrium`): they are split alike.
    """
    kinds = len(situation.bound)
    by_item = mix.sum(axis=-1).reshape(-1, len(hypotheses.items)).sum(axis=0)
    aimed = np.bincount(hypotheses.kinds, weights=by_item, minlength=kinds)
    table = fitted(beliefs(situation), aimed / aimed.sum())
    columns = table.sum(axis=0)
    return _ratio(table, np.broadcast_to(columns, table.shape))


def mix_of(bound: int, situation: Situation, hypotheses: Hypotheses, mix: Floats) -> Floats:
    """The mix of one bound type, which is believed possible and has a plan; it adds up to one."""
    factors = shares(situation, hypotheses, mix)[bound][hypotheses.kinds]
    own: Floats = mix * factors[:, np.newaxis]
    own /= own.sum()
    return own


def beliefs(situation: Situation) -> Floats:
    """The belief of each bound type, given that she is not cornered."""
    given = [p if p and situation.walks(kind) else 0.0 for kind, p in enumerate(situation.bound)]
    return np.array(given) / sum(given)


def fitted(rows: Floats, columns: Floats) -> Floats:
    """The table with these sums and an empty diagonal that is nearest to independence.

    Rows and columns are scaled in turn until both fit. That is slow where a type is aimed at as
    often as it may be at all; what is missing in the end is moved along the shortest way.
    """
    table = np.outer(rows, columns)
    np.fill_diagonal(table, 0.0)
    for _ in range(SWEEPS):
        table *= _ratio(rows, table.sum(axis=1))[:, np.newaxis]
        table *= _ratio(columns, table.sum(axis=0))
        if np.abs(table.sum(axis=1) - rows).max() <= EXACT:
            break
    return _repaired(table, rows)


def _ratio(wanted: Floats, found: Floats) -> Floats:
    ratio: Floats = np.divide(wanted, found, out=np.zeros_like(wanted), where=found > 0)
    return ratio


def _repaired(table: Floats, rows: Floats) -> Floats:
    """Exact sums: what a row has too much goes to one that lacks it, inside the columns."""
    table = table.copy()
    while True:
        surplus = table.sum(axis=1) - rows
        giver, taker = int(surplus.argmax()), int(surplus.argmin())
        way = _way(table, giver, taker)
        if surplus[giver] <= EXACT or surplus[taker] >= -EXACT or not way:
            return table
        amount = min(surplus[giver], -surplus[taker], *(table[a, column] for a, column, _ in way))
        for a, column, b in way:
            table[a, column] -= amount
            table[b, column] += amount


def _way(table: Floats, giver: int, taker: int) -> list[tuple[int, int, int]]:
    """The shortest way from row to row, each step in the column that holds most there."""
    came: dict[int, list[tuple[int, int, int]]] = {giver: []}
    todo = deque([giver])
    while todo and taker not in came:
        row = todo.popleft()
        for other in range(len(table)):
            free = table[row].copy()
            free[other] = 0.0  # nothing may come where both types are the same
            column = int(free.argmax())
            if other not in came and free[column] > 0:
                came[other] = [*came[row], (row, column, other)]
                todo.append(other)
    return came.get(taker, [])
