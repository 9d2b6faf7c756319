"""Splitting her mix by bound type, so that it reveals as little as possible about the bound type.

A solved mix is over all bound types. A player knows her bound type, which she may never break, so
each type needs its own mix. Only the type of the target matters for that: a small table of bound
type by target type, with an empty diagonal. Of all tables with the right sums, we take the one
nearest to independence, from which the target reveals least.
"""

from __future__ import annotations

from collections import deque
from typing import Final

import numpy as np

from futago.goryo.solver.hypotheses import Floats, Hypotheses
from futago.goryo.solver.situation import Situation

MAX_SWEEPS: Final = 400
TOLERANCE: Final = 1e-15


def shares(situation: Situation, hypotheses: Hypotheses, mix: Floats) -> Floats:
    """Bound type x target type: the part of a hypothesis' weight that belongs to each bound type.

    The columns of types that are aimed at add up to one; the weights of a bound type that has a
    plan add up to its belief among those. If the mix has blocks before the items (see
    `equilibrium`), all blocks are split in the same way.
    """
    kinds = len(situation.bound)
    by_item = mix.sum(axis=-1).reshape(-1, len(hypotheses.items)).sum(axis=0)
    aimed = np.bincount(hypotheses.kinds, weights=by_item, minlength=kinds)
    table = fit_table(beliefs(situation), aimed / aimed.sum())
    columns = table.sum(axis=0)
    return _ratio(table, np.broadcast_to(columns, table.shape))


def mix_of(bound: int, situation: Situation, hypotheses: Hypotheses, mix: Floats) -> Floats:
    """The mix of one bound type, which must be possible and have a plan; it adds up to one."""
    factors = shares(situation, hypotheses, mix)[bound][hypotheses.kinds]
    own: Floats = mix * factors[:, np.newaxis]
    own /= own.sum()
    return own


def beliefs(situation: Situation) -> Floats:
    """The belief of each bound type, given that she is not cornered."""
    given = [p if p and situation.walks(kind) else 0.0 for kind, p in enumerate(situation.bound)]
    return np.array(given) / sum(given)


def fit_table(rows: Floats, columns: Floats) -> Floats:
    """The table with these sums and an empty diagonal that is nearest to independence.

    Rows and columns are scaled in turn (iterative proportional fitting). That converges slowly
    where a type is aimed at as often as possible; the rest is moved along shortest paths.
    """
    table = np.outer(rows, columns)
    np.fill_diagonal(table, 0.0)
    for _ in range(MAX_SWEEPS):
        table *= _ratio(rows, table.sum(axis=1))[:, np.newaxis]
        table *= _ratio(columns, table.sum(axis=0))
        if np.abs(table.sum(axis=1) - rows).max() <= TOLERANCE:
            break
    return _repair(table, rows)


def _ratio(wanted: Floats, found: Floats) -> Floats:
    ratio: Floats = np.divide(wanted, found, out=np.zeros_like(wanted), where=found > 0)
    return ratio


def _repair(table: Floats, rows: Floats) -> Floats:
    """Make the sums exact: the surplus of a row moves to one with a deficit, within columns."""
    table = table.copy()
    while True:
        surplus = table.sum(axis=1) - rows
        giver, taker = int(surplus.argmax()), int(surplus.argmin())
        path = _shortest_path(table, giver, taker)
        if surplus[giver] <= TOLERANCE or surplus[taker] >= -TOLERANCE or not path:
            return table
        amount = min(surplus[giver], -surplus[taker], *(table[a, column] for a, column, _ in path))
        for a, column, b in path:
            table[a, column] -= amount
            table[b, column] += amount


def _shortest_path(table: Floats, giver: int, taker: int) -> list[tuple[int, int, int]]:
    """The shortest path from row to row, each step in the largest column of its row."""
    came: dict[int, list[tuple[int, int, int]]] = {giver: []}
    todo = deque([giver])
    while todo and taker not in came:
        row = todo.popleft()
        for other in range(len(table)):
            free = table[row].copy()
            free[other] = 0.0  # the diagonal stays empty
            column = int(free.argmax())
            if other not in came and free[column] > 0:
                came[other] = [*came[row], (row, column, other)]
                todo.append(other)
    return came.get(taker, [])
