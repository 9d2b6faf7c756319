"""The palace as reports of the lab draw it."""

from __future__ import annotations

from futago.goryo.rules.names import palace_name
from futago.goryo.rules.options import Options
from futago.lab.measures import BoardPlan, BoardSpace


def board_plan(options: Options) -> BoardPlan:
    palace = options.palace
    spaces = [BoardSpace(it.id, it.row, it.column, it.room) for it in palace.spaces]
    return BoardPlan(palace_name(palace.name), spaces, palace.bridges)
