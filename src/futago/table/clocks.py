"""Clocks: how much time a seat has, when it runs out, and what a move costs.

A person's clock runs while the seat is to move in a game that is not paused; bots have no clock.
The time spent is part of the entries, so that a table loaded from its journal shows the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from futago.game import SPECTATOR
from futago.table.entries import CHANGES_GAME, Conceded, EntryData, Moved, Paused, Undone
from futago.table.progress import Step

if TYPE_CHECKING:
    from futago.table.table import Table
    from futago.table.trace import Trace


def after_scene(table: Table, trace: Trace, time: int) -> int:
    """When the next turn begins, after an entry with these moves: clients show some events as a
    scene, which takes nobody's time, even if somebody moves meanwhile."""
    scenes, progress = table.match.game.scenes, table.progress
    if not scenes or table.setup.clock.kind not in ("move", "game"):
        return time
    kinds = (event.kind for _, _, state in trace for event in state.events(SPECTATOR))
    seconds = max((scenes.get(kind, 0) for kind in kinds), default=0)
    progress.scene_ends = max(progress.scene_ends, time + seconds * 1000)
    return max(time, progress.scene_ends)


def start_turns(table: Table, before: tuple[str, ...], entry: EntryData, time: int) -> None:
    """After an entry: start the turns of seats that face a new decision."""
    progress = table.progress
    if isinstance(entry, Paused):
        progress.turns = dict.fromkeys(table.movers, time)
        return
    if not isinstance(entry, CHANGES_GAME):
        return
    continuing = set[str]()
    if isinstance(entry, Moved | Conceded):
        # Where several seats act simultaneously, one seat's move does not restart another's turn;
        # nor does a player who gives up in a game that continues.
        continuing = {seat for seat in before if seat != entry.by and seat in table.movers}
    for seat in list(progress.turns):
        if seat not in continuing:
            del progress.turns[seat]
            progress.used.pop(seat, None)
    for seat in table.movers:
        if seat not in continuing:
            progress.since[seat] = table.number
            progress.turns[seat] = time
    if isinstance(entry, Undone) and entry.by in table.movers and entry.spent:
        progress.used[entry.by] = entry.spent


def charge(table: Table, seat: str, spent: int) -> None:
    """Deduct the time of a move from the seat's clock, and add the increment."""
    clock, left = table.setup.clock, table.progress.left
    if clock.kind == "game":
        left[seat] = max(0, left[seat] - spent) + clock.increment * 1000


def refund(table: Table, undone: Iterable[Step]) -> None:
    """Moves were undone: return the time they cost on a game clock, and take back increments."""
    clock, left = table.setup.clock, table.progress.left
    if clock.kind == "game":
        for step in undone:
            left[step.by] = max(0, left[step.by] + step.spent - clock.increment * 1000)


def thinking_since(table: Table, seat: str, started_at: int) -> int | None:
    """When the seat's clock began to run. Time before the server started (`started_at`) does not
    count, except on a `days` clock."""
    turn = table.progress.turns.get(seat)
    if turn is None or table.progress.paused:
        return None
    return turn if table.setup.clock.kind == "days" else max(turn, started_at)


def spent(table: Table, seat: str, now: int, started_at: int) -> int:
    """Milliseconds spent on the current turn, including those before a pause."""
    since = thinking_since(table, seat, started_at)
    running = max(0, now - since) if since is not None else 0
    return table.progress.used.get(seat, 0) + running


def allowance(table: Table, seat: str) -> int | None:
    """Milliseconds that the seat has for its current turn in total; None without a clock."""
    clock = table.setup.clock
    if clock.kind == "none":
        return None
    return table.progress.left.get(seat, 0) if clock.kind == "game" else clock.seconds * 1000


def deadline(table: Table, seat: str, started_at: int) -> int | None:
    """When the time of a seat that is to move runs out; never for bots."""
    allowed, since = allowance(table, seat), thinking_since(table, seat, started_at)
    if allowed is None or since is None or not table.seats[seat].person:
        return None
    return since + allowed - table.progress.used.get(seat, 0)
