"""Converting between hypotheses and plans."""

from __future__ import annotations

from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import SHADOW, TRAIL
from futago.goryo.solver.hypotheses import NO_TRICK, Hypotheses


def plan_for(hypotheses: Hypotheses, row: int, column: int, illusion: str | None = None) -> Plan:
    """The first plan, in the order of walks, with this hypothesis."""
    situation, item = hypotheses.situation, hypotheses.items[row]
    floor = situation.setup.floor
    walks = floor.walks(situation.start, situation.cursed, item.sprint, situation.setup.move_cubes)
    walk = next(walk for walk in walks if (walk.mask, walk.target) == (item.mask, item.target))
    trick = floor.ids[column] if column != NO_TRICK else None
    if item.owned:
        trick = floor.ids[item.owned.bit_length() - 1]
    return Plan(
        path=tuple(floor.ids[space] for space in walk.cubes),
        target=floor.ids[item.target],
        sprint=item.sprint,
        trail=trick if situation.left & TRAIL else None,
        lie=not item.owned,
        shadow=trick if situation.left & SHADOW else None,
        illusion=illusion,
    )


def cell_of(hypotheses: Hypotheses, plan: Plan) -> tuple[int, int]:
    """The row and the column of a plan. A trail that she denies counts as no trick, and so does a
    trick in a place where it makes no difference."""
    index = hypotheses.situation.setup.floor.index
    target = index[plan.target]
    mask = 1 << target
    for space in plan.path:
        mask |= 1 << index[space]
    row = hypotheses.row_of[mask, target, 0]
    trick = plan.trail if plan.trail is not None else plan.shadow
    if trick is None or not hypotheses.places[row] >> index[trick] & 1:
        return row, NO_TRICK
    if not plan.lie:
        owned = (mask, target, 1 << index[trick])
        return hypotheses.row_of.get(owned, row), NO_TRICK
    return row, index[trick]
