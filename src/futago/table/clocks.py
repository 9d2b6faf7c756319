"""Clocks: what a seat's time is, when it runs out, and what a move costs.

A person's clock runs while the seat is to move in a game that is not paused; a bot has none. What
was spent stands in the entries, so that a table read again from its journal says the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from futago.table.entries import CHANGES_GAME, Conceded, EntryData, Moved, Paused, Undone
from futago.table.standing import Step

if TYPE_CHECKING:
    from futago.table.table import Table


def start_turns(table: Table, before: tuple[str, ...], entry: EntryData, time: int) -> None:
    """After an entry: whose decision is a new one, and since when they think."""
    standing = table.standing
    if isinstance(entry, Paused):
        standing.turns = dict.fromkeys(table.movers, time)
        return
    if not isinstance(entry, CHANGES_GAME):
        return
    going_on = set[str]()
    if isinstance(entry, Moved | Conceded):
        # Where several act at once, one's move does not disturb what the other has in mind; nor
        # does somebody who gives up while the game goes on.
        going_on = {seat for seat in before if seat != entry.by and seat in table.movers}
    for seat in list(standing.turns):
        if seat not in going_on:
            del standing.turns[seat]
            standing.used.pop(seat, None)
    for seat in table.movers:
        if seat not in going_on:
            standing.since[seat] = table.number
            standing.turns[seat] = time
    if isinstance(entry, Undone) and entry.by in table.movers and entry.spent:
        standing.used[entry.by] = entry.spent


def charge(table: Table, seat: str, spent: int) -> None:
    """Take what a move cost from the seat's clock, and give it its increment."""
    clock, left = table.setup.clock, table.standing.left
    if clock.kind == "game":
        left[seat] = max(0, left[seat] - spent) + clock.increment * 1000


def give_back(table: Table, undone: Iterable[Step]) -> None:
    """Moves were taken back: so is what they took from a game clock, and what they won."""
    clock, left = table.setup.clock, table.standing.left
    if clock.kind == "game":
        for step in undone:
            left[step.by] = max(0, left[step.by] + step.spent - clock.increment * 1000)


def thinking_since(table: Table, seat: str, woken: int) -> int | None:
    """When the seat's clock began to run. The time before the server was `woken` is nobody's,
    except where days are counted."""
    turn = table.standing.turns.get(seat)
    if turn is None or table.standing.paused:
        return None
    return turn if table.setup.clock.kind == "days" else max(turn, woken)


def spent(table: Table, seat: str, now: int, woken: int) -> int:
    """Milliseconds of the present turn, those before a pause included."""
    since = thinking_since(table, seat, woken)
    running = max(0, now - since) if since is not None else 0
    return table.standing.used.get(seat, 0) + running


def allowance(table: Table, seat: str) -> int | None:
    """Milliseconds that the seat has for its present turn in all; None where no clock runs."""
    clock = table.setup.clock
    if clock.kind == "none":
        return None
    return table.standing.left.get(seat, 0) if clock.kind == "game" else clock.seconds * 1000


def deadline(table: Table, seat: str, woken: int) -> int | None:
    """When the time of a seat that is to move runs out; bots have all the time."""
    allowed, since = allowance(table, seat), thinking_since(table, seat, woken)
    if allowed is None or since is None or not table.seats[seat].person:
        return None
    return since + allowed - table.standing.used.get(seat, 0)
