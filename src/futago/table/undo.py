"""What can be undone: what revealed nothing. Only people may agree to more."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from futago.table.table import Table


def is_free(table: Table, seat: str) -> bool:
    """Whether a seat may undo its last move without asking anybody: nothing was revealed since, and
    nobody but bots has moved."""
    if table.over or table.last_step_of(seat) is None or revealed_since(table, seat):
        return False
    if table.people() == [seat]:
        return True
    return table.steps[-1].by == seat and table.state.can_undo(seat)


def revealed_since(table: Table, seat: str) -> bool:
    """Whether a seat's last move, or anything after it, revealed something."""
    step = table.last_step_of(seat)
    return step is not None and any(
        other.revealed for other in table.steps if other.number >= step.number
    )


def may_be_agreed(table: Table) -> bool:
    """Whether the others may agree to undo what has revealed something: people may, but never a
    bot."""
    return len(table.seats) > 1 and len(table.people()) == len(table.seats)
