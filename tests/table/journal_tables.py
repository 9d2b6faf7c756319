"""Tables in a journal file, played without a server."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from typing import Any

from futago.chance import derived_seed
from futago.game import ABOVE, SPECTATOR, random_action
from futago.table.bot_workers import BotWorkers
from futago.table.creation import TableSettings, setup_of
from futago.table.driver import Driver
from futago.table.entries import Sat, decode_entry
from futago.table.journal import Journal
from futago.table.live import LiveTable
from futago.table.manager import Sources, TableManager
from futago.table.messages import MessageBuilder, encode
from futago.table.reading import read_table
from futago.table.setup import Clock, TableSetup
from futago.table.summary import index_of
from futago.table.table import Table

START = 1_700_000_000_000
"""A moment, in milliseconds."""


class Ticking:
    """A clock that advances by a second at each reading."""

    def __init__(self, start: int = START) -> None:
        self._moments = count(start, 1000)

    def __call__(self) -> int:
        return next(self._moments)


def setup_for(
    game: str, options: dict[str, Any], seed: object, clock: Clock | None = None
) -> TableSetup:
    settings = TableSettings(public=True, clock=clock or Clock())
    return setup_of(game, options, settings, derived_seed("00" * 32, str(seed), 1), None)


def everybody(setup: TableSetup) -> list[Sat]:
    """A different person at each seat."""
    game, options = setup.rules()
    return [Sat(seat, seat.title(), f"guest of {seat}") for seat in game.seats(options)]


def manager_of(journal: Journal, now: Callable[[], int] | None = None) -> TableManager:
    """A manager for a journal, without bots."""
    workers = BotWorkers(1, 60.0)
    return TableManager(journal, Driver(workers), Sources(now=now or Ticking()))


async def play_on(live: LiveTable, rng: random.Random, moves: int) -> None:
    """Play so many random moves, or fewer if the game ends."""
    for _ in range(moves):
        if not live.table.movers:
            return
        seat = rng.choice(live.table.movers)
        action = random_action(live.table.state.legal_actions(seat), rng)
        await live.move(seat, [action], live.table.number + 1)


def picture(table: Table, now: int = START) -> dict[str, Any]:
    """Everything that viewers can see of a table, and its internal state."""
    seats = (*table.seats, SPECTATOR, *((ABOVE,) if table.over else ()))
    return {
        "shown": {
            seat: encode(MessageBuilder(table, seat, now=now).table_shown([])) for seat in seats
        },
        "undo": {seat: table.can_undo(seat) for seat in table.seats},
        "position": table.state.position(ABOVE),
        "standing": table.progress,
        "draws": table.match.draws,
        "index": index_of(table, now, now),
    }


async def read_whole(journal: Journal, id: str) -> Table:
    """A table replayed from all its entries, without snapshots."""
    stored = await journal.load(id)
    assert stored is not None
    table = Table(id, read_table(stored).setup, stored.heading.created)
    for entry in await journal.entries(id):
        table.replay(decode_entry(entry.data), entry.time)
    return table
